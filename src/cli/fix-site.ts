import { copyFileSync, existsSync, mkdirSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { applyPlan } from "../engine/edit/apply-plan.ts";
import { fixText } from "../engine/edit/fix.ts";
import { lineDiff } from "../engine/edit/line-diff.ts";
import type { ExaminedSite } from "../engine/pipeline/examine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { listFolder, slashed } from "../engine/pipeline/read.ts";
import { readBytes, readText, withFile } from "../engine/pipeline/regular-file.ts";
import { openTemporaryFolder } from "./temporary-folder.ts";

const BOM = "\uFEFF";
/** One fix can uncover the next; more rounds than this would be a circle. */
const MOST_ROUNDS = 10;

/** Examines the site in folders. */
export type Examine = (folders: Folders) => Promise<ExaminedSite>;

/**
 * Applies every certain fix, until none is left.
 *
 * @returns the paths of the files changed
 */
export async function fixSite(folders: Folders, examine: Examine): Promise<string[]> {
  const changed = new Set<string>();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const { issues } = await examine(folders);
    const writes = new Map<string, string>();
    for (const path of listFolder(folders.pages).files.filter((name) =>
      /\.(json|md)$/.test(name),
    )) {
      const file = slashed(join(folders.pages, path));
      const own = issues.filter((issue) => issue.file === file);
      const text = own.some(({ fix }) => fix) ? decode(file) : undefined;
      const fixed = text === undefined ? undefined : withFixes(text, own);
      if (fixed !== undefined && fixed !== text) writes.set(file, fixed);
    }
    if (writes.size === 0) break;
    applyPlan({ writes, renames: [], deletes: [], summary: [] }, folders.pages);
    for (const file of writes.keys()) changed.add(file);
  }
  return [...changed];
}

/**
 * Shows what {@link fixSite} would do, and does it to a copy only.
 *
 * @returns the changed lines of every file
 */
export async function previewFixes(folders: Folders, examine: Examine): Promise<string[]> {
  const { folder: copy, remove } = openTemporaryFolder();
  try {
    const pages = join(copy, "pages");
    copyFiles(folders.pages, pages);
    const schemas = join(folders.pages, "../schema");
    if (existsSync(schemas)) copyFiles(schemas, join(copy, "schema"));
    const changed = await fixSite({ ...folders, pages }, examine);
    return changed.flatMap((file) => {
      const original = join(folders.pages, relative(pages, file));
      return [
        slashed(relative(process.cwd(), original)),
        ...lineDiff(readText(original), readText(file)),
      ];
    });
  } finally {
    remove();
  }
}

/** Links, pipes and what cannot be read stay behind: they are reported where they are, and nothing in them is fixed. */
function copyFiles(from: string, to: string): void {
  for (const path of listFolder(from).files.filter((name) => isReadable(join(from, name)))) {
    mkdirSync(dirname(join(to, path)), { recursive: true });
    copyFileSync(join(from, path), join(to, path));
  }
}

function isReadable(file: string): boolean {
  try {
    return withFile(file, () => true);
  } catch {
    return false;
  }
}

/** A file that is no text is left alone. */
function decode(file: string): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(readBytes(file));
  } catch {
    return undefined;
  }
}

function withFixes(written: string, issues: ExaminedSite["issues"]): string {
  const mark = written.startsWith(BOM) ? BOM : "";
  return mark + fixText(written.slice(mark.length), issues);
}
