import { getLocation } from "jsonc-parser";
import type { BlogFile } from "../model/blog-provider.ts";
import type { Issue } from "../model/issue.ts";
import { appendPointer } from "../model/pointer.ts";
import type { BlockOutline, PageHashes } from "./index/site-index.ts";
import { isDocumentPath, isPostPath, kindOf, WORDS_FILE } from "./kinds.ts";
import { LEDGER_FILE, type Ledger, readLedger } from "./ledger.ts";
import { type Omission, type Repairs, wholeFile } from "./omissions.ts";
import { decode } from "./parse/encoding.ts";
import { type FileReading, parseFile } from "./parse.ts";
import { createPauses } from "./pauses.ts";
import { readSource } from "./read.ts";
import type { ParsedFile, SourceFile } from "./source.ts";
import type { Repair } from "./validate/repair.ts";
import { schemaPathFor, schemaPathIssues } from "./validate/schema-path.ts";
import type { Validator } from "./validate/validator.ts";
import { readWords } from "./words-list.ts";

/** What is kept of a file; the text of one without issues is read again if a rule speaks of it. */
export interface ReadDocument extends Pick<ParsedFile, "path" | "file" | "value"> {
  /** Hashes of a page without mistakes. */
  hashes?: PageHashes;
  /** The blocks of a page that was not read again, without what stands in them. */
  outline?: BlockOutline[];
}

/** One file of the pages folder. */
export interface ReadFile {
  /** Absolute path with forward slashes. */
  file: string;
  issues: Issue[];
  /** What it says, as far as it can be understood. */
  document?: ReadDocument;
  /** How that differs from the file; nothing for a file that is right. */
  repairs?: Repairs;
  /** Its text, when something is wrong with it. */
  text?: string;
  ledger?: Ledger;
  /** The site's own words. */
  words?: string[];
  /** The file of an article. */
  post?: BlogFile;
}

/** Gives one file below a folder; nothing when it is there no longer. */
export type ReadOne = (folder: string, path: string) => ReadFile | undefined;

/** The rules for single documents, made from the schemas. */
export interface DocumentRules {
  validate: Validator;
  repair: Repair;
  /** Where editors find the schemas, as seen from the folder that the pages folder lies in. */
  schemaFolder: string;
}

/** All files of the pages folder. */
export interface ReadFiles {
  /** Paths of all files, below their folder. */
  files: string[];
  /** What files say, by their path. */
  documents: Map<string, ReadDocument>;
  /** How that differs from the files, by absolute path, for files that are not right. */
  repairs: Map<string, Repairs>;
  /** Texts of files with issues. */
  texts: Map<string, string>;
  ledger?: Ledger;
  /** The site's own words. */
  words: string[];
  /** The files of articles. */
  posts: BlogFile[];
  issues: Issue[];
}

const NO_DOCUMENT: ReadFile = { file: "", issues: [] };
const NO_REPAIRS = { repairs: { omissions: [], renamed: new Map() }, issues: [] };

/**
 * Reads the pages folder.
 *
 * @param paths of its files
 */
export async function readFiles(
  folder: string,
  paths: string[],
  readOne: ReadOne,
): Promise<ReadFiles> {
  const read: ReadFiles = {
    files: [],
    documents: new Map(),
    repairs: new Map(),
    texts: new Map(),
    words: [],
    posts: [],
    issues: [],
  };
  const pause = createPauses();
  for (const path of paths) {
    await pause();
    const isRead = isDocumentPath(path) || path === WORDS_FILE || isPostPath(path);
    const one = isRead ? readOne(folder, path) : NO_DOCUMENT;
    if (!one) continue;
    const { file, document, repairs, text, ledger, words, post, issues } = one;
    read.files.push(path);
    read.issues.push(...issues);
    if (document) read.documents.set(path, document);
    if (repairs) read.repairs.set(file, repairs);
    if (text !== undefined) read.texts.set(file, text);
    if (ledger) read.ledger = ledger;
    if (words) read.words = words;
    if (post) read.posts.push(post);
  }
  return read;
}

/** Makes what reads, parses, validates and, where needed, repairs one file. */
export function createReadOne(rules: DocumentRules): ReadOne {
  return (folder, path) => {
    const source = readSource(folder, path);
    if (!source) return undefined;
    return "issue" in source ? unreadFile(source.issue) : interpret(source, rules);
  };
}

/** A file that is there and cannot be read. */
export function unreadFile(issue: Issue): ReadFile {
  return { file: issue.file, issues: [issue], repairs: wholeFile() };
}

/** Parses, validates and, where needed, repairs a file that was read. */
export function interpret(source: SourceFile, rules: DocumentRules): ReadFile {
  const { file, path } = source;
  if (path === WORDS_FILE) return { file, ...readWords(source) };
  if (isPostPath(path)) return { file, ...readPost(source) };
  const reading = parseFile(source);
  return {
    file,
    ...(path === LEDGER_FILE ? ledgerOf(reading) : documentOf(path, reading, rules)),
  };
}

function readPost(source: SourceFile): Omit<ReadFile, "file"> {
  const { text, issue } = decode(source);
  if (issue) return { issues: [issue] };
  const [, folder, name = ""] = /^_blog(\/.+)?\/(.*)\.md$/.exec(source.path) ?? [];
  return { issues: [], text, post: { file: source.file, folder, name, text } };
}

function ledgerOf({ parsed, issues }: FileReading): Omit<ReadFile, "file"> {
  if (!parsed) return { issues };
  const { ledger, issues: wrong } = readLedger(parsed);
  return { ledger, issues: [...issues, ...wrong] };
}

function documentOf(
  path: string,
  reading: FileReading,
  { validate, repair, schemaFolder }: DocumentRules,
): Omit<ReadFile, "file"> {
  const parsed = reading.fixed ?? reading.parsed;
  if (!parsed) return { issues: reading.issues, repairs: wholeFile(reading.text) };
  const { file, text, value } = parsed;
  const kind = kindOf(path);
  const wrong = validate(kind, file, value);
  const issues = [
    ...reading.issues,
    ...wrong,
    ...schemaPathIssues(schemaPathFor(path, schemaFolder), parsed),
  ];
  const isWhole = reading.issues.length + wrong.length === 0;
  if (isWhole) return { issues, document: { path, file, value } };
  const repaired = wrong.length === 0 ? { value, ...NO_REPAIRS } : repair(kind, file, value);
  if (!repaired) return { issues, text, repairs: wholeFile(value ?? text) };
  const { omissions, renamed } = repaired.repairs;
  return {
    issues: [...issues, ...repaired.issues],
    text,
    document: { path, file, value: repaired.value },
    repairs: { omissions: [...omissions, ...doubtful(reading.issues, text)], renamed },
  };
}

/**
 * What stands in the value but may not be what is meant: a field that is given twice, of which only the last
 * is read, and a text without the characters that were hidden in it.
 */
function doubtful(issues: Issue[], text: string): Omission[] {
  return issues.flatMap(({ rule, pointer, span }): Omission[] => {
    if (rule === "json-duplicate-key") return [{ pointer, value: text }];
    if (rule !== "json-hidden" || !span) return [];
    const { path } = getLocation(text, span.offset);
    return [{ pointer: path.reduce<string>(appendPointer, ""), value: text }];
  });
}
