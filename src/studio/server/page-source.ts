import { createHash } from "node:crypto";
import { NEW_FILE, printValue } from "../../engine/edit/print-json.ts";
import { rewriteJson } from "../../engine/edit/rewrite-json.ts";
import type { PageFile } from "../../engine/model/page-file.ts";
import { routeOfFile } from "../../engine/model/route.ts";
import type { PageEntry } from "../../engine/pipeline/index/site-index.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { isPagePath } from "../../engine/pipeline/load.ts";
import { parseFile } from "../../engine/pipeline/parse.ts";
import { NotAFile, readBytes } from "../../engine/pipeline/regular-file.ts";
import type { EditedPage } from "../contract/field.ts";
import { siteFileKind } from "../contract/site-files.ts";
import { RequestError } from "./request-error.ts";
import { fileWithin } from "./within.ts";

/** What the system says where there is no file, or no folder on the way to it. */
const MISSING = new Set(["ENOENT", "ENOTDIR"]);

/** A page's file as it lies on the disk. */
export interface PageSource {
  /** Absolute path with forward slashes. */
  file: string;
  text: string;
  /** Names the bytes. */
  hash: string;
  /** Its value; missing when the file is no readable JSON. */
  page?: EditedPage;
}

/** The absolute path of a page, or of a file for the whole site. @throws {RequestError} for anything that is not edited here */
export function editedFile(folders: Pick<Folders, "pages">, path: string): string {
  return siteFileKind(path) ? fileWithin(folders.pages, path) : pageFile(folders, path);
}

/** @throws {RequestError} for anything that is no page */
function pageFile({ pages }: Pick<Folders, "pages">, path: string): string {
  if (path.startsWith("_") || !isPagePath(path))
    throw new RequestError(403, `"${path.slice(0, 80)}" is no page of this site.`);
  return fileWithin(pages, path);
}

/** Reads what is edited; nothing when its file is not there. @throws {RequestError} for anything that is not edited here */
export function readPage(folders: Folders, path: string): PageSource | undefined {
  const file = editedFile(folders, path);
  try {
    return readSourceOf(file, path);
  } catch (cause) {
    if (MISSING.has((cause as NodeJS.ErrnoException).code ?? "")) return undefined;
    throw cause;
  }
}

/** Reads a JSON file with its hash. @throws {RequestError} when it is a pipe or a folder */
export function readSourceOf(file: string, path: string): PageSource {
  const bytes = bytesOf(file);
  const hash = createHash("sha256").update(bytes).digest("hex");
  const { parsed } = parseFile({ file, path, bytes });
  const value = parsed?.value;
  const page =
    typeof value === "object" && value !== null && !Array.isArray(value)
      ? (value as EditedPage)
      : undefined;
  return { file, text: parsed?.text ?? bytes.toString("utf8"), hash, page };
}

function bytesOf(file: string): Buffer {
  try {
    return readBytes(file);
  } catch (cause) {
    if (cause instanceof NotAFile) throw new RequestError(422, cause.message);
    throw cause;
  }
}

/**
 * The text of a page's file.
 *
 * @param before the file as it is: what has not changed stays as it was written
 */
export function pageText(page: EditedPage, before: PageSource | undefined): string {
  if (before?.page) return rewriteJson(before.text, page);
  return `${printValue(page, NEW_FILE, { depth: 0, column: 0 })}\n`;
}

/** An edited page instead of its file. */
export function entryFor(folders: Folders, path: string, page: EditedPage): PageEntry {
  return {
    route: routeOfFile(path),
    file: pageFile(folders, path),
    page: page as unknown as PageFile,
  };
}
