import { describe, expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "./example-site.ts";

const page = (title: string, fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }],
  ...fields,
});
const withBlock = (title: string, block: unknown) =>
  page(title, { blocks: [{ type: "hero" }, block] });
const text = (words: string | unknown[]) => ({ type: "rich-text", text: words });
const site = (fields: string) =>
  (EXAMPLE_SITE["_site.json"] ?? "").replace('"brand"', `${fields}, "brand"`);
const DOOR = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';
/** The page that lists the children of home, without saying so in a way that can be understood. */
const LISTING_NOTHING = page("Home", {
  blocks: [{ type: "hero" }, { type: "crds", pages: "below" }],
});
const PARAGRAPHS = Array.from({ length: 20 }, (_, at) =>
  text(`Sentence ${at} of ten words that tells about bread and flour.`),
);

/** `file:line rule` of everything that is found in a whole site with some files more. */
async function reported(files: SiteFiles): Promise<string[]> {
  const around = Object.entries(EXAMPLE_SITE).map(([path, content]) => [`pages/${path}`, content]);
  const { located } = await examineFiles({ ...Object.fromEntries(around), ...files });
  return located.map(({ file, line, rule }) => `${file.replace("pages/", "")}:${line} ${rule}`);
}

describe("what follows from something that was left out is not reported", () => {
  it.each<[string, SiteFiles, string]>([
    [
      "no main heading, when its block is not known",
      { "pages/visit.json": page("Visit", { blocks: [{ type: "carousel" }] }) },
      "visit.json:6 schema-value",
    ],
    [
      "a heading without one above it, when that is null",
      {
        "pages/visit.json": withBlock("Visit", {
          type: "rich-text",
          title: null,
          text: "### Hours\n\nFrom seven.",
        }),
      },
      "visit.json:10 schema-type",
    ],
    [
      "a heading that skips a level, when the line with the one above it is null",
      {
        "pages/visit.json": withBlock("Visit", {
          ...text(["### One", "", null, "", "##### Three"]),
          title: "Hours",
        }),
      },
      "visit.json:13 schema-type",
    ],
    [
      "the same title as another page, when one is empty",
      {
        "pages/visit.json": page("Visit", { headTitle: "" }),
        "pages/street.json": page("Visit", { description: "About our street." }),
      },
      "visit.json:9 schema-limit",
    ],
    [
      "the same description, when a page is perhaps not listed",
      {
        "pages/visit.json": page("Visit", { noindex: "yes" }),
        "pages/street.json": page("Street", { description: "What to know about Visit." }),
      },
      "visit.json:9 schema-type",
    ],
    [
      "pages out of reach, when the block with the links is not known",
      { "pages/index.json": LISTING_NOTHING, "pages/street.json": page("Street") },
      "index.json:9 schema-value",
    ],
    [
      "pages out of reach, when an entry of the menu is null",
      {
        "pages/street/corner.json": page("Corner"),
        "pages/_site.json": (EXAMPLE_SITE["_site.json"] ?? "").replace(
          '"header": [',
          '"header": [null, ',
        ),
      },
      "_site.json:5 schema-type",
    ],
    [
      "a page out of reach, when it is perhaps not listed",
      { "pages/street/corner.json": page("Corner", { noindex: "yes" }) },
      "street/corner.json:9 schema-type",
    ],
    [
      "a picture that is not used, when one is named in a wrong way",
      {
        "pages/visit.json": page("Visit", { picture: "/media/door.svg" }),
        "media/door.svg": DOOR,
      },
      "visit.json:9 schema-type",
    ],
    [
      "a shared block that is not used, when its name cannot be",
      {
        "pages/visit.json": withBlock("Visit", { use: "hours.json" }),
        "pages/_shared/hours.json": { block: text("From seven.") },
      },
      "visit.json:9 schema-format",
    ],
    [
      "a published address that is gone, when it is an alias in a wrong form",
      {
        "pages/visit.json": page("Visit", { aliases: ["old-name"] }),
        "pages/_addresses.json": '["/", "/old-name", "/visit"]\n',
      },
      "visit.json:10 schema-format",
    ],
    [
      "a link to an alias that is no list",
      {
        "pages/visit.json": page("Visit", { aliases: "/old-name" }),
        "pages/street.json": withBlock("Street", text("See [it](/old-name).")),
      },
      "visit.json:9 schema-type",
    ],
    [
      "a link to an anchor in a wrong form",
      {
        "pages/visit.json": withBlock("Visit", { ...text("A"), anchor: "Hours" }),
        "pages/street.json": withBlock("Street", text("See [it](/visit#hours).")),
      },
      "visit.json:11 schema-format",
    ],
    [
      "a link to an anchor of a shared block that is not known",
      {
        "pages/_shared/hours.json": { block: { ...text("From seven."), anchor: "Hours" } },
        "pages/visit.json": withBlock("Visit", { use: "hours" }),
        "pages/street.json": withBlock("Street", text("See [it](/visit#hours).")),
      },
      "_shared/hours.json:5 schema-format",
    ],
    [
      "a marked value that is not there, when it is null",
      { "pages/_site.json": site('"phone": null, "placeholders": ["/phone"]') },
      "_site.json:2 schema-type",
    ],
    [
      "a token without a value, when the value is null",
      {
        "pages/_site.json": site('"phone": null'),
        "pages/visit.json": withBlock("Visit", text("Call {phone}.")),
      },
      "_site.json:2 schema-type",
    ],
    [
      "a host that is not listed, when the list is a text",
      {
        "pages/_site.json": site(
          '"leadForm": { "provider": "iframe", "title": "A", "src": "https://forms.example.com/1" }, "formHosts": "https://forms.example.com"',
        ),
      },
      "_site.json:2 schema-type",
    ],
    [
      "two pages that are alike, when what tells them apart was left out",
      {
        "pages/visit.json": page("Visit", {
          blocks: [
            { type: "hero" },
            ...PARAGRAPHS,
            { ...text("Much more about us."), tone: "red" },
          ],
        }),
        "pages/street.json": page("Street", { blocks: [{ type: "hero" }, ...PARAGRAPHS] }),
      },
      "visit.json:91 schema-value",
    ],
    [
      "a dead link, when a character that nobody sees is hidden in it",
      {
        "pages/visit.json": withBlock("Visit", text("See [it](/str\u200beet).")),
        "pages/street.json": page("Street"),
      },
      "visit.json:10 json-hidden",
    ],
    [
      "a link to an article whose file is damaged",
      {
        "pages/_site.json": site('"blog": { "provider": "files", "byline": "Us" }'),
        "pages/article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
        "pages/_blog/5.md": '---\ntitle: "Five\ndate: 2026-03-15\n---\n\nText.\n',
        "pages/visit.json": withBlock("Visit", text("See [it](/article/5).")),
      },
      "_blog/5.md:4 schema-format",
    ],
  ])("%s", async (_, files, expected) => {
    expect(await reported(files)).toEqual([expected]);
  });
});

