import type { Issue } from "../../../model/issue.ts";
import type { Reference } from "../../../pipeline/resolve/refs.ts";

/** What is wrong with a link. */
export interface LinkFault extends Pick<Issue, "rule" | "message" | "hint"> {
  /** The whole target that was meant, when that is certain. */
  meant?: string;
}

/** The issue of a link. It can be fixed when its target stands in the file as it is. */
export function linkIssue(link: Reference, { rule, message, hint, meant }: LinkFault): Issue {
  const { file, pointer, excerpt, value, span } = link;
  const isWritten = !link.isFilled && (excerpt ?? value).includes(value);
  const isCertain = meant !== undefined && isWritten;
  if (span) {
    const fix = isCertain ? { fix: { edits: [{ ...span, text: meant }] } } : {};
    return { rule, message, hint, file, pointer, excerpt, span, ...fix };
  }
  const fix = isCertain ? { fix: { value: (excerpt ?? value).replace(value, () => meant) } } : {};
  return { rule, message, hint, file, pointer, excerpt, ...fix };
}

/** The path of a link as it is written, so that an author finds it. */
export function writtenPath({ value }: Reference): string {
  return value.split(/[?#]/, 1)[0] ?? "";
}

/** The anchor of a link with its sign, as it is written. */
export function writtenAnchor({ value }: Reference): string {
  return value.slice(value.indexOf("#"));
}
