import { NEW_FILE, printValue } from "../../engine/edit/print-json.ts";
import type { StringDefinitions } from "../../engine/pipeline/definitions.ts";
import { STRINGS_FILE } from "../../engine/pipeline/kinds.ts";
import { FIRST_LANGUAGE } from "../../engine/pipeline/strings/site-strings.ts";
import { schemaPathFor } from "../../engine/pipeline/validate/schema-path.ts";

/**
 * The file with the words of a language that the engine has none in: every string as a gap that says it in English.
 *
 * @param schemaFolder where editors find the schemas, from the folder of the project
 */
export function stringsFile({ languages }: StringDefinitions, schemaFolder: string): string {
  const texts = Object.entries(languages[FIRST_LANGUAGE] ?? {});
  const gaps = texts.map(([key, text]) => [key, `{fill: ${text}}`]);
  const $schema = schemaPathFor(STRINGS_FILE, schemaFolder);
  const value = { $schema, ...Object.fromEntries(gaps) };
  return `${printValue(value, NEW_FILE, { depth: 0, column: 0 })}\n`;
}
