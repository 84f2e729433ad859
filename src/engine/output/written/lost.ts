import { idsOf, type Manifest, type Notes } from "../known/manifest.ts";
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
    if (notes && notes !== book.files.get(path) && lostIds(notes, book, path)) return true;
  }
  return false;
}

/** The book goes on with the numbers of the earlier output. */
function lostIds(notes: Notes, book: NoteBook, path: string): boolean {
  const now = book.files.get(path);
  if (now === undefined) return true;
  const left = new Set(idsOf(now));
  return idsOf(notes).some((id) => !left.has(id));
}
