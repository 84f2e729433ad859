import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { buildFolder, CACHE, ROOT, wholeLine } from "../../testing/build-folder.ts";
import { buildInShards, type ShardsOptions } from "../../testing/build-in-shards.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { isOwnPage } from "../pipeline/shards/shard.ts";
import { walk } from "../pipeline/walk.ts";
import { bundle } from "./bundle.ts";
import { OUTPUT_FILE, OUTPUT_RECORD } from "./output-record.ts";

/** What depends on nothing but its own content, and takes long to make. */
const SHARED = /^(bundle|spelling|validators|(media|share)-\d+)$/;
const COUNT = 3;

type Json = Record<string, unknown>;

let folder: string;
let machines: number;

const file = (path: string) => join(folder, "pages", path);
const put = (path: string, value: Json | string) => {
  mkdirSync(join(file(path), ".."), { recursive: true });
  writeFileSync(file(path), typeof value === "string" ? value : JSON.stringify(value, null, 2));
};
const change = (path: string, edit: (value: Json) => void) => {
  const value = JSON.parse(readFileSync(file(path), "utf8"));
  edit(value);
  put(path, value);
};
const page = (title: string, more: Json = {}, blocks: Json[] = []) => ({
  title,
  description: `What there is to say about ${title.toLowerCase()}.`,
  blocks: [{ type: "hero" }, ...blocks],
  ...more,
});

/** A folder for what one machine keeps, with the components as they were compiled for all tests. */
function newCache(): string {
  const cache = mkdtempSync(join(tmpdir(), "kept-"));
  for (const name of readdirSync(CACHE))
    if (SHARED.test(name)) symlinkSync(join(CACHE, name), join(cache, name));
  return cache;
}

const build = (options: Partial<ShardsOptions> = {}) =>
  buildInShards(folder, {
    count: COUNT,
    out: join(folder, "merged"),
    cacheOf: newCache,
    ...options,
  });

/** What a single build finds and writes. */
async function single(): Promise<{ reported: string[]; tree: Record<string, string> }> {
  const out = join(folder, `single-${machines++}`);
  const { reported } = await buildFolder(folder, { out, cache: newCache(), lineOf: wholeLine });
  return { reported, tree: treeOf(out) };
}

function treeOf(root: string): Record<string, string> {
  const files = walk(root).filter(({ kind }) => kind === "file");
  const entries = files.map(
    ({ path }) => [path, readFileSync(join(root, path), "latin1")] as const,
  );
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}

beforeAll(async () => {
  await bundle({ root: ROOT, cache: CACHE, engine: ENGINE });
}, 300_000);

beforeEach(() => {
  machines = 0;
  folder = mkdtempSync(join(tmpdir(), "shards-"));
  cpSync(join(ROOT, "e2e/fixtures/bakery"), folder, { recursive: true });
  put("_shared/call.json", {
    block: { type: "cta", title: "Come", action: { label: "Come", href: "/visit#hours" } },
  });
  put(
    "breads/oat.json",
    page(
      "Oat bread",
      { aliases: ["/oats", { path: "/porridge", as: "page" }], published: "2026-04-01" },
      [{ use: "call" }],
    ),
  );
  put("breads/corn.json", page("Corn bread", { hidden: true }));
  for (const name of ["malt", "barley", "millet", "potato", "poppy"]) {
    const text = `Our [rye](/breads/rye), [hours](/visit#hours) and [${name}](#${name}).`;
    put(
      `breads/${name}.json`,
      page(`Bread of ${name}`, {}, [
        { type: "rich-text", anchor: name, title: `With ${name}`, text },
      ]),
    );
  }
});

