import type { JsonSchema } from "../../model/json-schema.ts";
import type { StringDefinitions } from "../definitions.ts";
import { FIRST_LANGUAGE } from "../strings/site-strings.ts";

/** Longer words have no room where they stand. */
const LONGEST = 500;

/** Adds every string to the schema of the file that says them otherwise, with its words in all languages as the help. */
export function withStrings(
  schema: JsonSchema,
  languages: StringDefinitions["languages"],
): JsonSchema {
  const [[name, definition] = ["", {}]] = Object.entries(schema.definitions ?? {});
  const properties = Object.keys(languages[FIRST_LANGUAGE] ?? {}).map((key) => [
    key,
    { type: "string", minLength: 1, maxLength: LONGEST, description: helpFor(key, languages) },
  ]);
  return {
    ...schema,
    definitions: {
      ...schema.definitions,
      [name]: {
        ...definition,
        properties: { ...definition.properties, ...Object.fromEntries(properties) },
      },
    },
  };
}

function helpFor(key: string, languages: StringDefinitions["languages"]): string {
  const names = new Intl.DisplayNames("en", { type: "language" });
  return Object.entries(languages)
    .map(([language, texts]) => `${names.of(language)}: ${texts[key]}`)
    .join("\n");
}
