import { basename, dirname, join, resolve } from "node:path";
import { isUse } from "../../model/block.ts";
import type { PageFile } from "../../model/page-file.ts";
import { timesOf } from "../../model/times.ts";
import type { BlockOutline } from "../index/site-index.ts";
import { isDocumentPath, kindOf } from "../kinds.ts";
import { LEDGER_FILE } from "../ledger.ts";
import { fieldsOf, type PageFields } from "../page-fields.ts";
import { createReadBuffer, readSource, slashed } from "../read.ts";
import {
  type DocumentRules,
  interpret,
  type ReadFile,
  type ReadOne,
  unreadFile,
} from "../read-files.ts";
import { createRecent } from "../recent.ts";
import type { SourceFile } from "../source.ts";
import { textOf } from "./pack.ts";
import type { RowMap } from "./row-map.ts";
import { shortHash } from "./short-hash.ts";
import type { KnownFile } from "./snapshot.ts";

/** Pages whose blocks are in memory at the same time. */
const MOST_HELD = 200;

/** A file was changed between two looks at it. Whoever reads the site has to begin again. */
export class ChangedWhileRead extends Error {
  constructor(file: string) {
    super(`${file} was changed while the site was read. Run the command again.`);
  }
}

/** The file of a page differs from the one that the machine with its results has read. */
export class OtherText extends Error {
  constructor(file: string) {
    super(
      `${file} is not the file that the records were made from. Check out the same commit on all machines, and run all steps again, beginning with the heads.`,
    );
  }
}

/** The files of a site, of which those are parsed and validated alone that nobody has read with the same text. */
export interface KnownFiles {
  readOne: ReadOne;
  /** What the next run needs to know of those that were read. */
  known(): ReadonlyMap<string, KnownFile>;
}

/** How files are read. */
export interface KnownFilesOptions {
  /**
   * Whether the texts of pages stay in memory, so that a page that somebody still has is whole when its file is changed
   * or gone. Otherwise they are read again when they are needed.
   */
  holdsTexts?: boolean;
  /**
   * Selects the pages, by the paths of their files, that this machine reads, where others have read the rest: these are
   * taken as they are known, and those have to be what is known of them. All are read by default.
   */
  isRead?: (path: string) => boolean;
}

/** A file as it was read, with the hash of its text. */
interface Read {
  text: string;
  read: ReadFile;
}

/** What a page says of itself outside its blocks. */
interface Head {
  fields: PageFields;
  outline: BlockOutline[];
}

/**
 * Makes what reads the files of a site. Each is read and hashed every time: times and sizes do not say that a file is the same.
 *
 * @param before what the last run knew of them
 */
export function createKnownFiles(
  before: RowMap<KnownFile>,
  rules: DocumentRules,
  { holdsTexts = false, isRead }: KnownFilesOptions = {},
): KnownFiles {
  const last = new Map<string, Read>();
  const learnt = new Map<string, KnownFile>();
  const seen = new Set<string>();
  const knownAt = (path: string) => learnt.get(path) ?? before.get(path);
  const buffer = createReadBuffer();
  const blocksOf = createBlocksReader(isRead ? OtherText : ChangedWhileRead);
  const pageOf = ({ file, path, bytes }: PageSource, one: KnownFile) => {
    const held = holdsTexts && bytes ? Buffer.from(bytes) : undefined;
    return knownPage({ file, path }, one, () => blocksOf(file, one.text, held));
  };
  const readAnew = (source: SourceFile, text: string): ReadFile => {
    const read = interpret(source, rules);
    const head = headOf(read, source.path);
    if (!head) return read;
    const fields = shortHash(JSON.stringify(head.fields));
    const one = { text, fields, head: JSON.stringify(head) };
    learnt.set(source.path, one);
    return pageOf(source, one);
  };
  return {
    readOne(folder, path) {
      seen.add(path);
      const recorded = isRead && before.get(path);
      if (recorded && !isRead(path))
        return pageOf({ file: slashed(join(resolve(folder), path)), path }, recorded);
      const source = readSource(folder, path, buffer);
      if (!source || "issue" in source) {
        last.delete(path);
        return source && unreadFile(source.issue);
      }
      const text = shortHash(source.bytes);
      if (recorded && recorded.text !== text) throw new OtherText(source.file);
      const same = last.get(path);
      if (same?.text === text && same.read.file === source.file) return same.read;
      const one = knownAt(path);
      const read = one?.text === text ? pageOf(source, one) : readAnew(source, text);
      last.set(path, { text, read });
      return read;
    },
    known() {
      const known = new Map<string, KnownFile>();
      for (const path of seen) {
        const one = knownAt(path);
        if (one && one.text === last.get(path)?.text) known.set(path, one);
      }
      return known;
    },
  };
}

/** What a page says of itself; nothing for other files, and for those with a mistake. */
function headOf({ document, issues, repairs }: ReadFile, path: string): Head | undefined {
  const isPage = isDocumentPath(path) && path !== LEDGER_FILE && kindOf(path) === "page";
  if (!isPage || !document || issues.length > 0 || repairs) return undefined;
  const page = document.value as PageFile;
  const outline = page.blocks.map((block) =>
    isUse(block) ? block : { type: block.type, ...timesOf(block) },
  );
  return { fields: fieldsOf(page), outline };
}

/** A page file, whose text is at hand where it was read just now. */
type PageSource = Pick<SourceFile, "file" | "path"> & Partial<SourceFile>;

/** A page of which everything is known but its blocks: they are parsed when somebody asks for them. */
function knownPage(
  { file, path }: Pick<SourceFile, "file" | "path">,
  { head: written, text, fields }: KnownFile,
  blocks: () => PageFile["blocks"],
): ReadFile {
  const head = once(() => JSON.parse(textOf(written)) as Head);
  const value = once(() => ({
    ...head().fields,
    get blocks() {
      return blocks();
    },
  }));
  return {
    file,
    issues: [],
    document: {
      path,
      file,
      hashes: { text, fields },
      get value() {
        return value();
      },
      get outline() {
        return head().outline;
      },
    },
  };
}

/** Gives the blocks of a page, from its text when that is at hand. */
type BlocksReader = (
  file: string,
  hash: string,
  held: Uint8Array | undefined,
) => PageFile["blocks"];

/**
 * A large site is never in memory as a whole.
 *
 * @param Changed is thrown when a file is not what it was
 */
function createBlocksReader(Changed: new (file: string) => Error): BlocksReader {
  const recent = createRecent<string, PageFile["blocks"]>(MOST_HELD);
  return (file, hash, held) => {
    const key = `${hash} ${file}`;
    const known = recent.get(key);
    if (known) return known;
    const bytes = held ?? readAgain(file, hash);
    if (!bytes) throw new Changed(file);
    const { blocks } = parsed(bytes);
    recent.set(key, blocks);
    return blocks;
  };
}

/** @returns nothing when it is not what it was */
function readAgain(file: string, hash: string): Uint8Array | undefined {
  const source = readSource(dirname(file), basename(file));
  const isSame = source && "bytes" in source && shortHash(source.bytes) === hash;
  return isSame ? source.bytes : undefined;
}

/** It has been validated. */
function parsed(bytes: Uint8Array): PageFile {
  return JSON.parse(new TextDecoder().decode(bytes)) as PageFile;
}

function once<Value>(compute: () => Value): () => Value {
  let known: { value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
