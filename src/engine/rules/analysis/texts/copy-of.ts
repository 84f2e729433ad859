import { parentOf, slugOf } from "../../../model/route.ts";
import type { PageEntry } from "../../../pipeline/index/site-index.ts";
import type { CheckedSite } from "../../../pipeline/site.ts";
import type { TextReader } from "../../../pipeline/texts/reader.ts";
import { wordsOf } from "../../../pipeline/texts/words.ts";

/** How people and programs name the copy of a file, after the name of the file. */
const COPY_NAME = /^-(\d{1,2}|copy|copy-\d+|kopie|new|old|draft|test|backup)$/;
/** How much oftener than the original a copy names the other page rather than itself. */
const TELLING = 0.3;

/** Which of two pages that say the same is the copy; nothing when neither gives it away. */
export function copyOf(
  { reader }: CheckedSite,
  first: PageEntry,
  second: PageEntry,
): PageEntry | undefined {
  if (isNamedAfter(second, first)) return second;
  if (isNamedAfter(first, second)) return first;
  const [own, other] = [selfNaming(first, second, reader), selfNaming(second, first, reader)];
  if (Math.abs(own - other) < TELLING) return undefined;
  return own < other ? first : second;
}

function isNamedAfter(copy: PageEntry, original: PageEntry): boolean {
  if (parentOf(copy.route) !== parentOf(original.route)) return false;
  const [slug, name] = [slugOf(copy.route), slugOf(original.route)];
  if (name === "") return false;
  return (
    slug === `copy-of-${name}` || (slug.startsWith(name) && COPY_NAME.test(slug.slice(name.length)))
  );
}

/** Of the names of two pages that a page mentions the part that is its own: 1 for a page that names itself only. */
function selfNaming(page: PageEntry, other: PageEntry, { visits }: TextReader): number {
  const own = nameWords(page, other);
  const foreign = nameWords(other, page);
  const words: string[] = [];
  visits.page(page.page, (text) => words.push(...wordsOf(text)));
  const count = (names: Set<string>) => words.filter((word) => names.has(word)).length;
  const total = count(own) + count(foreign);
  return total === 0 ? 0 : count(own) / total;
}

/** The words of a page's address that another's has not. */
function nameWords(page: PageEntry, other: PageEntry): Set<string> {
  const others = new Set(slugOf(other.route).split("-"));
  return new Set(
    slugOf(page.route)
      .split("-")
      .filter((word) => !others.has(word)),
  );
}
