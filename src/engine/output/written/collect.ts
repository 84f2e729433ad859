import { parseHref } from "../../model/href.ts";
import { createDocumentReader, readXml, urlsIn, type WrittenReference } from "./read-document.ts";

/** A reference that stands in documents, with the first of them. */
export interface Seen extends WrittenReference {
  path: string;
  route?: string;
  count: number;
}

/** What written files refer to, as it is passed between threads. */
export interface Collected {
  seen: Seen[];
  /** References of a document to itself that lead nowhere, and ids that stand twice. */
  broken: Seen[];
  /** The ids of each document, by its path. */
  ids: [path: string, ids: string[]][];
}

/** Notes what written files refer to. */
export interface Collector {
  /**
   * Takes one text file.
   *
   * @param path below the output folder
   * @param route of the page that a document shows; aliases have none of their own
   */
  add(path: string, text: string, route?: string): void;
  /** What was noted since this was last asked. */
  collected(): Collected;
}

/** Makes a collector. Every thread that writes has one of its own. */
export function createCollector(): Collector {
  const readDocument = createDocumentReader();
  const seen = new Map<string, Seen>();
  const broken = new Map<string, Seen>();
  let ids: Collected["ids"] = [];

  function addDocument(path: string, text: string, route?: string): void {
    const written = readDocument(text);
    const own = new Set(written.ids.map(detached));
    ids.push([path, [...own]]);
    for (const id of repeated(written.ids))
      see(broken, { attribute: "id", value: id }, path, route);
    for (const reference of written.idReferences)
      if (!own.has(reference.value)) see(broken, reference, path, route);
    for (const reference of written.references)
      if (!leadsToItself(reference.value, own)) see(seen, reference, path, route);
  }

  return {
    add(path, text, route) {
      if (path.endsWith(".html")) addDocument(path, text, route);
      else if (path.endsWith(".xml"))
        for (const reference of readXml(text)) see(seen, reference, path);
      else if (path.endsWith(".css"))
        for (const value of urlsIn(text)) see(seen, { attribute: "url()", value }, path);
    },
    collected() {
      const all = { seen: [...seen.values()], broken: [...broken.values()], ids };
      seen.clear();
      broken.clear();
      ids = [];
      return all;
    },
  };
}

function see(
  into: Map<string, Seen>,
  { attribute, value }: WrittenReference,
  path: string,
  route?: string,
): void {
  const key = `${attribute} ${value}`;
  const known = into.get(key);
  if (known) known.count += 1;
  else into.set(detached(key), { attribute, value: detached(value), path, route, count: 1 });
}

/** A copy that does not keep the whole document in memory. */
function detached(text: string): string {
  return Buffer.from(text).toString();
}

function repeated(ids: string[]): string[] {
  return ids.filter((id, at) => ids.indexOf(id) !== at);
}

/** References within the same document are settled at once. */
function leadsToItself(value: string, ids: ReadonlySet<string>): boolean {
  if (!value.startsWith("#") || value === "#") return false;
  const href = parseHref(value);
  return (
    href.kind === "inside" && (href.anchor === "" || href.anchor === "top" || ids.has(href.anchor))
  );
}