describe("what does not follow from it is reported beside it", () => {
  it.each<[string, SiteFiles, string[]]>([
    [
      "a second main heading beside an unknown field",
      { "pages/visit.json": withBlock("Visit", { type: "hero", colour: "red" }) },
      ["visit.json:8 page-heading", "visit.json:10 schema-unknown-field"],
    ],
    [
      "a page out of reach beside an unknown field of another",
      {
        "pages/street/corner.json": page("Corner"),
        "pages/visit.json": page("Visit", { colour: "red" }),
      },
      ["street/corner.json:1 page-reach", "visit.json:9 schema-unknown-field"],
    ],
    [
      "a page out of reach beside an unknown field of the site",
      { "pages/street/corner.json": page("Corner"), "pages/_site.json": site('"colour": "red"') },
      ["_site.json:2 schema-unknown-field", "street/corner.json:1 page-reach"],
    ],
    [
      "a picture that is not used beside an unknown field",
      { "media/door.svg": DOOR, "pages/visit.json": page("Visit", { colour: "red" }) },
      ["media/door.svg:1 media-unused", "visit.json:9 schema-unknown-field"],
    ],
    [
      "a published address that is gone beside a broken file",
      { "pages/_addresses.json": '["/", "/gone", "/visit"]\n', "pages/visit.json": "{" },
      ["_addresses.json:1 address-lost", "visit.json:1 json-syntax"],
    ],
    [
      "an anchor that is not there beside a field of another name",
      {
        "pages/visit.json": page("Visit", {
          blocks: [
            { type: "hero" },
            { ...text("A"), id: "hours" },
            text("See [it](#hours) and [that](#prices)."),
          ],
        }),
      },
      ["visit.json:11 schema-unknown-field", "visit.json:15 link-anchor"],
    ],
    [
      "an anchor that is not there beside an unknown field of a block",
      {
        "pages/visit.json": page("Visit", {
          blocks: [{ type: "hero", colour: "red" }, text("See [it](#hours).")],
        }),
      },
      ["visit.json:7 schema-unknown-field", "visit.json:11 link-anchor"],
    ],
    [
      "a page out of reach beside an unknown field of a block",
      {
        "pages/street/corner.json": page("Corner"),
        "pages/visit.json": page("Visit", { blocks: [{ type: "hero", colour: "red" }] }),
      },
      ["street/corner.json:1 page-reach", "visit.json:7 schema-unknown-field"],
    ],
    [
      "the same description beside another field",
      {
        "pages/visit.json": page("Visit", { colour: "red" }),
        "pages/street.json": page("Street", { description: "What to know about Visit." }),
      },
      ["street.json:3 head-repeated", "visit.json:9 schema-unknown-field"],
    ],
    [
      "dead links in a field of another name, at their lines",
      {
        "pages/visit.json": page("Visit", {
          blocks: [
            null,
            { type: "hero" },
            { type: "cta", title: "A", button: { label: "B", href: "/nope" } },
          ],
        }),
      },
      ["visit.json:5 schema-type", "visit.json:12 schema-unknown-field", "visit.json:14 link-dead"],
    ],
    [
      "everything on pages of a site without a site file",
      {
        "pages/_site.json": '{ "brand": ',
        "pages/visit.json": withBlock(
          "Visit",
          text("Call {phone}, see [it](/nope) and [that](#nope)."),
        ),
      },
      ["_site.json:1 json-syntax", "visit.json:10 link-dead", "visit.json:10 link-anchor"],
    ],
  ])("%s", async (_, files, expected) => {
    expect((await reported(files)).sort()).toEqual([...expected].sort());
  });
});
