import { JSDOM } from "jsdom";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { entriesWithin, pointerOf } from "./entries-within.ts";

beforeAll(() => void vi.stubGlobal("Node", new JSDOM("").window.Node));
afterAll(() => void vi.unstubAllGlobals());

/** The entries that a block shows, each with the ids of its elements. */
function entriesIn(
  html: string,
  lists: Record<string, number>,
  texts: Record<string, string>,
  pictures: Record<string, string> = {},
) {
  const { body } = new JSDOM(html).window.document;
  const entries = entriesWithin([...body.children], {
    lists: Object.entries(lists).map(([pointer, count]) => ({
      pointer,
      names: Array.from({ length: count }, (_, at) => `${at}`),
    })),
    texts: Object.entries(texts).map(([pointer, text]) => ({ pointer, text })),
    pictures: Object.entries(pictures).map(([pointer, text]) => ({ pointer, text })),
  });
  return entries.map((one) => [pointerOf(one), one.elements.map(({ id }) => id).join(" ")]);
}

const QUESTIONS = { "/a/0/q": "Why?", "/a/0/a": "So.", "/a/1/q": "When?", "/a/1/a": "So." };

it("takes everything around the texts of an entry that holds no other one", () => {
  const html = `<section><h2>All</h2><div>
    <div id=one><article><h3>Why?</h3><p>So.</p></article></div>
    <div id=two><article><h3>When?</h3><p>So.</p></article></div></div></section>`;
  expect(entriesIn(html, { "/a": 2 }, { "/title": "All", ...QUESTIONS })).toEqual([
    ["/a/0", "one"],
    ["/a/1", "two"],
  ]);
});

it("takes elements together that stand beside each other", () => {
  const html = `<dl><dt id=q1>Why?</dt><dd id=a1>So.</dd><dt id=q2>When?</dt><dd id=a2>So.</dd></dl>`;
  expect(entriesIn(html, { "/a": 2 }, QUESTIONS)).toEqual([
    ["/a/0", "q1 a1"],
    ["/a/1", "q2 a2"],
  ]);
});

it("finds entries in entries, those around others first", () => {
  const html = `<table><tr id=r0><th>Rye</th><td id=c0>$2</td><td id=c1>$3</td></tr>
    <tr id=r1><th>Oat</th><td>$4</td></tr></table>`;
  const texts = {
    ...{ "/r/0/head": "Rye", "/r/0/cells/0": "$2", "/r/0/cells/1": "$3" },
    ...{ "/r/1/head": "Oat", "/r/1/cells/0": "$4" },
  };
  expect(entriesIn(html, { "/r": 2, "/r/0/cells": 2 }, texts)).toEqual([
    ["/r/0", "r0"],
    ["/r/0/cells/0", "c0"],
    ["/r/0/cells/1", "c1"],
    ["/r/1", "r1"],
  ]);
});

it("identifies entries by their pictures where they have no words", () => {
  const html = `<div><figure id=one><img alt="Rye"></figure><figure id=two><img alt="Oat"></figure>
    <figure><img alt=""></figure></div>`;
  const pictures = { "/a/0/picture": "Rye", "/a/1/picture": "Oat" };
  expect(entriesIn(html, { "/a": 2 }, {}, pictures)).toEqual([
    ["/a/0", "one"],
    ["/a/1", "two"],
  ]);
});

it("identifies entries with the same words by their order, and none that are shown more often", () => {
  const same = { "/a/0": "Rye", "/a/1": "Rye" };
  const twice = "<ul><li id=one>Rye</li><li id=two>Rye</li></ul>";
  expect(entriesIn(twice, { "/a": 2 }, same)).toEqual([
    ["/a/0", "one"],
    ["/a/1", "two"],
  ]);
  expect(entriesIn(`<p>Rye</p>${twice}`, { "/a": 2 }, same)).toEqual([]);
});

it("finds no list of which a single entry is shown", () => {
  expect(entriesIn("<ul><li>Rye</li></ul>", { "/a": 2 }, { "/a/0": "Rye", "/a/1": "" })).toEqual(
    [],
  );
});
