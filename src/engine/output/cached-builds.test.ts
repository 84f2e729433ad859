import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { beforeAll, expect, it } from "vitest";
import { buildFolder, CACHE, ROOT } from "../../testing/build-folder.ts";
import { ENGINE } from "../../testing/examine-files.ts";
import { createRandom, type Random } from "../../testing/random.ts";
import { bundle } from "./bundle.ts";

/** Changes in a row, each with two builds; more of them are tried with `ROUNDS=200 SEED=3`. */
const ROUNDS = Number(process.env.ROUNDS ?? 5);
/** Milliseconds that a change and its builds may take on a busy machine. */
const ROUND_TIME = 60_000;

interface Site {
  folder: string;
  cache: string;
}

type Json = Record<string, unknown>;

function change(file: string, edit: (value: Json) => void): void {
  const value = JSON.parse(readFileSync(file, "utf8")) as Json;
  edit(value);
  writeFileSync(file, JSON.stringify(value));
}

const breads = ({ folder }: Site) => join(folder, "pages/breads");
const newBreads = (site: Site) => readdirSync(breads(site)).filter((name) => /^n\d/.test(name));

/** Moments at which something goes live, and one at which it ends. */
const BEGINS = ["2026-12-22T09:00", "2026-12-23T09:00", "2026-12-24T09:00"];
const END = "2026-12-27T00:00";

/** One thing that an author does. */
type Edit = (site: Site, random: Random) => void;

const aBread: Edit = (site, random) => {
  const title = `New bread ${random.below(1e6)}`;
  const page = { title, description: `About ${title}.`, blocks: [{ type: "hero" }] };
  writeFileSync(join(breads(site), `n${random.below(1e6)}.json`), JSON.stringify(page));
};

/** Another part of a picture is another file. No list has this page, so that it is not resolved for others. */
function cropVisit(site: Site, random: Random): void {
  change(join(site.folder, "pages/visit.json"), (page) => {
    const crop = { left: random.pick([10, 20]), bottom: 5 };
    const focus = { x: random.pick([20, 80]), y: 40 };
    page.picture = { src: "/media/loaf.png", alt: "What we sell first", crop, focus };
  });
}

