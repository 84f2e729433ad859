import type { Issue } from "../../model/issue.ts";
import type { SchemaName } from "../schema/sources.ts";
import { toIssues } from "./messages.ts";
import type { FindErrors, Schemas } from "./schema-errors.ts";

/** Compares a parsed file with the schema of its kind. */
export type Validator = (name: SchemaName, file: string, value: unknown) => Issue[];

/**
 * Makes the validator from the schemas.
 *
 * @param errorsIn finds what a document breaks of them
 * @returns a function that gives one issue for one mistake
 */
export function createValidator(schemas: Schemas, errorsIn: FindErrors): Validator {
  return (name, file, value) =>
    toIssues(file, errorsIn(name, value), schemas[name].definitions ?? {});
}
