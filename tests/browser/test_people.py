"""Who somebody is: a guest with a name, an account on several devices, an invited friend, a stranger."""

import re
import uuid
from typing import Final

from playwright.sync_api import Locator, expect

from tests.browser.banquet import Banqueter
from tests.browser.conftest import NewGuest
from tests.browser.guests import Guest

PASSWORD: Final = "une grande cuillère"


def heading(somebody: Guest, key: str) -> Locator:
    return somebody.page.get_by_role("heading", name=somebody.say(key), exact=True)


def section(somebody: Guest, key: str) -> Locator:
    return somebody.page.locator("section").filter(has=heading(somebody, key))


def known_as(somebody: Guest, name: str) -> None:
    """The header of every page tells it."""
    expect(somebody.link("shell-account", name=name)).to_be_visible()


def rename(somebody: Guest, name: str) -> None:
    part = section(somebody, "account-who")
    part.get_by_label(somebody.say("account-name")).fill(name)
    part.get_by_role("button", name=somebody.say("account-save")).click()
    expect(part.get_by_role("status")).to_have_text(somebody.say("account-saved"))


def enter(somebody: Guest, key: str, login: str, password: str) -> None:
    """Fill the form under this heading and send it."""
    part = section(somebody, key)
    part.get_by_label(somebody.say("account-login"), exact=True).fill(login)
    part.get_by_label(somebody.say("account-password"), exact=True).fill(password)
    part.get_by_role("button").click()


def register(somebody: Guest) -> str:
    login = f"zoe-{uuid.uuid4().hex[:8]}"
    somebody.go("/account")
    enter(somebody, "account-keep", login, PASSWORD)
    somebody.sees(somebody.say("account-known", login=login))
    return login


# A name


def test_a_name_is_made_up_and_kept(guest: NewGuest) -> None:
    somebody = guest("fr", "desktop")
    somebody.go("/")
    known_as(somebody, somebody.say("shell-nobody"))
    somebody.button("home-play-now").click()
    Banqueter(somebody).prompt.wait_for()
    somebody.go("/my-games")
    mine = somebody.page.get_by_role("link", name=re.compile(somebody.say("guest-name", number="").strip()))
    expect(mine).to_be_visible()
    called = mine.inner_text()
    somebody.page.reload()
    expect(mine).to_have_text(called)


def test_a_new_name_is_shown_at_once_and_kept(guest: NewGuest) -> None:
    somebody = guest("en", "desktop")
    somebody.go("/account")
    rename(somebody, "Daphné")
    known_as(somebody, "Daphné")
    rename(somebody, "Daphné the Second")
    known_as(somebody, "Daphné the Second")
    somebody.page.reload()
    known_as(somebody, "Daphné the Second")
    expect(somebody.page.get_by_label(somebody.say("account-name"), exact=True)).to_have_value("Daphné the Second")


def test_others_at_the_table_see_the_new_name(guest: NewGuest) -> None:
    somebody = guest("en", "desktop")
    somebody.introduce("Daphné")
    table = somebody.open_table("me", "open", start=False)
    somebody.go("/account")
    rename(somebody, "Clémence")
    somebody.go(f"/t/{table}")
    expect(somebody.page.locator(".seats").get_by_text("Clémence")).to_be_visible()


def test_a_name_of_blanks_is_refused_in_words(guest: NewGuest) -> None:
    somebody = guest("fr", "desktop")
    somebody.go("/account")
    part = section(somebody, "account-who")
    part.get_by_label(somebody.say("account-name")).fill("   ")
    part.get_by_role("button").click()
    expect(part.get_by_role("alert")).to_have_text(somebody.say("bad-name"))
    somebody.excuse("40[0-9]")


# An account


def test_an_account_has_its_games_on_every_device(guest: NewGuest) -> None:
    here, there = guest("en", "desktop"), guest("fr", "phone")
    here.introduce("Zoé")
    table = here.open_table("me", "random")
    login = register(here)
    here.button("account-leave-here").click()
    expect(heading(here, "home-hero")).to_be_visible()
    known_as(here, here.say("shell-nobody"))
    here.go("/my-games")
    expect(heading(here, "mine-none")).to_be_visible()

    there.go("/account")
    enter(there, "account-enter", login, PASSWORD)
    there.language = "en"  # an account speaks the language of its person
    there.sees(there.say("account-known", login=login))
    there.go("/my-games")
    expect(there.page.locator(f'a[href="/t/{table}"]')).to_be_visible()
    there.page.locator(f'a[href="/t/{table}"]').click()
    expect(Banqueter(there).control("do-memorise-ready")).to_be_visible()


def test_log_out_everywhere_ends_the_other_device_too(guest: NewGuest) -> None:
    here, there = guest("en", "desktop"), guest("en", "desktop")
    here.introduce("Zoé")
    login = register(here)
    there.go("/account")
    enter(there, "account-enter", login, PASSWORD)
    there.sees(there.say("account-known", login=login))
    here.button("account-leave-everywhere").click()
    known_as(here, here.say("shell-nobody"))
    there.page.reload()
    known_as(there, there.say("shell-nobody"))


