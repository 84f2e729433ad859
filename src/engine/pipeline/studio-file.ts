import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Issue } from "../model/issue.ts";
import type { StudioFile } from "../model/studio-file.ts";
import type { Engine } from "./engine.ts";
import type { Folders } from "./load.ts";
import { parseFile } from "./parse.ts";
import { slashed } from "./read.ts";
import { readBytes } from "./regular-file.ts";

/** The file of people and settings, beside the folder of pages. */
export const STUDIO_FILE = "studio.json";

/** What was read of `studio.json`. */
export interface StudioReading {
  /** Absolute path with forward slashes. */
  file: string;
  /** What it says; nothing when it is not there or anything is wrong with it. */
  value?: StudioFile;
  issues: Issue[];
}

/** Where the people and settings of a site stand. */
export function studioFileOf({ pages }: Pick<Folders, "pages">): string {
  return join(dirname(pages), STUDIO_FILE);
}

/** Reads the people and settings of a site. A site without such a file has none. */
export function readStudioFile(
  folders: Pick<Folders, "pages">,
  { validate }: Pick<Engine, "validate">,
): StudioReading {
  const path = studioFileOf(folders);
  const file = slashed(path);
  if (!existsSync(path)) return { file, value: {}, issues: [] };
  const bytes = bytesOf(path);
  if (!bytes) return { file, issues: [unreadable(file)] };
  return studioFileIn(bytes, file, { validate });
}

/** The people and settings that a text says. */
export function studioFileIn(
  bytes: Buffer,
  file: string,
  { validate }: Pick<Engine, "validate">,
): StudioReading {
  const { parsed, issues } = parseFile({ file, path: STUDIO_FILE, bytes });
  const wrong = parsed ? [...issues, ...validate("studio", file, parsed.value)] : issues;
  const people =
    parsed && wrong.length === 0 ? addressIssues(file, parsed.value as StudioFile) : [];
  const all = [...wrong, ...people];
  return {
    file,
    issues: all,
    ...(parsed && all.length === 0 && { value: parsed.value as StudioFile }),
  };
}

const ADDRESS = /^(?:\*|[^\s@*]+)@[^\s@*.]+(?:\.[^\s@*.]+)+$/;

function addressIssues(file: string, { people = {} }: StudioFile): Issue[] {
  return Object.keys(people)
    .filter((address) => !ADDRESS.test(address))
    .map((address) => ({
      rule: "schema-format",
      message: `"${address}" is no e-mail address.`,
      hint: "Write the address of a person, such as ana@example.com, or *@example.com for everybody of a company.",
      file,
      pointer: `/people/${address.replaceAll("~", "~0").replaceAll("/", "~1")}`,
      atKey: true,
    }));
}

function unreadable(file: string): Issue {
  return {
    rule: "file-unreadable",
    message: `${STUDIO_FILE} cannot be read, so nobody knows who may sign in.`,
    hint: "Give yourself the right to read it.",
    file,
    pointer: "",
  };
}

function bytesOf(path: string): Buffer | undefined {
  try {
    return readBytes(path);
  } catch {
    return undefined;
  }
}
