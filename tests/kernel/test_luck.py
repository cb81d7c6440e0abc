"""Fair luck: anybody can check with a pocket tool that the seed was fixed before the game."""

import hashlib

from atable.kernel.luck import combine, commitment


def test_the_commitment_is_the_published_hash() -> None:
    """`printf 'atable seed %s' SEED | sha256sum` gives the same."""
    assert commitment("atable") == hashlib.sha256(b"atable seed atable").hexdigest()
    assert commitment("atable") == "4bb2016648937afe21d05f9163a13a25842c9c64213126f5290a29cce8a106ab"


def test_another_seed_has_another_commitment() -> None:
    assert len({commitment(seed) for seed in ("", "a", "b", "ab", "à")}) == 5


def test_the_commitment_does_not_tell_the_seed() -> None:
    assert "atable" not in commitment("atable")
    assert commitment("atable") != hashlib.sha256(b"atable").hexdigest(), "nor is it a hash used elsewhere"


def test_a_seed_is_combined_from_the_table_and_the_players() -> None:
    """`printf '1:a1:b1:c' | sha256sum` gives the same: each part behind its length."""
    assert combine("a", ["b", "c"]) == "321cf3124838eafcf3df515fc440c7452def249dc89643bb5fb8e1bc260b2191"


def test_no_contribution_looks_like_two() -> None:
    assert combine("a", ["b\nc"]) != combine("a", ["b", "c"])
    assert combine("a", ["bc"]) != combine("a", ["b", "c"])
    assert combine("a1:b", []) != combine("a", ["b"])


def test_every_contribution_and_their_order_count() -> None:
    seeds = [("a", ["b", "c"]), ("a", ["c", "b"]), ("a", ["b"]), ("a", []), ("x", ["b", "c"])]
    assert len({combine(seed, contributions) for seed, contributions in seeds}) == 5
