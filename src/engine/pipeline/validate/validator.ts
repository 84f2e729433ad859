import type { Issue } from "../../model/issue.ts";
import type { SchemaName } from "../schema/sources.ts";
import { toIssues } from "./messages.ts";
import { type Schemas, schemaErrors } from "./schema-errors.ts";

/** Compares a parsed file with the schema of its kind. */
export type Validator = (name: SchemaName, file: string, value: unknown) => Issue[];

/**
 * Makes the validator from the committed schemas.
 *
 * @returns a function that gives one issue for one mistake
 */
export function createValidator(schemas: Schemas): Validator {
  const errorsIn = schemaErrors(schemas);
  return (name, file, value) =>
    toIssues(file, errorsIn(name, value), schemas[name].definitions ?? {});
}
