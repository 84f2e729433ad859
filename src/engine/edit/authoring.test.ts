import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { examineFolder, type SiteFiles, TODAY, writeSite } from "../../testing/examine-files.ts";
import { isError } from "../model/issue.ts";
import type { PageFile } from "../model/page-file.ts";
import { walk } from "../pipeline/walk.ts";
import { gapsOfHidden } from "../rules/analysis/gaps.ts";
import { applyPlan, finishInterrupted } from "./apply-plan.ts";
import { planMove } from "./move-page.ts";
import { planNewPage } from "./new-page.ts";
import { planRemove } from "./remove-page.ts";
import { planFromTemplate, type Template } from "./template.ts";
import { errorsOf, open, page, SITE, text } from "./test/editable-site.ts";

describe("move", () => {
  it("refuses pages that answer many addresses, whose old ones would be lost", async () => {
    const article = page("Article", { blocks: [{ type: "hero" }] });
    const site = await open(writeSite({ ...SITE, "pages/breads/[id].json": article }));
    expect(() => planMove(site, "/breads", "/loaves")).toThrow("/breads/:id answers many");
    expect(() => planMove(site, "/breads/:id", "/loaves")).toThrow("answers many");
    expect(() => planRemove(site, "/breads/:id", "/visit")).toThrow("answers many");
  });

  it.each<[from: string, to: string, reason: string]>([
    ["/breads", "/breads", "/breads lies below /breads."],
    ["/breads", "/breads/old", "/breads/old lies below /breads."],
    ["/breads", "/people", "There is a page /people already."],
    ["/breads", "/Loaves", '"/Loaves" is no good address'],
    ["/", "/home", "The home page cannot be moved."],
    ["/bread", "/loaves", "There is no page /bread."],
  ])("refuses to make %s %s, and says why", async (from, to, reason) => {
    const site = await open(writeSite(SITE));
    expect(() => planMove(site, from, to)).toThrow(reason);
  });

  it("takes a path that begins like the old one for another", async () => {
    const folder = writeSite(SITE);
    const site = await open(folder);
    applyPlan(planMove(site, "/breads", "/breads-and-more"), site.pages);
    expect(await errorsOf(folder)).toEqual([]);
  });

  it("takes along links in blocks that visitors do not see yet, or no longer", async () => {
    const [hero, words, end] = text("As in [rye](/breads/rye#end).").blocks;
    const blocks = [
      hero,
      { ...words, publishAt: "2030-12-24T09:00" },
      { ...words, text: "Once in [rye](/breads/rye).", unpublishAt: "2020-12-24T09:00" },
      end,
    ];
    const folder = writeSite({ ...SITE, "pages/people.json": page("People", { blocks }) });
    const site = await open(folder);
    expect(() => planRemove(site, "/breads/rye")).toThrow("people.json");
    applyPlan(planMove(site, "/breads/rye", "/breads/dark"), site.pages);
    const people = readFileSync(join(folder, "pages/people.json"), "utf8");
    expect(people).toContain("[rye](/breads/dark#end)");
    expect(people).toContain("[rye](/breads/dark).");
  });

  it("goes back to a path that leads to the page already, and leaves no circle", async () => {
    const folder = writeSite(SITE);
    for (const [from, to] of [
      ["/breads", "/loaves"],
      ["/loaves", "/breads"],
    ] as const) {
      const site = await open(folder);
      applyPlan(planMove(site, from, to), site.pages);
      expect(await errorsOf(folder)).toEqual([]);
    }
    expect(
      JSON.parse(readFileSync(join(folder, "pages/breads/spelt.json"), "utf8")).aliases,
    ).toEqual(["/dinkel", "/loaves/spelt"]);
    expect(readFileSync(join(folder, "pages/visit.json"), "utf8")).toContain("(/breads/rye#end)");
  });
});

