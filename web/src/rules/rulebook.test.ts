import { describe, expect, it } from "vitest";

import { countRules, find, fold, hasRules, load, parse, pieces, search } from "./rulebook";

const BOOK = parse(`# Soupes : les règles

Un mot d'abord.

## Généralités

- **SO-01** On joue à 2 ou à 36.
- **SO-02** Le bouillon est chaud (SO-01).

\`\`\`
  A1  A2
\`\`\`

## L'œuf

| Minuteur | En direct |
|---|---|
| À la coque | 3 s |

- **SO-10** Un œuf à la fois, dès l'été.
`);

describe("parsing", () => {
  it("reads the title, the introduction and the sections", () => {
    expect(BOOK.title).toBe("Soupes : les règles");
    expect(BOOK.intro).toEqual([{ kind: "paragraph", text: "Un mot d’abord." }]);
    expect(BOOK.sections.map((section) => [section.id, section.title])).toEqual([
      ["s1", "Généralités"],
      ["s2", "L’œuf"],
    ]);
  });

  it("reads rules, plans and grids in their order", () => {
    expect(BOOK.sections[0]?.blocks.map((block) => block.kind)).toEqual(["rule", "rule", "plan"]);
    expect(BOOK.sections[0]?.blocks[2]).toEqual({ kind: "plan", text: "  A1  A2" });
    expect(BOOK.sections[1]?.blocks[0]).toEqual({
      kind: "grid",
      head: ["Minuteur", "En direct"],
      rows: [["À la coque", "3 s"]],
    });
    expect(countRules(BOOK.sections)).toBe(3);
  });

  it("knows the neighbours of a rule across sections", () => {
    expect(find(BOOK, "SO-02")).toMatchObject({ before: "SO-01", after: "SO-10", section: { title: "Généralités" } });
    expect(find(BOOK, "SO-10")).toMatchObject({ before: "SO-02", after: null });
    expect(find(BOOK, "SO-99")).toBeNull();
  });
});

describe("searching", () => {
  const ids = (query: string): string[] =>
    search(BOOK, query).flatMap((section) =>
      section.blocks.map((block) => (block.kind === "rule" ? block.id : block.kind)),
    );

  it("ignores capitals, accents and ligatures", () => {
    expect(fold("Œuf À L'ÉTÉ")).toBe("oeuf a l'ete");
    expect(ids("ETE")).toEqual(["SO-10"]);
    expect(ids("bouillon CHAUD")).toEqual(["SO-02"]);
  });

  it("finds a rule by its number", () => {
    expect(ids("so-10")).toEqual(["SO-10"]);
    expect(ids("SO2")).toEqual(["SO-02"]);
    expect(ids("10")).toEqual(["SO-10"]);
  });

  it("takes a number as a whole", () => {
    expect(ids("3")).toEqual(["grid"]);
    expect(ids("36")).toEqual(["SO-01"]);
  });

  it("shows a whole section when its title fits, and everything without words", () => {
    expect(ids("generalites")).toEqual(["SO-01", "SO-02", "plan"]);
    expect(search(BOOK, "  ")).toBe(BOOK.sections);
    expect(search(BOOK, "fromage")).toEqual([]);
  });
});

describe("pieces", () => {
  it("marks what was searched for and links other rules", () => {
    expect(pieces("L'Été (SO-01)", ["ete"])).toEqual([
      { text: "L'", kind: "plain" },
      { text: "Été", kind: "hit" },
      { text: " (", kind: "plain" },
      { text: "SO-01", kind: "rule" },
      { text: ")", kind: "plain" },
    ]);
  });

  it("keeps its place where folding makes letters more", () => {
    expect(pieces("œufs durs", ["durs"]).at(-1)).toEqual({ text: "durs", kind: "hit" });
    expect(pieces("œufs", ["oeuf"])[0]).toEqual({ text: "œuf", kind: "hit" });
  });
});

describe("the books", () => {
  it("are the same in both languages, rule by rule", async () => {
    for (const game of ["banquet_royal", "course_a_letoile"]) {
      const [en, fr] = [await load(game, "en"), await load(game, "fr")];
      const shape = (book: typeof en): string[] =>
        book?.sections.map((s) => s.blocks.map((b) => (b.kind === "rule" ? b.id : b.kind)).join(" ")) ?? [];
      expect(shape(en)).toEqual(shape(fr));
      expect(countRules(en?.sections ?? [])).toBeGreaterThan(100);
    }
  });

  it("are missing where a game has none yet", async () => {
    expect(hasRules("a_sixth_game")).toBe(false);
    expect(await load("a_sixth_game", "fr")).toBeNull();
  });
});
