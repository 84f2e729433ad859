import { createHash } from "node:crypto";
import {
  constants,
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { isAnotherRunning } from "../pipeline/another-running.ts";
import { JOURNAL, slashed } from "../pipeline/read.ts";
import { readBytes, readText } from "../pipeline/regular-file.ts";

/** A file to write, if it still is what its author has seen. */
export interface Replacement {
  file: string;
  /** SHA-256 of the bytes it has to hold, hexadecimal; nothing when there has to be no file. */
  hash: string | undefined;
  text: string;
}

/** Disks that know no second names of a file answer with one of these. */
const NO_LINKS = new Set(["EPERM", "ENOTSUP", "EOPNOTSUPP", "ENOSYS", "EMLINK", "EXDEV"]);

/**
 * Replaces a file, unless another program has written it since its author saw it. Editors take no locks:
 * they empty the file and write it, or rename another one over it. So the file is first taken away, then
 * compared, and the new one gets the name only while nobody else has it. What was written before is
 * compared; what is written afterwards stays.
 *
 * @param folder that the file lies below
 * @returns whether it was replaced; if not, the other program's version is there
 */
export function replaceFile(folder: string, { file, hash, text }: Replacement): boolean {
  const { note, old, next } = namesIn(folder, process.pid);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(note, slashed(relative(resolve(folder), resolve(file))), { flush: true });
  writeFileSync(next, text, { flush: true });
  try {
    if (hash === undefined) return giveName(next, file);
    if (!unless("ENOENT", () => renameSync(file, old))) return false;
    if (hashOf(old) !== hash) {
      giveName(old, file);
      return false;
    }
    return giveName(next, file);
  } finally {
    for (const name of [old, next, note]) rmSync(name, { force: true });
  }
}

/** Puts back what {@link replaceFile} had taken away in a process that was stopped just then. */
export function putBack(folder: string): void {
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const pid = Number(/^-(\d+)\.note$/.exec(name.slice(JOURNAL.length))?.[1]);
    if (!name.startsWith(JOURNAL) || !pid || isAnotherRunning(pid)) continue;
    const { note, old, next } = namesIn(folder, pid);
    const file = join(folder, readText(note));
    if (existsSync(old) && !existsSync(file)) renameSync(old, file);
    for (const left of [old, next, note]) rmSync(left, { force: true });
  }
}

/** Names that no list of files shows. */
function namesIn(folder: string, pid: number): Record<"note" | "old" | "next", string> {
  const beginning = join(folder, `${JOURNAL}-${pid}`);
  return { note: `${beginning}.note`, old: `${beginning}.old`, next: `${beginning}.next` };
}

function hashOf(file: string): string {
  return createHash("sha256").update(readBytes(file)).digest("hex");
}

/** Gives a file a second name. @returns whether the name was free */
function giveName(file: string, name: string): boolean {
  try {
    return unless("EEXIST", () => linkSync(file, name));
  } catch (cause) {
    if (!NO_LINKS.has(codeOf(cause))) throw cause;
    return unless("EEXIST", () => copyFileSync(file, name, constants.COPYFILE_EXCL));
  }
}

/** @returns whether something could be done; not, when the disk answers with this code */
function unless(code: string, work: () => void): boolean {
  try {
    work();
    return true;
  } catch (cause) {
    if (codeOf(cause) === code) return false;
    throw cause;
  }
}

function codeOf(cause: unknown): string {
  return (cause as NodeJS.ErrnoException).code ?? "";
}
