import { describe, expect, it } from "vitest";

import { changed, fieldsOf, fill, firstValues, placeOf, planOf, resize, seatsFor, wishFor } from "./form";

const SCHEMA = {
  $ref: "#/$defs/SoupOptions",
  $defs: {
    SoupOptions: {
      type: "object",
      properties: {
        pace: { enum: ["live", "relaxed"], default: "live" },
        salty: { type: "boolean", default: false },
        seconds: { type: "integer", minimum: 10, maximum: 60, default: 30 },
        bowl: { $ref: "#/$defs/Bowl", default: "deep" },
        colors: { type: "array", items: { enum: ["blue", "green", "pink"] }, default: [] },
        strange: { type: "object" },
      },
    },
    Bowl: { enum: ["deep", "flat"] },
  },
};
const FIELDS = fieldsOf(SCHEMA);

describe("options", () => {
  it("become fields, without the pace and what can't be shown", () => {
    expect(FIELDS).toEqual([
      { kind: "switch", name: "salty", first: false },
      { kind: "number", name: "seconds", first: 30, least: 10, most: 60 },
      { kind: "choice", name: "bowl", first: "deep", choices: ["deep", "flat"] },
      { kind: "by-seat", name: "colors", choices: ["blue", "green", "pink"] },
    ]);
  });

  it("are sent where they were changed", () => {
    const values = firstValues(FIELDS);
    expect(changed(FIELDS, values, 2)).toEqual({});
    expect(changed(FIELDS, { ...values, salty: true, seconds: 45 }, 2)).toEqual({ salty: true, seconds: 45 });
  });

  it("are filled up by seat once somebody chose", () => {
    expect(fill([null, "blue"], ["blue", "green", "pink"], 3)).toEqual(["green", "blue", "pink"]);
    expect(changed(FIELDS, { ...firstValues(FIELDS), colors: ["pink", null, "blue"] }, 2)).toEqual({
      colors: ["pink", "blue"],
    });
  });
});

describe("seats", () => {
  it("are planned for a company", () => {
    expect(seatsFor("friends", 3, ["a", "b", "c"])).toEqual(["me", "open", "open"]);
    expect(seatsFor("bots", 2, ["a", "b", "c"])).toEqual(["me", "bot:b"]);
    expect(seatsFor("device", 2, ["a"])).toEqual(["me", "me"]);
  });

  it("grow like the last one, and shrink", () => {
    expect(resize(["me", "bot:b"], 3)).toEqual(["me", "bot:b", "bot:b"]);
    expect(resize(["me", "open", "open"], 2)).toEqual(["me", "open"]);
  });

  it("are read from the value of a select", () => {
    expect(planOf("bot:greedy")).toEqual({ kind: "bot", level: "greedy" });
    expect(planOf("open")).toEqual({ kind: "open" });
  });
});

describe("the wish", () => {
  const wish = { values: firstValues(FIELDS), thinking: "normal" as const, hours: 24, open: false };

  it("starts at once when no seat is open", () => {
    expect(wishFor("soup", FIELDS, { ...wish, plans: ["me", "bot:a"] }).start).toBe(true);
    expect(wishFor("soup", FIELDS, { ...wish, plans: ["me", "open"] }).start).toBe(false);
  });

  it("has hours only with days to think", () => {
    expect(wishFor("soup", FIELDS, { ...wish, plans: ["me"] })).not.toHaveProperty("hours");
    expect(wishFor("soup", FIELDS, { ...wish, plans: ["me"], thinking: "days", hours: 48 }).hours).toBe(48);
  });
});

describe("a refusal", () => {
  it("finds its place", () => {
    expect(placeOf("options.folie_eight")).toBe("option:folie_eight");
    expect(placeOf("seats[1].level")).toBe("seats");
    expect(placeOf("hours")).toBe("thinking");
    expect(placeOf(null)).toBe("form");
  });
});
