import { createHash } from "node:crypto";
import { join } from "node:path";
import { compileFunction } from "node:vm";
import type { Ajv, ValidateFunction } from "ajv";
import type { JsonSchema } from "../../model/json-schema.ts";
import { keep, readKept } from "../kept.ts";
import { codeOfValidators, partsOfValidators, type SchemaSources } from "./create-ajv.ts";

/** Gives the validator of one schema. */
export type Validators = (name: string) => ValidateFunction;

/** Part of the key: raise it when schemas are compiled differently. */
const RECIPE = "1";
/** Sets of schemas whose validators are kept: those of the last changes. */
const MOST_KEPT = 4;

/**
 * Compiles schemas to validators, or takes the code that was made of the same schemas before.
 *
 * @param ajv makes the compiler, which holds the schemas; it is not asked when the code is there
 * @param cache folder where the code is kept between runs
 */
export function createValidators(
  sources: SchemaSources,
  ajv: () => Ajv,
  cache?: string,
): Validators {
  if (cache === undefined) return (name) => ajv().getSchema(name) as ValidateFunction;
  const { schemas, fields } = sources;
  const file = join(cache, "validators", `${keyOf(schemas)}.json`);
  const load = () =>
    loadValidators(readKept<string>(file) ?? compileAndKeep(file, schemas, ajv()), fields);
  let loaded: Record<string, ValidateFunction> | undefined;
  return (name) => {
    loaded ??= load();
    return loaded[name] as ValidateFunction;
  };
}

function keyOf(schemas: Record<string, JsonSchema>): string {
  const text = RECIPE + JSON.stringify(schemas);
  return createHash("sha256").update(text).digest("hex").slice(0, 16);
}

function compileAndKeep(file: string, schemas: Record<string, JsonSchema>, ajv: Ajv): string {
  const code = codeOfValidators(ajv, Object.keys(schemas));
  keep(file, code, MOST_KEPT);
  return code;
}

function loadValidators(
  code: string,
  fields: SchemaSources["fields"],
): Record<string, ValidateFunction> {
  const validators: Record<string, ValidateFunction> = {};
  compileFunction(code, ["exports", "require"])(validators, partsOfValidators(fields));
  return validators;
}
