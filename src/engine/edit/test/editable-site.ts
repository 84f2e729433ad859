import { join } from "node:path";
import { examineFolder, type SiteFiles } from "../../../testing/examine-files.ts";
import { isError } from "../../model/issue.ts";
import type { EditableSite } from "../move-page.ts";

/** A page with a main heading, and with a section that links can point at. */
export const page = (title: string, fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, { type: "cta", anchor: "end", title: "Come in" }],
  ...fields,
});
/** What such a page has instead when it says something. */
export const text = (words: string) => ({
  blocks: [
    { type: "hero" },
    { type: "rich-text", text: words },
    { type: "cta", anchor: "end", title: "Come in" },
  ],
});

/** A small site whose pages lead to one another in every way. */
export const SITE: SiteFiles = {
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    navigation: {
      header: [{ href: "/" }, { label: "Breads", below: "/breads" }, { href: "/visit#end" }],
      action: { label: "Visit", href: "/visit" },
    },
    footer: { groups: [{ label: "All", links: [{ href: "/breads" }, { href: "/people" }] }] },
  },
  "pages/index.json": page("Home", {
    blocks: [
      { type: "hero" },
      { type: "cards", pages: "below" },
      { type: "cards", pages: ["/breads/rye", "/visit"] },
    ],
  }),
  "pages/visit.json": page(
    "Visit",
    text("See [rye](/breads/rye#end), [spelt](/breads/spelt) and [us](/people)."),
  ),
  "pages/people.json": page("People", text("Back [home](/) or to [the breads](/breads).")),
  "pages/breads/index.json": page("Breads", {
    blocks: [
      { type: "hero" },
      { type: "cards", pages: "below" },
      { type: "cta", anchor: "end", title: "Come in" },
    ],
  }),
  "pages/breads/rye.json": page(
    "Rye",
    text("Like [spelt](/breads/spelt?a=1#end), and [here](#end)."),
  ),
  "pages/breads/spelt.json": page("Spelt", {
    aliases: ["/dinkel"],
    ...text("Like [rye](/breads/rye)."),
  }),
  "pages/_addresses.json": [
    "/",
    "/breads",
    "/breads/rye",
    "/breads/spelt",
    "/dinkel",
    "/people",
    "/visit",
  ],
};

/** Opens the site in a folder, as commands for authors do. */
export async function open(folder: string): Promise<EditableSite> {
  const { site, loaded } = await examineFolder(folder);
  if (!site) throw new Error("The site cannot be read any more.");
  return {
    pages: join(folder, "pages"),
    cwd: folder,
    schemaFolder: "schema",
    site,
    textOf: loaded.textOf,
  };
}

/** What stops a build of the site in a folder. */
export async function errorsOf(folder: string): Promise<string[]> {
  const { issues } = await examineFolder(folder);
  return issues.filter(isError).map(({ rule, message }) => `${rule} ${message}`);
}
