import { describe, expect, it } from "vitest";
import {
  type ExaminedFiles,
  examineFolder,
  type SiteFiles,
  writeSite,
} from "../../testing/examine-files.ts";
import { redirectRules } from "../output/hosting-tables.ts";
import { linkedFiles } from "./analysis/media/linked-files.ts";

type Block = Record<string, unknown>;

const page = (title: string, blocks: Block[] = [], fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  ...fields,
  blocks: [{ type: "hero" }, ...blocks],
});
const text = (words: string, fields: object = {}): Block => ({
  type: "rich-text",
  text: words,
  ...fields,
});
const DURING = { publishAt: "2026-12-24T09:00", unpublishAt: "2026-12-27T00:00" };

const SITE: SiteFiles = {
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    timeZone: "America/Chicago",
    navigation: {
      header: [{ href: "/" }, { label: "Breads", below: "/breads" }, { href: "/breads/stollen" }],
      action: { label: "Breads", href: "/breads" },
    },
    footer: { groups: [] },
  },
  "pages/index.json": page("Home", [{ type: "cards", pages: ["/breads", "/breads/stollen"] }]),
  "pages/breads/index.json": page("Breads", [{ type: "cards", pages: "below" }]),
  "pages/breads/rye.json": page("Rye"),
  "pages/breads/stollen.json": page("Stollen", [], { ...DURING, aliases: ["/stollen"] }),
};

const examinedAt = (at: string, files: SiteFiles = {}): Promise<ExaminedFiles> =>
  examineFolder(writeSite({ ...SITE, ...files }), { at });

/** What is reported at a moment, as the rule, the place and the words. */
async function linesAt(at: string, files: SiteFiles = {}): Promise<string[]> {
  const { located } = await examinedAt(at, files);
  return located.map(({ rule, file, pointer, message }) => `${rule} ${file}#${pointer} ${message}`);
}

const routesOf = ({ site }: ExaminedFiles) => site.pages.map(({ entry }) => entry.route);
const shownOn = ({ site }: ExaminedFiles, route: string) =>
  site.pages.find(({ entry }) => entry.route === route)?.page.blocks ?? [];

const BEFORE = "2026-12-24T08:59";
const WITHIN = "2026-12-24T09:00";
const AFTER = "2026-12-27T00:00";