const EDITS: Record<string, Edit> = {
  text: (site, random) =>
    change(join(breads(site), "spelt.json"), (page) => {
      const items = ["Flour of spelt", `Salt ${random.below(1e6)}`];
      page.blocks = [{ type: "hero" }, { type: "list", title: "What is in it", items }];
    }),
  heading: (site, random) =>
    change(join(breads(site), "rye.json"), (page) => {
      page.title = `Rye bread ${random.below(1e6)}`;
    }),
  description: (site, random) =>
    change(join(site.folder, "pages/visit.json"), (page) => {
      page.description = `Where we are, and when: ${random.below(1e6)}.`;
    }),
  "a new page": aBread,
  "a page less": (site, random) => {
    const names = newBreads(site);
    if (names.length === 0) aBread(site, random);
    else rmSync(join(breads(site), random.pick(names)));
  },
  "an alias": (site, random) =>
    change(join(breads(site), "spelt.json"), (page) => {
      const path = `/dinkel-${random.below(1e6)}`;
      page.aliases = [random.pick([path, { path, as: "page" }])];
    }),
  "a picture": (site, random) => {
    const icon = readFileSync(join(ROOT, "e2e/fixtures/bakery/media/loaf.png"));
    // What follows the picture is part of the file, and of its hash.
    const end = Buffer.from(random.pick(["", "a", "b"]));
    writeFileSync(join(site.folder, "media/loaf.png"), Buffer.concat([icon, end]));
  },
  "a part of a picture": cropVisit,
  "an icon": (site, random) => {
    mkdirSync(join(site.folder, "media/icons"), { recursive: true });
    const drawing = `<path d="M1 1h${1 + random.below(3)}v9z"/>`;
    writeFileSync(
      join(site.folder, "media/icons/oven.svg"),
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9">${drawing}</svg>`,
    );
    change(join(breads(site), "rye.json"), (page) => {
      const items = ["Crust", "Crumb"].map((title) => {
        return { icon: random.pick(["oven", "wheat", "clock"]), title, text: `${title} of rye.` };
      });
      page.blocks = [{ type: "hero" }, { type: "features", title: "What it has", items }];
    });
  },
  "a shared block, and what a page says otherwise": (site, random) => {
    const block = { type: "cta", title: `Come in ${random.below(3)}` };
    mkdirSync(join(site.folder, "pages/_shared"), { recursive: true });
    writeFileSync(join(site.folder, "pages/_shared/come.json"), JSON.stringify({ block }));
    for (const name of ["rye", "spelt"])
      change(join(breads(site), `${name}.json`), (page) => {
        const own = random.pick([undefined, { title: `Own title ${random.below(1e6)}` }]);
        page.blocks = [{ type: "hero" }, { use: "come", with: own }];
      });
  },
  "the opening hours of all": (site, random) =>
    change(join(site.folder, "pages/_site.json"), (value) => {
      value.facts = { opening: `${random.pick([6, 7, 8])} in the morning` };
    }),
  "times of a page, a block and an old address": (site, random) => {
    change(join(breads(site), "spelt.json"), (page) => {
      const times = { publishAt: random.pick(BEGINS) };
      page.blocks = [
        { type: "hero" },
        { type: "list", title: "Once", items: ["Flour", "Salt"], ...times },
      ];
      page.aliases = [{ path: "/dinkel", publishAt: random.pick(BEGINS) }];
    });
    writeFileSync(
      join(breads(site), "stollen.json"),
      JSON.stringify({
        title: "Stollen",
        description: "For Christmas alone.",
        publishAt: random.pick(BEGINS),
        unpublishAt: END,
        blocks: [{ type: "hero" }],
      }),
    );
  },
  "the frame of all": (site, random) =>
    change(join(site.folder, "pages/_site.json"), (value) => {
      value.phone = `+44 20 7946 0${100 + random.below(3)}`;
    }),
};

const out = ({ folder }: Site) => join(folder, "out");

/** One thing that happens to what a build has left. */
const EVENTS: Record<string, (site: Site, random: Random) => void> = {
  nothing: () => undefined,
  "the cache is gone": ({ cache }) => rmSync(join(cache, "manifests"), { recursive: true }),
  "the output is gone": (site) => rmSync(out(site), { recursive: true }),
  "the spare is gone": ({ cache }) =>
    rmSync(join(cache, "spare"), { recursive: true, force: true }),
  "a manifest is damaged": ({ cache }, random) => {
    for (const name of readdirSync(join(cache, "manifests"))) {
      const bytes = readFileSync(join(cache, "manifests", name));
      const at = random.below(bytes.length);
      bytes[at] = (bytes[at] ?? 0) ^ (1 + random.below(255));
      writeFileSync(join(cache, "manifests", name), bytes);
    }
  },
  "a page is written by hand": (site) => appendFileSync(join(out(site), "index.html"), "<!-- -->"),
  "data are written by hand": (site) => writeFileSync(join(out(site), "breads/page.json"), "{}"),
  "a style is written by hand": (site) => {
    const assets = join(out(site), "assets");
    const name = readdirSync(assets).find((asset) => asset.endsWith(".css")) ?? "";
    const text = readFileSync(join(assets, name), "utf8");
    rmSync(join(assets, name));
    writeFileSync(join(assets, name), `${text}/* */`);
  },
  "a page is taken away": (site) => rmSync(join(out(site), "visit"), { recursive: true }),
  "files and folders are put there": (site) => {
    mkdirSync(join(out(site), "mine/deep"), { recursive: true });
    writeFileSync(join(out(site), "mine/notes.txt"), "mine");
    writeFileSync(join(out(site), "breads/notes.html"), '<a href="/gone">x</a>');
  },
  "a folder leads elsewhere": (site) => {
    rmSync(join(out(site), "breads"), { recursive: true });
    symlinkSync(join(site.folder, "elsewhere"), join(out(site), "breads"));
  },
  "a folder stands where a page was": (site) => {
    rmSync(join(out(site), "404.html"));
    mkdirSync(join(out(site), "404.html/deep"), { recursive: true });
  },
  "all is copied to another path": (site) => {
    const folder = `${site.folder}-copy`;
    cpSync(site.folder, folder, { recursive: true, verbatimSymlinks: true });
    rmSync(site.folder, { recursive: true });
    Object.assign(site, { folder, cache: join(folder, "cache") });
  },
};

