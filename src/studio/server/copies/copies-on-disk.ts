import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { isDiskFull } from "../../../engine/pipeline/disk-full.ts";
import { listFolder } from "../../../engine/pipeline/read.ts";
import { readText } from "../../../engine/pipeline/regular-file.ts";
import { siteFileKind } from "../../contract/site-files.ts";
import { diskFullError } from "../disk-full.ts";
import { RequestError } from "../request-error.ts";
import { fileWithin } from "../within.ts";
import { isUnfinished, removeDurably, writeDurably } from "./durable-file.ts";
import { isSeen, type WorkingCopies, type WorkingCopy } from "./working-copies.ts";

/** The folder beside the pages in which the studio keeps what is no part of the site. */
export const STUDIO_FOLDER = ".studio";

/**
 * Working copies as files beside the pages: `.studio/copies/visit.json` for `pages/visit.json`.
 *
 * @param pages absolute path of the pages folder
 */
export function copiesOnDisk(pages: string): WorkingCopies {
  const home = join(dirname(pages), STUDIO_FOLDER);
  const folder = join(home, "copies");
  for (const path of pathsIn(folder).filter(isUnfinished)) removeDurably(join(folder, path));
  const copies: WorkingCopies = {
    list: () => pathsIn(folder).filter((path) => siteFileKind(path) || /^[^_].*\.json$/.test(path)),
    read(path) {
      const file = existsSync(folder) ? fileWithin(folder, path) : "";
      return existsSync(file) ? readCopy(file) : undefined;
    },
    write(path, work, writer) {
      const there = copies.read(path);
      if (there && !isSeen(there, writer)) return { outcome: "conflict", copy: there };
      const now = new Date().toISOString();
      const { window, by } = writer;
      const copy = { ...work, version: randomUUID(), savedAt: now, window, ...(by && { by }) };
      writing(folder, () => {
        makeHome(home, folder);
        writeDurably(folder, fileWithin(folder, path), `${JSON.stringify(copy, null, 2)}\n`);
      });
      return { outcome: "kept", copy };
    },
    discard(path, writer) {
      const there = copies.read(path);
      if (there && !isSeen(there, writer)) return false;
      if (there) removeDurably(fileWithin(folder, path));
      return true;
    },
  };
  return copies;
}

function pathsIn(folder: string): string[] {
  return existsSync(folder) ? listFolder(folder).files : [];
}

/** The folder keeps itself out of version control, whatever the repository says. */
export function makeHome(home: string, folder: string): void {
  if (existsSync(folder)) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(home, ".gitignore"), "*\n");
}

/** @throws {RequestError} when the disk is full, or does not let anybody write */
function writing(folder: string, write: () => void): void {
  try {
    write();
  } catch (cause) {
    if (isDiskFull(cause)) throw diskFullError();
    const { code } = cause as NodeJS.ErrnoException;
    if (code === undefined) throw cause;
    throw new RequestError(
      507,
      `Unsaved changes cannot be kept, because the folder ${folder} cannot be written (${code}). Save them, and see that this program may write there.`,
    );
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

/** @throws {RequestError} when somebody has changed the file so that it is no copy any more */
function readCopy(file: string): WorkingCopy {
  try {
    const copy = JSON.parse(readText(file)) as Partial<WorkingCopy>;
    const { version, base, basePage, savedAt, window, by, page } = copy;
    const isText = [version, base, savedAt, window].every((field) => typeof field === "string");
    if (isText && isObject(page))
      return {
        ...{ version, base, savedAt, window, page },
        ...(isObject(basePage) ? { basePage } : {}),
        ...(isObject(by) ? { by } : {}),
      } as WorkingCopy;
  } catch {
    // The same answer as for JSON of another kind: a pipe or a folder is no copy either.
  }
  throw new RequestError(
    422,
    `The unsaved changes in ${file} cannot be read. Move that file out of its folder, and load the studio again.`,
  );
}
