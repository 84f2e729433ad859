import { parseHref } from "../../page/href.ts";
import type { Issue } from "../../page/issue.ts";
import { isPattern, matchesPattern } from "../../page/route.ts";
import { ownPath } from "../link-targets.ts";
import type { CheckedSite } from "../site.ts";
import { createDocumentReader, readXml, urlsIn, type WrittenReference } from "./read-document.ts";

/** The check of what the build has written: what a component adds by itself is found here. */
export interface WrittenCheck {
  /**
   * Takes one text file.
   *
   * @param path below the output folder
   * @param route of the page that a document shows; further paths have none of their own
   */
  add(path: string, text: string, route?: string): void;
  /**
   * Says what is wrong, once all files are written.
   *
   * @param files paths of all files below the output folder
   */
  finish(files: Iterable<string>): Issue[];
}

/** A reference that stands in documents, with the first of them. */
interface Seen extends WrittenReference {
  path: string;
  route?: string;
  count: number;
}

/** Prepares to check the written files of a site. Only what is needed of them is kept, whatever their number. */
export function createWrittenCheck(site: CheckedSite): WrittenCheck {
  const seen = new Map<string, Seen>();
  const ids = new Map<string, ReadonlySet<string>>();
  const broken = new Map<string, Seen>();
  const readDocument = createDocumentReader();
  let documents = 0;

  const see = (
    into: Map<string, Seen>,
    reference: WrittenReference,
    path: string,
    route?: string,
  ) => {
    const key = `${reference.place} ${reference.value}`;
    const known = into.get(key);
    if (known) known.count += 1;
    else into.set(detached(key), { ...copied(reference), path, route, count: 1 });
  };

  function addDocument(path: string, text: string, route?: string): void {
    documents += 1;
    const found = readDocument(text);
    const own = new Set(found.ids.map(detached));
    ids.set(path, own);
    for (const id of repeated(found.ids)) see(broken, { place: "id", value: id }, path, route);
    for (const reference of found.idReferences)
      if (!own.has(reference.value)) see(broken, reference, path, route);
    for (const reference of found.references)
      if (!leadsToItself(reference.value, own)) see(seen, reference, path, route);
  }

  return {
    add(path, text, route) {
      if (path.endsWith(".html")) addDocument(path, text, route);
      else if (path.endsWith(".xml"))
        for (const reference of readXml(text)) see(seen, reference, path);
      else if (path.endsWith(".css"))
        for (const value of urlsIn(text)) see(seen, { place: "url()", value }, path);
    },
    finish(files) {
      const judge = createJudge(site, new Set(files), ids);
      const place = (reference: Seen) => placeOf(site, reference, documents);
      return [
        ...[...seen.values()].flatMap((reference): Issue[] => {
          const reason = judge(reference);
          return reason === undefined ? [] : [deadReference(reference, reason, place(reference))];
        }),
        ...[...broken.values()].map((reference) => brokenId(reference, place(reference))),
      ];
    },
  };
}

/** A copy that does not keep the whole document in memory. */
function detached(text: string): string {
  return Buffer.from(text).toString();
}

function copied({ place, value }: WrittenReference): WrittenReference {
  return { place, value: detached(value) };
}

function repeated(ids: string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** Places of the same document are settled at once. */
function leadsToItself(value: string, ids: ReadonlySet<string>): boolean {
  if (!value.startsWith("#") || value === "#") return false;
  const href = parseHref(value);
  return (
    href.kind === "inside" && (href.anchor === "" || href.anchor === "top" || ids.has(href.anchor))
  );
}

/** Says why a reference leads nowhere; nothing when it is right, or told at its source already. */
function createJudge(
  site: CheckedSite,
  files: ReadonlySet<string>,
  ids: ReadonlyMap<string, ReadonlySet<string>>,
) {
  const { index } = site;
  const patterns = [...index.pages.keys()].filter(isPattern);
  const fileOf = (path: string): string | undefined => {
    const bare = path.slice(1);
    const candidates = [bare, bare === "" ? "index.html" : `${bare}/index.html`];
    const exact = candidates.find((candidate) => files.has(candidate));
    const route = index.aliases.get(path)?.target;
    const isOne = patterns.some((pattern) => matchesPattern(pattern, path));
    return exact ?? (route === undefined ? (isOne ? "" : undefined) : fileOf(route));
  };
  return ({ value, path }: Seen): string | undefined => {
    if (/^(data|blob):/i.test(value)) return undefined;
    const own = ownPath(value, index.site.url);
    const href = parseHref(own ?? absoluteIn(path, value));
    if (href.kind === "bad") return href.reason;
    if (href.kind === "outside") return undefined;
    const file = href.path === "" ? path : fileOf(href.path);
    if (file === undefined) return "leads to nothing that is written.";
    const anchors = ids.get(file);
    const isThere = href.anchor === "" || href.anchor === "top" || anchors === undefined;
    return isThere || anchors.has(href.anchor) ? undefined : "leads to a place that is not there.";
  };
}

/** Addresses in style sheets are relative to the sheet. */
function absoluteIn(path: string, value: string): string {
  if (!path.endsWith(".css") || value.startsWith("#")) return value;
  const url = new URL(value, `https://styles.invalid/${path}`);
  return url.host === "styles.invalid" ? url.pathname : value;
}

/** What stands in most documents comes from the frame. */
function placeOf({ index }: CheckedSite, { route, count }: Seen, documents: number): string {
  const page = route === undefined ? undefined : (index.pages.get(route) ?? index.notFound);
  return page === undefined || (documents > 2 && count > documents / 2)
    ? index.siteFile
    : page.file;
}

const HINT =
  "No field of the pages says this; it comes from a component, from the site file or from a shared block. Mend it there.";

function deadReference({ place, value, path, count }: Seen, reason: string, file: string): Issue {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  return {
    rule: "html-link",
    message: `In the written file ${path}${more}, ${place} ${JSON.stringify(value)} ${reason}`,
    hint: HINT,
    file,
    pointer: "",
    excerpt: `${place} ${value}`,
  };
}

function brokenId({ place, value, path, count }: Seen, file: string): Issue {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  const what =
    place === "id"
      ? `the id ${JSON.stringify(value)} stands twice.`
      : `${place} names ${JSON.stringify(value)}, and no element has that id.`;
  return {
    rule: "html-reference",
    message: `In the written file ${path}${more}, ${what}`,
    hint: HINT,
    file,
    pointer: "",
    excerpt: `${place} ${value}`,
  };
}
