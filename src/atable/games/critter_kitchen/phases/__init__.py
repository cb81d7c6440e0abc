"""The phases in the order of play: choosing, planning, revealing, shopping, cooking, refrigerating, serving.

Above shopping: sampling, then asking, the small questions. `flow` says which frame belongs to which of them.

Nobody decides anything in preparing (a round begins), cleaning (a location is resolved) and ending (a round ends);
orders are what relaxed play may follow while somebody sleeps.
"""
