import { existsSync } from "node:fs";
import { join } from "node:path";
import { kindOf } from "../../pipeline/kinds.ts";
import { LEDGER_FILE } from "../../pipeline/ledger.ts";
import { listFolder } from "../../pipeline/read.ts";
import { readText } from "../../pipeline/regular-file.ts";
import type { SiteDocument } from "./plan-update.ts";

/** The folders of a site whose files are migrated. */
export interface DocumentFolders {
  pages: string;
  templates: string;
}

/** Reads all files with JSON that authors write, as they stand on the disk. */
export function readDocuments({ pages, templates }: DocumentFolders): SiteDocument[] {
  const ofPages = jsonFiles(pages)
    .filter((path) => path !== LEDGER_FILE)
    .map((path) => ({
      path: `pages/${path}`,
      kind: kindOf(path),
      text: readText(join(pages, path)),
    }));
  const ofTemplates = jsonFiles(templates).map((path) => ({
    path: `templates/${path}`,
    kind: "template" as const,
    text: readText(join(templates, path)),
  }));
  return [...ofPages, ...ofTemplates];
}

function jsonFiles(folder: string): string[] {
  return existsSync(folder)
    ? listFolder(folder).files.filter((path) => path.endsWith(".json"))
    : [];
}
