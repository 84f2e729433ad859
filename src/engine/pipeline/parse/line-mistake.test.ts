import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it, vi } from "vitest";
import { parseFile } from "../parse.ts";
import { locate } from "../positions.ts";
import { listFiles } from "../read.ts";
import { isJson } from "./is-json.ts";

const PAGE = `{
  "title": "Rye bread",
  "picture": {
    "src": "/media/rye.svg",
    "alt": "A loaf of rye"
  },
  "blocks": [
    {
      "type": "hero",
      "subtitle": "Baked at four"
    },
    {
      "type": "faq",
      "items": [
        { "question": "Q", "answer": "A" },
        { "question": "R", "answer": "B" }
      ]
    }
  ]
}
`;

/** `line: message hint` of every issue. */
function reported(text: string): string[] {
  const { issues } = parseFile({
    file: "/a.json",
    path: "a.json",
    bytes: new TextEncoder().encode(text),
  });
  return issues.map((issue) => `${locate(text, issue).line}: ${issue.message} ${issue.hint}`);
}

const without = (...lost: number[]) =>
  PAGE.split("\n")
    .filter((_, at) => !lost.includes(at + 1))
    .join("\n");

function exchanged(text: string, first: number, second: number): string {
  const lines = text.split("\n");
  [lines[first], lines[second]] = [lines[second] ?? "", lines[first] ?? ""];
  return lines.join("\n");
}

describe("a line that is lost, doubled or exchanged is one mistake where it was", () => {
  it.each([
    [
      "the opening of an object with a name",
      without(3),
      '3: The line that opens this part is missing before this. Put a line before this with the name of the field, a colon and {, for example "image": {.',
    ],
    [
      "the opening of a list with a name",
      without(7),
      '7: The line that opens this part is missing before this. Put a line before this with the name of the field, a colon and [, for example "items": [.',
    ],
    ["the opening of a block", without(12), "12: An opening { is missing here. Put { here."],
    [
      "the closing of an object",
      without(6),
      "3: This { is never closed. Add the closing } before line 6.",
    ],
    [
      "the closing of a list",
      without(17),
      "14: This [ is never closed. Add the closing ] before line 17.",
    ],
    [
      "the closing of a block",
      without(11),
      "8: This { is never closed. Add the closing } before line 11.",
    ],
    [
      "a line twice",
      PAGE.replace("  },\n", "  },\n  },\n"),
      "7: This line stands here for the second time. Delete one of the two.",
    ],
    [
      "an opening and what it opens",
      exchanged(PAGE, 7, 8),
      "8: This line and line 9 stand in each other's place. Exchange the two lines.",
    ],
    [
      "a closing and what follows",
      exchanged(PAGE, 5, 6),
      "6: This line and line 7 stand in each other's place. Exchange the two lines.",
    ],
    [
      "lines farther from one another",
      exchanged(PAGE, 11, 14),
      "12: This line and line 15 stand in each other's place. Exchange the two lines.",
    ],
    [
      "the last entry and the one before it",
      exchanged(PAGE, 14, 15),
      "16: A comma is missing before this, and the one after the last entry, on line 16, is one too many. Put the comma at the end of the entry above.",
    ],
  ])("%s", (_, text, expected) => {
    expect(reported(text)).toEqual([expected]);
  });

  it("in the pages as well", () => {
    const wrong: string[] = [];
    let tried = 0;
    for (const path of listFiles("pages").filter((name) => name.startsWith("locations/"))) {
      const text = readFileSync(join("pages", path), "utf8");
      const lines = text.split("\n");
      for (let at = (tried % 7) + 1; at < lines.length - 6; at += 17) {
        const line = lines[at] ?? "";
        const slips = [lines.toSpliced(at, 1), lines.toSpliced(at, 0, line)].map((all) =>
          all.join("\n"),
        );
        for (const slip of [...slips, exchanged(text, at, at + 1), exchanged(text, at, at + 4)]) {
          if (isJson(slip)) continue;
          tried += 1;
          const shownLines = reported(slip);
          const shown = Number(shownLines[0]?.split(":")[0]);
          const isNear =
            (shown >= at && shown <= at + 6) || /before line/.test(shownLines[0] ?? "");
          if (shownLines.length !== 1 || !isNear)
            wrong.push(`${path}:${at + 1} ${shownLines.join(" | ")}`);
        }
      }
    }
    expect(wrong).toEqual([]);
    expect(tried).toBeGreaterThan(200);
  });
});

it("a text of many lines that stand anyhow is not tried out without end", () => {
  const parse = vi.spyOn(JSON, "parse");
  const lines = Array.from({ length: 40 }, (_, at) => `${" ".repeat((at * 7) % 12)}"a": 1`);
  reported(`{ "text": "${"x".repeat(800_000)}"\n${lines.join("\n")}`);
  const read = parse.mock.calls.reduce((sum, [text]) => sum + text.length, 0);
  parse.mockRestore();
  expect(read).toBeLessThan(40_000_000);
});