/** Gives the site articles, a page that lists them and one that shows each. */
function addBlog(): void {
  change("_site.json", (site) => {
    site.blog = { provider: "files", byline: "The bakers" };
    site.footer = { groups: [{ label: "News", links: [{ href: "/news" }] }] };
  });
  const article = (title: string, text: string) =>
    `---\ntitle: ${title}\ndate: 2026-05-01\nsummary: About it.\n---\n\n${text}\n`;
  put("_blog/first.md", article("The first loaf", "It began with rye. ![A loaf](/media/loaf.png)"));
  put("_blog/second.md", article("The second loaf", "See [how we bake](/breads/rye)."));
  const latest = { type: "latest-articles", title: "Latest" };
  put("news.json", page("News", {}, [latest, { use: "call" }]));
  put("article/[id].json", { ...page("Article"), blocks: [{ type: "blog-article" }] });
}

describe("a site that is built on several machines", () => {
  it("is what a single build writes, though no machine reads the pages of another", async () => {
    addBlog();
    const { reported, tree } = await single();
    expect(reported).toEqual([]);
    expect(await build({ spoils: true })).toEqual({ reported: [], isWritten: true });
    expect(treeOf(join(folder, "merged"))).toEqual(tree);
    expect(Object.keys(tree)).toEqual(
      expect.arrayContaining(["article/second/index.html", "porridge/index.html"]),
    );
  });

  it("is the same with what each machine has kept, after changes too", {
    timeout: 300_000,
  }, async () => {
    const kept = new Map<string, string>();
    const cacheOf = (machine: string) => {
      const cache = kept.get(machine) ?? newCache();
      kept.set(machine, cache);
      return cache;
    };
    const changes = [
      () => undefined,
      () => change("breads/rye.json", (rye) => Object.assign(rye, { title: "Black bread" })),
      () =>
        change("_site.json", (site) =>
          Object.assign(site, { facts: { opening: "8 in the morning" } }),
        ),
      () => change("breads/corn.json", (corn) => Object.assign(corn, { hidden: false })),
      () => rmSync(file("breads/malt.json")),
    ];
    for (const act of changes) {
      act();
      const { tree } = await single();
      const out = join(folder, `merged-${machines++}`);
      const result = await build({ cacheOf, out, program: "1", spoils: true });
      expect(result).toEqual({ reported: [], isWritten: true });
      expect(treeOf(out)).toEqual(tree);
    }
  });

  it("has one picture for all pages, for which each machine reads the home page", async () => {
    change("_site.json", (site) => Object.assign(site, { shareImages: "one" }));
    const { tree } = await single();
    expect((await build({ spoils: true, spares: ["index.json"] })).isWritten).toBe(true);
    expect(treeOf(join(folder, "merged"))).toEqual(tree);
  });
});

describe("what is wrong with it is reported as by a single build, no other page is read, and nothing is put in place:", () => {
  const link = (href: string) => [{ type: "rich-text", title: "See", text: `[There](${href})` }];

  it.each<[what: string, slip: () => void, rules: string[], read: string[]]>([
    [
      "an anchor that a page of another part lacks",
      () => put("breads/malt.json", page("Malt", {}, link("/breads/barley#none"))),
      ["link-anchor"],
      ["breads/malt.json"],
    ],
    [
      "a title and a description that stand on pages of two parts",
      () => {
        put("breads/malt.json", page("Same bread"));
        put("breads/barley.json", page("Same bread"));
        put("breads/rye.json", page("Rye", {}, link("/none")));
      },
      ["head-repeated", "head-repeated", "link-dead"],
      ["breads/malt.json", "breads/barley.json", "breads/rye.json"],
    ],
    [
      "a file that is not there",
      () =>
        put("breads/malt.json", page("Malt", { picture: { src: "/media/none.png", alt: "None" } })),
      ["media-missing"],
      ["breads/malt.json"],
    ],
    [
      "a mistake in the form of a page",
      () => put("breads/malt.json", '{ "title": 5,, }'),
      ["json-syntax"],
      ["breads/malt.json"],
    ],
    [
      "a page that answers the address of another",
      () => put("breads/malt.json", page("Malt", { aliases: ["/visit"] })),
      ["alias-clash"],
      ["breads/malt.json"],
    ],
    [
      "a token without a value, in several parts",
      () => {
        for (const name of ["malt", "barley", "rye"])
          put(`breads/${name}.json`, page(name, { description: `We bake ${name} {facts.none}.` }));
      },
      ["token-unknown"],
      [],
    ],
    [
      "a menu that leads nowhere",
      () =>
        change("_site.json", (site) =>
          Object.assign(site, {
            footer: { groups: [{ label: "None", links: [{ href: "/none" }] }] },
          }),
        ),
      ["link-dead"],
      [],
    ],
  ])("%s", async (_, slip, rules, read) => {
    mkdirSync(join(folder, "merged"));
    writeFileSync(join(folder, "merged", OUTPUT_FILE), OUTPUT_RECORD);
    slip();
    const { reported } = await single();
    const found = reported.map((line) => line.split(" ")[1]);
    expect(found).toEqual(expect.arrayContaining(rules));
    expect(await build({ spoils: true, spares: read })).toEqual({ reported, isWritten: false });
    expect(treeOf(join(folder, "merged"))).toEqual({ [OUTPUT_FILE]: OUTPUT_RECORD });
  });
});

