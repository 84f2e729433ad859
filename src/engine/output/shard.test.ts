import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { RULES } from "../rules/registry.ts";
import { type KnownFile, manifestOf } from "./known/manifest.ts";
import { toBytes } from "./known/manifest-bytes.ts";
import { mergeShards } from "./merge-shards.ts";
import { bringsCommonFiles, ownEntries, type ShardMark } from "./shard.ts";
import { createWrittenCheck } from "./written/check-written.ts";
import { createCollector } from "./written/collect.ts";

it.each([1, 2, 3, 7, 12])("every page is in one of %i parts, and in no other", (count) => {
  const pages = Array.from({ length: 10 }, (_, at) => `/page-${at}`);
  const parts = Array.from({ length: count }, (_, at) => ({ number: at + 1, count }));
  const written = parts.map((part) => [...ownEntries(pages, part)]);
  expect(written.flat().sort()).toEqual([...pages].sort());
  expect(Math.max(...written.map(({ length }) => length))).toBe(Math.ceil(10 / count));
  expect(parts.filter(bringsCommonFiles)).toHaveLength(1);
});

describe("parts of a site", () => {
  const page = (body: string) =>
    `<!doctype html><html><head><title>A</title></head><body>${body}</body></html>`;

  /** Writes the folder of a part: its documents by route, and the mark of it. */
  function writePart(folder: string, documents: Record<string, string>, mark: Partial<ShardMark>) {
    const collector = createCollector();
    const files: Record<string, string> = {};
    const known = new Map<string, KnownFile>();
    const put = (path: string, text: string) => {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    };
    for (const [route, text] of Object.entries(documents)) {
      const path = `${route === "/" ? "" : `${route.slice(1)}/`}index.html`;
      put(path, text);
      collector.add(path, text);
      known.set(path, { key: text, size: text.length });
      files[route] = `pages/${path}.json`;
    }
    const site = {
      url: "https://a.org",
      siteFile: "pages/_site.json",
      aliases: {},
      patterns: [],
      files,
    };
    const check = createWrittenCheck(site);
    check.take(collector.collected());
    const manifest = toBytes(manifestOf(known, check.facts())).toString("base64");
    const whole: ShardMark = { number: 1, count: 2, build: "b", site, manifest, ...mark };
    put("_shard.json", JSON.stringify(whole));
    return folder;
  }

  function merge(...parts: [documents: Record<string, string>, mark: Partial<ShardMark>][]) {
    const root = mkdtempSync(join(tmpdir(), "parts-"));
    const folders = parts.map(([documents, mark], at) =>
      writePart(join(root, `part-${at}`), documents, mark),
    );
    const out = join(root, "out");
    const protect = { sources: [], roots: [] };
    const cache = join(root, "cache");
    const run = () => mergeShards({ parts: folders, rules: RULES, out, cache, protect });
    return { run, out, root };
  }

  it("are put together to one, in any order, without the marks of the parts", async () => {
    const first = { "/": page('<a href="/b#x">B</a>') };
    const { run, out } = merge([{ "/b": page('<i id="x">x</i>') }, { number: 2 }], [first, {}]);
    expect(await run()).toEqual({ count: 2, issues: [] });
    expect(readFileSync(join(out, "b/index.html"), "utf8")).toContain("<i");
    expect(existsSync(join(out, "index.html"))).toBe(true);
    expect(existsSync(join(out, "_shard.json"))).toBe(false);
  });

  it("are not put in place when a link from one to another leads nowhere", async () => {
    const { run, out } = merge(
      [{ "/": page('<a href="/c">C</a>') }, {}],
      [{ "/b": page("") }, { number: 2 }],
    );
    expect((await run()).issues).toMatchObject([
      { rule: "html-link", level: "error", file: "pages/index.html.json" },
    ]);
    expect(existsSync(out)).toBe(false);
  });

  it.each<[string, (file: string) => void]>([
    ["changed", (file) => writeFileSync(file, "by hand")],
    ["gone", (file) => rmSync(file)],
  ])(
    "are not put in place when a file of one is %s, though nothing leads to it",
    async (_, damage) => {
      const { run, out, root } = merge(
        [{ "/": page("") }, {}],
        [{ "/b": page("") }, { number: 2 }],
      );
      damage(join(root, "part-1/b/index.html"));
      await expect(run()).rejects.toThrow("b/index.html is damaged. Build this part again.");
      expect(existsSync(out)).toBe(false);
    },
  );

  it.each<[string, Partial<ShardMark>[], string]>([
    ["none is named", [], "Name the folders of all parts."],
    ["one is missing", [{}], "Part 2 of 2 is missing. Name the folders of all parts."],
    [
      "several are missing",
      [{ number: 2, count: 4 }],
      "Part 1, 3, 4 of 4 is missing. Name the folders of all parts.",
    ],
    [
      "one is there twice",
      [{}, { number: 2 }, {}],
      "A part is named twice. Name the folder of each part once.",
    ],
    [
      "they are of different builds",
      [{}, { number: 2, build: "c" }],
      "These parts are of different builds. Build all of them from the same pages, with the same number of parts.",
    ],
    [
      "their number is not the same",
      [{}, { number: 2, count: 3 }],
      "These parts are of different builds.",
    ],
  ])("are rejected when %s", async (_, marks, reason) => {
    const parts = marks.map((mark): [Record<string, string>, Partial<ShardMark>] => [{}, mark]);
    const { run, out } = merge(...parts);
    await expect(run()).rejects.toThrow(reason);
    expect(existsSync(out)).toBe(false);
  });

  it("are rejected when a folder is no part", async () => {
    const root = mkdtempSync(join(tmpdir(), "parts-"));
    const merging = {
      rules: RULES,
      out: join(root, "out"),
      cache: root,
      protect: { sources: [], roots: [] },
    };
    const part = join(root, "none");
    await expect(mergeShards({ ...merging, parts: [part] })).rejects.toThrow(
      `${part} is no part of a site. Build one with \`npm run build -- --shard 1/4\`.`,
    );
  });
});