describe("what a plan says, and what it refuses", () => {
  it("a move says what it moves, and how many links it changes", async () => {
    const site = await open(writeSite(SITE));
    expect(planMove(site, "/breads", "/loaves").summary).toEqual([
      "Moved /breads to /loaves.",
      "Moved /breads/rye to /loaves/rye.",
      "Moved /breads/spelt to /loaves/spelt.",
      "Changed 8 links in 6 files; the old paths lead to the new.",
    ]);
    expect(planMove(site, "/visit", "/come").summary.at(-1)).toBe(
      "Changed 3 links in 2 files; the old path leads to the new.",
    );
    const { renames, deletes } = planMove(site, "/breads", "/loaves");
    const below = (path: string) => path.slice(site.pages.length);
    expect(renames.map(({ from, to }) => [below(from), below(to)])).toEqual([
      ["/breads/index.json", "/loaves/index.json"],
      ["/breads/rye.json", "/loaves/rye.json"],
      ["/breads/spelt.json", "/loaves/spelt.json"],
    ]);
    expect(deletes).toEqual([]);
  });

  it("a moved page finds its schema from where it lies", async () => {
    const folder = writeSite({
      ...SITE,
      "pages/people.json": { $schema: "../schema/page.schema.json", ...page("People") },
    });
    const site = await open(folder);
    applyPlan(planMove(site, "/people", "/about/us/team"), site.pages);
    const { $schema } = JSON.parse(readFileSync(join(folder, "pages/about/us/team.json"), "utf8"));
    expect($schema).toBe("../../../schema/page.schema.json");
    expect(readFileSync(join(folder, "pages/visit.json"), "utf8")).not.toContain("$schema");
  });

  it.each<[from: string, to: string, reason: string]>([
    [
      "/people",
      "/dinkel",
      '/dinkel is an old address of /breads/spelt. Take it out of "aliases" there first.',
    ],
    ["/people", "/a//b", '"/a//b" is no good address: write small letters, digits and hyphens.'],
    ["/people", "/a-", '"/a-" is no good'],
    ["/people", "/-a", '"/-a" is no good'],
    ["/people", "/a/", '"/a/" is no good'],
    ["/people", "a", '"a" is no good'],
    ["/people", "x/a", '"x/a" is no good'],
    ["/people", "/", '"/" is no good'],
  ])("a move of %s to %s is rejected", async (from, to, reason) => {
    const site = await open(writeSite(SITE));
    expect(() => planMove(site, from, to)).toThrow(reason);
  });

  it.each<[route: string, to: string | undefined, reason: string]>([
    ["/none", undefined, "There is no page /none."],
    ["/", undefined, "The home page cannot be removed."],
    [
      "/breads",
      "/visit",
      "Pages lie below /breads: /breads/rye, /breads/spelt. Remove or move them first.",
    ],
    ["/people", "/none", "There is no page /none to lead to."],
    ["/people", "/people", "There is no page /people to lead to."],
  ])("the removal of %s in favor of %s is rejected", async (route, to, reason) => {
    const site = await open(writeSite(SITE));
    expect(() => planRemove(site, route, to)).toThrow(reason);
  });

  it("a removal names the links that would die, or says where they lead now", async () => {
    const folder = writeSite(SITE);
    const site = await open(folder);
    expect(() => planRemove(site, "/people")).toThrow(
      [
        "2 links to /people would lead nowhere:",
        "  pages/_site.json:32:21",
        "  pages/visit.json:10:76",
        "Change them first, or name the page that takes its place.",
      ].join("\n"),
    );
    const plan = planRemove(site, "/breads/rye", "/people");
    expect(plan.summary).toEqual([
      "Removed /breads/rye. Its path and 3 links now lead to /people.",
    ]);
    expect(plan.deletes.map((path) => path.slice(site.pages.length))).toEqual(["/breads/rye.json"]);
    applyPlan(plan, site.pages);
    expect(readFileSync(join(folder, "pages/visit.json"), "utf8")).toContain("[rye](/people#end)");
    expect(JSON.parse(readFileSync(join(folder, "pages/people.json"), "utf8")).aliases).toEqual([
      "/breads/rye",
    ]);
  });

  it("an alias that stays a page of its own is one that the page goes back to, too", async () => {
    const folder = writeSite({
      ...SITE,
      "pages/people.json": page("People", {
        aliases: [{ path: "/team", as: "page" }, { path: "/us", as: "page" }, "/crew"],
      }),
    });
    const site = await open(folder);
    applyPlan(planMove(site, "/people", "/team"), site.pages);
    expect(JSON.parse(readFileSync(join(folder, "pages/team.json"), "utf8")).aliases).toEqual([
      { path: "/us", as: "page" },
      "/crew",
      "/people",
    ]);
  });

  it("a page goes from a site that has noted no published addresses", async () => {
    const { "pages/_addresses.json": _, ...unnoted } = SITE;
    const site = await open(writeSite({ ...unnoted, "pages/lone.json": page("Lone") }));
    expect(planRemove(site, "/lone").summary).toEqual(["Removed /lone."]);
  });

  it("a page that nothing leads to goes without a word more, its addresses with it", async () => {
    const lone = { "pages/lone.json": page("Lone") };
    const site = await open(writeSite({ ...SITE, ...lone }));
    expect(planRemove(site, "/lone")).toEqual({
      writes: new Map(),
      renames: [],
      deletes: [join(site.pages, "lone.json")],
      summary: ["Removed /lone."],
    });
  });

  it("an anchor that the new page does not have is left out, and old addresses go along", async () => {
    const folder = writeSite({
      ...SITE,
      "pages/plain.json": page("Plain", { blocks: [{ type: "hero" }], aliases: ["/simple"] }),
    });
    const site = await open(folder);
    applyPlan(planRemove(site, "/breads/spelt", "/plain"), site.pages);
    expect(readFileSync(join(folder, "pages/breads/rye.json"), "utf8")).toContain(
      "[spelt](/plain)",
    );
    expect(JSON.parse(readFileSync(join(folder, "pages/plain.json"), "utf8")).aliases).toEqual([
      "/simple",
      "/breads/spelt",
      "/dinkel",
    ]);
  });

  it.each<[string, Parameters<typeof planNewPage>[1], string]>([
    ["is there", { route: "/people" }, "There is a page /people already."],
    [
      "leads elsewhere",
      { route: "/dinkel" },
      '/dinkel is an old address of /breads/spelt. Take it out of "aliases" there first.',
    ],
    [
      "is no address",
      { route: "/New Page" },
      '"/New Page" is no good address: write small letters, digits and hyphens, for example /services/advice.',
    ],
    ["begins with no slash", { route: "a/b" }, '"a/b" is no good address'],
    ["ends with a slash", { route: "/a/" }, '"/a/" is no good address'],
    ["is like none", { route: "/a", like: "/none" }, "There is no page /none to take over."],
  ])("a new page whose path %s is rejected", async (_, wanted, reason) => {
    const site = await open(writeSite(SITE));
    expect(() => planNewPage(site, wanted)).toThrow(reason);
  });

  it("a new page says what is to be done, and who lists it", async () => {
    const site = await open(writeSite(SITE));
    const shown = 'When it is ready, press "Show this page" in the studio.';
    const plan = planNewPage(site, { route: "/sour-dough", title: undefined });
    expect(plan.summary).toEqual([
      "Made /sour-dough. It is hidden: visitors do not see it yet.",
      "What is still to be written is marked on the page.",
      "/ lists it as soon as it is shown.",
      shown,
    ]);
    const [[file = "", text = ""] = []] = [...plan.writes];
    expect(file).toBe(join(site.pages, "sour-dough.json"));
    expect(JSON.parse(text)).toMatchObject({
      $schema: "../schema/page.schema.json",
      title: "Sour Dough",
      hidden: true,
    });
    expect(planNewPage(site, { route: "/people/jo", like: "/people" }).summary).toEqual([
      "Made /people/jo. It is hidden: visitors do not see it yet.",
      "Its texts are those of /people: write its own.",
      shown,
    ]);
    const folder = planNewPage(site, { route: "/breads/flat", title: "Flat", isFolder: true });
    expect([...folder.writes.keys()]).toEqual([join(site.pages, "breads/flat/index.json")]);
    expect(folder.summary).toContain("/breads lists it as soon as it is shown.");
  });

  it("what a page is made like does not get its name, its old addresses or its position", async () => {
    const like = page("Spelt", { aliases: ["/dinkel"], headTitle: "Spelt bread", order: 3 });
    const site = await open(writeSite({ ...SITE, "pages/breads/spelt.json": like }));
    const plan = planNewPage(site, { route: "/breads/oat", like: "/breads/spelt" });
    const made = JSON.parse([...plan.writes.values()].join(""));
    expect(made).toMatchObject({ title: "Oat", order: 3, blocks: like.blocks });
    expect(made.description).not.toBe(like.description);
    expect(made).not.toHaveProperty("aliases");
    expect(made).not.toHaveProperty("headTitle");
  });

  it("files with mistakes are not written", async () => {
    const site = await open(
      writeSite({
        ...SITE,
        "pages/people.json": page("People", { titel: "x", ...text("[a](/visit)") }),
      }),
    );
    const reason = "pages/people.json has mistakes. Run `npm run check`, fix them, and try again.";
    expect(() => planMove(site, "/people", "/team")).toThrow(reason);
    expect(() => planMove(site, "/visit", "/come")).toThrow(reason);
    expect(() => planNewPage(site, { route: "/a", like: "/people" })).toThrow(reason);
    expect(() => planRemove(site, "/visit", "/breads")).toThrow(reason);
  });
});

