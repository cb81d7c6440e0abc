import { flushSync, mount, unmount } from "svelte";
import { expect, test } from "vitest";

import Scene from "../../../ui/art/Scene.svelte";
import ClocheIcon from "./ClocheIcon.svelte";
import DishIcon from "./DishIcon.svelte";
import RoyalPlateIcon from "./RoyalPlateIcon.svelte";
import ToqueIcon from "./ToqueIcon.svelte";

const SVG = "http://www.w3.org/2000/svg";

function draw(put: (target: Element) => object): SVGElement {
  const target = document.createElement("div");
  const mounted = put(target);
  flushSync();
  const picture = target.querySelector("svg")!.cloneNode(true) as SVGElement;
  void unmount(mounted);
  return picture;
}

test.each([
  ["a dish", draw((target) => mount(DishIcon, { target, props: { dish: "charlotte" } }))],
  ["a toque", draw((target) => mount(ToqueIcon, { target, props: { color: "plum", shape: "diamond" } }))],
  ["a lifted cloche", draw((target) => mount(ClocheIcon, { target, props: { open: true, dish: "burger" } }))],
  ["a royal plate", draw((target) => mount(RoyalPlateIcon, { target, props: { who: "princess" } }))],
  ["a game's scene", draw((target) => mount(Scene, { target, props: { game: "critter_kitchen" } }))],
  ["the scene of an unknown game", draw((target) => mount(Scene, { target, props: { game: "soon" } }))],
])("%s is drawn, and every part of it is SVG", (_, picture) => {
  const parts = [...picture.querySelectorAll("*")];
  expect(parts.length).toBeGreaterThan(5);
  expect(parts.filter((part) => part.namespaceURI !== SVG)).toEqual([]);
});

test("no drawing has an id, so that many can lie on one page", () => {
  const picture = draw((target) => mount(Scene, { target, props: { game: "kitchen_rush" } }));
  expect(picture.querySelector("[id]")).toBeNull();
});

test("a drawing is decoration unless it is labelled", () => {
  expect(draw((target) => mount(DishIcon, { target, props: { dish: "burger" } })).getAttribute("aria-hidden")).toBe(
    "true",
  );
  const labelled = draw((target) => mount(DishIcon, { target, props: { dish: "burger", label: "Burger" } }));
  expect([labelled.getAttribute("role"), labelled.getAttribute("aria-label")]).toEqual(["img", "Burger"]);
});
