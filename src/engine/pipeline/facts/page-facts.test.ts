import { expect, it } from "vitest";
import { examineFiles, type SiteFiles } from "../../../testing/examine-files.ts";
import { EXAMPLE_SITE, page, SOURCES, site } from "../../rules/example-site.ts";
import { unpackNumbers } from "./numbers.ts";

const FILES: SiteFiles = {
  ...Object.fromEntries(
    Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]),
  ),
  "pages/_site.json": site('\n  "facts": { "fee": "$750+" },'),
  "pages/_data/sources.json": SOURCES,
  "pages/_shared/offer.json": { block: { type: "cta", title: "Offer", anchor: "offer" } },
};

async function factsOf(text: string) {
  const { site: checked } = await examineFiles({ ...FILES, "pages/visit.json": text });
  return checked.pages.find(({ entry }) => entry.route === "/visit")?.facts;
}

it("hold what a page leads to, shows and says, each once", async () => {
  const facts = await factsOf(
    page(
      `{ "type": "hero" },
       { "use": "offer" },
       { "type": "cards", "pages": ["/visit"] },
       { "type": "rich-text", "title": "Rye in Visit", "anchor": "rye", "text": "[a](/visit#rye) [b](/visit) [c](https://www.example.org) [d](/media/a.pdf) It costs {facts.fee} a month, or it costs $9 a month, by section 12. {fill: more}" }`,
    ),
  );
  expect(facts).toMatchObject({
    head: { title: "Visit | Example", description: "What to know about Visit.", noindex: false },
    anchors: ["offer", "rye"],
    headings: { rye: "Rye in Visit" },
    media: [],
    files: ["/media/a.pdf"],
    shared: ["offer"],
    sources: ["opening"],
    prices: { tokens: [["it costs|a month", "fee"]], written: ["it costs|a month"] },
    gaps: [{ value: "more" }],
  });
  expect(facts?.paths.filter((path) => path === "/visit")).toHaveLength(1);
  expect(facts?.paths).not.toContain("https://www.example.org");
  expect(facts?.issues).toBeUndefined();
});

it("have the name that lists show, with its tokens filled, of a page that has one", async () => {
  const block = '{ "type": "hero" }';
  const short = await factsOf(page(block, '\n  "shortTitle": "From {facts.fee}",'));
  expect(short?.shortTitle).toBe("From $750+");
  expect(await factsOf(page(block))).not.toHaveProperty("shortTitle");
});

it("have the texts that name a page before the others", async () => {
  const facts = await factsOf(
    page('{ "type": "hero" }, { "type": "cta", "title": "Order now" }', "", "Visit"),
  );
  const texts = facts?.texts;
  const numbers = unpackNumbers(texts?.short ?? "");
  expect(texts?.own).toBeGreaterThan(1);
  expect(texts?.naming).toBe(texts?.own);
  expect(numbers.length).toBeGreaterThan(texts?.naming ?? 0);
});

it("are numbers that change with a word, and with a name", async () => {
  const words = Array.from({ length: 200 }, (_, at) => `word${at}`).join(" ");
  const of = (text: string, title: string) =>
    factsOf(page(`{ "type": "hero" }, { "type": "rich-text", "text": "${text}" }`, "", title));
  const first = await of(words, "Visit");
  const other = await of(words.replace("word7 ", "word "), "Visit");
  const named = await of(words, "Visits");
  expect(first?.texts.digest).toMatch(/^[\w-]{22}$/);
  expect(other?.texts.digest).not.toBe(first?.texts.digest);
  expect(named?.texts.digest).not.toBe(first?.texts.digest);
  expect(other?.texts.long).not.toBe(first?.texts.long);
  expect((await of("Short.", "Visit"))?.texts).toMatchObject({ sketch: "", digest: "" });
});

it("include the issues of resolving a page", async () => {
  const facts = await factsOf(
    page('{ "type": "hero" }, { "type": "rich-text", "text": "Call {phoen}." }'),
  );
  expect(facts?.issues).toMatchObject([{ rule: "token-unknown", excerpt: "{phoen}" }]);
});
