import type { Issue } from "../../model/issue.ts";
import { kindOf } from "../kinds.ts";
import type { ParsedFile } from "../source.ts";

/**
 * What `$schema` has to say in a file of the pages folder.
 *
 * @param path of the file below the pages folder
 * @param schemaFolder where the schemas lie, as seen from the folder that the pages folder lies in
 */
export function schemaPathFor(path: string, schemaFolder: string): string {
  return `${"../".repeat(path.split("/").length)}${schemaFolder}/${kindOf(path)}.schema.json`;
}

/**
 * Compares the `$schema` of a file with the path that editors need.
 *
 * @param right what `$schema` has to say, as {@link schemaPathFor} gives it
 */
export function schemaPathIssues(right: string, parsed: ParsedFile): Issue[] {
  const written = (parsed.value as { $schema?: unknown } | null)?.$schema;
  if (typeof written !== "string" || written === right) return [];
  return [
    {
      rule: "schema-path",
      message: `"$schema" is ${JSON.stringify(written)}, so that editors do not find the rules for this file.`,
      hint: `Write "${right}".`,
      file: parsed.file,
      pointer: "/$schema",
      fix: { value: right },
    },
  ];
}
