import { cpSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { engineFor } from "../../cli/engine.ts";
import { buildFolder, foldersOf } from "../../testing/build-folder.ts";
import { changePart, examineWithParts, writeWithParts } from "../../testing/own-parts.ts";
import { pageText, siteText } from "../../testing/rule-cases.ts";
import { createDevSite } from "../dev/dev-site.ts";
import { sendingFault } from "./result-faults.ts";

const DAYS = [{ day: "Monday", hours: "7 to 6" }];
const HOURS = { type: "baking-days", title: "Open", days: DAYS };
const page = (title: string, ...blocks: object[]) =>
  pageText(title, { blocks: [{ type: "hero" }, ...blocks] });
const BLOCK = "theme/blocks/baking-days";

/** What is reported of a site with its own parts, without their folders' path. */
async function reported(files: Record<string, string>): Promise<string[]> {
  const { located } = await examineWithParts(writeWithParts(files));
  return located.map(({ file, rule, message }) => `${file} ${rule} ${message}`);
}

describe("a block of the site's own", () => {
  it.each<[string, object, string]>([
    [
      "a field that it does not have",
      { day: "Monday" },
      'This baking-days block has no field "day".',
    ],
    ["a field without a value", { days: undefined }, '"days"'],
    ["too few entries", { days: [] }, '"days"'],
    ["an odd tone, as the engine's sections have", { tone: "loud" }, '"tone"'],
  ])("is checked for %s", async (_, fields, words) => {
    const lines = await reported({ "pages/hours.json": page("Hours", { ...HOURS, ...fields }) });
    expect(lines).toEqual([expect.stringContaining(words)]);
    expect(lines[0]).toMatch(/^pages\/hours\.json schema-/);
  });

  it("has its links and tokens checked as all blocks have", async () => {
    const days = [{ day: "{facts.nothing}", hours: "7 to 6" }];
    const intro = "See [the ovens](/ovens).";
    const lines = await reported({ "pages/hours.json": page("Hours", { ...HOURS, days, intro }) });
    expect(lines.map((line) => line.split(" ")[1]).sort()).toEqual(["link-dead", "token-unknown"]);
  });

  it("goes live and ends by itself without a word of it in its fields", async () => {
    const timed = page("Hours", { ...HOURS, publishAt: "2030-12-24T09:00" });
    const site = siteText({ timeZone: "Europe/Lisbon" });
    const folder = writeWithParts({ "pages/hours.json": timed, "pages/_site.json": site });
    const examined = await examineWithParts(folder);
    expect(examined.issues).toEqual([]);
    const hours = examined.site.pages.find(({ entry }) => entry.route === "/hours");
    expect(hours?.page.blocks.map(({ type }) => type)).toEqual(["hero"]);
    expect(
      await reported({ "pages/hours.json": page("Hours", { ...HOURS, publishAt: "soon" }) }),
    ).toEqual([expect.stringContaining("schema-format")]);
  });

  it("stands in place of the engine's with the same name", async () => {
    const folder = writeWithParts({
      "pages/hours.json": page("Hours", { type: "cta", title: "Go" }),
    });
    const own = join(folder, "theme/blocks/cta");
    cpSync(join(folder, BLOCK), own, { recursive: true });
    const changes = [
      ["types.ts", "BakingDaysBlock", "CtaBlock"],
      ["types.ts", '"baking-days"', '"cta"'],
      [
        "block.ts",
        "import type { BakingDaysBlock }",
        "import type { CtaBlock as BakingDaysBlock }",
      ],
      ["block.ts", '"baking-days"', '"cta"'],
      ["Component.tsx", "BakingDays(", "Cta("],
    ] as const;
    for (const [file, from, to] of changes)
      changePart(folder, `theme/blocks/cta/${file}`, from, to);
    rmSync(join(own, "example.json"));
    const { located } = await examineWithParts(folder);
    expect(located.map(({ rule, message }) => `${rule} ${message}`)).toEqual([
      expect.stringContaining('"days"'),
    ]);
  });
});

it("types of several parts may have the same name", async () => {
  const folder = writeWithParts({
    "pages/hours.json": page("Hours", HOURS, {
      type: "prices",
      title: "Prices",
      days: [{ day: "Monday", price: "2 dollars" }],
    }),
  });
  const own = join(folder, "theme/blocks/prices");
  cpSync(join(folder, BLOCK), own, { recursive: true });
  for (const [file, from, to] of [
    ["types.ts", "BakingDaysBlock", "PricesBlock"],
    ["types.ts", '"baking-days"', '"prices"'],
    ["types.ts", "hours: Text", "price: Text"],
    [
      "block.ts",
      "import type { BakingDaysBlock }",
      "import type { PricesBlock as BakingDaysBlock }",
    ],
    ["block.ts", '"baking-days"', '"prices"'],
    ["Component.tsx", "BakingDays(", "Prices("],
  ] as const)
    changePart(folder, `theme/blocks/prices/${file}`, from, to);
  rmSync(join(own, "example.json"));
  const { located } = await examineWithParts(folder);
  expect(located.map(({ rule, message }) => `${rule} ${message}`)).toEqual([]);
});

it("a definition may be an instance of a class", async () => {
  const folder = writeWithParts({ "pages/hours.json": page("Come in!", HOURS) });
  const rule = "rules/title-shouts/rule.ts";
  writeFileSync(
    join(folder, rule),
    `import { everyPage } from "@page-engine/engine/define";
class Shouts {
  id = "title-shouts"; level = "error"; title = "A title shouts"; help = "None should.";
  #sign = "!";
  check(site) {
    return everyPage(site).filter(({ entry }) => this.isLoud(entry.page.title))
      .map(({ entry }) => ({ message: "It shouts.", hint: "Hush.", file: entry.file, pointer: "/title" }));
  }
  isLoud(title) { return title.endsWith(this.#sign); }
}
export const rule = new Shouts();
`,
  );
  const { located } = await examineWithParts(folder);
  expect(located).toMatchObject([{ rule: "title-shouts", file: "pages/hours.json", line: 2 }]);
});

it("a rule may check pages one by one", async () => {
  const folder = writeWithParts({ "pages/hours.json": page("Come in!", HOURS) });
  writeFileSync(
    join(folder, "rules/title-shouts/rule.ts"),
    `import { defineRule } from "@page-engine/engine/define";
export const rule = defineRule({
  id: "title-shouts", level: "error", title: "A title shouts", help: "None should.",
  checkPage: ({ entry }, site) =>
    entry.page.title.endsWith("!") && site.index.pages.has("/")
      ? [{ message: "It shouts.", hint: "Hush.", file: entry.file, pointer: "/title" }]
      : [],
});
`,
  );
  const { located } = await examineWithParts(folder);
  expect(located).toMatchObject([{ rule: "title-shouts", file: "pages/hours.json", line: 2 }]);
});

it("a rule of the site's own reports under its name, at its level, and leads to its file", async () => {
  const { located } = await examineWithParts(
    writeWithParts({ "pages/hours.json": page("Come in!", HOURS) }),
  );
  expect(located).toMatchObject([
    {
      rule: "title-shouts",
      level: "warning",
      file: "pages/hours.json",
      line: 2,
      ruleSource: "rules/title-shouts/rule.ts",
    },
  ]);
});

it("a provider of the site's own is configured by its own fields", async () => {
  const blog = { provider: "notes", byline: "Us", host: "https://blog.example.com" };
  expect(await reported({ "pages/_site.json": siteText({ blog }) })).toEqual([
    expect.stringContaining('"host"'),
  ]);
  const leadForm = { provider: "post-box", title: "Write to us", box: "https://box.example.com/a" };
  expect(await reported({ "pages/_site.json": siteText({ leadForm }) })).toEqual([]);
});

it("parts that have not changed are the same engine, and a change of one is another", async () => {
  const folder = writeWithParts();
  const folders = foldersOf(folder);
  const first = await engineFor(folders);
  expect(await engineFor(folders, first)).toBe(first);
  changePart(folder, "rules/title-shouts/rule.ts", '"warning"', '"error"');
  const second = await engineFor(folders, first);
  expect(second).not.toBe(first);
  expect(second.definitions.rules.find(({ id }) => id === "title-shouts")?.level).toBe("error");
  rmSync(join(folder, "rules"), { recursive: true });
  const third = await engineFor(folders, second);
  expect(third.definitions.rules.some(({ id }) => id === "title-shouts")).toBe(false);
});

it("a build writes what the site has of its own, or says which line stopped it", async () => {
  const blog = { provider: "notes", byline: "Us" };
  const folder = writeWithParts({
    "pages/_site.json": siteText({ blog }),
    "pages/hours.json": page("Hours", HOURS, {
      type: "cta",
      title: "Go",
      action: { label: "In", href: "/" },
    }),
    "pages/notes/index.json": page("Notes", { type: "latest-articles" }),
    "pages/notes/[id].json": pageText("A note", { blocks: [{ type: "blog-article" }] }),
  });
  expect(await buildFolder(folder)).toEqual({ reported: [], isWritten: true });
  const html = readFileSync(join(folder, "out/hours/index.html"), "utf8");
  expect(html).toContain("<p>one day a week</p>");
  expect(html).toMatch(/<a href="\/" data-own-button="true">In(<!-- -->)? →<\/a>/);
  expect(existsSync(join(folder, "out/notes/crust/index.html"))).toBe(true);

  changePart(folder, `${BLOCK}/Component.tsx`, "days.map(", "days.none.map(");
  const { reported: lines, isWritten } = await buildFolder(folder);
  expect(lines).toEqual([`${BLOCK}/Component.tsx:16:20 own-part`]);
  expect(isWritten).toBe(false);

  changePart(folder, `${BLOCK}/Component.tsx`, "days.none.map(", "days.map(");
  changePart(folder, "theme/ui/Button.tsx", "{children} →", "{children.none.none} →");
  expect((await buildFolder(folder)).reported).toEqual(["theme/ui/Button.tsx:7:22 own-part"]);
});

describe("a provider that stops with an error", () => {
  const NOTES = "providers/blog/notes/provider.ts";
  const site = (from: string, to: string) => {
    const folder = writeWithParts({
      "pages/_site.json": siteText({ blog: { provider: "notes", byline: "Us" } }),
      "pages/notes/index.json": page("Notes", { type: "latest-articles" }),
      "pages/notes/[id].json": pageText("A note", { blocks: [{ type: "blog-article" }] }),
    });
    changePart(folder, NOTES, from, to);
    return folder;
  };

  it.each([
    ["nameOf", 'nameOf: () => "the notes"', 'nameOf: () => JSON.parse("{")', "19:22"],
    ["parse", "parse: (raw) => raw as WrittenPost", 'parse: () => JSON.parse("{")', "23:21"],
    ["parse", "parse: (raw) => raw as WrittenPost", "parse: () => ({}) as WrittenPost", "1:1"],
    ["idOf", "(raw as WrittenPost).id", "(raw as any).no.id", "24:34"],
    ["origins", "origins: () => ({})", "origins: () => ({ media: 1 }) as never", "1:1"],
    ["origins", "origins: () => ({})", 'origins: () => ({ connect: ["x; y"] })', "1:1"],
  ])(
    "in %s is reported at its line by a build, which writes nothing: %s",
    async (...[, from, to, position]) => {
      expect(await buildFolder(site(from, to))).toEqual({
        reported: [`${NOTES}:${position} own-part`],
        isWritten: false,
      });
    },
  );

  it.each(["prepare", "standIn", "browser"])(
    "in %s is reported at its line by a check",
    async (name) => {
      const folder = site("listed: 10,", `listed: 10,\n  ${name}: () => JSON.parse("{"),`);
      const { located } = await examineWithParts(folder);
      expect(located.map(({ file, line, rule }) => `${file}:${line} ${rule}`)).toEqual([
        `${NOTES}:19 own-part`,
      ]);
    },
  );

  it("is reported in development, which shows pages without articles until it is corrected", async () => {
    const folder = site("raw as WrittenPost,", 'JSON.parse("{"),');
    const folders = { ...foldersOf(folder), cache: join(folder, "cache") };
    const dev = createDevSite({
      loadEngine: (before) => engineFor(foldersOf(folder), before),
      folders,
      cwd: folder,
    });
    await dev.refresh();
    expect(dev.problems()).toEqual([]);
    expect((await dev.shown("/notes"))?.page.blocks[1]).toMatchObject({ posts: [] });
    expect(dev.problems()).toEqual([expect.stringContaining(`${NOTES}:23:24 error own-part`)]);
    expect(dev.report("/notes").here).toHaveLength(1);
    changePart(folder, NOTES, 'JSON.parse("{")', "raw as WrittenPost");
    await dev.refresh();
    expect(dev.problems()).toEqual([]);
    expect((await dev.shown("/notes"))?.page.blocks[1]).toMatchObject({ posts: [{ id: "crust" }] });
  });
});

describe("how a form of the site's own is sent", () => {
  const right = { action: ["https://forms.example.com/1"], connect: [], names: ["token"] };

  it.each<[string, unknown]>([
    ["`action`", { ...right, action: "https://forms.example.com/1" }],
    ["`action`", { ...right, action: ["https://forms.example.com/1; script-src *"] }],
    ["`connect`", { ...right, connect: ["/1"] }],
    ["`names`", { ...right, names: [1] }],
    ["`action`", undefined],
  ])("has its %s compared: %j", (member, result) => {
    expect(sendingFault(result)).toContain(
      `${member} of what \`sending\` returns has to be a list`,
    );
  });

  it("is taken as it is", () => {
    expect(sendingFault(right)).toBeUndefined();
  });
});
