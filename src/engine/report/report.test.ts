import { describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../cli/definitions.ts";
import { githubReport, githubSummary } from "./github.ts";
import { jsonReport } from "./json.ts";
import type { LocatedIssue } from "./located.ts";
import { sarifReport } from "./sarif.ts";
import { textReport } from "./text.ts";

function issue(number: number, file = `pages/a${number}.json`): LocatedIssue {
  return {
    rule: "link-dead",
    level: "error",
    message: `There is no page /x${number}, 100%.`,
    hint: "Did you mean /y?",
    file,
    pointer: "/blocks/0",
    line: number,
    column: 3,
    endLine: number,
    endColumn: 6,
  };
}

const many = (count: number, file?: string) =>
  Array.from({ length: count }, (_, at) => issue(at + 1, file));
const SUMMARY = { pages: 3, hidden: 0, errors: 1, warnings: 0, toFill: 0, ms: 5 };

describe("annotations for GitHub", () => {
  it("give every issue its own while there is room", () => {
    const lines = githubReport(many(10)).split("\n");
    expect(lines).toHaveLength(10);
    expect(lines[0]).toBe(
      "::error file=pages/a1.json,line=1,col=3,endLine=1,endColumn=6,title=link-dead::pages/a1.json:1:3 There is no page /x1, 100%25. Did you mean /y? (docs/rules.md#link-dead)",
    );
  });

  it("are grouped by file beyond ten, and lose nothing", () => {
    const lines = githubReport([...many(30, "pages/a.json"), ...many(2, "pages/b.json")]).split(
      "\n",
    );
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain("title=30 problems::");
    expect(lines[0]?.split("%0A")).toHaveLength(30);
  });

  it("are never more than ten of a level", () => {
    const warnings = many(40).map((one): LocatedIssue => ({ ...one, level: "warning" }));
    const lines = githubReport([...many(40), ...warnings]).split("\n");
    expect(lines.filter((line) => line.startsWith("::error"))).toHaveLength(10);
    expect(lines.filter((line) => line.startsWith("::warning"))).toHaveLength(10);
    expect(lines[9]).toContain("There is no page /x40,");
  });

  it("have a table of everything beside them", () => {
    const text = githubSummary(many(1200), { ...SUMMARY, errors: 1200 });
    expect(text).toContain("### 3 pages checked: 1200 errors, 0 warnings");
    expect(text).toContain(
      "| error | `pages/a1.json:1:3` | There is no page /x1, 100%. Did you mean /y? | `link-dead` |",
    );
    expect(text).toContain("And 200 more.");
    expect(githubSummary([], { ...SUMMARY, errors: 0 })).toContain("No problems.");
  });
});

it("every report leads to the page of rules", () => {
  const options = { gaps: [], textOf: () => '{\n  "href": "/x"\n}', colour: false };
  expect(textReport([issue(2)], SUMMARY, options)).toContain("  docs/rules.md#link-dead");
  expect(JSON.parse(jsonReport([issue(1)], SUMMARY, [])).issues[0].help).toBe(
    "docs/rules.md#link-dead",
  );
  const { rules } = JSON.parse(sarifReport([issue(1)], DEFINITIONS.rules)).runs[0].tool.driver;
  expect(rules.find((rule: { id: string }) => rule.id === "link-dead").help.markdown).toContain(
    "(docs/rules.md#link-dead)",
  );
});

it("the terminal shows the line, with a mark under what is meant", () => {
  const options = { gaps: [], textOf: () => '{\n  "href": "/x"\n}', colour: false };
  expect(textReport([{ ...issue(2), column: 11, endColumn: 15 }], SUMMARY, options)).toBe(
    [
      "pages/a2.json:2:11 error link-dead",
      "  There is no page /x2, 100%.",
      '  2 |   "href": "/x"',
      "    |           ^^^^",
      "  Did you mean /y?",
      "  docs/rules.md#link-dead",
      "",
      "3 pages checked in 5 ms: 1 error, 0 warnings.",
    ].join("\n"),
  );
});

it("texts that are still to be written have lines of their own, apart from what is wrong", () => {
  const gap = {
    file: "pages/a.json",
    pointer: "/description",
    wanted: "what A is about",
    ...{ line: 3, column: 18, endLine: 3, endColumn: 42 },
  };
  const summary = { ...SUMMARY, errors: 0, hidden: 1, toFill: 1 };
  expect(textReport([], summary, { gaps: [gap], textOf: () => "", colour: false })).toBe(
    [
      "Still to be written on hidden pages:",
      "  pages/a.json:3:18 what A is about",
      "",
      "3 pages (1 hidden) checked in 5 ms: no problems. 1 text still to be written.",
    ].join("\n"),
  );
  expect(JSON.parse(jsonReport([], summary, [gap])).gaps).toEqual([gap]);
});
