import { beforeAll, describe, expect, it } from "vitest";
import {
  type Case,
  casesOf,
  issuesOf,
  original,
  positionOf,
  readMark,
  roundsOf,
} from "../../../testing/planted-rounds.ts";
import { parseFile } from "../../pipeline/parse.ts";
import { SCHEMA, SITE_FILE, SYNTAX } from "./mistakes.ts";

const DEAD = "/no-such-page-at-all";
const BLOCK = `{ "type": "cta", "title": "Dead", "action": { "label": "Go", "href": "${DEAD}" } }`;

/** A case with another mistake, and what is found then. */
interface Pair extends Omit<Case, "expected"> {
  expected: string[];
}

/** Whether it is plain what a text says, so that rules can speak of it. */
function isUnderstood(text: string): boolean {
  const bytes = new TextEncoder().encode(text);
  const { parsed, fixed } = parseFile({ file: "/a.json", path: "a.json", bytes });
  return parsed !== undefined || fixed !== undefined;
}

/** A block with a dead link, as the second of a page. */
function withDeadLink(text: string): string {
  const blocks = text.indexOf('"blocks"');
  const before = text.slice(0, blocks);
  return before + text.slice(blocks).replace(/\n {4}\},\n {4}\{/, `\n    },\n    ${BLOCK},\n    {`);
}

/** The same mistakes in pages with a dead link. What comes first in a file is expected first. */
function inPairs(cases: Case[]): Pair[] {
  return cases.flatMap((one) => {
    const text = withDeadLink(one.text);
    if (text === one.text) return [];
    const slip = one.expected;
    const [line = "", rest] = slip.split(":");
    const dead = positionOf(text, `"${DEAD}"`);
    const isBefore = Number(dead.split(":")[0]) <= Number(line);
    const moved = isBefore ? `${Number(line) + 1}:${rest}` : slip;
    const reported = [
      isBefore ? [`${dead} link-dead`, moved] : [moved, `${dead} link-dead`],
    ].flat();
    return [{ ...one, text, expected: isUnderstood(text) ? reported : [moved] }];
  });
}

describe.each([
  ["the schema refuses", inPairs(casesOf(SCHEMA))],
  ["is not JSON", inPairs(casesOf(SYNTAX))],
])("a page that %s still has its dead link reported", (_, cases) => {
  const reported = new Map<Pair, string[]>();

  beforeAll(async () => {
    for (const round of roundsOf(cases)) {
      const issues = await issuesOf(round);
      for (const one of round) reported.set(one, issues.get(one.file) ?? []);
    }
  }, 120_000);

  it.each(cases.map((one) => [one.name, one] as const))("%s", (_name, one) => {
    expect(reported.get(one)).toEqual(one.expected);
  });
});

it("most slips of the pen leave no doubt what a text says", () => {
  const understood = casesOf(SYNTAX).filter(({ text }) => isUnderstood(text));
  expect(understood.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      "no comma between blocks",
      "a comma after the last block",
      "curly quotes around a text",
      "a comment on a line of its own",
      "a line break in a text",
      "quotes inside a text",
      "a closing brace too many",
    ]),
  );
});

describe("a mistake in the site file is one, and hides nothing", () => {
  const page = { file: "about.json", text: withDeadLink(original("about.json")) };
  const dead = `${positionOf(page.text, `"${DEAD}"`)} link-dead`;

  it.each(SITE_FILE)("%s", async (_, rule, plant) => {
    const { text, expected } = readMark(plant(original("_site.json")), rule);
    const reported = await issuesOf([{ file: "_site.json", text }, page]);
    expect(Object.fromEntries(reported)).toEqual({
      "_site.json": [expected],
      "about.json": [dead],
    });
  });
});
