import { existsSync } from "node:fs";
import type { Issue } from "../page/issue.ts";
import { DRAFTS_FOLDER, kindOf } from "./kinds.ts";
import { LEDGER_FILE, type Ledger, readLedger } from "./ledger.ts";
import { parseFile } from "./parse.ts";
import { listFiles, readSource } from "./read.ts";
import type { ParsedFile } from "./source.ts";
import { schemaPathIssues } from "./validate/schema-path.ts";
import type { Validator } from "./validate/validator.ts";

/** What is kept of a file without issues; its text is read again if a rule speaks of it. */
export type ValidFile = Pick<ParsedFile, "path" | "file" | "value">;

/** One file of the pages folder. */
export interface ReadFile {
  issues: Issue[];
  /** Its value, when nothing is wrong with it. */
  valid?: ValidFile;
  /** Its place and its text, when it can be parsed and something is wrong with it. */
  wrong?: Pick<ParsedFile, "file" | "text">;
  ledger?: Ledger;
}

/** Gives one file below a folder; nothing when it is there no longer. */
export type ReadOne = (folder: string, path: string) => ReadFile | undefined;

/** All files of the pages folder. */
export interface ReadFiles {
  /** Paths of all files, below their folder. */
  files: string[];
  /** Files without issues, by their path. */
  valid: Map<string, ValidFile>;
  /** Texts of files with issues. */
  texts: Map<string, string>;
  ledger?: Ledger;
  issues: Issue[];
}

/** Reads the pages folder; drafts are no part of the site. */
export function readFiles(folder: string, readOne: ReadOne): ReadFiles {
  const read: ReadFiles = { files: [], valid: new Map(), texts: new Map(), issues: [] };
  const paths = existsSync(folder) ? listFiles(folder) : [];
  for (const path of paths.filter((name) => !name.startsWith(DRAFTS_FOLDER))) {
    const file = path.endsWith(".json") ? readOne(folder, path) : { issues: [] };
    if (!file) continue;
    read.files.push(path);
    read.issues.push(...file.issues);
    if (file.valid) read.valid.set(path, file.valid);
    if (file.wrong) read.texts.set(file.wrong.file, file.wrong.text);
    if (file.ledger) read.ledger = file.ledger;
  }
  return read;
}

/** Makes what reads, parses and validates one file. */
export function createReadOne(validate: Validator): ReadOne {
  return (folder, path) => {
    const source = readSource(folder, path);
    if (!source) return undefined;
    if ("issue" in source) return { issues: [source.issue] };
    const { parsed, issues } = parseFile(source);
    if (!parsed) return { issues };
    if (path === LEDGER_FILE) {
      const { ledger, issues: wrong } = readLedger(parsed);
      return { ledger, issues: [...issues, ...wrong] };
    }
    const { file, text, value } = parsed;
    const wrong = validate(kindOf(path), file, value);
    return {
      issues: [...issues, ...wrong, ...schemaPathIssues(path, parsed)],
      ...(wrong.length + issues.length === 0
        ? { valid: { path, file, value } }
        : { wrong: { file, text } }),
    };
  };
}
