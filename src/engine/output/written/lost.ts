import type { Manifest, Notes } from "../known/manifest.ts";
import type { NoteBook } from "./note-book.ts";
import { linksOf, type WrittenSite } from "./written-site.ts";

/**
 * Whether something that the files of an earlier output may refer to is gone: what was right there has to be
 * looked at again.
 *
 * @param files paths of all files now
 */
export function hasLost(
  site: WrittenSite,
  earlier: Manifest,
  files: ReadonlySet<string>,
  book: NoteBook,
): boolean {
  if (earlier.links !== linksOf(site)) return true;
  for (const [path, { notes }] of earlier.files) {
    if (!files.has(path)) return true;
    if (notes && lostIds(earlier, notes, book, path)) return true;
  }
  return false;
}

function lostIds({ strings }: Manifest, { ids }: Notes, book: NoteBook, path: string): boolean {
  const now = book.files.get(path)?.ids;
  if (now === undefined) return true;
  const left = new Set(Array.from(now));
  return Array.from(ids).some((id) => !left.has(book.numberOf(strings[id] ?? "") ?? -1));
}
