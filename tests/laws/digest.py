"""Prints a hash of one random game for each subject, to be compared between processes."""

import hashlib

from atable.kernel.codec import encode
from tests.laws.driver import record
from tests.laws.eyes import shown
from tests.laws.subject import Case, Subject
from tests.laws.subjects import SUBJECTS


def digest(subject: Subject, case: Case) -> str:
    told = hashlib.sha256()
    for step in record(subject, case, 0).steps:
        told.update(encode(step.after) + encode(step.action) + encode(step.events))
        for part in shown(subject.game, step.after, case.seats, 0).values():
            told.update(part)
    return told.hexdigest()


if __name__ == "__main__":
    for subject in SUBJECTS:
        print(subject.name, digest(subject, subject.cases[-1]))
