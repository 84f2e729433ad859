import type { Issue } from "../../model/issue.ts";
import { type Facts, idsOf, type KnownFile, type Manifest, refsOf } from "../known/manifest.ts";
import { type Broken, type Collected, referenceIn, referenceText } from "./collect.ts";
import { createJudge } from "./judge.ts";
import { hasLost } from "./lost.ts";
import { compacted, createNoteBook, type NoteBook } from "./note-book.ts";
import { linksOf, pageFileOf, type WrittenSite } from "./written-site.ts";

/** The check of what the build has written: what a component adds by itself is found here. */
export interface WrittenCheck {
  /** Takes what some of the files refer to. */
  take(collected: Collected): void;
  /** Takes what an earlier output knows of a file that is the same in this one. */
  carry(path: string, file: KnownFile, manifest: Manifest): void;
  /** Mistakes within single files. */
  broken: readonly Broken[];
  /** Documents in which something else stands than was noted when they were rendered. */
  differing: readonly string[];
  /** What is known of all files together. */
  facts(): Facts;
  /**
   * Says what is wrong, once all files are written.
   *
   * @param files paths of all files below the output folder
   */
  finish(files: ReadonlySet<string>): Issue[];
}

/** A mistake, with the first file that it stands in and how many there are. */
interface Seen extends Broken {
  count: number;
}

/**
 * Prepares to check the written files of a site. Only what is needed of them is kept, whatever their number.
 *
 * @param earlier the output that is replaced. What was right there is looked at again only when something
 * that was there is gone.
 */
export function createWrittenCheck(site: WrittenSite, earlier?: Manifest): WrittenCheck {
  const book = createNoteBook(earlier);
  const broken: Broken[] = [];
  const differing: string[] = [];
  /** Files whose references were right in the earlier output. */
  const right = new Set<string>();

  const deadIn = (files: ReadonlySet<string>): [Seen, string][] => {
    const all = earlier === undefined || hasLost(site, earlier, files, book);
    const refs = new Set<number>();
    for (const [path, notes] of book.files)
      if (all || !right.has(path)) for (const ref of refsOf(notes)) refs.add(ref);
    return judged(site, book, { files, refs });
  };
  return {
    broken,
    differing,
    take(collected) {
      book.add(collected);
      broken.push(...collected.broken);
      differing.push(...collected.differing);
    },
    carry(path, { notes }, manifest) {
      if (notes) book.carry(path, notes, manifest);
      if (manifest === earlier) right.add(path);
    },
    facts: () => {
      const { strings, files } = compacted(book, earlier);
      return { strings, links: linksOf(site), notes: files };
    },
    finish(files) {
      const documents = [...book.files.keys()].filter((path) => path.endsWith(".html")).length;
      const blamed = (seen: Seen) => fileOf(site, seen, documents);
      const wrong = firstOfEach(broken).map((seen) => brokenId(seen, blamed(seen)));
      const dead = deadIn(files);
      return [...dead.map(([seen, reason]) => deadLink(seen, reason, blamed(seen))), ...wrong];
    },
  };
}

/** Those of some references that lead nowhere, and why. */
function judged(
  site: WrittenSite,
  book: NoteBook,
  { files, refs }: { files: ReadonlySet<string>; refs: ReadonlySet<number> },
): [Seen, string][] {
  const judge = createJudge(site, files, (path, id) => hasId(book, path, id));
  const reasons = new Map<number, string>();
  for (const number of refs) {
    const reason = judge(referenceIn(book.strings[number] ?? "").value);
    if (reason !== undefined) reasons.set(number, reason);
  }
  if (reasons.size === 0) return [];
  const seen = firstOfEach(
    [...book.files].flatMap(([path, notes]) =>
      [...refsOf(notes)]
        .filter((number) => reasons.has(number))
        .map((number) => ({ ...referenceIn(book.strings[number] ?? ""), path, number })),
    ),
  );
  return seen.map((reference) => [reference, reasons.get(reference.number) ?? ""]);
}

/** Of what is no document, or nothing is known of, every id is there. */
function hasId({ files, numberOf }: NoteBook, path: string, id: string): boolean {
  const notes = path.endsWith(".html") ? files.get(path) : undefined;
  return notes === undefined || idsOf(notes).includes(numberOf(id) ?? -1);
}

/** Every reference once, with the first file that it stands in, in an order that does not depend on threads. */
function firstOfEach<Reference extends Broken>(references: Reference[]): (Reference & Seen)[] {
  const seen = new Map<string, Reference & Seen>();
  for (const reference of references) {
    const text = referenceText(reference);
    const known = seen.get(text) ?? { ...reference, count: 0 };
    const path = known.path <= reference.path ? known.path : reference.path;
    seen.set(text, { ...known, path, count: known.count + 1 });
  }
  return [...seen].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, reference]) => reference);
}

/** What stands in most documents comes from the frame. */
function fileOf(site: WrittenSite, { path, count }: Seen, documents: number): string {
  const file = pageFileOf(site, path);
  return file === undefined || (documents > 2 && count > documents / 2) ? site.siteFile : file;
}

const HINT =
  "No field of the pages says this; it comes from a component, from the site file or from a shared block. Correct it there.";

function deadLink({ attribute, value, path, count }: Seen, reason: string, file: string): Issue {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  return {
    rule: "html-link",
    message: `In the written file ${path}${more}, ${attribute} ${JSON.stringify(value)} ${reason}`,
    hint: HINT,
    file,
    pointer: "",
    excerpt: `${attribute} ${value}`,
  };
}

function brokenId({ attribute, value, path, count }: Seen, file: string): Issue {
  const more = count > 1 ? ` and ${count - 1} more` : "";
  const what =
    attribute === "id"
      ? `the id ${JSON.stringify(value)} stands twice.`
      : `${attribute} names ${JSON.stringify(value)}, and no element has that id.`;
  return {
    rule: "html-reference",
    message: `In the written file ${path}${more}, ${what}`,
    hint: HINT,
    file,
    pointer: "",
    excerpt: `${attribute} ${value}`,
  };
}