/** What depends on nothing but its own content, and takes long to make. */
const SHARED = /^(bundle|spelling|validators|(media|share)-\d+)$/;

/** A folder for what builds keep, with the components as they were compiled for all tests. */
function newCache(cache: string): string {
  mkdirSync(cache, { recursive: true });
  for (const name of readdirSync(CACHE))
    if (SHARED.test(name)) symlinkSync(join(CACHE, name), join(cache, name));
  return cache;
}

function bakery(): Site {
  const folder = mkdtempSync(join(tmpdir(), "cached-"));
  cpSync(join(ROOT, "e2e/fixtures/bakery"), folder, { recursive: true });
  mkdirSync(join(folder, "elsewhere"));
  const site = { folder, cache: newCache(join(folder, "cache")) };
  cropVisit(site, createRandom(1));
  return site;
}

/** The bytes of every file of an output, without the assets that were taken along from earlier ones. */
function treeOf(folder: string): Record<string, string> {
  const record = join(folder, "_earlier");
  const earlier: string[][] = existsSync(record) ? JSON.parse(readFileSync(record, "utf8")) : [];
  const left = new Set(["_earlier", ...earlier.flat()]);
  const own = pathsIn(folder)
    .filter((path) => !left.has(path))
    .sort();
  return Object.fromEntries(own.map((path) => [path, bytesOf(join(folder, path))]));
}

/** The files of a folder, and the empty folders. */
function pathsIn(folder: string, below = ""): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) => {
    const path = join(below, entry.name);
    const inside = entry.isDirectory() ? pathsIn(folder, path) : [];
    return inside.length > 0 ? inside : [path];
  });
}

/** What stands for an empty folder. */
const FOLDER = "an empty folder";

function bytesOf(file: string): string {
  return statSync(file).isDirectory() ? FOLDER : readFileSync(file).toString("latin1");
}

beforeAll(async () => {
  await bundle({ root: ROOT, cache: CACHE, engine: ENGINE });
}, 300_000);

it("a build with what earlier ones have left gives the same bytes as one from nothing", {
  timeout: ROUNDS * ROUND_TIME,
}, async () => {
  const seed = Number(process.env.SEED ?? 7);
  const random = createRandom(seed);
  const site = bakery();
  const done: string[] = [];
  await buildFolder(site.folder, { cache: site.cache, program: "1" });
  for (let round = 1; round <= ROUNDS; round += 1) {
    const event = random.pick(Object.keys(EVENTS));
    const edit = random.pick(Object.keys(EDITS));
    const at = random.pick([...BEGINS, END]);
    done.push(`${event}, ${edit}, ${at}`);
    EVENTS[event]?.(site, random);
    EDITS[edit]?.(site, random);
    const cached = await buildFolder(site.folder, { at, cache: site.cache, program: "1" });
    const fresh = join(dirname(site.folder), `fresh-${round}-${seed}`);
    const cache = newCache(join(fresh, "cache"));
    const other = await buildFolder(site.folder, { at, cache, out: join(fresh, "out") });
    expect(cached, done.join("\n")).toEqual(other);
    expect(cached.isWritten, done.join("\n")).toBe(true);
    const [a, b] = [treeOf(out(site)), treeOf(join(fresh, "out"))];
    const differing = Object.keys({ ...a, ...b }).filter((path) => a[path] !== b[path]);
    expect(differing, done.join("\n")).toEqual([]);
    rmSync(fresh, { recursive: true });
  }
  expect(readdirSync(join(site.folder, "elsewhere"))).toEqual([]);
});

