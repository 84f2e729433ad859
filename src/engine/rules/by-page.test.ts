import { expect, it } from "vitest";
import { ENGINE, examineFiles, type SiteFiles } from "../../testing/examine-files.ts";
import { examineFirstSite } from "../../testing/first-site.ts";
import { reportByPage } from "../../testing/report-by-page.ts";
import type { PageTree } from "../pipeline/index/site-index.ts";
import { pageFindings, runRules } from "../pipeline/run-rules.ts";
import {
  type CheckedPage,
  type CheckedSite,
  everyPage,
  type PageSite,
  pageSite,
} from "../pipeline/site.ts";
import { page, SOURCES, site } from "./example-site.ts";

const { rules } = ENGINE.definitions;

/** A site with a slip for many of the rules, on shown and hidden pages, in shared blocks and the site file. */
const WRONG: SiteFiles = {
  "pages/_site.json": site(`
  "phone": "(214) 555-0100",
  "phoneNumber": "+12145550100",
  "email": "hello@gmial.com",
  "facts": { "monthlyFrom": "$750+", "town": "Ashford" },
  "placeholders": ["/phone"],`),
  "pages/_data/sources.json": SOURCES,
  "pages/_shared/offer.json": {
    block: { type: "cta", title: "Recieve &amp; call (214) 555-0101", text: "[here](/nowhere)" },
  },
  "pages/_shared/unused.json": { block: { type: "cta", title: "Nobody" } },
  "pages/index.json": page(
    '{ "type": "hero" }, { "type": "cards", "pages": "below" }, { "use": "offer" }',
    "",
    "Home | Example",
  ),
  "pages/visit.json": page(
    `{ "type": "hero" }, { "use": "offer" }, { "type": "rich-text", "title": "A", "anchor": "a", "text": "From $750+ teh bread under section 99, [more](/visit#b) and [more](/old) at facts.town. {fill: what}" }, { "type": "rich-text", "title": "B", "anchor": "a", "text": "#### Deep\\n\\nCall [us](tel:+12145550100) at http://example.org." }`,
    '\n  "aliases": ["/old", "/x/"],\n  "published": "2027-01-01",\n  "topics": ["a", "A"],',
  ),
  "pages/soon.json": page(
    '{ "type": "hero" }, { "use": "offer" }, { "type": "rich-text", "title": "A", "text": "TODO **x** [b](/visit#a) [c](/soon#none)" }',
    '\n  "hidden": true,',
  ),
};

it("what is wrong with single pages is the same when each is checked by itself", async () => {
  const { site: checked, issues } = await examineFiles(WRONG);
  const reported = JSON.parse(JSON.stringify(runRules(rules, checked)));
  expect(reportByPage(rules, checked)).toEqual(reported);
  expect(new Set(issues.map(({ rule }) => rule)).size).toBeGreaterThan(20);
});

/** A map that can be asked for single entries only. */
function askedOnly<Value>(map: ReadonlyMap<string, Value>): ReadonlyMap<string, Value> {
  const asked: Pick<typeof map, "get" | "has"> = {
    get: (key) => map.get(key),
    has: (key) => map.has(key),
  };
  return asked as typeof map;
}

function askedTree({ pages, aliases, children, translations }: PageTree): PageTree {
  return {
    pages: askedOnly(pages),
    aliases: askedOnly(aliases),
    children: askedOnly(children),
    translations: askedOnly(translations),
  };
}

/** A page of which nothing but its route, its file and its facts can be read. */
function factsOnly({ entry: { route, file }, facts }: CheckedPage): CheckedPage {
  const unread = () => {
    throw new Error(`${route} was read`);
  };
  const entry = Object.defineProperty({ route, file }, "page", { get: unread });
  const parts = ["page", "fields", "refs"].map((part) => [part, { get: unread }]);
  return Object.defineProperties({ entry, facts }, Object.fromEntries(parts)) as CheckedPage;
}

it("a right site is compared by the facts of its pages alone", async () => {
  const { site: checked } = await examineFirstSite();
  const comparisons = new Map<string, number>();
  // Pages name one another rightly, too: this rule has to read some to know.
  const others = rules.filter(({ id }) => id !== "page-other-name");
  const check = (given: CheckedSite) => others.flatMap((rule) => rule.check?.(given) ?? []);
  expect(check({ ...checked, comparisons })).toEqual([]);
  const pages = checked.pages.map(factsOnly);
  const hidden = checked.hidden.map(factsOnly);
  expect(check({ ...checked, comparisons, pages, hidden })).toEqual([]);
});

it("a page that is right is checked without a walk over other pages, shared blocks or media", async () => {
  const { site: checked } = await examineFirstSite();
  const { index } = checked;
  const asked: PageSite = {
    ...pageSite(checked),
    index: {
      ...index,
      ...askedTree(index),
      withHidden: askedTree(index.withHidden),
      shared: askedOnly(index.shared),
      media: askedOnly(index.media),
    },
  };
  expect(everyPage(checked).flatMap((one) => pageFindings(rules, one, asked))).toEqual([]);
});
