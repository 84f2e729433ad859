import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { getLanguageService, TextDocument } from "vscode-json-languageservice";
import { listFiles } from "../../content/read.ts";
import { SCHEMA } from "./mistakes.ts";

const MARK = "¦";
const PAGES = ["locations/texas/houston.json", "services/training.json"];
/** The live lists without routes: which pages there are is not the schema's business. */
const ANYTHING = { href: {}, route: {}, media: {} };
const LISTS = JSON.stringify({ $id: "routes.schema.json", definitions: ANYTHING });

const service = getLanguageService({
  workspaceContext: { resolveRelativePath: (path, base) => new URL(path, base).href },
  schemaRequestService: async (uri) =>
    uri.endsWith("routes.schema.json") ? LISTS : readFileSync(uri.replace("file:///", ""), "utf8"),
});
service.configure({ validate: true });

/** `line:column message` of everything that VS Code underlines in a page; it finds the schema by `$schema`. */
async function underlined(path: string, text: string): Promise<string[]> {
  const document = TextDocument.create(`file:///pages/${path}`, "json", 1, text);
  const parsed = service.parseJSONDocument(document);
  const found = await service.doValidation(document, parsed);
  return found.map(
    ({ range, message }) => `${range.start.line + 1}:${range.start.character + 1} ${message}`,
  );
}

describe("VS Code and the check agree", () => {
  /** The editor names a misspelt field that is needed twice: the unknown and the missing one. */
  it.each(SCHEMA.map(([name, , plant]) => [name, plant] as const))("on %s", async (_, plant) => {
    const [page, marked] = PAGES.map(
      (path) => [path, plant(readFileSync(join("pages", path), "utf8"))] as const,
    ).find(([, text]) => text.includes(MARK)) ?? ["", ""];
    const before = marked.slice(0, marked.indexOf(MARK)).split("\n");
    const found = await underlined(page, marked.replace(MARK, ""));
    const told = found.filter((line) => !line.includes("Missing property"));
    const lines = new Set(
      (told.length > 0 ? told : found).map((line) => Number(line.split(":")[0])),
    );
    expect([...lines], found.join("\n")).toEqual([before.length]);
  });

  it("that the pages are right", async () => {
    const wrong: string[] = [];
    for (const path of listFiles("pages").filter((name) => name.endsWith(".json"))) {
      const found = await underlined(path, readFileSync(join("pages", path), "utf8"));
      wrong.push(...found.map((told) => `${path} ${told}`));
    }
    expect(wrong).toEqual([]);
  });
});
