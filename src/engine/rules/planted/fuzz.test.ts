import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ENGINE } from "../../../testing/examine-files.ts";
import { fixText } from "../../edit/fix.ts";
import { parseFile } from "../../pipeline/parse.ts";
import { createLocator } from "../../pipeline/positions.ts";
import { listFiles } from "../../pipeline/read.ts";

const PAGES = listFiles("pages").filter((path) => /^(about|contact|index|locations)/.test(path));
const PIECES = [
  ..."{}[]:,\"'“”‘`\\\n\t #/*-+.0123abnrtuxé",
  "//",
  "/*",
  "null",
  "true",
  "{ ",
  "[[",
  '"a": ',
  "<<<<<<<",
  "\u202e",
  "\ud83d",
];

function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 8) % below;
  };
}

/** A page with one to three parts taken out, doubled or replaced. */
function damaged(random: (below: number) => number): string {
  let text = readFileSync(join("pages", PAGES[random(PAGES.length)] ?? ""), "utf8").slice(
    0,
    3000 + random(3000),
  );
  for (let time = random(3); time >= 0; time -= 1) {
    const at = random(text.length);
    const length = random(4) === 0 ? random(40) : random(3);
    const piece = random(3) === 0 ? "" : (PIECES[random(PIECES.length)] ?? "");
    text = text.slice(0, at) + piece + text.slice(at + length);
  }
  return text;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

it("whatever happens to a page, every text that is not JSON is reported, at a position within it", () => {
  const random = createRandom(42);
  for (let round = 0; round < 500; round += 1) {
    const written = damaged(random);
    const bytes = new TextEncoder().encode(written);
    const text = new TextDecoder().decode(bytes);
    const { parsed, issues } = parseFile({ file: "/a.json", path: "a.json", bytes });
    expect(parsed !== undefined, text).toBe(isJson(text));
    if (!parsed) expect(issues.length, text).toBeGreaterThan(0);
    const all = parsed ? [...issues, ...ENGINE.validate("page", "/a.json", parsed.value)] : issues;
    const locator = createLocator(text);
    for (const issue of all) {
      const { offset, length } = locator.span(issue);
      expect(offset + length, `${issue.message} ${text}`).toBeLessThanOrEqual(text.length + 1);
    }
    expect(all.length, text).toBeLessThanOrEqual(150);
    const fixed = fixText(text, all);
    if (parsed) expect(isJson(fixed), text).toBe(true);
  }
}, 180_000);
