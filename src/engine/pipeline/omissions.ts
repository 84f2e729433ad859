import type { Issue } from "../model/issue.ts";
import { pointerKeys } from "../model/pointer.ts";

/** A part of a file that was left out because it is wrong, which its own issue reports. */
export interface Omission {
  /** RFC 6901 pointer to it, in the file as written; empty for the whole file. */
  pointer: string;
  /** What stands there: nothing where a field is missing, or when the file cannot be read. */
  value?: unknown;
  /** Whether it was a field that nobody knows, so that nothing that is known is missing. */
  isExtra?: boolean;
}

/** How what is understood of a file differs from the file. */
export interface Repairs {
  omissions: readonly Omission[];
  /** Fields that were taken for others: where they are in the repaired value, with where they are in the file. */
  renamed: ReadonlyMap<string, string>;
}

/** A file of which nothing is understood. */
export function wholeFile(value?: unknown): Repairs {
  return { omissions: [{ pointer: "", value }], renamed: new Map() };
}

/** Whether a part lies in something that was left out, so that nothing can be said of it. */
export function isOmitted(made: Repairs | undefined, pointer: string): boolean {
  return made?.omissions.some((omission) => isWithin(pointer, omission.pointer)) ?? false;
}

/** Whether a part lacks anything: it was left out, or something in it was. */
export function isIncomplete(made: Repairs | undefined, pointer: string): boolean {
  return made !== undefined && omissionsAt(made, pointer).length > 0;
}

/** Whether a part is not as it is written: something in it was left out, or taken for something else. */
export function isRepaired(made: Repairs, pointer: string): boolean {
  return (
    isIncomplete(made, pointer) ||
    [...made.renamed.keys()].some((renamed) => isWithin(renamed, pointer))
  );
}

/** What was left out of a part, or with it. */
export function omissionsAt({ omissions }: Repairs, part: string): Omission[] {
  return omissions.filter(({ pointer }) => isWithin(part, pointer) || isWithin(pointer, part));
}

/** Whether a word, for example an anchor, stands in something that was left out. */
export function holds(value: unknown, word: string): boolean {
  if (typeof value === "string") return value.includes(word);
  if (typeof value !== "object" || value === null) return false;
  return Object.entries(value).some(([key, item]) => key.includes(word) || holds(item, word));
}

/** Where a part of a repaired value is in the file as written. */
export function writtenPointer({ renamed }: Repairs, pointer: string): string {
  const keys = pointerKeys(pointer);
  let end = pointer.length;
  for (let count = keys.length; count > 0; count -= 1) {
    const written = renamed.get(pointer.slice(0, end));
    if (written !== undefined) return written + pointer.slice(end);
    end = pointer.lastIndexOf("/", end - 1);
  }
  return pointer;
}

/**
 * Gives issues of repaired values the position they have in the files. What was put in for
 * something that was left out is no mistake of its own.
 */
export function asWritten(issues: Issue[], repairs: ReadonlyMap<string, Repairs>): Issue[] {
  if (repairs.size === 0) return issues;
  return issues.flatMap((issue) => {
    const made = repairs.get(issue.file);
    if (!made) return [issue];
    const pointer = writtenPointer(made, issue.pointer);
    return issue.pointer !== "" && isOmitted(made, pointer) ? [] : [{ ...issue, pointer }];
  });
}

function isWithin(pointer: string, outer: string): boolean {
  return outer === "" || pointer === outer || pointer.startsWith(`${outer}/`);
}
