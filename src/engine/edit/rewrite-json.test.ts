import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { listFiles } from "../pipeline/read.ts";
import { rewriteJson } from "./rewrite-json.ts";

const TEXT = `{
  "title": "Houston",
  "blocks": [
    { "type": "hero" },
    {
      "type": "list",
      "items": ["one", "two"],
      "actions": [{ "label": "Ask", "href": "/contact" }]
    },
    { "type": "cta",   "title": "Call" }
  ]
}
`;

const HERO = { type: "hero" };
const LIST = {
  type: "list",
  items: ["one", "two"],
  actions: [{ label: "Ask", href: "/contact" }],
};
const CTA = { type: "cta", title: "Call" };

/** The text with other blocks. */
function withBlocks(...blocks: object[]): string {
  return rewriteJson(TEXT, { title: "Houston", blocks });
}

describe("rewriting a file", () => {
  it("changes one value and nothing else", () => {
    expect(rewriteJson(TEXT, { title: "Lubbock", blocks: [HERO, LIST, CTA] })).toBe(
      TEXT.replace("Houston", "Lubbock"),
    );
  });

  it("leaves an unchanged file as it is, odd spaces included", () => {
    expect(withBlocks(HERO, LIST, CTA)).toBe(TEXT);
  });

  it("adds a field where the value has it", () => {
    const value = { title: "Houston", order: 3, blocks: [HERO, LIST, CTA] };
    expect(rewriteJson(TEXT, value)).toBe(TEXT.replace('"Houston",', '"Houston",\n  "order": 3,'));
  });

  it("takes a field away", () => {
    const { actions: _, ...rest } = LIST;
    expect(withBlocks(HERO, rest, CTA)).toBe(TEXT.replace(/,\n {6}"actions": [^\n]+/, ""));
  });

  it("moves a block with its formatting", () => {
    expect(withBlocks(CTA, LIST, HERO)).toContain(
      '[\n    { "type": "cta",   "title": "Call" },\n    {\n      "type": "list"',
    );
  });

  it("adds to a list on one line, in the manner of its neighbours", () => {
    const actions = [...LIST.actions, { label: "Call", href: "/call" }];
    const text = withBlocks(HERO, { ...LIST, items: ["one", "two", "three"], actions }, CTA);
    expect(text).toContain('"items": ["one", "two", "three"]');
    expect(text).toContain(
      '"actions": [{ "label": "Ask", "href": "/contact" }, { "label": "Call", "href": "/call" }]',
    );
  });

  it("breaks a list that no longer fits on a line", () => {
    const long = "x".repeat(90);
    expect(withBlocks(HERO, { ...LIST, items: ["one", long] }, CTA)).toContain(
      `"items": [\n        "one",\n        "${long}"\n      ],`,
    );
  });

  it("keeps tabs and the line ends of other systems", () => {
    const text = '{\r\n\t"title": "A",\r\n\t"blocks": []\r\n}\r\n';
    expect(rewriteJson(text, { title: "A", order: 1, blocks: [HERO] })).toBe(
      '{\r\n\t"title": "A",\r\n\t"order": 1,\r\n\t"blocks": [\r\n\t\t{\r\n\t\t\t"type": "hero"\r\n\t\t}\r\n\t]\r\n}\r\n',
    );
  });

  it("holds the values it was given, on every page of the site", () => {
    const files = listFiles("pages");
    for (const name of files.filter((path) => path.endsWith(".json"))) {
      const text = readFileSync(join("pages", name), "utf8");
      const value = JSON.parse(text) as Record<string, unknown>;
      expect(rewriteJson(text, value)).toBe(text);
      const blocks = Array.isArray(value.blocks) ? value.blocks : [];
      const next = {
        ...value,
        title: "Changed",
        extra: { list: [1, "two"] },
        blocks: [...blocks.slice(1), { type: "new" }, ...blocks.slice(0, 1)],
      };
      expect(JSON.parse(rewriteJson(text, next))).toEqual(next);
    }
  });

  it("leaves every page of the site as the formatter would", () => {
    const text = readFileSync("pages/locations/texas/houston.json", "utf8");
    const page = JSON.parse(text) as { blocks: Record<string, unknown>[] };
    const [hero, ...rest] = page.blocks;
    const long = "A button with many words that shall not stand on one line with the other one";
    const actions = [
      { label: "Find a Houston director", href: "/contact" },
      { label: long, href: "/contact" },
    ];
    const image = { src: "/media/plates/houston.svg", alt: "Houston" };
    const next = {
      ...page,
      topics: ["one", "two"],
      blocks: [{ ...hero, actions, image }, ...rest.reverse(), { use: "video" }],
    };
    const written = rewriteJson(text, next);
    const formatted = execFileSync(
      process.execPath,
      ["node_modules/@biomejs/biome/bin/biome", "format", "--stdin-file-path=pages/x.json"],
      { input: written, encoding: "utf8" },
    );
    expect(written).toBe(formatted);
  });
});