describe("the site's own articles", () => {
  const post = (body: string) => `---\ntitle: A\ndate: 2026-03-15\n---\n\n${body}\n`;
  const blog = {
    "pages/_site.json": {
      ...(SITE["pages/_site.json"] as object),
      blog: { provider: "files", byline: "Us" },
    },
  };

  it("follow a page that moves, and keep one from being removed", async () => {
    const lone = { "pages/visit.json": page("Visit"), "pages/_addresses.json": [] };
    const article = { "pages/_blog/a.md": post("Ask [us](/people#end).") };
    const site = await open(writeSite({ ...SITE, ...blog, ...lone, ...article }));
    expect(() => planRemove(site, "/people")).toThrow("_blog/a.md");
    applyPlan(planMove(site, "/people", "/team"), site.pages);
    const text = readFileSync(join(site.pages, "_blog/a.md"), "utf8");
    expect(text).toBe(post("Ask [us](/team#end)."));
  });

  it.each([
    ["in Markdown", "[a](/people)", "[a](/team)"],
    ["as a definition below", "[a][1]\n\n[1]: /people", "[a][1]\n\n[1]: /team"],
    [
      "other attributes hold the signs of an element",
      '<a title="a > b" href="/people">a</a>',
      '<a title="a > b" href="/team">a</a>',
    ],
    ["quotes are single", "<a href='/people?a=1'>a</a>", "<a href='/team?a=1'>a</a>"],
    ["there are no quotes", "<A HREF=/people>a</A>", "<A HREF=/team>a</A>"],
    [
      "signs are encoded",
      '<a href="/people?a=1&amp;b=2">a</a>',
      '<a href="/team?a=1&amp;b=2">a</a>',
    ],
    [
      "the same words stand elsewhere",
      '<p title="/people">/people</p><a href="/people">a</a>',
      '<p title="/people">/people</p><a href="/team">a</a>',
    ],
  ])("follow however links are written: %s", async (_, body, expected) => {
    const folder = writeSite({ ...SITE, ...blog, "pages/_blog/a.md": post(body) });
    const moving = await open(folder);
    applyPlan(planMove(moving, "/people", "/team"), moving.pages);
    const read = () => readFileSync(join(moving.pages, "_blog/a.md"), "utf8");
    expect(read()).toBe(post(expected));
    const removing = await open(folder);
    applyPlan(planRemove(removing, "/team", "/visit"), removing.pages);
    expect(read()).not.toContain('"/team');
    expect(await errorsOf(folder)).toEqual([]);
  });
});

