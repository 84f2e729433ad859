import { beforeAll, expect, it } from "vitest";
import { withLevels } from "../../../engine/pipeline/with-levels.ts";
import { EXAMPLE_SITE } from "../../../engine/rules/example-site.ts";
import { type Row, SCHEMA, SITE_FILE } from "../../../engine/rules/planted/mistakes.ts";
import { RULES } from "../../../engine/rules/registry.ts";
import { ENGINE, type ExaminedFiles, examineFiles } from "../../../testing/examine-files.ts";
import { casesOf, original, readMark } from "../../../testing/planted-rounds.ts";
import type { StudioIssue } from "../../contract/answers.ts";
import { FIELD_WORDS as deFields } from "../../words/de/fields.ts";
import { SENTENCES as de } from "../../words/de/sentences.ts";
import { FIELD_WORDS as esFields } from "../../words/es/fields.ts";
import { SENTENCES as es } from "../../words/es/sentences.ts";
import { translatorOf } from "../../words/translate-sentence.ts";
import { studioIssues } from "./studio-issues.ts";

/** Files that cannot be read are not opened in the studio, and what is no page is none of its pages. */
const OF_FILES = /^(?:json-|file-)/;
/** Names in files, and what only programs know. */
const PROGRAMS =
  /\b(?:href|noindex|json|schema|pointers?|null|arrays?|objects?|strings?|tokens?|markdown|ids?|slugs?|alias(?:es)?|params?|regex|enum|boolean|npm|npx|block|[a-z]+[A-Z]\w*)\b|pages\/|\.json|\[id\]|[`"]|\/:/;
/** What stands for a value of the site, what an author has written, and addresses of the web. */
const WRITTEN = /\{[^{}]*\}|“[^”]*[^\w”-][^”]*”|https?:\S+/g;

const DOOR =
  '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><path d="M1 0h2v3H1z"/></svg>';

const german = translatorOf(de, deFields);
const spanish = translatorOf(es, esFields);

let site: ExaminedFiles;

beforeAll(async () => {
  site = await exampleSite({});
});

function exampleSite(files: Record<string, string>, release = false): Promise<ExaminedFiles> {
  const pages = Object.entries({ ...EXAMPLE_SITE, ...files }).filter(([, text]) => text !== "");
  const door = Object.values(files).some((text) => text.includes("door.svg"));
  return examineFiles(
    {
      ...Object.fromEntries(pages.map(([path, text]) => [`pages/${path}`, text])),
      ...(door && { "media/door.svg": DOOR }),
    },
    release,
  );
}

/** What the studio says of a file that the schema rejects. */
function ofSchema(kind: "page" | "site", text: string): StudioIssue[] {
  const file = "/site/pages/here.json";
  const issues = ENGINE.validate(kind, file, JSON.parse(text));
  return studioIssues(withLevels(RULES, issues), file, { engine: ENGINE, site: site.site });
}

/** Mistakes that leave the text JSON. */
const readable = (rows: Row[]) => rows.filter(([, rule]) => !OF_FILES.test(rule));

it("says nothing that only programs and files know, whatever is wrong, in every language", async () => {
  const shown: StudioIssue[] = [];
  for (const { id, example } of RULES) {
    if (!example || OF_FILES.test(id)) continue;
    const { file, wrong, beside, release } = example;
    const { site, issues } = await exampleSite({ ...beside, [file]: wrong }, release);
    const own = issues.find((issue) => issue.rule === id)?.file ?? "";
    shown.push(...studioIssues(issues, own, { engine: ENGINE, site }));
  }
  for (const { text } of casesOf(readable(SCHEMA))) shown.push(...ofSchema("page", text));
  for (const [, rule, plant] of readable(SITE_FILE))
    shown.push(...ofSchema("site", readMark(plant(original("_site.json")), rule).text));
  const lines = shown.map(
    ({ elsewhere, message, hint }) => `${elsewhere ?? ""} ${message} ${hint}`,
  );
  expect(lines.filter((line) => PROGRAMS.test(line.replaceAll(WRITTEN, "")))).toEqual([]);
  expect(lines.length).toBeGreaterThan(170);
  const untranslated = new Set<string>();
  for (const { message, hint } of shown) {
    for (const text of [message, hint]) {
      if (german(text) === text || spanish(text) === text) untranslated.add(text);
    }
    expect(message).toMatch(/^\S.*[.?!]$/s);
    expect(hint).toMatch(/^\S.*[.?!]$/s);
  }
  expect([...untranslated]).toEqual([]);
}, 120_000);

const page = (block: object, fields: object = {}) =>
  JSON.stringify({ title: "A", description: "B.", blocks: [block], ...fields });

it.each([
  [page({ type: "hero", subtitel: "C" }), "“subtitel” stands here", "“Subtitle”"],
  [page({ type: "cta" }), "“Title” is missing.", "Fill it in."],
  [
    page({ type: "hero" }, { noindex: "yes" }),
    "“Hide from search engines” cannot be used",
    "Empty",
  ],
  [page({ type: "hero" }, { reviewed: "11/20/2026" }), "is “11/20/2026”, which has", "2026-11-21"],
  [page({ type: "faq", items: [] }), "“Items” has 0 entries", "take the field away"],
])("calls fields by their labels: %s", (text, message, hint) => {
  const shown = ofSchema("page", text);
  expect(shown.map((one) => one.message).join(" ")).toContain(message);
  expect(shown.map((one) => one.hint).join(" ")).toContain(hint);
});

it("keeps the position of a mistake, what fixes it, and names the page where it lies", async () => {
  const { site, issues } = await exampleSite({
    "visit.json": page({ type: "hero", actions: [{ label: "Go", href: "www.example.org/map" }] }),
  });
  const file = issues[0]?.file ?? "";
  const offered = studioIssues(issues, file, { engine: ENGINE, site });
  expect(offered).toMatchObject([
    { pointer: "/blocks/0/actions/0/href", fix: { value: "https://www.example.org/map" } },
  ]);
  const other = studioIssues(issues, "/another.json", { engine: ENGINE, site });
  expect(other).toMatchObject([{ elsewhere: "The page /visit" }]);
  expect(other[0]).not.toHaveProperty("fix");
});
