import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { engineFor } from "../cli/engine.ts";
import { buildSite } from "../engine/output/build-site.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { type LocatedIssue, locateIssues } from "../engine/report/located.ts";

/** The folder of the engine, and where builds keep what takes long. */
export const ROOT = resolve(".");
export const CACHE = join(ROOT, "node_modules/.cache/page-engine");

/** Where the parts of a site lie in a folder of a test. */
export function foldersOf(folder: string, cache = CACHE): Folders {
  return { pages: join(folder, "pages"), media: join(folder, "media"), cache };
}

/** What came of a build in a test. */
export interface BuiltFolder {
  /** Every issue as `file:line:column rule`. */
  reported: string[];
  isWritten: boolean;
}

/** Where a test builds. */
export interface BuildFolderOptions {
  out?: string;
  cache?: string;
  /** The moment for which it is built. */
  at?: string;
  /** Stands for the program; without, it is not kept what is found out about pages. */
  program?: string;
  /** An issue on one line. */
  lineOf?: (issue: LocatedIssue) => string;
}

/** Builds the site in a folder, as `npm run build` does. */
export async function buildFolder(
  folder: string,
  { out = join(folder, "out"), cache = CACHE, at, program, lineOf = line }: BuildFolderOptions = {},
): Promise<BuiltFolder> {
  const folders = foldersOf(folder, cache);
  const { issues, loaded, written } = await buildSite({
    cwd: process.cwd(),
    root: ROOT,
    engine: { ...(await engineFor(folders)), program },
    folders,
    out,
    protect: { sources: [], roots: [ROOT] },
    compress: false,
    overrides: { at },
    onProgress: () => undefined,
  });
  const reported = locateIssues(issues, loaded.textOf, folder).map(lineOf);
  return { reported, isWritten: written > 0 && existsSync(join(out, "index.html")) };
}

function line({ rule, file, line, column }: LocatedIssue): string {
  return `${file}:${line}:${column} ${rule}`;
}

/** An issue with what it says, on one line. */
export function wholeLine(issue: LocatedIssue): string {
  return `${line(issue)} ${issue.message}`;
}
