import { findNodeAtLocation, parseTree } from "jsonc-parser";
import type { Issue, TextEdit } from "../model/issue.ts";
import { isIndex, pointerKeys } from "../model/pointer.ts";
import { applyEdits } from "../pipeline/parse/apply-edits.ts";
import { isJson } from "../pipeline/parse/is-json.ts";
import { createLocator } from "../pipeline/positions.ts";

/**
 * Applies the certain fixes of one file's issues.
 *
 * @param text of the file
 * @param issues of that file; those without a fix are passed over
 * @returns the text with the smallest changes; everything else stays as it is
 */
export function fixText(text: string, issues: Issue[]): string {
  const broken = issues.filter(({ rule }) => rule === "json-syntax");
  const isFixable = broken.every(({ fix }) => fix !== undefined);
  const wanted = broken.length > 0 ? (isFixable ? broken : []) : issues;
  const locator = createLocator(text);
  const edits = wanted.flatMap((issue) => editsFor(text, issue, locator.span(issue)));
  const fixed = applyEdits(text, edits);
  return broken.length === 0 || isJson(fixed) ? fixed : text;
}

/** A part of a text that is written with escapes does not stand so in the file; its fix is left to a person. */
function editsFor(
  text: string,
  issue: Issue,
  span: { offset: number; length: number },
): TextEdit[] {
  const { fix } = issue;
  if (fix === undefined) return [];
  if ("edits" in fix) return fix.edits;
  if ("remove" in fix) return removal(text, issue.pointer);
  if (span.length === 0) return [];
  if ("key" in fix) return [{ ...span, text: JSON.stringify(fix.key) }];
  const written = JSON.stringify(fix.value);
  if (issue.excerpt === undefined) return [{ ...span, text: written }];
  const isThere = text.startsWith(JSON.stringify(issue.excerpt).slice(1, -1), span.offset);
  return isThere ? [{ ...span, text: written.slice(1, -1) }] : [];
}

/** Takes a field away with the comma beside it, and with the blanks that set it apart from the next one. */
function removal(text: string, pointer: string): TextEdit[] {
  const path = pointerKeys(pointer).map((key) => (isIndex(key) ? Number(key) : key));
  const root = parseTree(text);
  const field = root && findNodeAtLocation(root, path)?.parent;
  const fields = field?.parent?.children;
  if (!field || !fields) return [];
  const at = fields.indexOf(field);
  const [before, next] = [fields[at - 1], fields[at + 1]];
  const start = next || !before ? field.offset : before.offset + before.length;
  const end = next?.offset ?? field.offset + field.length;
  return [{ offset: start, length: end - start, text: "" }];
}
