import { createHash } from "node:crypto";
import { relative } from "node:path";
import { listFiles, slashed } from "../pipeline/read.ts";

/** Gives a class of a style module its name in the compiled styles. */
export type ClassNaming = (name: string, file: string, css: string) => string;

/** "a" is left out: content blockers hide what is called "ad". */
const LETTERS = "bcdefghijklmnopqrstuvwxyz";
const HASH_LENGTH = 6;

/**
 * Names classes in two or three characters: a code for the file, then a number for the class within it. The code
 * follows from the order of all files' paths, and the number from the order within the file, so that the names do
 * not depend on the machine or on what is compiled first. Files from elsewhere, which no list can know, get a hash
 * of their styles.
 *
 * @param root folder of the engine
 * @param folders below it, in which style modules lie
 */
export function shortClassNames(root: string, folders: readonly string[]): ClassNaming {
  const files = folders
    .flatMap((folder) => listFiles(`${root}/${folder}`).map((name) => `${folder}/${name}`))
    .filter((path) => path.endsWith(".module.scss"))
    .sort();
  const codes = new Map([...new Set(files)].map((path, at) => [path, codeOf(at)]));
  const namesByFile = new Map<string, string[]>();
  return (name, file, css) => {
    const path = slashed(relative(root, file));
    const code = codes.get(path);
    if (code === undefined) return hashed(name, css);
    const names = namesByFile.get(path) ?? [];
    namesByFile.set(path, names);
    if (!names.includes(name)) names.push(name);
    return code + names.indexOf(name);
  };
}

/** One letter for the first files, then more: only the last letter of a code is a small one. */
function codeOf(at: number): string {
  const { length } = LETTERS;
  const last = LETTERS[at % length] ?? "";
  return at < length ? last : codeOf(Math.floor(at / length) - 1).toUpperCase() + last;
}

/** The underscore keeps it apart from all codes. */
function hashed(name: string, css: string): string {
  const hash = createHash("sha256").update(`${name}\0${css}`).digest("base64url");
  return `_${hash.slice(0, HASH_LENGTH)}`;
}