describe("links in Markdown follow a page that moves", () => {
  it.each([
    ["[us](/people)", "[us](/team)"],
    ["[us](/people#end)", "[us](/team#end)"],
    ["[us](/people) and [all](/peoples)", "[us](/team) and [all](/peoples)"],
    ["[us](/people 'Us')", "[us](/team 'Us')"],
    ["[us](</people>)", "[us](</team>)"],
    ["[us](  /people )", "[us](  /team )"],
    ["[us](/people?a=(b)#end) (/people)", "[us](/team?a=(b)#end) (/people)"],
  ])("%j", async (written, expected) => {
    const folder = writeSite({ ...SITE, "pages/visit.json": page("Visit", text(written)) });
    const site = await open(folder);
    applyPlan(planMove(site, "/people", "/team"), site.pages);
    const { blocks } = JSON.parse(readFileSync(join(site.pages, "visit.json"), "utf8"));
    expect(blocks[1].text).toBe(expected);
  });
});

describe("remove", () => {
  it("refuses to lose a published address, and the links to aliases of the page", async () => {
    const site = await open(
      writeSite({
        ...SITE,
        "pages/visit.json": page("Visit", text("See [it](/dinkel).")),
        "pages/breads/rye.json": page("Rye"),
      }),
    );
    expect(() => planRemove(site, "/breads/spelt")).toThrow(
      /^1 link to \/breads\/spelt would lead nowhere:\n {2}\S*pages\/visit\.json:\d+:\d+\n/,
    );
    const lone = await open(
      writeSite({
        ...SITE,
        "pages/visit.json": page("Visit"),
        "pages/breads/rye.json": page("Rye"),
      }),
    );
    expect(() => planRemove(lone, "/breads/spelt")).toThrow(
      "/breads/spelt and /dinkel was published",
    );
  });
});

