import { decoded } from "../model/decoded.ts";
import { editsBetween, LONGEST, plain } from "./validate/nearest.ts";

/*
 * When `check --fix` may change something without asking. That is decided here and nowhere else.
 *
 * Names that authors give (pages, files, anchors, shared blocks, tokens) have no complete list: one that
 * is a letter off may be of something that is still to be made, and `/contract` is no misspelt `/contact`.
 * Only what cannot be another name counts: capital letters, encoding, slashes and endings of files, or
 * two neighbouring letters that are exchanged in a word of some length; and only when a single name fits.
 *
 * Words of the engine (fields, blocks, values) have a complete list: a word that is not in it is wrong
 * in any case. There one slip of a letter is enough, unless a digit is concerned: `eu2` is no misspelt `eu1`.
 */

/** Two letters exchanged in a shorter word make another one: `/nm` and `/mn`. */
const SHORTEST = 4;

/** The route that a path means beyond doubt. */
export function certainRoute(path: string, routes: Iterable<string>): string | undefined {
  const bare = `/${decoded(path)}`
    .toLowerCase()
    .replace(/\/{2,}/g, "/")
    .replace(/\/$/, "");
  const route = bare.replace(/(\/index)?(\.html?|\.json|\.php)?$/, "") || "/";
  return onlyMatch(route, routes, (known) => known.toLowerCase());
}

/** The file that a path in the media folder means beyond doubt. */
export function certainFile(path: string, files: Iterable<string>): string | undefined {
  const form = (text: string) => text.toLowerCase().replace(/\.jpeg$/, ".jpg");
  return onlyMatch(form(decoded(path)), files, form);
}

/** The anchor, shared block or token that a name means beyond doubt. */
export function certainName(name: string, names: Iterable<string>): string | undefined {
  return onlyMatch(name.toLowerCase(), names, (known) => known.toLowerCase());
}

/** The word of a complete list that a misspelt one means beyond doubt: one slip away, and no other is. */
export function certainWord(word: string, words: Iterable<string>): string | undefined {
  const wanted = plain(word);
  if (wanted.length > LONGEST) return undefined;
  const near = [...words]
    .map((known) => ({ known, edits: editsBetween(wanted, plain(known)) }))
    .sort((a, b) => a.edits - b.edits);
  const [first, second] = near;
  if (first === undefined || first.edits > 1 || second?.edits === first.edits) return undefined;
  if (digitsOf(first.known) !== digitsOf(word)) return undefined;
  return first.edits === 0 || wanted.length >= SHORTEST ? first.known : undefined;
}

/** The single name that is the same in form, or else the single one with two neighbours exchanged. */
function onlyMatch(
  wanted: string,
  names: Iterable<string>,
  form: (name: string) => string,
): string | undefined {
  const same: string[] = [];
  const exchanged: string[] = [];
  for (const name of names) {
    const known = form(name);
    if (known === wanted) same.push(name);
    else if (isExchange(wanted, known)) exchanged.push(name);
  }
  const matches = same.length > 0 ? same : exchanged;
  return matches.length === 1 ? matches[0] : undefined;
}

/** Whether two neighbouring letters within a word are exchanged, and nothing else differs. */
function isExchange(written: string, known: string): boolean {
  if (written.length !== known.length) return false;
  let at = 0;
  while (at < written.length && written.charAt(at) === known.charAt(at)) at += 1;
  const [first, second] = [written.charAt(at), written.charAt(at + 1)];
  if (!/^\p{L}{2}$/u.test(first + second)) return false;
  const swapped = written.slice(0, at) + second + first + written.slice(at + 2);
  return swapped === known && wordAround(written, at).length >= SHORTEST;
}

function wordAround(text: string, at: number): string {
  const before = /[\p{L}\p{N}]*$/u.exec(text.slice(0, at))?.[0] ?? "";
  return before + (/^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0] ?? "");
}

function digitsOf(word: string): string {
  return word.replace(/\D/g, "");
}
