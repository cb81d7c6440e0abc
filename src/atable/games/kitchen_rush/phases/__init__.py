"""The phases of a round (KR-004) in the order of play; `flow` leads from one to the next.

`choosing` asks the lead, in Preparation and in Maintenance; `planning` and `countdown` end Preparation; `action` is the
Action phase, over which `pausing` may lie.

Steps in which nobody is asked: `preparation` before the planning; `checking`, `wages` and `rewards` in Maintenance.
"""
