"""Standing orders: an answer given in advance, or none."""

from atable.kernel.codec import decode, encode
from atable.kernel.standing import StandingOrders, no_orders


def test_without_an_order_the_seat_is_asked() -> None:
    assert no_orders().answer("poaching") == "ask"
    assert no_orders().best("recipe", ["soup", "roast"]) is None


def test_each_kind_of_question_has_its_own_answer() -> None:
    orders = StandingOrders({"poaching": "always", "rats": "never"}, {})
    assert [orders.answer(question) for question in ("poaching", "rats", "fire")] == ["always", "never", "ask"]


def test_the_most_wished_for_of_what_there_is() -> None:
    orders = StandingOrders({}, {"recipe": ("truffle", "soup", "roast")})
    assert orders.best("recipe", ["roast", "soup"]) == "soup"
    assert orders.best("recipe", ["salad"]) is None
    assert orders.best("market", ["soup"]) is None


def test_a_copy_takes_other_orders() -> None:
    orders = StandingOrders({"rats": "never"}, {"recipe": ("soup",)})
    copy = orders.copy()
    copy.answers["rats"] = "always"
    copy.wishes["recipe"] = ("roast",)
    assert orders.answer("rats") == "never"
    assert orders.best("recipe", ["soup", "roast"]) == "soup"


def test_orders_are_stored_and_come_back() -> None:
    orders = StandingOrders({"rats": "never"}, {"recipe": ("soup", "roast")})
    assert decode(encode(orders), StandingOrders) == orders
