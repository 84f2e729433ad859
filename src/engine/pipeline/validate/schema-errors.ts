import { Ajv, type ErrorObject, type ValidateFunction } from "ajv";
import type { FieldDefinition } from "../../fields/define-field.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { hidesSomething } from "../parse/hidden.ts";
import { remembered } from "../remembered.ts";
import type { SchemaName } from "../schema/sources.ts";
import { type Alternatives, bestBranch } from "./best-branch.ts";
import { isLongerJoined } from "./text-length.ts";

/** The schemas of all kinds of documents. */
export type Schemas = Record<SchemaName, JsonSchema>;

/** What a document breaks of its schema; of alternatives what it breaks of the one that was meant. */
export type FindErrors = (name: SchemaName, value: unknown) => ErrorObject[];

/** Words that only editors read. */
const EDITOR_WORDS = ["defaultSnippets", "errorMessage", "patternErrorMessage"];

/** Comparing alternatives takes long; a file with more errors than this is wrong as a whole. */
const MOST = 2000;

/**
 * Compiles the schemas.
 *
 * @param fields what types mean by their names
 */
export function schemaErrors(schemas: Schemas, fields: readonly FieldDefinition[]): FindErrors {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    // Generated schemas are right, and the code made of them runs for a second at most: comparing
    // the ones and tidying the other would take half of the time that a small site's check takes.
    validateSchema: false,
    code: { optimize: false },
  });
  ajv.addVocabulary(EDITOR_WORDS);
  for (const { formats = {} } of fields)
    for (const [name, holds] of Object.entries(formats)) ajv.addFormat(name, holds);
  ajv.addKeyword({
    keyword: "maxJoinedLength",
    type: "array",
    schemaType: "number",
    validate: (most: number, lines: unknown[]) => !isLongerJoined(lines, most),
  });
  ajv.addSchema(withoutLists(fields));
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  const alternatives = new Map(
    Object.entries(schemas).map(([name, { definitions = {} }]): [string, Alternatives] => {
      const compile = remembered((schema: object) => ajv.compile({ ...schema, definitions }));
      return [name, { compile, definitions }];
    }),
  );

  return (name, value) => {
    const validate = ajv.getSchema(name) as ValidateFunction;
    if (validate(value)) return [];
    const found = withoutEcho(validate.errors ?? []).slice(0, MOST);
    return withoutEcho(bestBranch(found, alternatives.get(name) as Alternatives));
  };
}

/** The live lists are for editors; here the link and media rules speak, with better words. */
function withoutLists(fields: readonly FieldDefinition[]): object {
  const names = fields.flatMap(({ live = {} }) => Object.keys(live));
  return {
    $id: "routes.schema.json",
    definitions: Object.fromEntries(names.map((name) => [name, {}])),
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
