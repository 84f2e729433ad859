import { slugify } from "../model/slug.ts";
import { isSystemName } from "../pipeline/index/reserved-names.ts";

/** Longer names say no more in a list of files. */
const LONGEST = 60;

/**
 * A file name, without its ending, for what an author has named in words.
 *
 * @param fallback stands for words that leave no name
 * @param isTaken tells of names that another file has
 */
export function freeName(
  words: string,
  fallback: string,
  isTaken: (name: string) => boolean,
): string {
  const slug = slugify(words).slice(0, LONGEST).replace(/-$/, "");
  const stem = slug === "" || isSystemName(slug) ? fallback : slug;
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!isTaken(name)) return name;
  }
}
