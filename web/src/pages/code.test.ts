import { describe, expect, it } from "vitest";

import { faultOf, readCode, showCode } from "./code";

describe("the code of an invitation", () => {
  it("is read with blanks, small letters and dashes", () => {
    expect(readCode(" tw2d tqtq ")).toBe("TW2DTQTQ");
    expect(readCode("tw2d-tqtq")).toBe("TW2DTQTQ");
    expect(readCode("TW2DTQTQXYZ")).toBe("TW2DTQTQ");
  });

  it("is found in a whole link", () => {
    expect(readCode("https://atable.example.org/i/tw2dtqtq?x=1")).toBe("TW2DTQTQ");
  });

  it("is shown in two halves", () => {
    expect(showCode("TW2D")).toBe("TW2D");
    expect(showCode("TW2DTQTQ")).toBe("TW2D TQTQ");
  });

  it("can be too short or hold what no code holds", () => {
    expect(faultOf("TW2DTQTQ")).toBeNull();
    expect(faultOf("TW2D")).toBe("short");
    expect(faultOf("TW2DTQT0")).toBe("letters");
  });
});
