import { existsSync } from "node:fs";
import { join } from "node:path";
import { BLOG_FOLDER, kindOf } from "../../pipeline/kinds.ts";
import { LEDGER_FILE } from "../../pipeline/ledger.ts";
import { listFolder } from "../../pipeline/read.ts";
import { readText } from "../../pipeline/regular-file.ts";
import type { MigratedDocument } from "./migration.ts";
import type { SiteFiles } from "./plan-update.ts";

/** The folders of a site whose files are migrated, in the order in which what was changed is written: pages last. */
export const MIGRATED = ["templates", "patterns", "pages"] as const;

/** Where each of them is. */
export type DocumentFolders = Record<(typeof MIGRATED)[number], string>;

/** Reads all files with JSON that authors write, as they stand on the disk. */
export function readDocuments(folders: DocumentFolders): SiteFiles {
  const files = MIGRATED.toReversed().flatMap((folder) =>
    filesIn(folders[folder])
      .filter((name) => folder !== "pages" || name !== LEDGER_FILE)
      .map((name) => ({ folder, name, path: `${folder}/${name}` })),
  );
  return {
    documents: files
      .filter(({ name }) => isJson(name))
      .map(({ folder, name, path }) => ({
        path,
        kind: documentKind(folder, name),
        text: readText(join(folders[folder], name)),
      })),
    others: files.filter(({ name }) => !isJson(name)).map(({ path }) => path),
  };
}

function documentKind(folder: keyof DocumentFolders, name: string): MigratedDocument["kind"] {
  if (folder === "templates") return "template";
  if (folder === "patterns") return "pattern";
  return name.startsWith(BLOG_FOLDER) ? "article" : kindOf(name);
}

function filesIn(folder: string): string[] {
  return existsSync(folder) ? listFolder(folder).files : [];
}

function isJson(path: string): boolean {
  return path.endsWith(".json");
}
