import { existsSync } from "node:fs";
import { join } from "node:path";
import { BLOG_FOLDER, kindOf } from "../../pipeline/kinds.ts";
import { LEDGER_FILE } from "../../pipeline/ledger.ts";
import { listFolder } from "../../pipeline/read.ts";
import { readText } from "../../pipeline/regular-file.ts";
import type { SiteFiles } from "./plan-update.ts";

/** The folders of a site whose files are migrated. */
export interface DocumentFolders {
  pages: string;
  templates: string;
}

/** Reads all files with JSON that authors write, as they stand on the disk. */
export function readDocuments(folders: DocumentFolders): SiteFiles {
  const pages = filesIn(folders.pages).filter((path) => path !== LEDGER_FILE);
  const templates = filesIn(folders.templates);
  return {
    documents: [
      ...pages.filter(isJson).map((path) => ({
        path: `pages/${path}`,
        kind: path.startsWith(BLOG_FOLDER) ? ("article" as const) : kindOf(path),
        text: readText(join(folders.pages, path)),
      })),
      ...templates.filter(isJson).map((path) => ({
        path: `templates/${path}`,
        kind: "template" as const,
        text: readText(join(folders.templates, path)),
      })),
    ],
    others: [
      ...pages.filter((path) => !isJson(path)).map((path) => `pages/${path}`),
      ...templates.filter((path) => !isJson(path)).map((path) => `templates/${path}`),
    ],
  };
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? listFolder(folder).files : [];
}

function isJson(path: string): boolean {
  return path.endsWith(".json");
}
