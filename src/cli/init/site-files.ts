import { readFileSync } from "node:fs";
import { join } from "node:path";
import { NEW_FILE, printValue } from "../../engine/edit/print-json.ts";
import { listFiles } from "../../engine/pipeline/read.ts";
import { schemaPathFor } from "../../engine/pipeline/validate/schema-path.ts";
import { editorSettings, GITIGNORE } from "./project-files.ts";
import type { Workflow } from "./workflows.ts";

/** The site to begin with. */
export interface NewSite {
  brand: string;
  /** As a short tag, for example `en-US`. */
  language: string;
  /** The version of the engine. */
  version: string;
  /** Where editors find the schemas, from the folder of the project. */
  schemaFolder: string;
  /** What checks and builds the site, if anything does. */
  workflow?: Workflow;
}

/**
 * The files of a new site.
 *
 * @param starter folder of the site that it is made from
 * @returns texts, and the bytes of what is none, by path from the folder of the project
 */
export function siteFiles(starter: string, site: NewSite): Map<string, string | Uint8Array> {
  const copied = listFiles(starter).map((path): [string, string | Uint8Array] => [
    path,
    fileOf(path, readFileSync(join(starter, path)), site),
  ]);
  return new Map<string, string | Uint8Array>([
    ...copied,
    [".vscode/settings.json", print(editorSettings(site.schemaFolder))],
    [".gitignore", GITIGNORE],
    ...(site.workflow ? [[site.workflow.path, site.workflow.text] as const] : []),
  ]);
}

/** Names are filled in where they stand in a value, so that whatever they hold is a text. */
function fileOf(path: string, bytes: Buffer, site: NewSite): string | Uint8Array {
  if (!path.endsWith(".json") || !path.startsWith("pages/")) return bytes;
  const $schema = schemaPathFor(path.slice("pages/".length), site.schemaFolder);
  const value = filled(JSON.parse(bytes.toString("utf8")), site);
  return print({ $schema, ...(value as object) });
}

function filled(value: unknown, site: NewSite): unknown {
  if (typeof value === "string")
    return value.replace(/<(brand|language|version)>/g, (_, name: "brand") => site[name]);
  if (Array.isArray(value)) return value.map((item) => filled(item, site));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, filled(item, site)]));
}

function print(value: object): string {
  return `${printValue(value, NEW_FILE, { depth: 0, column: 0 })}\n`;
}