describe("hidden pages", () => {
  const HIDDEN: SiteFiles = {
    ...SITE,
    "pages/breads/oat.json": page("Oat", {
      hidden: true,
      ...text("Like [barley](/breads/barley)."),
    }),
    "pages/breads/barley.json": page("Barley", { hidden: true }),
    "pages/breads/index.json": page("Breads", {
      blocks: [
        { type: "hero" },
        { type: "cards", pages: ["/breads/rye", "/breads/barley"] },
        { type: "cta", anchor: "end", title: "Come in" },
      ],
    }),
  };
  const aliasesOf = (folder: string, path: string) =>
    (JSON.parse(readFileSync(join(folder, "pages", path), "utf8")) as PageFile).aliases;

  it("are made by new, whatever they begin as", async () => {
    const site = await open(writeSite(HIDDEN));
    for (const like of [undefined, "/breads/rye", "/breads/oat"]) {
      const { writes, summary } = planNewPage(site, { route: "/breads/new", like });
      const [text = ""] = writes.values();
      expect(text.match(/"hidden"/g)).toHaveLength(1);
      expect(JSON.parse(text)).toMatchObject({ hidden: true });
      expect(summary[0]).toBe("Made /breads/new. It is hidden: visitors do not see it yet.");
    }
    expect(() => planNewPage(site, { route: "/breads/oat" })).toThrow(
      "There is a page /breads/oat already.",
    );
  });

  it("move with the links to them; only a path that visitors may know leads on", async () => {
    const published = ["/", "/breads/oat", "/breads/rye"];
    const folder = writeSite({ ...HIDDEN, "pages/_addresses.json": published });
    const site = await open(folder);
    expect(planMove(site, "/breads/barley", "/barley").summary).toEqual([
      "Moved /breads/barley to /barley.",
      "Changed 2 links in 2 files.",
    ]);
    applyPlan(planMove(site, "/breads", "/loaves"), site.pages);
    const { issues } = await examineFolder(folder);
    expect(issues.filter(isError).map(({ rule }) => rule)).toEqual(["address-lost"]);
    expect(aliasesOf(folder, "loaves/barley.json")).toBeUndefined();
    expect(aliasesOf(folder, "loaves/oat.json")).toEqual(["/breads/oat"]);
    expect(aliasesOf(folder, "loaves/rye.json")).toEqual(["/breads/rye"]);
  });

  it("keep their old path where nobody wrote down what was published", async () => {
    const { "pages/_addresses.json": _, ...unwritten } = HIDDEN;
    const folder = writeSite(unwritten);
    const site = await open(folder);
    applyPlan(planMove(site, "/breads/barley", "/barley"), site.pages);
    expect(aliasesOf(folder, "barley.json")).toEqual(["/breads/barley"]);
  });

  it("are removed like others, and never take the place of a page that visitors see", async () => {
    const folder = writeSite(HIDDEN);
    const site = await open(folder);
    expect(() => planRemove(site, "/breads/barley")).toThrow("2 links to /breads/barley");
    expect(() => planRemove(site, "/breads/rye", "/breads/oat")).toThrow(
      "/breads/oat is hidden, so visitors who are sent there would find nothing.",
    );
    applyPlan(planRemove(site, "/breads/barley", "/breads/oat"), site.pages);
    expect((await examineFolder(folder)).issues.filter(isError)).toEqual([]);
    expect(existsSync(join(folder, "pages/breads/barley.json"))).toBe(false);
  });
});

