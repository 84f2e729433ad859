import type { Finding } from "../../model/issue.ts";
import { appendPointer, isIndex, parentPointer, pointerKeys } from "../../model/pointer.ts";
import type { PageEntry } from "../../pipeline/index/site-index.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import { fieldLookup } from "../../pipeline/schema/field-lookup.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import type { TextReader } from "../../pipeline/texts/reader.ts";
import { inspectLists, type ListFindings } from "./lists.ts";

/** No list has an entry, a page or a subject twice. Entries that lack something may be two. Questions have a rule of their own. */
export function repeatedEntries(checked: CheckedSite): Finding[] {
  const { index, shellRefs, schemas } = checked;
  const pageLists = inspectLists(fieldLookup(schemas.page)("PageFile"));
  const blockLists = inspectLists(fieldLookup(schemas.page)("Block"));
  const menuLists = (name: string) => inspectLists(fieldLookup(schemas.site)(name));
  const pages = everyPage(checked);
  const { site, siteFile } = index;
  const own = pages.filter(({ entry }) => entry.file !== siteFile);
  const refs = [shellRefs, ...pages.map((page) => page.refs)];
  const findings = [
    ...own.flatMap(({ entry }) => equalParts(entry, pageLists(entry.page), checked.reader)),
    ...[...index.shared.values()].flatMap(({ block, file }) =>
      equalEntries(blockLists(block), file, "/block"),
    ),
    ...equalEntries(menuLists("Navigation")(site.navigation), siteFile, "/navigation"),
    ...equalEntries(menuLists("Footer")(site.footer), siteFile, "/footer"),
    ...refs.flatMap(({ listed }) => pagesTwice(listed)),
    ...own.flatMap(({ entry }) => topicsTwice(entry.page.topics ?? [], entry.file)),
  ];
  return findings.filter(
    ({ file, pointer }) => !isIncomplete(index.repairs.get(file), parentPointer(pointer)),
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