it("renders no page again that one of the last two outputs has", async () => {
  const site = bakery();
  const build = () => buildFolder(site.folder, { cache: site.cache, program: "1" });
  const inodes = () =>
    ["index.html", "visit/index.html", "breads/page.json"].map(
      (path) => statSync(join(out(site), path)).ino,
    );
  await build();
  const first = inodes();
  change(join(site.folder, "pages/_site.json"), (value) => {
    value.phone = "+44 20 7946 0100";
  });
  await build();
  const second = inodes();
  expect(second.filter((inode) => first.includes(inode))).toEqual([]);
  await build();
  expect(inodes()).toEqual(second);
  await build();
  expect(inodes()).toEqual(second);
  rmSync(join(site.cache, "spare"), { recursive: true });
  await build();
  expect(inodes()).toEqual(second);
});

it("has the part of a picture that a page shows also when that page has not changed", async () => {
  const site = bakery();
  const build = () => buildFolder(site.folder, { cache: site.cache, program: "1" });
  const parts = () => readdirSync(join(out(site), "assets")).filter((name) => /-crop-/.test(name));
  await build();
  const first = parts();
  expect(first.length).toBeGreaterThan(3);
  change(join(breads(site), "spelt.json"), (page) => {
    page.description = "How we bake it now.";
  });
  expect(await build()).toEqual({ reported: [], isWritten: true });
  expect(parts()).toEqual(first);
});

it("keeps what it started from when an error stops it", async () => {
  const site = bakery();
  const build = () => buildFolder(site.folder, { cache: site.cache, program: "1" });
  await build();
  await build();
  const spares = readdirSync(join(site.cache, "spare"));
  expect(spares).toHaveLength(1);
  const spare = treeOf(join(site.cache, "spare", spares[0] ?? ""));
  const file = join(breads(site), "rye.json");
  const right = readFileSync(file, "utf8");
  change(file, (page) => {
    page.blocks = [{ type: "cta", title: "Go", action: { label: "Go", href: "/nowhere" } }];
  });
  expect((await build()).isWritten).toBe(false);
  writeFileSync(file, right);
  const left = treeOf(join(site.cache, "spare", spares[0] ?? ""));
  const files = Object.keys(left).filter((path) => left[path] !== FOLDER);
  for (const path of files) expect(left[path], path).toBe(spare[path]);
  expect(files.length).toBeGreaterThan(10);
});

it("gives what goes live and ends in the right builds, in everything that is made of it", async () => {
  const site = bakery();
  change(join(site.folder, "pages/_site.json"), (file) => {
    file.timeZone = "Europe/London";
  });
  EDITS["times of a page, a block and an old address"]?.(site, {
    ...createRandom(1),
    pick: (<Value>(list: readonly Value[]) => list[1]) as Random["pick"],
  });
  const namesOf = async (at: string) => {
    const built = await buildFolder(site.folder, { at, cache: site.cache, program: "1" });
    expect(built.isWritten).toBe(true);
    const files = Object.entries(treeOf(out(site)));
    const naming = (word: string) =>
      files.flatMap(([path, text]) => (text.includes(word) ? [path] : []));
    return {
      page: naming("tollen"),
      block: naming("Once"),
      redirect: naming("/dinkel"),
      times: naming("2026-12-2"),
    };
  };
  const none = { page: [], block: [], redirect: [], times: [] };
  expect(await namesOf("2026-12-23T08:59")).toEqual(none);
  const during = await namesOf("2026-12-23T09:00");
  expect(during.page).toEqual(
    expect.arrayContaining([
      "breads/stollen/index.html",
      "breads/stollen/page.json",
      "breads/index.html",
      "index.html",
      "sitemap.xml",
    ]),
  );
  expect(during.block).toEqual(["breads/spelt/index.html", "breads/spelt/page.json"]);
  expect(during.redirect).toContain("_redirects");
  expect(during.times).toEqual([]);
  expect((await namesOf(END)).page).toEqual([]);
}, 300_000);
