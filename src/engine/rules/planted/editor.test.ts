import { readFileSync } from "node:fs";
import { beforeAll, describe, expect, it } from "vitest";
import {
  type CompletionItem,
  getLanguageService,
  type LanguageService,
  TextDocument,
} from "vscode-json-languageservice";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { ENGINE, TODAY } from "../../../testing/examine-files.ts";
import { original } from "../../../testing/planted-rounds.ts";
import { examineSite } from "../../pipeline/examine.ts";
import { ORIGINAL_URLS } from "../../pipeline/media/media-urls.ts";
import { listFiles } from "../../pipeline/read.ts";
import { liveLists } from "../../pipeline/schema/live-lists.ts";
import { siteNames } from "../analysis/site-names.ts";
import { type Row, SCHEMA, SITE, SITE_FILE } from "./mistakes.ts";

const MARK = "¦";
const PAGES = ["locations/texas/houston.json", "services/training.json"];

/** What VS Code reads from its settings. */
interface Settings {
  "json.schemas": { fileMatch: string[]; url: string }[];
}

let service: LanguageService;

beforeAll(async () => {
  const folders = { pages: "pages", media: "media", cache: "node_modules/.cache/page-engine" };
  const { site } = await examineSite({
    ...ENGINE,
    folders,
    urls: ORIGINAL_URLS,
    overrides: { at: TODAY },
  });
  const lists = JSON.stringify(liveLists(siteNames(site), DEFINITIONS.fields));
  service = getLanguageService({
    workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
    schemaRequestService: async (uri) =>
      uri.endsWith("routes.schema.json")
        ? lists
        : readFileSync(uri.replace("file:///", ""), "utf8"),
  });
  const settings = JSON.parse(readFileSync(".vscode/settings.json", "utf8")) as Settings;
  const schemas = settings["json.schemas"].map(({ fileMatch, url }) => ({
    fileMatch,
    uri: new URL(url, "file:///").href,
    folderUri: "file:///",
  }));
  service.configure({ validate: true, schemas });
});

/** `line:column message` of everything that VS Code underlines in a file of the pages folder. */
async function underlined(path: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///pages/${path}`, "json", 1, text);
  const reported = await service.doValidation(document, service.parseJSONDocument(document));
  return reported.map(
    ({ range, message }) => `${range.start.line + 1}:${range.start.character + 1} ${message}`,
  );
}

/** The lines that are underlined, and the one that should be. A misspelt field that is needed is named twice: as unknown and as missing. */
async function linesOf(path: string, plant: (text: string) => string) {
  const marked = plant(original(path));
  const wanted = marked.slice(0, marked.indexOf(MARK)).split("\n").length;
  const reported = await underlined(path, marked.replace(MARK, ""));
  const named = reported.filter((line) => !line.includes("Missing property"));
  const lines = (named.length > 0 ? named : reported).map((line) => Number(line.split(":")[0]));
  return { lines: [...new Set(lines)], wanted, reported: reported.join("\n") };
}

function pageFor(plant: (text: string) => string): string {
  return PAGES.find((path) => plant(original(path)).includes(MARK)) ?? "";
}

const plants = (rows: Row[]) => rows.map(([name, , plant]) => [name, plant] as const);

describe("VS Code underlines what the schema refuses, and nothing else", () => {
  it.each(plants(SCHEMA))("%s", async (_, plant) => {
    const { lines, wanted, reported } = await linesOf(pageFor(plant), plant);
    expect(lines, reported).toEqual([wanted]);
  });

  it.each(
    plants(SITE_FILE.filter(([name, rule]) => rule.startsWith("schema-") && name !== "a list")),
  )("in the site file: %s", async (_, plant) => {
    const { lines, wanted, reported } = await linesOf("_site.json", plant);
    expect(lines, reported).toEqual([wanted]);
  });

  it("in no file of the site", async () => {
    const wrong: string[] = [];
    for (const path of listFiles("pages").filter((name) => name.endsWith(".json")))
      wrong.push(...(await underlined(path, original(path))).map((line) => `${path} ${line}`));
    expect(wrong).toEqual([]);
  });
});