describe("a plan is applied whole or not at all", () => {
  const files = (folder: string) =>
    Object.fromEntries(
      walk(folder).map(({ path }) => [`/${path}`, readFileSync(join(folder, path), "utf8")]),
    );

  /** The journal of a move, as it is on the disk at the instant it is decided. */
  async function interrupted() {
    const folder = writeSite(SITE);
    const site = await open(folder);
    const plan = planMove(site, "/breads", "/loaves");
    const before = files(site.pages);
    applyPlan(plan, site.pages);
    const after = files(site.pages);
    const puts = Object.entries(after)
      .filter(([path, text]) => before[path] !== text)
      .map(([path, text]) => [path.slice(1), text]);
    const deletes = Object.keys(before)
      .filter((path) => !(path in after))
      .map((path) => path.slice(1));
    const again = join(writeSite(SITE), "pages");
    return { again, before, after, journal: JSON.stringify({ puts, deletes }), puts };
  }

  it("stopped before the decision, nothing has happened", async () => {
    const { again, before, journal } = await interrupted();
    writeFileSync(join(again, ".journal.json.new"), journal.slice(0, journal.length / 2));
    finishInterrupted(again);
    expect(files(again)).toEqual(before);
  });

  it("stopped after it, the next command finishes", async () => {
    const { again, after, journal } = await interrupted();
    writeFileSync(join(again, ".journal.json"), journal);
    finishInterrupted(again);
    expect(files(again)).toEqual(after);
  });

  it("stopped in the middle of a file, the next command writes it anew", async () => {
    const { again, after, journal, puts } = await interrupted();
    writeFileSync(join(again, ".journal.json"), journal);
    writeFileSync(join(again, "visit.json.new"), "{ half");
    const [first] = puts.filter(([path]) => existsSync(join(again, path ?? "")));
    if (first) writeFileSync(join(again, first[0] ?? ""), first[1] ?? "");
    finishInterrupted(again);
    expect(files(again)).toEqual(after);
  });
});

describe("new pages of a kind", () => {
  const templates = new Map(
    readdirSync("templates").map((name) => [
      name.replace(".json", ""),
      JSON.parse(readFileSync(join("templates", name), "utf8")) as Template,
    ]),
  );
  /** The first site, with what is known of it once it was examined. */
  const examined = writeSite({});

  beforeAll(async () => {
    for (const part of ["pages", "media"]) cpSync(part, join(examined, part), { recursive: true });
    expect((await examineFolder(examined)).located).toEqual([]);
  });

  it.each([...templates.keys()])(
    "%s: as written only its gaps are left",
    async (kind) => {
      const folder = writeSite({});
      cpSync(examined, folder, { recursive: true });
      const site = await open(folder);
      const wanted = { kind, name: "Little Rock’s", in: "Arkansas", today: TODAY };
      const plan = planFromTemplate(site, templates, wanted);
      applyPlan(plan, site.pages);
      const { located } = await examineFolder(folder);
      expect(located.map(({ file, line, message }) => `${file}:${line} ${message}`)).toEqual([]);
      const written = [...plan.writes.values()].join("").match(/\{fill: /g)?.length ?? 0;
      expect(written).toBeGreaterThan(5);
      const { site: made } = await open(folder);
      expect(gapsOfHidden(made)).toHaveLength(written);
      for (const [file, text] of plan.writes)
        writeFileSync(file, text.replace('"hidden": true,', ""));
      const shown = await examineFolder(folder);
      expect(shown.issues.filter(({ rule }) => rule === "page-gap")).toHaveLength(written);
      const stateFile = join(site.pages, "locations/arkansas/index.json");
      expect(existsSync(stateFile)).toBe(kind === "city");
      const isListedByHand = kind === "article" || kind === "service";
      expect(plan.writes.size).toBe(kind === "city" || isListedByHand ? 2 : 1);
    },
    30_000,
  );

  it("says which kinds there are, and what is missing", async () => {
    const site = await open(writeSite(SITE));
    const plan = (kind: string) => () =>
      planFromTemplate(site, templates, { kind, name: "A", today: TODAY });
    expect(plan("town")).toThrow('There is no kind "town"; there are article, city');
    expect(plan("city")).toThrow("In which state is it? Add --in and the answer.");
  });
});
