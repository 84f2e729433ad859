import { rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, expect, it } from "vitest";
import { ENGINE, type SiteFiles, writeSite } from "../../testing/examine-files.ts";
import type { DevIssue } from "../model/dev-report.ts";
import { createDevSite, type DevSite } from "./dev-site.ts";

const LINK = { label: "Home", href: "/" };
const SITE = {
  brand: "Crumb",
  url: "https://www.crumb.example",
  language: "en-US",
  navigation: {
    header: [LINK, { label: "Visit", href: "/visit" }, { label: "Rye", href: "/rye" }],
  },
  footer: { groups: [] },
};
const LONG = "A description that is far too long to be shown. ".repeat(6).trim();

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A site of three pages, one of which shows a shared block, with some files in other words. */
async function siteWith(changes: SiteFiles): Promise<DevSite> {
  const folder = writeSite({
    "pages/_site.json": { ...SITE, navigation: { ...SITE.navigation, action: LINK } },
    "pages/index.json": page("Bread for the street"),
    "pages/visit.json": page("Visit", [{ use: "hours" }]),
    "pages/rye.json": { ...page("Rye"), aliases: ["/roggen"] },
    "pages/_shared/hours.json": { block: { type: "rich-text", text: "From 7 on." } },
    ...changes,
  });
  folders.push(folder);
  const [pages, media, cache] = ["pages", "media", "cache"].map((name) => join(folder, name));
  const site = createDevSite({
    cwd: folder,
    loadEngine: async () => ENGINE,
    folders: { pages: String(pages), media: String(media), cache: String(cache) },
  });
  await site.refresh();
  return site;
}

function page(title: string, blocks: object[] = []): object {
  return { title, description: `What ${title} is about.`, blocks: [{ type: "hero" }, ...blocks] };
}

const withLink = (title: string, href: string) =>
  page(title, [{ type: "rich-text", text: `See [the rolls](${href}).` }]);

const briefly = (issues: DevIssue[]) =>
  issues.map(({ level, rule, file }) => `${level} ${rule} ${file}`);

it("keeps a page's own issues apart from those of others, errors first", async () => {
  const site = await siteWith({
    "pages/rye.json": { ...withLink("Rye", "/nope"), description: LONG },
    "pages/index.json": withLink("Bread for the street", "/neither"),
  });
  const { here, elsewhere } = site.report("/rye");
  expect(briefly(here)).toEqual([
    "error link-dead pages/rye.json",
    "warning head-length pages/rye.json",
  ]);
  expect(briefly(elsewhere.issues)).toEqual(["error link-dead pages/index.json"]);
  expect(elsewhere.issues[0]?.route).toBe("/");
  const other = site.report("/visit");
  expect(other.here).toEqual([]);
  expect(other.elsewhere).toMatchObject({ errors: 2, warnings: 1 });
  expect(briefly(other.elsewhere.issues).at(-1)).toBe("warning head-length pages/rye.json");
});

it("counts shared blocks and the site file as parts of the pages that show them", async () => {
  const site = await siteWith({
    "pages/_shared/hours.json": { block: { type: "rich-text", text: "[Way](/nope)" } },
    "pages/_site.json": {
      ...SITE,
      navigation: { ...SITE.navigation, action: { label: "Order", href: "/order" } },
    },
  });
  expect(briefly(site.report("/visit").here)).toEqual([
    "error link-dead pages/_shared/hours.json",
    "error link-dead pages/_site.json",
  ]);
  expect(briefly(site.report("/rye").here)).toEqual(["error link-dead pages/_site.json"]);
  expect(site.report("/rye").elsewhere.issues[0]?.route).toBeUndefined();
});

it("finds the page of an alias, and of a file that could never be read", async () => {
  const site = await siteWith({
    "pages/rye.json": { ...withLink("Rye", "/nope"), aliases: ["/roggen"] },
    "pages/oat.json": '{ "title": "Oat", ',
  });
  expect(briefly(site.report("/roggen").here)).toEqual(["error link-dead pages/rye.json"]);
  expect(briefly(site.report("/oat").here)).toEqual(["error json-syntax pages/oat.json"]);
});

it("says all of the site file while there is no site", async () => {
  const site = await siteWith({ "pages/_site.json": "{" });
  expect(briefly(site.report("/anywhere").here)).toEqual(["error json-syntax pages/_site.json"]);
});

it("gives every issue its line, its address for editing, and a name that its line does not change", async () => {
  const site = await siteWith({ "pages/rye.json": withLink("Rye", "/nope") });
  const [issue] = site.report("/rye", ({ pointer }) => `/edit${pointer}`).here;
  expect(issue).toMatchObject({ message: "There is no page /nope.", edit: "/edit/blocks/1/text" });
  const { text = "", start = 0, length = 0 } = issue?.source ?? {};
  expect(text.slice(start, start + length)).toBe("/nope");
  const file = join(String(folders[0]), "pages/rye.json");
  writeFileSync(file, `{\n\n\n${JSON.stringify(withLink("Rye", "/nope")).slice(1)}`);
  await site.refresh();
  const [moved] = site.report("/rye").here;
  expect([moved?.id, moved?.line]).toEqual([issue?.id, 4]);
});

it("sends a hundred issues of other pages and counts the rest", async () => {
  const pages = Array.from({ length: 120 }, (_, at) => [
    `pages/p${at}.json`,
    withLink(`Page ${at}`, "/nope"),
  ]);
  const site = await siteWith(Object.fromEntries(pages) as SiteFiles);
  const { issues, errors } = site.report("/").elsewhere;
  expect([issues.length, errors]).toEqual([100, 120]);
});
