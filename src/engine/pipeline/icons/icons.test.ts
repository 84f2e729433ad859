import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import type { MediaFile } from "../media/media-file.ts";
import { drawIcon } from "./draw-icon.ts";
import { iconNames } from "./icon-names.ts";
import { unknownIcon } from "./unknown-icon.ts";

const OPEN = '<svg xmlns="http://www.w3.org/2000/svg"';
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "draw-icon-"));
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A site with one icon of its own, whose file has this text. */
function siteWith(name: string, text: string) {
  const path = `/media/icons/${name}.svg`;
  const file = join(folder, "icon.svg");
  writeFileSync(file, text);
  const media: MediaFile = { path, file, kind: "vector", size: text.length, hash: "1a2b3c4d" };
  return { media: new Map([[path, media]]), definitions: DEFINITIONS };
}

async function drawn(text: string): Promise<string> {
  const [icon] = siteWith("own", text).media.values();
  if (!icon) throw new Error("The icon is not there.");
  return drawIcon(icon);
}

it("one of the site's own stands first in lists, and once", () => {
  const names = iconNames(siteWith("check", ""));
  expect(names.slice(0, 2)).toEqual(["check", "a-arrow-down"]);
  expect(names.filter((name) => name === "check")).toHaveLength(1);
});

it.each([
  ["an attribute", `<path fill="#ff0000" d="M1 1h7v7H1z"/>`],
  ["a style", `<path style="fill:red" d="M1 1h7v7H1z"/>`],
  ["a class", `<style>.a{fill:red}</style><path class="a" d="M1 1h7v7H1z"/>`],
  [
    "a class of two",
    `<style>.a{fill:red}</style><path class="a" d="M1 1h7v7H1z"/><path class="a" d="M3 1h1v1z"/>`,
  ],
])("has the color of the text beside it, whatever %s says", async (_, inner) => {
  const svg = await drawn(`${OPEN} viewBox="0 0 9 9">${inner}</svg>`);
  expect(svg).toMatch(/fill="currentColor"/i);
  expect(svg).not.toMatch(/red|#f/);
});

it("is filled where its file names no lines, and drawn with lines where it does", async () => {
  const plain = await drawn(`${OPEN} width="12" height="9"><path d="M1 1h7v7H1z"/></svg>`);
  expect(plain).toMatch(/^<svg [^>]*fill="currentColor" stroke="none"/);
  expect(plain).toMatch(/^<svg [^>]*viewBox="0 0 12 9" id="icon"/);
  expect(plain).not.toContain(" width=");
  const lines = await drawn(
    `${OPEN} viewBox="0 0 9 9" fill="none" stroke="#123456" stroke-width="2"><path d="M1 1h7"/></svg>`,
  );
  expect(lines).toMatch(/^<svg [^>]*fill="none" stroke="currentColor"/);
  expect(lines).toContain('stroke-width="2"');
});

it.each([
  ["a script", "<script>alert(2)</script>"],
  ["a handler", '<path onclick="alert(3)" d="M2 2h1"/>'],
  [
    "a page",
    '<foreignObject><body xmlns="http://www.w3.org/1999/xhtml">alert</body></foreignObject>',
  ],
  ["another file", '<image href="https://alert.example/a.png" width="9" height="9"/>'],
  ["a link", '<a href="javascript:alert(4)"><path d="M2 2h1"/></a>'],
  ["a part of another file", '<use href="https://alert.example/a.svg#a"/>'],
  ["a change of an address", '<set attributeName="href" to="javascript:alert(5)"/>'],
  ["a style from elsewhere", "<style>@import url(https://alert.example/a.css);</style>"],
])("has nothing that could run or load something: %s", async (_, inner) => {
  const svg = await drawn(
    `${OPEN} viewBox="0 0 9 9" onload="alert(1)">${inner}<path d="M1 1h7v7H1z"/></svg>`,
  );
  expect(svg).not.toMatch(/alert|foreignObject|script/);
  expect(svg).toContain("<path");
});

it.each([
  ["home", 'It has another name now: "house".', "house"],
  ["Rocket", 'Did you mean "rocket"?', "rocket"],
  ["sadle", 'Did you mean "saddle"?', undefined],
  ["saddel", 'Did you mean "saddle"?', "saddle"],
  ["qqqqqqqqqq", "Correct the name.", undefined],
])("a name that is not there leads to one that is: %s", (value, hint, fix) => {
  const used = { value, file: "pages/index.json", pointer: "/blocks/0/icon" };
  const issue = unknownIcon(used, siteWith("saddle", ""));
  expect(issue).toMatchObject({ rule: "icon-unknown", message: `There is no icon "${value}".` });
  expect(issue.hint.startsWith(hint), issue.hint).toBe(true);
  expect(issue.fix).toEqual(fix === undefined ? undefined : { value: fix });
});
