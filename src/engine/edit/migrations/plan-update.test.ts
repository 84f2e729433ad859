import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { changeValues } from "./change-values.ts";
import type { Migration } from "./migration.ts";
import { MIGRATIONS } from "./migrations.ts";
import { planUpdate, type SiteDocument, type SiteFiles } from "./plan-update.ts";
import { readDocuments } from "./read-documents.ts";
import { sharedBlocks } from "./shared-blocks.ts";

const site = (version?: string): SiteDocument => ({
  path: "pages/_site.json",
  kind: "site",
  text: version
    ? `{\n  "brand": "A",\n  "page-engine": { "version": "${version}" }\n}\n`
    : '{\n  "brand": "A"\n}\n',
});
const page = (text: string): SiteDocument => ({ path: "pages/index.json", kind: "page", text });

const files = (...documents: SiteDocument[]): SiteFiles => ({ documents, others: [] });

/** Adds a letter to the title of every page. */
const adds = (version: string, letter: string): Migration => ({
  version,
  summary: `Adds ${letter}.`,
  migrate: ({ kind, value }) => ({
    changes:
      kind === "page"
        ? [{ pointer: "/title", value: `${(value as { title: string }).title}${letter}` }]
        : [],
    decisions: [],
  }),
});
const LETTERS = [
  adds("1.0.0-alpha.9", "a"),
  adds("1.0.0-alpha.10", "b"),
  adds("1.0.0", "c"),
  adds("1.2.0", "d"),
  adds("1.10.0", "e"),
];

it.each([
  [undefined, "1.10.0", "abcde"],
  ["1.0.0-alpha.9", "1.0.0", "bc"],
  ["1.0.0-alpha.9", "1.0.0-alpha.10", "b"],
  ["1.0.0", "1.2.0", "d"],
  ["1.2.0", "1.9.0", ""],
  ["1.2.0", "1.10.0", "e"],
])("makes the migrations after %s, up to %s", (from, to, letters) => {
  const { writes, steps } = planUpdate(files(site(from), page('{ "title": "" }')), to, LETTERS);
  expect(writes.get("pages/index.json") ?? '{ "title": "" }').toBe(`{ "title": "${letters}" }`);
  expect(steps.map(({ paths }) => paths)).toEqual([...letters].map(() => ["pages/index.json"]));
  expect(JSON.parse(writes.get("pages/_site.json") ?? "")["page-engine"]).toEqual({ version: to });
});

it("changes nothing when the files are those of the version", () => {
  const { writes } = planUpdate(files(site("1.2.0"), page('{ "title": "" }')), "1.2.0", LETTERS);
  expect(writes.size).toBe(0);
});

it("refuses files of a later version, and files that are no JSON", () => {
  expect(() => planUpdate(files(site("2.0.0")), "1.2.0", [])).toThrow("page-engine update 2.0.0");
  const broken = { path: "pages/b.json", kind: "page", text: "" } as const;
  expect(() => planUpdate(files(site(), page("{"), broken), "1.2.0", LETTERS)).toThrow(
    "nothing was changed: pages/index.json, pages/b.json. `page-engine check`",
  );
});

it("refuses a folder without a site file", () => {
  expect(() => planUpdate(files(page("{}")), "1.2.0", LETTERS)).toThrow(
    "There is no _site.json in the folder of the pages.",
  );
});

it("finds the site file among the others, and takes a version that is none for the oldest", () => {
  const text = '{ "page-engine": { "version": 7 } }';
  const documents = [page('{ "title": "" }'), { ...site(), text }];
  const { from, writes, steps } = planUpdate(files(...documents), "1.0.0", LETTERS);
  expect(from).toBeUndefined();
  expect(steps).toHaveLength(3);
  expect(JSON.parse(writes.get("pages/_site.json") ?? "")).toEqual({
    "page-engine": { version: "1.0.0" },
  });
});

it("shows no step of a migration that changes nothing", () => {
  expect(planUpdate(files(site("1.0.0")), "1.2.0", LETTERS).steps).toEqual([]);
});

const BEFORE = `{
  "title":   "Home",
  "blocks": [
    { "type": "hero" }, { "type": "shared", "name": "next" },
    {
      "type": "shared",
      "name": "last"
    },
    { "type": "shared" }
  ],
  "order": 1
}
`;
const AFTER = `{
  "title":   "Home",
  "blocks": [
    { "type": "hero" }, { "use": "next" },
    {
      "use": "last"
    },
    { "type": "shared" }
  ],
  "order": 1
}
`;