describe("a page with times", () => {
  it.each([BEFORE, AFTER])("is not there at %s: in no list, menu, card or redirect", async (at) => {
    const examined = await examinedAt(at);
    expect(routesOf(examined)).not.toContain("/breads/stollen");
    expect(JSON.stringify(examined.site.shell)).not.toContain("tollen");
    expect(JSON.stringify(examined.site.pages.map((checked) => checked.page))).not.toContain(
      "tollen",
    );
    expect(redirectRules(examined.site.index)).toEqual([]);
  });

  it("is there from its first minute on", async () => {
    const examined = await examinedAt(WITHIN);
    expect(examined.issues).toEqual([]);
    expect(routesOf(examined)).toContain("/breads/stollen");
    expect(JSON.stringify(examined.site.shell)).toContain("Stollen");
    expect(redirectRules(examined.site.index)).toEqual([
      { from: "/stollen", to: "/breads/stollen", status: 301 },
    ]);
  });

  it("is no target of a text that is shown while the page is not", async () => {
    const files = {
      "pages/breads/rye.json": page("Rye", [text("Like [Stollen](/breads/stollen).")]),
    };
    expect(await linesAt(BEFORE, files)).toEqual([
      "link-hidden pages/breads/rye.json#/blocks/1/text /breads/stollen goes live on 2026-12-24 at 09:00, and this link is shown already: until then it leads visitors nowhere.",
    ]);
    expect(await linesAt(WITHIN, files)).toEqual([
      "link-ends pages/breads/rye.json#/blocks/1/text /breads/stollen ends on 2026-12-27 at 00:00, and this link is shown for longer.",
    ]);
    expect(await linesAt(AFTER, files)).toEqual([
      "link-hidden pages/breads/rye.json#/blocks/1/text /breads/stollen ended on 2026-12-27 at 00:00: this link leads visitors nowhere.",
      "time-over pages/breads/stollen.json#/unpublishAt This page is over since 2026-12-27 at 00:00.",
    ]);
  });

  it("can be linked from a block with the same times, whatever the moment, and under its old address", async () => {
    const linking = text(
      "Like [Stollen](/breads/stollen) and [Christmas bread](/stollen).",
      DURING,
    );
    const files = { "pages/breads/rye.json": page("Rye", [linking]) };
    expect(await linesAt(BEFORE, files)).toEqual([
      "link-redirect pages/breads/rye.json#/blocks/1/text /stollen is an old address that only sends visitors on to /breads/stollen.",
    ]);
    expect((await linesAt(AFTER, files)).map((line) => line.split(" ")[0])).toEqual([
      "link-redirect",
      "time-over",
      "time-over",
    ]);
  });

  it("is warned of when a block begins or ends at another time", async () => {
    const rye = (times: object) => ({
      "pages/breads/rye.json": page("Rye", [text("[Stollen](/breads/stollen)", times)]),
    });
    expect(await linesAt(BEFORE, rye({ ...DURING, publishAt: "2026-12-24T08:59" }))).toEqual([
      expect.stringContaining("link-hidden"),
    ]);
    expect(await linesAt("2026-12-01", rye({ ...DURING, publishAt: "2026-12-24T08:59" }))).toEqual([
      "link-ends pages/breads/rye.json#/blocks/1/text /breads/stollen goes live on 2026-12-24 at 09:00, and this link is shown before.",
    ]);
    expect(
      await linesAt("2026-12-01", rye({ ...DURING, unpublishAt: "2026-12-27T00:01" })),
    ).toEqual([expect.stringContaining("link-ends")]);
    expect(
      await linesAt(
        "2026-12-01",
        rye({ publishAt: "2026-12-25T00:00", unpublishAt: "2026-12-26T00:00" }),
      ),
    ).toEqual([]);
  });

  it("is looked at before it goes live, for what would stop the build on the day", async () => {
    const gifts = page("Gifts", [text("[Cards](/breads/cards), {fill: more}")], DURING);
    const files = {
      "pages/breads/gifts.json": gifts,
      "pages/breads/cards.json": page("Cards", [], { hidden: true }),
    };
    expect(await linesAt("2026-12-01", files)).toEqual([
      "link-ends pages/breads/gifts.json#/blocks/1/text /breads/cards is hidden, and this link is shown from 2026-12-24 at 09:00 on.",
      "page-gap pages/breads/gifts.json#/blocks/1/text This text is still to be written: more.",
    ]);
    const hidden = { ...files, "pages/breads/gifts.json": { ...gifts, hidden: true } };
    expect((await linesAt("2026-12-01", hidden)).join()).not.toContain("page-gap");
  });

  it("loses no published address once it has ended, as that was meant", async () => {
    const ledger = { "pages/_addresses.json": ["/", "/breads/stollen"] };
    expect(await linesAt(AFTER, ledger)).toEqual([expect.stringContaining("time-over")]);
    expect(await linesAt(BEFORE, ledger)).toEqual([expect.stringContaining("address-lost")]);
  });

  it("cannot be the home page, and is named when pages below it are shown at other times", async () => {
    const home = page("Home", [{ type: "cards", pages: ["/breads"] }], DURING);
    expect(await linesAt(BEFORE, { "pages/index.json": home })).toEqual([
      "page-hidden pages/index.json#/publishAt The home page is always there: it has no times.",
      "page-hidden pages/index.json#/unpublishAt The home page is always there: it has no times.",
    ]);
    const breads = page("Breads", [], DURING);
    expect(await linesAt(WITHIN, { "pages/breads/index.json": breads })).toContainEqual(
      "parent-times pages/breads/index.json#/publishAt This page has times, and /breads/rye below it is shown at others.",
    );
  });
});