def test_a_wrong_password_is_told_clearly(guest: NewGuest) -> None:
    here, there = guest("en", "desktop"), guest("fr", "phone")
    here.introduce("Zoé")
    login = register(here)
    there.go("/account")
    enter(there, "account-enter", login, "not this one")
    alert = section(there, "account-enter").get_by_role("alert")
    expect(alert).to_have_text(there.say("bad-login"))
    expect(section(there, "account-enter").get_by_label(there.say("account-login"), exact=True)).to_have_value(login)
    there.excuse("40[13]")
    enter(there, "account-enter", login, PASSWORD)
    there.language = "en"
    there.sees(there.say("account-known", login=login))


def test_a_login_that_is_taken_is_told_clearly(guest: NewGuest) -> None:
    first, second = guest("en", "desktop"), guest("fr", "desktop")
    first.introduce("Zoé")
    login = register(first)
    second.introduce("Zoë")
    second.go("/account")
    enter(second, "account-keep", login, PASSWORD)
    expect(section(second, "account-keep").get_by_role("alert")).to_have_text(second.say("login-taken"))
    second.excuse("409|40[0-9]")


def test_my_data_can_be_deleted(guest: NewGuest) -> None:
    somebody = guest("en", "phone")
    somebody.introduce("Zoé")
    somebody.open_table("me", "random")
    login = register(somebody)
    somebody.button("account-delete-button").click()
    somebody.button("account-delete-keep").click()
    expect(somebody.page.get_by_role("dialog")).to_have_count(0)
    somebody.button("account-delete-button").click()
    somebody.button("account-delete-go-on").click()
    somebody.button("account-delete-final").click()
    expect(heading(somebody, "home-hero")).to_be_visible()
    assert somebody.call("GET", "/api/me") == {"me": None}
    somebody.go("/my-games")
    expect(heading(somebody, "mine-none")).to_be_visible()
    somebody.go("/account")
    enter(somebody, "account-enter", login, PASSWORD)
    expect(somebody.page.get_by_role("alert")).to_have_text(somebody.say("bad-login"))
    somebody.excuse("40[13]")


# What this device keeps


def test_the_theme_is_kept(guest: NewGuest) -> None:
    somebody = guest("en", "desktop", scheme="light")
    somebody.go("/")
    light = background(somebody)
    somebody.page.locator("header").get_by_role("button", name=somebody.say("shell-theme-dark"), exact=True).click()
    dark = background(somebody)
    assert dark != light
    somebody.page.reload()
    heading(somebody, "home-hero").wait_for()
    assert background(somebody) == dark
    somebody.page.locator("header").get_by_role("button", name=somebody.say("shell-theme-system"), exact=True).click()
    assert background(somebody) == light


def background(somebody: Guest) -> str:
    return str(somebody.page.evaluate("getComputedStyle(document.body).backgroundColor"))


def test_settings_are_kept_and_hold_at_the_table(guest: NewGuest) -> None:
    somebody = guest("fr", "desktop")
    somebody.introduce("Zoé")
    somebody.go("/account")
    sound = somebody.page.get_by_role("switch", name=somebody.say("account-sound"), exact=True)
    hints = somebody.page.get_by_role("switch", name=somebody.say("account-assist"), exact=True)
    expect(sound).not_to_be_checked()
    expect(hints).to_be_checked()
    sound.check()
    hints.uncheck()
    somebody.page.reload()
    expect(sound).to_be_checked()
    expect(hints).not_to_be_checked()
    somebody.go(f"/t/{somebody.open_table('me', 'random')}")
    expect(somebody.button("frame-sound")).to_have_attribute("aria-pressed", "true")
    somebody.button("frame-menu").click()
    expect(somebody.page.get_by_role("checkbox", name=somebody.say("frame-assist"))).not_to_be_checked()


# Friends and strangers


def sits(somebody: Guest, name: str) -> None:
    expect(somebody.page.locator(".seats li").filter(has_text=name)).to_be_visible()


def invited(host: Guest) -> tuple[str, str]:
    """A table of the host's and the code to it."""
    wish = {"game": "banquet_royal", "seats": [{"kind": "me"}, {"kind": "open"}], "thinking": "none"}
    made = host.call("POST", "/api/tables", wish)
    return made["id"], made["invitation"]


def test_a_friend_comes_by_link(guest: NewGuest) -> None:
    host, friend = guest("en", "desktop"), guest("fr", "phone")
    host.introduce("Daphné")
    table, _ = invited(host)
    host.go(f"/t/{table}")
    link = host.page.get_by_label(host.say("lobby-link")).input_value()
    friend.go(link)
    expect(heading(friend, "join-invited")).to_be_visible()
    friend.sees(friend.say("join-host", host="Daphné"))
    friend.page.get_by_label(friend.say("join-name")).fill("Basile")
    friend.button("join-sit").click()
    sits(friend, "Basile")
    sits(host, "Basile")


