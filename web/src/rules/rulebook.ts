import { typeset } from "../i18n/speaker";
import type { Language } from "../net/protocol";

/** A game's numbered rules, read from `rules/<language>.md`: `## Section`, then `- **BR-38** text`. */
export interface Rule {
  kind: "rule";
  id: string;
  text: string;
}
export interface Paragraph {
  kind: "paragraph";
  text: string;
}
/** Drawn with letters: a plan of the board. */
export interface Plan {
  kind: "plan";
  text: string;
}
export interface Grid {
  kind: "grid";
  head: readonly string[];
  rows: readonly (readonly string[])[];
}
export type Block = Rule | Paragraph | Plan | Grid;

export interface Section {
  id: string; // the same in every language
  title: string;
  blocks: readonly Block[];
}

export interface Rulebook {
  title: string;
  intro: readonly Block[];
  sections: readonly Section[];
}

const RULE = /^- \*\*([A-Z]+-\d+)\*\* (.+)$/;
const FENCE = "```";

export function parse(markdown: string): Rulebook {
  const lines = markdown.split("\n");
  const intro: Block[] = [];
  const sections: { id: string; title: string; blocks: Block[] }[] = [];
  let title = "";
  for (let at = 0; at < lines.length; at++) {
    const line = lines[at]!;
    const blocks = sections.at(-1)?.blocks ?? intro;
    if (line.startsWith("# ")) title = typeset(line.slice(2));
    else if (line.startsWith("## "))
      sections.push({ id: `s${sections.length + 1}`, title: typeset(line.slice(3)), blocks: [] });
    else if (line.startsWith(FENCE)) {
      const end = lines.indexOf(FENCE, at + 1);
      blocks.push({ kind: "plan", text: lines.slice(at + 1, end).join("\n") });
      at = end;
    } else if (line.startsWith("|")) {
      const length = lines.slice(at).findIndex((next) => !next.startsWith("|"));
      blocks.push(grid(lines.slice(at, length < 0 ? undefined : at + length).map(typeset)));
      at = length < 0 ? lines.length : at + length - 1;
    } else if (line.trim()) blocks.push(ruleOrText(typeset(line)));
  }
  return { title, intro, sections };
}

function ruleOrText(line: string): Block {
  const found = RULE.exec(line);
  return found ? { kind: "rule", id: found[1]!, text: found[2]! } : { kind: "paragraph", text: line };
}

function grid([head = "", , ...rows]: readonly string[]): Grid {
  const cells = (line: string): string[] =>
    line
      .split("|")
      .slice(1, -1)
      .map((cell) => cell.trim());
  return { kind: "grid", head: cells(head), rows: rows.map(cells) };
}

/** Where a rule stands, and its neighbours. */
export interface Found {
  rule: Rule;
  section: Section;
  before: string | null;
  after: string | null;
}

export function find(book: Rulebook, id: string): Found | null {
  const all = book.sections.flatMap((section) => section.blocks.filter(isRule).map((rule) => ({ rule, section })));
  const index = all.findIndex(({ rule }) => rule.id === id);
  const here = all[index];
  if (!here) return null;
  return { ...here, before: all[index - 1]?.rule.id ?? null, after: all[index + 1]?.rule.id ?? null };
}

export function isRule(block: Block): block is Rule {
  return block.kind === "rule";
}

export function countRules(sections: readonly Section[]): number {
  return sections.reduce((sum, section) => sum + section.blocks.filter(isRule).length, 0);
}

// Searching

/** Without capitals and accents: «Étoile» and «etoile» are the same. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replaceAll("œ", "oe")
    .replaceAll("æ", "ae")
    .replaceAll("’", "'")
    .normalize("NFD")
    .replaceAll(/\p{Mn}/gu, "");
}

export function wordsOf(query: string): string[] {
  return fold(query).split(/\s+/).filter(Boolean);
}

/** The sections with what has all the words in it; whole sections where the title has them. */
export function search(book: Rulebook, query: string): readonly Section[] {
  const words = wordsOf(query);
  if (!words.length) return book.sections;
  const fits = (text: string, id = ""): boolean => {
    const folded = fold(text);
    return words.every((word) => names(id, word) || contains(folded, word));
  };
  return book.sections
    .map((section) =>
      fits(section.title) ? section : { ...section, blocks: section.blocks.filter((b) => fits(textOf(b), idOf(b))) },
    )
    .filter((section) => section.blocks.length > 0);
}

/** `38`, `br38` and `BR-38` all name BR-38. */
function names(id: string, word: string): boolean {
  const found = /^([a-z]*)-?0*(\d+)$/.exec(word);
  const [prefix, number] = id.toLowerCase().split("-");
  if (!found || number === undefined) return false;
  return Number(number) === Number(found[2]) && (found[1] === "" || found[1] === prefix);
}

/** A number must stand alone: 3 is not in 36. */
function contains(folded: string, word: string): boolean {
  return /^\d+$/.test(word) ? new RegExp(`(?<![\\d-])${word}(?!\\d)`).test(folded) : folded.includes(word);
}

function idOf(block: Block): string {
  return isRule(block) ? block.id : "";
}

function textOf(block: Block): string {
  return block.kind === "grid" ? [...block.head, ...block.rows.flat()].join(" ") : block.text;
}

// Showing

/** A piece of a text: plain, a word that was searched for, or the id of another rule. */
export interface Piece {
  text: string;
  kind: "plain" | "hit" | "rule";
}

export function pieces(text: string, words: readonly string[] = []): Piece[] {
  return text.split(/(\b[A-Z]{2}-\d+\b)/).flatMap((part, index): Piece[] => {
    if (index % 2) return [{ text: part, kind: "rule" }];
    return part ? marked(part, words) : [];
  });
}

function marked(text: string, words: readonly string[]): Piece[] {
  const letters = [...text];
  const hit = hits(letters, words);
  const found: Piece[] = [];
  for (const [index, letter] of letters.entries()) {
    const kind = hit[index] ? "hit" : "plain";
    const last = found.at(-1);
    if (last?.kind === kind) last.text += letter;
    else found.push({ text: letter, kind });
  }
  return found;
}

/** Which letters belong to a word: folding may change how many there are, so each folded one remembers its own. */
function hits(letters: readonly string[], words: readonly string[]): boolean[] {
  const folded = letters.map(fold);
  const owner = folded.flatMap((part, index) => Array<number>(part.length).fill(index));
  const whole = folded.join("");
  const hit = letters.map(() => false);
  for (const word of words) {
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length)) {
      for (let letter = at; letter < at + word.length; letter++) hit[owner[letter]!] = true;
    }
  }
  return hit;
}

// Loading

const FILES = import.meta.glob<string>("../../../src/atable/games/*/rules/*.md", { query: "?raw", import: "default" });

function path(game: string, language: Language): string {
  return `../../../src/atable/games/${game}/rules/${language}.md`;
}

export function hasRules(game: string): boolean {
  return path(game, "en") in FILES;
}

export async function load(game: string, language: Language): Promise<Rulebook | null> {
  const read = FILES[path(game, language)];
  return read ? parse(await read()) : null;
}
