import type { Ajv, ErrorObject } from "ajv";
import type { JsonSchema } from "../../model/json-schema.ts";
import { memoize } from "../memoize.ts";
import { hidesSomething } from "../parse/hidden.ts";
import type { SchemaName } from "../schema/sources.ts";
import { type Alternatives, bestBranch } from "./best-branch.ts";
import { createAjv, type SchemaSources } from "./create-ajv.ts";
import { meantUses } from "./meant-uses.ts";
import { createValidators } from "./validators.ts";

/** The schemas of all kinds of documents. */
export type Schemas = Record<SchemaName, JsonSchema>;

/** What a document breaks of its schema; of alternatives what it breaks of the one that was meant. */
export type FindErrors = (name: SchemaName, value: unknown) => ErrorObject[];

/** Comparing alternatives takes long; a file with more errors than this is wrong as a whole. */
const MOST = 2000;

/**
 * Makes what compares documents with the schemas of their kinds.
 *
 * @param cache folder where the compiled schemas are kept between runs
 */
export function schemaErrors({
  cache,
  ...sources
}: SchemaSources & { cache?: string }): FindErrors {
  const { schemas } = sources;
  let ajv: Ajv | undefined;
  const ajvOnce = () => {
    ajv ??= createAjv(sources);
    return ajv;
  };
  const validators = createValidators(sources, ajvOnce, cache);
  const alternatives = new Map(
    Object.entries(schemas).map(([name, { definitions = {} }]): [string, Alternatives] => {
      const compile = memoize((schema: object) => ajvOnce().compile({ ...schema, definitions }));
      return [name, { compile, definitions }];
    }),
  );

  return (name, value) => {
    const validate = validators(name);
    if (validate(value)) return [];
    const errors = withoutEcho(validate.errors ?? []).slice(0, MOST);
    const compared = alternatives.get(name) as Alternatives;
    return withoutEcho(meantUses(bestBranch(errors, compared), compared));
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
