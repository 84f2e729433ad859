import { parseHref } from "../../model/href.ts";
import { parsedUrl } from "../../model/parsed-url.ts";
import { createDocumentReader, readXml } from "./read-document.ts";
import { urlsIn, type WrittenDocument, type WrittenReference } from "./read-element.ts";

/** A mistake within one written file. */
export interface Broken extends WrittenReference {
  path: string;
}

/** What one written file offers and refers to, as numbers of the strings noted beside it. */
export interface NotedFile {
  path: string;
  ids: number[];
  /** References that leave the file. */
  refs: number[];
}

/** What written files refer to, as it is passed between threads. */
export interface Collected {
  /** Ids, and references as {@link referenceText} writes them. */
  strings: string[];
  files: NotedFile[];
  /** References of a document to itself that lead nowhere, and ids that stand twice. */
  broken: Broken[];
  /** Documents in which something else stands than was noted when they were rendered. */
  differing: string[];
}

/** Notes what written files refer to. */
export interface Collector {
  /**
   * Takes one text file, and reads it.
   *
   * @param path below the output folder
   */
  add(path: string, text: string): void;
  /**
   * Takes a document of which was noted what it says.
   *
   * @param text is read and compared, where it is given
   */
  addNoted(path: string, noted: WrittenDocument, text?: string): void;
  /** What was noted since this was last asked. */
  collected(): Collected;
}

/** Makes a collector. Every thread that writes has one of its own. */
export function createCollector(): Collector {
  const readDocument = createDocumentReader();
  const numbers = new Map<string, number>();
  let files: NotedFile[] = [];
  let broken: Broken[] = [];
  let differing: string[] = [];

  const numberOf = (text: string): number => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    // A copy that does not keep the whole document in memory.
    numbers.set(Buffer.from(text).toString(), numbers.size);
    return numbers.size - 1;
  };
  const note = (path: string, ids: Iterable<string>, references: WrittenReference[]) => {
    const refs = new Set(references.map((reference) => numberOf(referenceText(reference))));
    files.push({ path, ids: [...ids].map(numberOf), refs: [...refs] });
  };
  const noteDocument = (path: string, written: WrittenDocument) => {
    const ids = new Set(written.ids);
    for (const value of repeated(written.ids)) broken.push({ attribute: "id", value, path });
    for (const reference of written.idReferences)
      if (!ids.has(reference.value)) broken.push({ ...reference, path });
    note(
      path,
      ids,
      written.references.filter(({ value }) => !leadsToItself(value, ids)),
    );
  };
  return {
    add(path, text) {
      if (path.endsWith(".html")) noteDocument(path, readDocument(text));
      else if (path.endsWith(".xml")) note(path, [], readXml(text));
      else if (path.endsWith(".css")) note(path, [], referencesOfStyles(path, text));
    },
    addNoted(path, noted, text) {
      const read = text === undefined ? noted : readDocument(text);
      const isRight = isSame(noted, read);
      if (!isRight) differing.push(path);
      noteDocument(path, isRight ? noted : read);
    },
    collected() {
      const all = { strings: [...numbers.keys()], files, broken, differing };
      differing = [];
      numbers.clear();
      files = [];
      broken = [];
      return all;
    },
  };
}

const BETWEEN = "\n";

/** A reference as one string. */
export function referenceText({ attribute, value }: WrittenReference): string {
  return `${attribute}${BETWEEN}${value}`;
}

/** The reference that a string stands for. */
export function referenceIn(text: string): WrittenReference {
  const at = text.indexOf(BETWEEN);
  return { attribute: text.slice(0, at), value: text.slice(at + BETWEEN.length) };
}

/** Addresses in style sheets are relative to the sheet. */
function referencesOfStyles(path: string, css: string): WrittenReference[] {
  return urlsIn(css)
    .filter((value) => !value.startsWith("#"))
    .map((value) => ({ attribute: "url()", value: absoluteIn(path, value) }));
}

function absoluteIn(path: string, value: string): string {
  const base = `https://styles.invalid/${path}`;
  const url = parsedUrl(value, base);
  return url?.host === "styles.invalid" ? url.pathname : value;
}

function repeated(ids: string[]): Set<string> {
  return new Set(ids.filter((id, at) => ids.indexOf(id) !== at));
}

/** References within the same document are settled at once. */
function leadsToItself(value: string, ids: ReadonlySet<string>): boolean {
  if (!value.startsWith("#") || value === "#") return false;
  const href = parseHref(value);
  return (
    href.kind === "inside" && (href.anchor === "" || href.anchor === "top" || ids.has(href.anchor))
  );
}

/**
 * Whether two readings of a document say the same, in any order. Of references only the address counts: React
 * writes a second element for pictures that are to be loaded early.
 */
function isSame(a: WrittenDocument, b: WrittenDocument): boolean {
  return a === b || summary(a) === summary(b);
}

function summary({ references, ids, idReferences }: WrittenDocument): string {
  const values = [references, idReferences].map((list) => new Set(list.map(({ value }) => value)));
  return JSON.stringify([values.map((set) => [...set].sort()), ids.toSorted()]);
}
