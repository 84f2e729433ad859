import type { Finding } from "../../model/issue.ts";
import { appendPointer, isIndex, parentPointer, pointerKeys } from "../../model/pointer.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import { fieldLookup } from "../../pipeline/schema/field-lookup.ts";
import type { CheckedPage, CheckedSite, PageSite, SiteContext } from "../../pipeline/site.ts";
import type { TextReader } from "../../pipeline/texts/reader.ts";
import { lookupsOf } from "../analysis/fields.ts";
import { inspectLists, type ListFindings } from "./lists.ts";

/** No list of a page has an entry, a page or a subject twice. Entries that lack something may be two. Questions have a rule of their own. */
export function repeatedOnPage({ entry, refs }: CheckedPage, site: PageSite): Finding[] {
  const isOwn = entry.file !== site.index.siteFile;
  const lists = inspectLists(lookupsOf(site.schemas).page);
  const findings = [
    ...(isOwn ? equalParts(entry, lists(entry.page), site.reader) : []),
    ...pagesTwice(refs.listed),
    ...(isOwn ? topicsTwice(entry.page.topics ?? [], entry.file) : []),
  ];
  return whole(findings, site);
}

/** The same for shared blocks and menus. */
export function repeatedBesidePages(checked: CheckedSite): Finding[] {
  const { index, shellRefs, schemas } = checked;
  const { site, siteFile, shared } = index;
  const blockLists = inspectLists(lookupsOf(schemas).block);
  const menuLists = (name: string) => inspectLists(fieldLookup(schemas.site)(name));
  const findings = [
    ...[...shared.values()].flatMap(({ block, file }) =>
      equalEntries(blockLists(block), file, "/block"),
    ),
    ...equalEntries(menuLists("Navigation")(site.navigation), siteFile, "/navigation"),
    ...equalEntries(menuLists("Footer")(site.footer), siteFile, "/footer"),
    ...pagesTwice(shellRefs.listed),
  ];
  return whole(findings, checked);
}

/** Those of lists of which nothing was left out. */
function whole(findings: Finding[], { index: { repairs } }: SiteContext): Finding[] {
  return findings.filter(
    ({ file, pointer }) => !isIncomplete(repairs.get(file), parentPointer(pointer)),
  );
}

/** The equal entries of a page. Those with a long paragraph have an issue already, that of the paragraph. */
function equalParts(entry: PageEntry, lists: ListFindings, { scanner }: TextReader): Finding[] {
  return equalEntries(lists, entry.file).filter(
    ({ pointer }) =>
      !scanner.page(entry).long.some((long) => long.pointer.startsWith(`${pointer}/`)),
  );
}

function equalEntries({ repeated }: ListFindings, file: string, base = ""): Finding[] {
  return repeated.map((pointer) =>
    twice("This entry is the same as an earlier one of its list.", file, base + pointer),
  );
}

function pagesTwice(listed: Reference[]): Finding[] {
  const seen = new Set<string>();
  return listed.flatMap(({ value, file, pointer }): Finding[] => {
    const key = `${file} ${parentPointer(pointer)} ${value}`;
    if (!isIndex(pointerKeys(pointer).at(-1) ?? "") || !seen.has(key)) {
      seen.add(key);
      return [];
    }
    return [twice(`The page ${value} is listed twice.`, file, pointer)];
  });
}

function topicsTwice(topics: string[], file: string): Finding[] {
  const plain = topics.map((topic) => topic.trim().toLowerCase());
  return plain.flatMap((topic, at): Finding[] =>
    plain.indexOf(topic) === at
      ? []
      : [twice(`The subject “${topics[at]}” is given twice.`, file, appendPointer("/topics", at))],
  );
}

function twice(message: string, file: string, pointer: string): Finding {
  return { message, hint: "Take one of the two away.", file, pointer };
}
