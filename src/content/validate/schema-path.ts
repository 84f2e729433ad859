import type { Issue } from "../../page/issue.ts";
import type { SchemaName } from "../schema/generate.ts";
import type { ParsedFile } from "../source.ts";

/**
 * Compares the `$schema` of a file with the path that editors need.
 *
 * @param path of the file below the pages folder, which lies beside the schema folder
 */
export function schemaPathIssues(path: string, name: SchemaName, parsed: ParsedFile): Issue[] {
  const written = (parsed.value as { $schema?: unknown } | null)?.$schema;
  const right = `${"../".repeat(path.split("/").length)}schema/${name}.schema.json`;
  if (typeof written !== "string" || written === right) return [];
  return [
    {
      rule: "schema-path",
      message: `"$schema" is ${JSON.stringify(written)}, so that editors do not find the rules for this file.`,
      hint: `Write "${right}".`,
      file: parsed.file,
      pointer: "/$schema",
    },
  ];
}
