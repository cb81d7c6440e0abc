"""The book of standing offers: records that come, stand and go."""

from atable.kernel.codec import decode, encode
from atable.kernel.offers import OfferBook


def book() -> OfferBook[str]:
    return OfferBook([])


def test_several_offers_stand_at_once_oldest_first() -> None:
    offers = book()
    first = offers.make(0, 1, "bread", "3 coins", None)
    second = offers.make(0, None, "bread", "4 coins", None)
    assert offers.standing == [first, second]
    assert offers.find(first.id) == first
    assert offers.find(second.id) == second


def test_a_number_is_never_used_twice() -> None:
    offers = book()
    first = offers.make(0, 1, "bread", "coin", None)
    offers.close(first)
    assert offers.make(0, 1, "bread", "coin", None).id != first.id
    assert offers.find(first.id) is None


def test_an_offer_is_open_to_its_addressee_or_to_anyone_but_its_maker() -> None:
    offers = book()
    named = offers.make(0, 2, "bread", "coin", None)
    free = offers.make(0, None, "bread", "coin", None)
    assert [seat for seat in range(4) if named.open_to(seat)] == [2]
    assert [seat for seat in range(4) if free.open_to(seat)] == [1, 2, 3]


def test_a_counter_offer_replaces_an_offer_to_one_seat() -> None:
    offers = book()
    first = offers.make(0, 1, "bread", "5 coins", 900)
    answer = offers.counter(first, 1, "2 coins", "bread")
    assert offers.standing == [answer]
    assert (answer.maker, answer.to, answer.answers) == (1, 0, first.id)
    assert (answer.gives, answer.wants) == ("2 coins", "bread")
    assert answer.expires == 900


def test_a_counter_offer_leaves_an_offer_to_anyone_standing() -> None:
    offers = book()
    first = offers.make(0, None, "bread", "5 coins", None)
    answer = offers.counter(first, 2, "2 coins", "bread")
    assert offers.standing == [first, answer]
    assert answer.id != first.id


def test_offers_expire_at_exactly_their_reading() -> None:
    offers = book()
    early = offers.make(0, 1, "a", "b", 100)
    stays = offers.make(0, 1, "a", "b", None)
    late = offers.make(0, 1, "a", "b", 101)
    assert offers.next_expiry() == 100
    assert offers.expire(99) == []
    assert offers.expire(100) == [early]
    assert offers.next_expiry() == 101
    assert offers.expire(5_000) == [late]
    assert offers.standing == [stays]
    assert offers.next_expiry() is None


def test_closing_takes_one_offer_away() -> None:
    offers = book()
    first = offers.make(0, 1, "bread", "coin", None)
    second = offers.make(0, 1, "bread", "coin", None)
    offers.close(first)
    assert offers.standing == [second]


def test_a_copy_is_a_book_of_its_own() -> None:
    offers = book()
    offers.make(0, 1, "bread", "coin", None)
    copy = offers.copy()
    copy.make(1, 0, "coin", "bread", None)
    assert (len(offers.standing), offers.next_id) == (1, 2)
    assert (len(copy.standing), copy.next_id) == (2, 3)


def test_a_book_is_stored_and_comes_back() -> None:
    offers = book()
    offers.counter(offers.make(0, None, "bread", "coin", 7), 1, "coin", "bread")
    assert decode(encode(offers), OfferBook[str]) == offers
