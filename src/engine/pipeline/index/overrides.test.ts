import { expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../testing/examine-files.ts";

const SHARED = {
  type: "cta",
  title: "Come in",
  description: "We bake until [noon](/lost).",
  action: { label: "Our hours", href: "/visit" },
};

const page = (title: string, ...blocks: object[]) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }, ...blocks],
});

const site = (own: object): SiteFiles => ({
  "pages/_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    facts: { price: "$7 a loaf" },
    navigation: { header: [{ href: "/visit" }, { href: "/people" }] },
  },
  "pages/_shared/come.json": { block: SHARED },
  "pages/index.json": page("Home", { use: "come" }),
  "pages/people.json": page("People"),
  "pages/visit.json": page("Visit", { use: "come", with: own }),
});

async function shownWith(own: object) {
  const examined = await examineFiles(site(own));
  const { site: checked, located } = examined;
  const blockOf = (route: string) =>
    checked.pages.find(({ entry }) => entry.route === route)?.page.blocks[1];
  const issues = located
    .filter(({ file }) => !file.includes("_site"))
    .map(({ rule, file, pointer, line, hint }) => `${rule} ${file}:${line} ${pointer} ${hint}`);
  return { blockOf, issues, checked };
}

it("shows a shared block with the fields that a page says otherwise", async () => {
  const { blockOf, issues } = await shownWith({ title: "Come on Sundays" });
  expect(blockOf("/")).toMatchObject({ type: "cta", title: "Come in" });
  expect(blockOf("/visit")).toMatchObject({
    type: "cta",
    title: "Come on Sundays",
    action: { label: "Our hours" },
  });
  // What is wrong in the shared block is reported once, where it is written.
  expect(issues).toHaveLength(1);
  expect(issues[0]).toContain("link-dead pages/_shared/come.json");
});

it("names the page where what it says itself is wrong", async () => {
  const { issues } = await shownWith({ description: "See [us](/nowhere) for {facts.prise}." });
  expect(issues).toMatchInlineSnapshot(`
    [
      "link-dead pages/_shared/come.json:5 /block/description Write the path of a page as in the browser, or add that page.",
      "link-dead pages/visit.json:11 /blocks/1/with/description Write the path of a page as in the browser, or add that page.",
      "token-unknown pages/visit.json:11 /blocks/1/with/description Did you mean {facts.price}? Values are set in pages/_site.json. For a brace itself write {leftBrace} or {rightBrace}.",
    ]
  `);
});

it("leaves out what the block cannot have, and shows the shared text there", async () => {
  const { blockOf, issues } = await shownWith({
    titel: "Misspelt",
    description: null,
    type: "hero",
    action: { label: "More", href: "/visit", tone: 5 },
  });
  expect(blockOf("/visit")).toMatchObject({ type: "cta", title: "Come in" });
  expect(issues).toMatchInlineSnapshot(`
    [
      "link-dead pages/_shared/come.json:5 /block/description Write the path of a page as in the browser, or add that page.",
      "schema-unknown-field pages/visit.json:11 /blocks/1/with/titel Did you mean "title"?",
      "schema-type pages/visit.json:12 /blocks/1/with/description Write a value, or delete the field: what is not needed is left out.",
      "schema-unknown-field pages/visit.json:13 /blocks/1/with/type Delete "type". To show a block of another type, write it in place of this one.",
      "schema-unknown-field pages/visit.json:17 /blocks/1/with/action/tone Its fields are "label" or "href". Delete "tone" or use one of these.",
    ]
  `);
});