/** What no schema can tell: what stands within a Markdown text, elsewhere in the file, or is no error. */
const BEYOND_SCHEMAS = new Set([
  "an article that is not there",
  "an anchor here",
  "encoding that is none",
  "no encryption",
  "a dead link in a text",
  "a dead link in a line of a text",
  "a link with a space in a text",
  "a link that is not closed",
  "a dollar sign before a token",
  "percent signs around a name",
  "brackets around a name",
  "a fact without braces",
  "a title that holds itself",
  "HTML in a text",
  "a picture in a text",
  "a heading that skips a level",
  "a heading too deep to begin with",
  "a second main heading",
  "an anchor twice",
  "an anchor of the frame",
  "a folder without pages",
  "a picture called picture",
  "a picture called by its file",
  "an alias given twice",
  "an alias among the assets",
  "a day to come",
  "a change before the beginning",
  "a title that is too long",
  "a description that is too long",
]);

describe("VS Code underlines what names something that the site does not have", () => {
  it.each(plants(SITE))("%s", async (name, plant) => {
    const { lines, wanted, reported } = await linesOf(pageFor(plant), plant);
    expect(lines, reported).toEqual(BEYOND_SCHEMAS.has(name) ? [] : [wanted]);
  });
});

describe("a file without $schema", () => {
  it.each([
    ["about.json", "title"],
    ["locations/texas/houston.json", "title"],
    ["_site.json", "brand"],
    ["_shared/why-choose-us.json", "block"],
  ])("%s is compared with the rules for its kind", async (path, field) => {
    const file = listFiles("pages").includes(path) ? path : firstOf(path);
    const text = original(file).replace(/ {2}"\$schema": .*\n/, "");
    expect(await underlined(file, text)).toEqual([]);
    const wrong = await underlined(file, text.replace(`"${field}":`, `"${field}x":`));
    expect(wrong.join()).toContain(`Property ${field}x is not allowed.`);
  });

  it("that holds no page is left alone", async () => {
    expect(await underlined("_addresses.json", '["/"]')).toEqual([]);
  });
});

function firstOf(path: string): string {
  const folder = path.slice(0, path.indexOf("/") + 1);
  return listFiles("pages").find((name) => name.startsWith(folder)) ?? "";
}

it.each([
  ["names of shared blocks", '{ "use": ¦"" }', '"why-choose-us"'],
  ["paths of pages", '{ "type": "cards", "pages": [¦""] }', '"/contact"'],
  ["folders", '{ "type": "cards", "pages": { "below": ¦"" } }', '"/clinic-types"'],
  [
    "links",
    '{ "type": "cta", "title": "T", "action": { "label": "L", "href": ¦"" } }',
    '"/contact#form"',
  ],
  ["icons", '{ "type": "features", "items": [{ "icon": ¦"", "title": "A" }] }', '"badge-check"'],
  ["pictures", '{ "type": "hero", "image": { "src": ¦"", "alt": "A" } }', '"/media/icon.svg"'],
])("%s complete", async (_, block, expected) => {
  const offered = await offeredIn(block, 1);
  expect(
    offered.map(({ insertText, textEdit }) => (textEdit?.newText ?? insertText)?.trim()),
  ).toContain(expected);
});

it("blocks and the use of a shared one are offered, and no two of them in one entry", async () => {
  const labels = async (block: string) => (await offeredIn(block)).map(({ label }) => label);
  expect(await labels("¦")).toEqual(expect.arrayContaining(["faq", "use"]));
  expect(await labels("{ ¦ }")).toEqual(expect.arrayContaining(["type", "use"]));
  expect(await labels('{ "type": "faq", ¦ }')).not.toContain("use");
  expect(await labels('{ "use": "video", ¦ }')).toEqual(["with"]);
});

/** What VS Code offers at the mark in a block. */
async function offeredIn(block: string, behind = 0): Promise<CompletionItem[]> {
  const marked = `{ "title": "T", "description": "D", "blocks": [${block}] }`;
  const document = TextDocument.create("file:///pages/a.json", "json", 1, marked.replace(MARK, ""));
  const position = document.positionAt(marked.indexOf(MARK) + behind);
  const list = await service.doComplete(document, position, service.parseJSONDocument(document));
  return list?.items ?? [];
}
