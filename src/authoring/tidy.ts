import type { TextEdit } from "../page/issue.ts";
import { applyEdits } from "./fix.ts";

/**
 * Puts a file's form in order where that changes nothing else: no spaces at the ends of lines, one
 * line break at the end, and the path to the schema, so that editors can help.
 *
 * @param text JSON that can be parsed
 * @param schemaPath what `$schema` has to say; nothing when the site has no schemas beside it
 */
export function tidyText(text: string, schemaPath?: string): string {
  const eol = text.includes("\r\n") ? "\r\n" : "\n";
  const spaces = [...text.matchAll(/[ \t]+(?=\r?\n|$)/g)].map(
    ({ index, 0: found }): TextEdit => ({ offset: index, length: found.length, text: "" }),
  );
  const trimmed = applyEdits(text, spaces).replace(/(\r?\n)*$/, eol);
  return schemaPath === undefined ? trimmed : withSchema(trimmed, schemaPath, eol);
}

function withSchema(text: string, path: string, eol: string): string {
  const value: unknown = JSON.parse(text);
  if (typeof value !== "object" || value === null || Array.isArray(value) || "$schema" in value)
    return text;
  const brace = text.indexOf("{");
  const after = text.slice(brace + 1);
  const member = `"$schema": ${JSON.stringify(path)}`;
  const indent = /^\r?\n([ \t]+)\S/.exec(after)?.[1];
  const comma = Object.keys(value).length > 0 ? "," : "";
  const inserted = indent === undefined ? ` ${member}${comma}` : `${eol}${indent}${member}${comma}`;
  return text.slice(0, brace + 1) + inserted + after;
}