describe("it is not put together", () => {
  const number = (path: string) =>
    [1, 2, 3].find((one) => isOwnPage({ number: one, count: COUNT }, path)) ?? 0;

  it.each<[what: string, machine: string, edit: (copy: string) => void, reason: RegExp]>([
    [
      "when a page is another one in the second step",
      `pages-${number("breads/rye.json")}`,
      (copy) => writeFileSync(join(copy, "pages/breads/rye.json"), JSON.stringify(page("Other"))),
      /breads\/rye\.json is not the file that the records were made from\. Check out the same commit/,
    ],
    [
      "when a machine has another site file",
      "pages-2",
      (copy) => writeFileSync(join(copy, "pages/_site.json"), "{}"),
      /This machine has other files or settings than those that ran the earlier steps/,
    ],
    [
      "when a machine has a page more",
      "merge",
      (copy) => writeFileSync(join(copy, "pages/more.json"), JSON.stringify(page("More"))),
      /This machine has other files or settings/,
    ],
    [
      "when a file of a part is changed",
      "merge",
      (copy) => {
        const folder = join(copy, `../part-${number("breads/rye.json")}/breads/rye`);
        rmSync(join(folder, "page.json"));
        writeFileSync(join(folder, "page.json"), "by hand");
      },
      /breads\/rye\/page\.json is damaged or gone\. Build this part again\./,
    ],
    [
      "when a file of a part is gone",
      "merge",
      (copy) => rmSync(join(copy, `../part-${number("breads/rye.json")}/breads/rye/index.html`)),
      /breads\/rye\/index\.html is damaged or gone\. Build this part again\./,
    ],
    [
      "when what a part knows is damaged",
      "merge",
      (copy) => writeFileSync(join(copy, "../part-2/_part"), "x"),
      /part-2\/_part is damaged\. Run the step again/,
    ],
    [
      "when heads are damaged",
      "pages-1",
      (copy) => writeFileSync(join(copy, "../records/2-of-3.heads"), "x"),
      /2-of-3\.heads is damaged\. Run the step again/,
    ],
    [
      "when heads are missing",
      "pages-1",
      (copy) => rmSync(join(copy, "../records/2-of-3.heads")),
      /The heads of 2\/3 are not in .*\. Run --step heads for every part first/,
    ],
    [
      "when heads of another number of parts lie there as well",
      "pages-1",
      (copy) =>
        cpSync(join(copy, "../records/2-of-3.heads"), join(copy, "../records/2-of-4.heads")),
      /A part is named twice/,
    ],
    [
      "when a part is no part",
      "merge",
      (copy) => rmSync(join(copy, "../part-2/_part")),
      /part-2 is no part of a site\./,
    ],
  ])("%s", async (_, machine, edit, reason) => {
    const onCopy = (name: string, copy: string) => {
      if (name === machine) edit(copy);
    };
    await expect(build({ onCopy })).rejects.toThrow(reason);
    expect(readdirSync(folder)).not.toContain("merged");
  });
});
