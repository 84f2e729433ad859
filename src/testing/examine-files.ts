import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { DEFINITIONS } from "../cli/definitions.ts";
import type { Issue } from "../engine/model/issue.ts";
import { loadEngine } from "../engine/pipeline/engine.ts";
import { type ExaminedSite, examineSite } from "../engine/pipeline/examine.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { type LocatedIssue, locateIssues } from "../engine/report/located.ts";
import { bringDictionaries } from "./dictionaries.ts";

/** The day on which tests take place. */
export const TODAY = "2026-11-21";

/** The schemas and the validator, read once for all tests of a file. */
export const ENGINE = loadEngine({ root: resolve("."), definitions: DEFINITIONS });

/** Files of a site by path: `pages/…` and `media/…`. A value that is no text is written as JSON. */
export type SiteFiles = Record<string, string | Uint8Array | object>;

/** A site examined in a folder of its own. */
export interface ExaminedFiles extends ExaminedSite {
  folder: string;
  /** Issues with line and column; files are named from the folder. */
  located: LocatedIssue[];
}

/** Writes files into a new folder. */
export function writeSite(files: SiteFiles): string {
  const folder = mkdtempSync(join(tmpdir(), "site-"));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), bytesOf(content));
  }
  return folder;
}

/** How a site is examined. */
export interface ExamineOptions {
  release?: boolean;
  engine?: typeof ENGINE;
  /** The moment for which it is read. */
  at?: string;
}

/** Examines the site in a folder, as `npm run check` does. */
export async function examineFolder(
  folder: string,
  { release = false, engine = ENGINE, at = TODAY }: ExamineOptions = {},
): Promise<ExaminedFiles> {
  const cache = join(folder, "cache");
  if (!existsSync(cache)) bringDictionaries(cache);
  const examined = await examineSite({
    ...engine,
    folders: {
      pages: join(folder, "pages"),
      media: join(folder, "media"),
      cache,
    },
    urls: ORIGINAL_URLS,
    overrides: { at },
    release,
  });
  examined.issues.forEach(assertSentences);
  const located = locateIssues(examined.issues, examined.loaded.textOf, folder);
  return { ...examined, folder, located };
}

/** Whatever is reported says in full sentences what is wrong and what to do. */
function assertSentences({ rule, message, hint }: Issue): void {
  for (const text of [message, hint])
    if (!/^\S.*[.?!]$/s.test(text))
      throw new Error(`What ${rule} reports is no sentence: ${JSON.stringify(text)}`);
}

/** Writes files into a new folder and examines them. */
export function examineFiles(files: SiteFiles, release = false): Promise<ExaminedFiles> {
  return examineFolder(writeSite(files), { release });
}

function bytesOf(content: string | Uint8Array | object): string | Uint8Array {
  return typeof content === "string" || content instanceof Uint8Array
    ? content
    : `${JSON.stringify(content, null, 2)}\n`;
}
