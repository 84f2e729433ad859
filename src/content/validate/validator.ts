import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { Issue } from "../../page/issue.ts";
import { isSafeOrigin, originOf, originOfAddress } from "../../page/origin.ts";
import { hidesSomething } from "../parse/hidden.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import type { SchemaName } from "../schema/sources.ts";
import { bestBranch } from "./best-branch.ts";
import { toIssues } from "./messages.ts";
import { joinedLength } from "./text-length.ts";

/** Compares a parsed file with the schema of its kind. */
export type Validator = (name: SchemaName, file: string, value: unknown) => Issue[];

/** Words that only editors read. */
const EDITOR_WORDS = ["defaultSnippets", "errorMessage", "patternErrorMessage"];

/** Forms that no pattern can describe. */
const FORMATS: Record<string, (text: string) => boolean> = {
  origin: (text) => originOf(text) !== undefined,
  "safe-origin": (text) => isSafeOrigin(originOf(text)),
  "safe-address": (text) => isSafeOrigin(originOfAddress(text)),
};

/** Comparing alternatives takes long; a file with more errors than this is wrong as a whole. */
const MOST = 2000;

/** The live lists are for editors; here the link and media rules speak, with better words. */
const LIVE_LISTS_STUB = {
  $id: "routes.schema.json",
  definitions: { href: {}, route: {}, media: {} },
};

/**
 * Makes the validator from the committed schemas.
 *
 * @returns a function that gives one issue for one mistake
 */
export function createValidator(schemas: Record<SchemaName, JsonSchema>): Validator {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
  });
  ajv.addVocabulary(EDITOR_WORDS);
  for (const [name, holds] of Object.entries(FORMATS)) ajv.addFormat(name, holds);
  ajv.addKeyword({
    keyword: "maxJoinedLength",
    type: "array",
    schemaType: "number",
    validate: (most: number, lines: unknown[]) => joinedLength(lines) <= most,
  });
  ajv.addSchema(LIVE_LISTS_STUB);
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const branch = (name: SchemaName, schema: object): ValidateFunction =>
    ajv.compile({ ...schema, definitions: schemas[name].definitions });

  return (name, file, value) => {
    const validate = ajv.getSchema(name) as ValidateFunction;
    if (validate(value)) return [];
    const told = withoutEcho(validate.errors ?? []).slice(0, MOST);
    const errors = bestBranch(told, (schema) => branch(name, schema));
    return toIssues(file, withoutEcho(errors));
  };
}

/** An `if` that failed only repeats its `then`; the form of a text with a hidden character, what parsing reports. */
function withoutEcho(errors: ErrorObject[]): ErrorObject[] {
  return errors.filter(
    ({ keyword, data }) =>
      keyword !== "if" &&
      !(
        ["pattern", "format"].includes(keyword) &&
        typeof data === "string" &&
        hidesSomething(data)
      ),
  );
}
