import type { Issue } from "../../model/issue.ts";
import { kindOf } from "../kinds.ts";
import type { ParsedFile } from "../source.ts";

/** What `$schema` has to say in a file of the pages folder, which lies beside the schema folder. */
export function schemaPathFor(path: string): string {
  return `${"../".repeat(path.split("/").length)}schema/${kindOf(path)}.schema.json`;
}

/**
 * Compares the `$schema` of a file with the path that editors need.
 *
 * @param path of the file below the pages folder, which lies beside the schema folder
 */
export function schemaPathIssues(path: string, parsed: ParsedFile): Issue[] {
  const written = (parsed.value as { $schema?: unknown } | null)?.$schema;
  const right = schemaPathFor(path);
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
