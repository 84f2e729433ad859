// @vitest-environment jsdom
import { expect, it } from "vitest";
import { changedRanges } from "./changed-ranges.ts";

function element(html: string): Element {
  const made = document.createElement("div");
  made.innerHTML = html;
  return made;
}

const changed = (html: string, other: string) =>
  changedRanges(element(html), element(other)).map(String);

it("finds the words that another text does not have", () => {
  const before = "<h2>Hours</h2><p>We open at seven in the morning.</p>";
  const after = "<h2>Hours</h2><p>We open at eight in the early morning.</p>";
  expect(changed(before, after)).toEqual(["seven"]);
  expect(changed(after, before)).toEqual(["eight", "early"]);
  expect(changed(before, before)).toEqual([]);
});

it("marks words beside each other as one", () => {
  expect(changed("<h1>Rye bread</h1>", "<h1>A whole new loaf</h1>")).toEqual(["Rye bread"]);
  expect(changed("<p>Open from six to ten</p>", "<p>Open at six to ten</p>")).toEqual(["from"]);
});

it("finds them across links and headings, without the space around them", () => {
  const before = "<h2>Bread</h2><p>See <a>our rye</a> today.</p>";
  const after = "<h2>Our bread</h2><p>See <a>our spelt</a> and more today.</p>";
  expect(changed(before, after)).toEqual(["Bread", "rye"]);
  expect(changed(after, before)).toEqual(["Our bread", "spelt", "and more"]);
});
