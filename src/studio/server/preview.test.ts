import { readdirSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { createDevSite, type Examined } from "../../engine/dev/dev-site.ts";
import type { PageFile } from "../../engine/model/page-file.ts";
import type { Source, SourcesFile } from "../../engine/model/sources-file.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { createPreviewer } from "./preview.ts";

const BAKERY = "e2e/fixtures/bakery";
const PICTURE = { src: "/media/loaf.png", alt: "A loaf" };

let site: Examined;

beforeAll(async () => {
  const folders = {
    pages: resolve(BAKERY, "pages"),
    media: resolve(BAKERY, "media"),
    cache: resolve("node_modules/.cache/page-engine"),
  };
  const bakery = createDevSite({
    cwd: resolve("."),
    loadEngine: async () => ENGINE,
    folders,
  });
  await bakery.refresh();
  const examined = bakery.examined();
  if (!examined) throw new Error("The bakery cannot be read.");
  site = examined;
});

function preview(page: unknown, current = site) {
  return createPreviewer()(current, { route: "/x", file: "/x.json", page: page as PageFile });
}

const page = (blocks: unknown[], fields: object = {}) => ({
  title: "X",
  description: "About X.",
  blocks,
  ...fields,
});

/** A value with each of its parts, at any depth, once taken away and once of another kind. */
function damaged(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null) return [null, 5, {}, []];
  if (Array.isArray(value))
    return value.flatMap((part, at) => [
      value.toSpliced(at, 1),
      ...damaged(part).map((other) => value.with(at, other)),
    ]);
  return Object.entries(value).flatMap(([key, part]) => {
    const { [key]: _, ...without } = value as Record<string, unknown>;
    return [without, ...damaged(part).map((other) => ({ ...value, [key]: other }))];
  });
}

describe("a page that is being edited", () => {
  const types = readdirSync("src/theme/blocks", { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

  it.each(types)("is shown whatever is unfinished in a block: %s", (type) => {
    const examples = JSON.parse(readFileSync(`src/theme/blocks/${type}/example.json`, "utf8"));
    for (const block of [...examples, ...examples.flatMap(damaged)])
      expect(preview(page([block, { type: "cta", title: "Call" }])).blocks[1]).toMatchObject({
        type: "cta",
      });
  });

  it("is shown whatever is unfinished in the use of a shared block", () => {
    const use = { use: "video" };
    for (const block of [use, { use: "" }, { use: "nothing" }, ...damaged(use)])
      expect(preview(page([block, { type: "cta", title: "Call" }])).blocks[1]).toMatchObject({
        type: "cta",
      });
  });

  it("is shown whatever is unfinished in its own fields", () => {
    const whole = page([{ type: "hero" }], { picture: PICTURE, aliases: ["/y"] });
    for (const one of [...damaged(whole), { blocks: [] }, {}])
      expect(preview(one).route).toBe("/x");
  });
});

it("lists a source as soon as another block mentions it, and no longer than that", () => {
  const flour: Source = {
    kind: "law",
    name: "Flour Act §12",
    about: "What flour is",
    publisher: "The state",
    href: "https://example.com/flour",
    mentions: ["12"],
  };
  const sources = {
    file: "/_data/sources.json",
    written: { citationSigns: ["§"], authorityNames: [], sources: { flour } } as SourcesFile,
  };
  const current = { ...site, site: { ...site.site, index: { ...site.site.index, sources } } };
  const previewer = createPreviewer();
  const listed = (text: string) => {
    const blocks = [{ type: "rich-text", text }, { type: "sources" }];
    const edited = { route: "/x", file: "/x.json", page: page(blocks) as PageFile };
    return JSON.stringify(previewer(current, edited).blocks[1]).includes(flour.name);
  };
  expect(["Bread.", "Bread, §12.", "Bread."].map(listed)).toEqual([false, true, false]);
});

it("follows the fields of the page in the blocks that use them, and leaves the others as they are", () => {
  const previewer = createPreviewer();
  const blocks = ["Call", "About {page.title}"].map((title) => ({ type: "cta", title }));
  const shown = (title: string) => {
    const edited = page([{ type: "hero" }, ...blocks], { title }) as PageFile;
    return previewer(site, { route: "/x", file: "/x.json", page: edited }).blocks;
  };
  const [, call] = shown("Rye");
  const spelt = shown("Spelt");
  expect(spelt).toMatchObject([{ heading: "Spelt" }, { title: "Call" }, { title: "About Spelt" }]);
  expect(spelt[1]).toBe(call);
});

describe("a fault of the program", () => {
  const media = new Map();
  media.get = () => {
    throw new TypeError("media is broken");
  };
  const broken = () => ({ ...site, site: { ...site.site, index: { ...site.site.index, media } } });

  it("is no unfinished block: it reaches whoever asked", () => {
    const blocks = [{ type: "split", title: "A", text: "B", image: PICTURE }];
    expect(preview(page(blocks)).issues).toEqual([]);
    expect(() => preview(page(blocks), broken())).toThrow("media is broken");
  });

  it("is no unfinished page", () => {
    const own = page([], { picture: PICTURE });
    expect(() => preview(own, broken())).toThrow("media is broken");
  });

  it("cannot be distinguished from what the schema rejects in the same block", () => {
    const blocks = [{ type: "split", image: PICTURE, titel: "A" }];
    expect(preview(page(blocks), broken()).blocks).toEqual([null]);
  });
});