it("names shared blocks by use, and leaves the rest of a file as it was written", () => {
  const template = `{ "label": "a page", "page": { "blocks": [{ "type": "shared", "name": "x" }] } }`;
  const documents: SiteDocument[] = [
    site("1.0.0-alpha.1"),
    page(BEFORE),
    { path: "templates/page.json", kind: "template", text: template },
    { path: "pages/_shared/x.json", kind: "shared", text: '{ "block": { "type": "shared" } }' },
  ];
  const { writes, decisions } = planUpdate(files(...documents), "1.0.0-alpha.2", [sharedBlocks]);
  expect(writes.get("pages/index.json")).toBe(AFTER);
  expect(writes.get("templates/page.json")).toBe(
    '{ "label": "a page", "page": { "blocks": [{ "use": "x" }] } }',
  );
  expect([...writes.keys()]).not.toContain("pages/_shared/x.json");
  expect(decisions).toMatchObject([{ path: "pages/index.json", pointer: "/blocks/3" }]);
  expect(sharedBlocks.migrate({ kind: "page", value: JSON.parse(AFTER) }).changes).toEqual([]);
});

it("does nothing to blocks that are of no other file, and to files without blocks", () => {
  const untouched = { changes: [], decisions: [] };
  const values = [null, {}, { page: null }, { blocks: "shared" }, { blocks: [null, "shared"] }];
  for (const value of values)
    for (const kind of ["page", "template"] as const)
      expect(sharedBlocks.migrate({ kind, value })).toEqual(untouched);
  const value = { blocks: [{ type: "shared", name: "x" }, { type: "shared" }] };
  expect(sharedBlocks.migrate({ kind: "shared", value })).toEqual(untouched);
});

it("asks for the name of a shared block that has none", () => {
  const value = { page: { blocks: [{ type: "shared", name: 7 }] } };
  const { changes, decisions } = sharedBlocks.migrate({ kind: "template", value });
  expect(changes).toEqual([]);
  expect(decisions).toEqual([
    { pointer: "/page/blocks/0", message: expect.stringContaining('Write { "use": "name" }') },
  ]);
});

it("says of every migration its version and what it does, in the order of their versions", () => {
  expect(MIGRATIONS.map(({ version }) => version)).toEqual(Array(5).fill("1.0.0-alpha.2"));
  for (const { summary } of MIGRATIONS) expect(summary).toMatch(/^[A-Z].+\.$/);
});

it.each([
  ["an entry that is there no more", "/b", undefined, '{ "a": [1] }'],
  ["a new entry", "/c", 3, '{ "a": [1], "b": 2, "c": 3 }'],
  ["an entry of a list", "/a/0", { c: 1 }, '{ "a": [{ "c": 1 }], "b": 2 }'],
  ["the whole text", "", { c: {} }, '{ "c": {} }'],
])("changes %s", (_, pointer, value, expected) => {
  expect(changeValues('{ "a": [1], "b": 2 }', [{ pointer, value }])).toBe(expected);
});

it("breaks an object that does not fit on its line any more, by what it is indented", () => {
  const before = '{\n    "a": {\n        "b": {}\n    }\n}';
  const longest = "x".repeat(100 - 8 - '{ "c": "" }'.length - 1);
  const change = (c: string) => changeValues(before, [{ pointer: "/a/b", value: { c } }]);
  expect(change(longest)).toContain(`"b": { "c": "${longest}" }\n`);
  expect(change(`${longest}x`)).toContain(`"b": {\n            "c": "${longest}x"\n        }\n`);
});

it("reads the site's documents, the templates and the patterns, each with its kind", () => {
  const folder = writeFiles([
    "pages/index.json",
    "pages/_site.json",
    "pages/_shared/x.json",
    "pages/_data/sources.json",
    "pages/_addresses.json",
    "pages/_blog/a.md",
    "pages/_blog/b.json",
    "pages/json.txt",
    "templates/page.json",
    "templates/README.md",
    "patterns/opening.json",
  ]);
  const beside = (name: string) => join(folder, name);
  const folders = {
    pages: beside("pages"),
    templates: beside("templates"),
    patterns: beside("patterns"),
  };
  const { documents, others } = readDocuments(folders);
  expect(documents.map(({ kind, path, text }) => `${kind} ${path} ${text}`).sort()).toEqual([
    "article pages/_blog/b.json { }",
    "page pages/index.json { }",
    "pattern patterns/opening.json { }",
    "shared pages/_shared/x.json { }",
    "site pages/_site.json { }",
    "sources pages/_data/sources.json { }",
    "template templates/page.json { }",
  ]);
  expect(others.sort()).toEqual(["pages/_blog/a.md", "pages/json.txt", "templates/README.md"]);
  const none = join(folder, "none");
  expect(
    readDocuments({ pages: folders.pages, templates: none, patterns: none }).documents,
  ).toHaveLength(5);
});

function writeFiles(paths: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), "documents-"));
  for (const path of paths) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), "{ }");
  }
  return folder;
}
