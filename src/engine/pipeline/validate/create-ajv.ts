import { createRequire } from "node:module";
import type { Ajv, KeywordCxt } from "ajv";
import type { FieldDefinition } from "../../fields/define-field.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { isLongerJoined } from "./text-length.ts";

/** Words that only editors read, and those that only rules do. */
const OTHER_WORDS = [
  "defaultSnippets",
  "errorMessage",
  "patternErrorMessage",
  "role",
  "accepts",
  "once",
  "fieldsOf",
];

/** What validators are made of. */
export interface SchemaSources {
  /** The schemas by the names under which their validators are asked for. */
  schemas: Record<string, JsonSchema>;
  /** What types mean by their names. */
  fields: readonly FieldDefinition[];
}

/** Ajv is large; it is loaded when a schema has to be compiled. */
const require = createRequire(import.meta.url);

/** Makes the compiler of schemas, which holds them. */
export function createAjv({ schemas, fields }: SchemaSources): Ajv {
  const { Ajv, _ } = require("ajv") as typeof import("ajv");
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    strictTypes: false,
    strictTuples: false,
    strictRequired: false,
    // Generated schemas are right, and the code made of them runs for a second at most: comparing
    // the ones and tidying the other would take half of the time that a small site's check takes.
    validateSchema: false,
    code: { optimize: false, source: true, formats: _`require("own/formats")` },
  });
  ajv.addVocabulary(OTHER_WORDS);
  for (const [name, holds] of Object.entries(formatsOf(fields))) ajv.addFormat(name, holds);
  ajv.addKeyword({
    keyword: "maxJoinedLength",
    type: "array",
    schemaType: "number",
    code(context: KeywordCxt) {
      const isLonger = context.gen.scopeValue("func", {
        ref: isLongerJoined,
        code: _`require("own/text-length").isLongerJoined`,
      });
      context.fail(_`${isLonger}(${context.data}, ${context.schemaCode})`);
    },
  });
  ajv.addSchema(withoutLists(fields));
  for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
  return ajv;
}

/** The code of validators that `createAjv` has compiled, for {@link loadValidators}. */
export function codeOfValidators(ajv: Ajv, names: string[]): string {
  const { default: standaloneCode } = require("ajv/dist/standalone") as {
    default: typeof import("ajv/dist/standalone").default;
  };
  return standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
}

/** What gives the code of validators the parts that it asks for by name. */
export function partsOfValidators(fields: readonly FieldDefinition[]): (name: string) => unknown {
  const own: Record<string, unknown> = {
    "own/formats": formatsOf(fields),
    "own/text-length": { isLongerJoined },
  };
  return (name) => (Object.hasOwn(own, name) ? own[name] : require(name));
}

function formatsOf(fields: readonly FieldDefinition[]): NonNullable<FieldDefinition["formats"]> {
  return Object.assign({}, ...fields.map(({ formats = {} }) => formats));
}

/** The live lists are for editors; here the link and media rules speak, with better words. */
function withoutLists(fields: readonly FieldDefinition[]): object {
  const names = fields.flatMap(({ live = {} }) => Object.keys(live));
  return {
    $id: "routes.schema.json",
    definitions: Object.fromEntries(names.map((name) => [name, {}])),
  };
}