def test_a_friend_comes_by_a_code_typed_anyhow(guest: NewGuest) -> None:
    host, friend = guest("en", "desktop"), guest("en", "phone")
    host.introduce("Daphné")
    friend.introduce("Basile")
    table, code = invited(host)
    friend.go("/join")
    typed = f" {code[:3].lower()} {code[3:5].lower()}  {code[5:].lower()} "
    friend.page.get_by_label(friend.say("join-code")).press_sequentially(typed)
    friend.page.keyboard.press("Enter")
    friend.sees(friend.say("join-as", name="Basile"))
    friend.button("join-sit").click()
    expect(friend.page).to_have_url(re.compile(f"/t/{table}$"))
    sits(friend, "Basile")


def test_a_code_that_leads_nowhere_is_told_clearly(guest: NewGuest) -> None:
    somebody = guest("fr", "phone")
    somebody.go("/join")
    somebody.page.get_by_label(somebody.say("join-code")).fill("ABCD EFG0")
    somebody.button("join-go").click()
    expect(somebody.page.get_by_role("alert")).to_have_text(somebody.say("join-fault-letters"))
    somebody.page.get_by_label(somebody.say("join-code")).fill("ABCD EFGH")
    somebody.button("join-go").click()
    expect(heading(somebody, "join-nowhere")).to_be_visible()
    somebody.sees(somebody.say("join-nowhere-text", code="ABCD EFGH"))
    expect(somebody.page.get_by_label(somebody.say("join-code"))).to_be_editable()
    somebody.excuse("404")


def test_a_friend_may_just_watch(guest: NewGuest) -> None:
    host, friend = guest("en", "desktop"), guest("fr", "desktop")
    host.introduce("Daphné")
    friend.introduce("Basile")
    table, code = invited(host)
    friend.go(f"/i/{code}")
    friend.button("join-watch").click()
    expect(friend.page).to_have_url(re.compile(f"/t/{table}$"))
    expect(friend.page.get_by_text("Basile")).to_be_visible()  # among those who watch
    expect(friend.page.locator(".seats li").filter(has_text="Basile")).to_have_count(0)


def test_a_seat_link_opens_the_same_seat_on_a_second_device(guest: NewGuest) -> None:
    here, there = guest("en", "desktop"), guest("en", "phone")
    here.introduce("Zoé")
    table = here.open_table("me", "random")
    here.go(f"/t/{table}")
    Banqueter(here).control("do-memorise-ready").wait_for()
    here.button("frame-menu").click()
    here.button("frame-seat-link-make").click()
    link = here.page.get_by_label(here.say("frame-seat-link")).input_value()
    here.page.keyboard.press("Escape")

    there.go(link)
    expect(heading(there, "link-title")).to_be_visible()
    there.button("link-use").click()
    there.page.locator(f'a[href="/t/{table}"]').click()
    Banqueter(there).control("do-memorise-ready").click()
    expect(Banqueter(there).control("do-memorise-ready")).to_have_count(0)
    expect(Banqueter(here).control("do-memorise-ready")).to_have_count(0)  # it was the same seat
    assert here.call("GET", "/api/me")["me"]["person"] == there.call("GET", "/api/me")["me"]["person"]


def test_a_seat_link_that_is_not_valid_is_told_clearly(guest: NewGuest) -> None:
    somebody = guest("fr", "phone")
    somebody.introduce("Zoé")
    somebody.go("/s/nonsense")
    somebody.sees(somebody.say("link-other", name="Zoé"))
    somebody.button("link-use").click()
    expect(somebody.page.get_by_role("alert")).to_have_text(somebody.say("bad-link"))
    somebody.excuse("403")
    assert somebody.call("GET", "/api/me")["me"]["name"] == "Zoé"


def test_a_private_table_is_not_open_to_a_stranger(guest: NewGuest) -> None:
    host, stranger = guest("en", "desktop"), guest("fr", "desktop")
    host.introduce("Daphné")
    table = host.open_table("me", "random")
    stranger.go(f"/t/{table}")
    expect(heading(stranger, "page-problem")).to_be_visible()
    stranger.sees(stranger.say("not-found"))
    stranger.excuse("404")
    stranger.link("to-home").click()
    expect(heading(stranger, "home-hero")).to_be_visible()
    expect(stranger.page.locator(f'a[href="/t/{table}"]')).to_have_count(0)


def test_a_private_game_that_is_over_is_not_open_to_a_stranger(guest: NewGuest) -> None:
    host, stranger = guest("en", "desktop"), guest("en", "phone")
    host.introduce("Daphné")
    stranger.go(f"/r/{host.open_table('me', 'random')}")
    expect(heading(stranger, "page-problem")).to_be_visible()
    stranger.sees(stranger.say("not-found"))
    stranger.excuse("404")
