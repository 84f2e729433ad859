/** How grave an issue is: an error stops a build. */
export type Level = "error" | "warning";

/** What is wrong, where, and what to do. Line and column are looked up when it is reported. */
export interface Finding {
  /** What is wrong, in a full sentence. */
  message: string;
  /** What to do about it. */
  hint: string;
  /** Path of the file, absolute, with forward slashes. */
  file: string;
  /** RFC 6901 pointer to the value; empty for the whole file. */
  pointer: string;
  /** Whether the key itself is meant and not its value. */
  atKey?: boolean;
  /** A part of the text value that is meant, for example one link of many. */
  excerpt?: string;
  /** Where the file's text is broken, when there is no value to point at: offset and length in characters. */
  span?: { offset: number; length: number };
  /** The fix, when there is only one that can be meant. */
  fix?: Fix;
  /** Changes with which a broken text can be read, though only its author can fix it. */
  readAs?: TextEdit[];
  /** What a person may choose in place of correcting the text. */
  choice?: Choice;
}

/** A finding of a rule. */
export interface Issue extends Finding {
  /** The permanent name of the rule: reports and suppressions refer to it. */
  rule: string;
}

/** An issue with the level that its rule has. */
export interface ReportedIssue extends Issue {
  level: Level;
  /** The file of its rule, when that is one of the site's own. */
  ruleSource?: string;
}

/** To have a word among the site's own, or a fact changed everywhere. */
export type Choice = { word: string } | { fact: string; value: string };

/** A change of a file's text. */
export interface TextEdit {
  offset: number;
  length: number;
  text: string;
}

/** What to write in place of what is marked: another value, another name of the field, changes of the text, or nothing at all. */
export type Fix = { value: unknown } | { key: string } | { edits: TextEdit[] } | { remove: true };

/** Whether an issue stops a build. */
export function isError({ level }: Pick<ReportedIssue, "level">): boolean {
  return level === "error";
}
