import { describe, expect, test } from "vitest";

import type { Language } from "../net/protocol";
import { attribute, BadText, makeBundle, speak, type Params, type Reader } from "./speaker";

const ENGLISH = `
list-none = nobody
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
dish-apple = apple
    .indef = an apple
    .help = Keeps the doctor away.
eat = { $player-you ->
        [yes] You eat { $dish-indef }.
       *[no] { $player } eats { $dish-indef }.
    }
wait = Waiting for { $players } ({ $players-count }).
bill = { $coins ->
        [one] { $coins } coin
       *[other] { $coins } coins
    }
`;
const FRENCH = `
bill = { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }
`;
const READER: Reader = { names: ["Zoé", "Hugo"], seat: 1 };

function say(key: string, params: Params, language: Language = "en"): string {
  return speak(makeBundle(language, [language === "en" ? ENGLISH : FRENCH]), { key, params }, READER);
}

describe("names", () => {
  test("a term brings its forms", () => {
    const dish = { type: "term", key: "dish-apple" } as const;
    expect(say("eat", { player: { type: "player", seat: 0 }, dish })).toBe("Zoé eats an apple.");
  });

  test("the reader is addressed", () => {
    const dish = { type: "term", key: "dish-apple" } as const;
    expect(say("eat", { player: { type: "player", seat: 1 }, dish })).toBe("You eat an apple.");
  });

  test("whoever has no name yet is called by the number of the seat", () => {
    expect(say("wait", { players: { type: "several", items: [{ type: "player", seat: 4 }] } })).toBe(
      "Waiting for 5 (1).",
    );
  });
});

test.each([
  [[], "Waiting for nobody (0)."],
  [["Ada"], "Waiting for Ada (1)."],
  [["Ada", "Bo"], "Waiting for Ada and Bo (2)."],
  [["Ada", "Bo", "Cy", "Di"], "Waiting for Ada, Bo, Cy and Di (4)."],
])("a list of %j", (items, sentence) => {
  expect(say("wait", { players: { type: "several", items } })).toBe(sentence);
});

test.each([
  ["en", 0, "0 coins"],
  ["en", 1, "1 coin"],
  ["en", 1234, "1,234 coins"],
  ["fr", 0, "0 pièce"],
  ["fr", 2, "2 pièces"],
  ["fr", 1234, "1\u202f234 pièces"],
] as const)("numbers and plurals in %s: %d", (language, coins, text) => {
  expect(say("bill", { coins }, language)).toBe(text);
});

describe("attributes", () => {
  test("an explanation is found by its name", () => {
    expect(attribute(makeBundle("en", [ENGLISH]), "dish-apple", "help")).toBe("Keeps the doctor away.");
  });

  test("there need not be one", () => {
    expect(attribute(makeBundle("en", [ENGLISH]), "bill", "help")).toBeNull();
    expect(attribute(makeBundle("en", [ENGLISH]), "soup", "help")).toBeNull();
  });
});

describe("mistakes are not shown as text", () => {
  test("a key that nobody defined", () => {
    expect(() => say("soup", {})).toThrow(BadText);
  });

  test("a parameter that is missing", () => {
    expect(() => say("bill", {})).toThrow(/bill/);
  });
});

test("apostrophes are set as in print, but names are left alone", () => {
  const bundle = makeBundle("fr", ["wait = { $player } n'a qu'à s'asseoir\nhost = L'hôte"]);
  const message = { key: "wait", params: { player: { type: "player", seat: 0 } } } as const;
  expect(speak(bundle, message, { names: ["d'Artagnan"], seat: null })).toBe("d'Artagnan n’a qu’à s’asseoir");
  expect(speak(bundle, { key: "host", params: {} })).toBe("L’hôte");
});

test("a game's own words win over the shared ones", () => {
  const bundle = makeBundle("en", ["hello = Hello", "hello = Bon appétit"]);
  expect(speak(bundle, { key: "hello", params: {} })).toBe("Bon appétit");
});
