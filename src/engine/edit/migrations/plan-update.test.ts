import { expect, it } from "vitest";
import type { Migration } from "./migration.ts";
import { planUpdate, type SiteDocument } from "./plan-update.ts";
import { sharedBlocks } from "./shared-blocks.ts";

const site = (version?: string): SiteDocument => ({
  path: "pages/_site.json",
  kind: "site",
  text: version
    ? `{\n  "brand": "A",\n  "page-engine": { "version": "${version}" }\n}\n`
    : '{\n  "brand": "A"\n}\n',
});
const page = (text: string): SiteDocument => ({ path: "pages/index.json", kind: "page", text });

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
  const { writes, steps } = planUpdate([site(from), page('{ "title": "" }')], to, LETTERS);
  expect(writes.get("pages/index.json") ?? '{ "title": "" }').toBe(`{ "title": "${letters}" }`);
  expect(steps.map(({ paths }) => paths)).toEqual([...letters].map(() => ["pages/index.json"]));
  expect(JSON.parse(writes.get("pages/_site.json") ?? "")["page-engine"]).toEqual({ version: to });
});

it("changes nothing when the files are those of the version", () => {
  const { writes } = planUpdate([site("1.2.0"), page('{ "title": "" }')], "1.2.0", LETTERS);
  expect(writes.size).toBe(0);
});

it("refuses files of a later version, and files that are no JSON", () => {
  expect(() => planUpdate([site("2.0.0")], "1.2.0", [])).toThrow("page-engine update 2.0.0");
  expect(() => planUpdate([site(), page("{")], "1.2.0", LETTERS)).toThrow("pages/index.json");
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
  const { writes, decisions } = planUpdate(documents, "1.0.0-alpha.2", [sharedBlocks]);
  expect(writes.get("pages/index.json")).toBe(AFTER);
  expect(writes.get("templates/page.json")).toBe(
    '{ "label": "a page", "page": { "blocks": [{ "use": "x" }] } }',
  );
  expect([...writes.keys()]).not.toContain("pages/_shared/x.json");
  expect(decisions).toMatchObject([{ path: "pages/index.json", pointer: "/blocks/3" }]);
  expect(sharedBlocks.migrate({ kind: "page", value: JSON.parse(AFTER) }).changes).toEqual([]);
});