describe("a block with times", () => {
  const cta = { type: "cta", anchor: "gift", title: "A gift for you", ...DURING };
  const later = text("[nowhere](/nowhere), {phoen}");
  const withBlock = { "pages/breads/rye.json": page("Rye", [cta, later]) };

  it("is left out when it is not its time, and gives nobody its times", async () => {
    const types = async (at: string) =>
      shownOn(await examinedAt(at, withBlock), "/breads/rye").map(({ type }) => type);
    expect(await types(BEFORE)).toEqual(["hero", "rich-text"]);
    expect(await types(WITHIN)).toEqual(["hero", "cta", "rich-text"]);
    expect(await types(AFTER)).toEqual(["hero", "rich-text"]);
    const [, shown] = shownOn(await examinedAt(WITHIN, withBlock), "/breads/rye");
    expect(shown).not.toHaveProperty("publishAt");
    expect(shown).not.toHaveProperty("unpublishAt");
  });

  it("leaves what is wrong in the others at its line", async () => {
    for (const at of [BEFORE, WITHIN])
      expect(await linesAt(at, withBlock)).toEqual([
        "link-dead pages/breads/rye.json#/blocks/2/text There is no page /nowhere.",
        "token-unknown pages/breads/rye.json#/blocks/2/text {phoen} has no value.",
      ]);
    const opening = { type: "hero", ...DURING };
    const two = { "pages/breads/rye.json": page("Rye", [opening, { type: "hero" }]) };
    expect(await linesAt(BEFORE, two)).toEqual([
      expect.stringContaining("entry-repeated"),
      "page-heading pages/breads/rye.json#/blocks/2 This page has a second main heading.",
    ]);
  });

  it("is checked before it is shown", async () => {
    const wrong = {
      ...text("[x](/nowhere) {phoen} {fill: words} ![a](/media/no.png)", DURING),
    };
    const picture = { type: "image", src: "/media/none.svg", alt: "Our door", ...DURING };
    const lines = await linesAt(BEFORE, { "pages/breads/rye.json": page("Rye", [wrong, picture]) });
    expect(lines.map((line) => line.split(" ")[0]).sort()).toEqual(
      expect.arrayContaining(["link-dead", "page-gap", "token-unknown"]),
    );
  });

  it("has its headings, numbers and hosts looked at as well", async () => {
    const wrong = text(
      "## One\n\n##### Four\n\n[Call](tel:+15550100199) [mail](mailto:us@gmial.com)",
      { title: "Write", ...DURING },
    );
    const rules = async (at: string) =>
      (await linesAt(at, { "pages/breads/rye.json": page("Rye", [wrong]) })).map(
        (line) => line.split(" ")[0],
      );
    expect(await rules(BEFORE)).toEqual(await rules(WITHIN));
    expect(await rules(BEFORE)).toEqual(expect.arrayContaining(["heading-order", "link-host"]));
  });

  it("offers its anchor, and publishes its files, only while it is shown", async () => {
    const files = {
      "media/gift.pdf": "%PDF-1.4",
      "pages/breads/rye.json": page("Rye", [
        { ...cta, description: "[The list](/media/gift.pdf)" },
      ]),
      "pages/index.json": page("Home", [
        { type: "cards", pages: ["/breads"] },
        text("[A gift](/breads/rye#gift)"),
      ]),
    };
    const before = await examinedAt(BEFORE, files);
    expect(before.issues.map(({ rule }) => rule)).toEqual(["link-anchor"]);
    expect(linkedFiles(before.site)).toEqual([]);
    const within = await examinedAt(WITHIN, files);
    expect(within.issues).toEqual([]);
    expect(linkedFiles(within.site)).toHaveLength(1);
  });

  it("has those of its shared file, where the page does not say otherwise", async () => {
    const files = {
      "pages/_shared/gift.json": { block: { type: "cta", title: "A gift", ...DURING } },
      "pages/breads/rye.json": page("Rye", [
        { use: "gift" },
        { use: "gift", with: { title: "Until noon", unpublishAt: "2026-12-24T12:00" } },
      ]),
    };
    const titles = async (at: string) =>
      shownOn(await examinedAt(at, files), "/breads/rye").map(({ title }) => title);
    expect(await titles(BEFORE)).toEqual([undefined]);
    expect(await titles(WITHIN)).toEqual([undefined, "A gift", "Until noon"]);
    expect(await titles("2026-12-24T12:00")).toEqual([undefined, "A gift"]);
    expect(await linesAt("2026-12-24T12:00", files)).toEqual([
      "time-over pages/breads/rye.json#/blocks/2/with/unpublishAt This block is over since 2026-12-24 at 12:00.",
    ]);
  });
});

describe("an old address with times", () => {
  const rye = (alias: object) => ({
    "pages/breads/rye.json": page("Rye", [], { aliases: [alias] }),
  });

  it("sends visitors on while it is time", async () => {
    const alias = { path: "/offer", ...DURING };
    const redirectsAt = async (at: string) =>
      redirectRules((await examinedAt(at, rye(alias))).site.index).filter(
        ({ from }) => from === "/offer",
      );
    expect(await redirectsAt(BEFORE)).toEqual([]);
    expect(await redirectsAt(WITHIN)).toEqual([{ from: "/offer", to: "/breads/rye", status: 301 }]);
    expect(await redirectsAt(AFTER)).toEqual([]);
    expect(await linesAt(AFTER, rye(alias))).toContainEqual(
      "time-over pages/breads/rye.json#/aliases/0/unpublishAt This old address is over since 2026-12-27 at 00:00.",
    );
  });

  it("needs no word on what happens there", async () => {
    const { site, issues } = await examinedAt(WITHIN, rye({ path: "/offer" }));
    expect(issues).toEqual([]);
    expect(site.index.aliases.get("/offer")).toMatchObject({ as: "redirect" });
  });
});

describe("times that are none", () => {
  const rye = (times: object) => ({
    "pages/breads/rye.json": page("Rye", [{ type: "cta", title: "A gift", ...times }]),
  });

  it.each([
    [
      { publishAt: "2026-02-30T09:00" },
      "date-invalid pages/breads/rye.json#/blocks/1/publishAt 2026-02-30 is not in the calendar.",
    ],
    [{ publishAt: "2026-12-24T25:00" }, "schema-format pages/breads/rye.json#/blocks/1/publishAt"],
    [{ publishAt: "2026-12-24" }, "schema-format pages/breads/rye.json#/blocks/1/publishAt"],
    [
      { publishAt: "2026-12-24T09:00", unpublishAt: "2026-12-24T09:00" },
      "time-order pages/breads/rye.json#/blocks/1/unpublishAt It ends on 2026-12-24 at 09:00, and goes live on 2026-12-24 at 09:00: it would never be shown.",
    ],
  ])("are reported: %j", async (times, expected) => {
    expect(await linesAt("2026-12-01", rye(times))).toEqual([expect.stringContaining(expected)]);
  });

  it("have no time zone that is none, and are of UTC without one", async () => {
    const site = SITE["pages/_site.json"] as object;
    const inZone = (timeZone?: string) => ({ "pages/_site.json": { ...site, timeZone } });
    expect(await linesAt("2026-12-01", inZone("Europe/Atlantis"))).toEqual([
      expect.stringContaining("schema-format pages/_site.json#/timeZone"),
    ]);
    const [missing] = await linesAt("2026-12-01", inZone());
    expect(missing).toContain("time-zone-missing pages/_site.json");
    const routes = async (at: string, zone?: string) =>
      routesOf(await examinedAt(at, inZone(zone)));
    expect(await routes("2026-12-24T09:00:00Z")).toContain("/breads/stollen");
    expect(await routes("2026-12-24T09:00:00Z", "America/Chicago")).not.toContain(
      "/breads/stollen",
    );
    expect(await routes("2026-12-24T15:00:00Z", "America/Chicago")).toContain("/breads/stollen");
    const business = {
      ...site,
      timeZone: undefined,
      business: { type: "Bakery", timeZone: "Europe/Berlin" },
    };
    const inBerlin = await examinedAt("2026-12-24T08:00:00Z", { "pages/_site.json": business });
    expect(routesOf(inBerlin)).toContain("/breads/stollen");
  });
});
