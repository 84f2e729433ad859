import type { ErrorObject } from "ajv";
import type { Issue } from "../../model/issue.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import { type Repairs, writtenPointer } from "../omissions.ts";
import type { SchemaName } from "../schema/sources.ts";
import { blankOf } from "./blank.ts";
import { type Definitions, isUnknownField, meantFields, unknownName } from "./meant-fields.ts";
import { toIssues, wordsFor } from "./messages.ts";
import { misplaced } from "./misplaced.ts";
import { Patched } from "./patched.ts";
import type { FindErrors, Schemas } from "./schema-errors.ts";

/** What can be understood of a document with mistakes. */
export interface RepairedDocument {
  /** Fits the schema, but for empty values where needed ones are missing, and lists of another length. */
  value: object;
  repairs: Repairs;
  /** Mistakes that show only where a name is taken for what it means. */
  issues: Issue[];
}

/**
 * Leaves out of a copy of a document what its schema rejects, takes misspelt names for what they mean, and
 * fills what is needed and missing with empty values, so that the rest can be resolved and checked.
 *
 * @param file for issues
 * @returns nothing when there is no rest
 */
export type Repair = (
  name: SchemaName,
  file: string,
  value: unknown,
) => RepairedDocument | undefined;

/** A file with more mistakes is wrong as a whole; what is left of it says nothing. */
const MOST_ERRORS = 200;
/** What is left out can uncover what is missing then, and so on upward. */
const MOST_ROUNDS = 20;
/** Limits that a value may break and still be understood. */
const HARMLESS = new Set(["minItems", "maxItems", "minimum", "maximum", "uniqueItems"]);

/** Makes the function that repairs documents of all kinds. */
export function createRepair(schemas: Schemas, errorsIn: FindErrors): Repair {
  return (name, file, value) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return undefined;
    const definitions = schemas[name].definitions ?? {};
    const patched = new Patched(value);
    const issues: Issue[] = [];
    const report = (errors: ErrorObject[]) => {
      const uncovered = errors.filter((error) => patched.isUncovered(partOf(error)));
      const uncoveredIssues = toIssues(file, uncovered, definitions);
      issues.push(
        ...uncoveredIssues.map((issue) => ({
          ...issue,
          pointer: writtenPointer(patched, issue.pointer),
        })),
      );
    };
    for (let round = 0; round < MOST_ROUNDS; round += 1) {
      const errors = errorsIn(name, patched.value).filter(isMistake);
      const grave = errors.filter(({ keyword }) => !HARMLESS.has(keyword));
      if (grave.length > MOST_ERRORS) return undefined;
      report(grave);
      if (repairAll(patched, grave, definitions)) continue;
      report(errors.filter((error) => !grave.includes(error)));
      return patched.isGivenUp ? undefined : { ...patched.result(), issues };
    }
    return undefined;
  };
}

/** The holes that were left in lists are none. */
function isMistake({ data }: ErrorObject): boolean {
  return data !== undefined;
}

/** What an error is about: the field that is missing, or the value that is wrong. */
function partOf({ keyword, instancePath, params }: ErrorObject): string {
  return keyword === "required"
    ? appendPointer(instancePath, String(params.missingProperty))
    : instancePath;
}

/** @returns whether anything was changed */
function repairAll(patched: Patched, errors: ErrorObject[], definitions: Definitions): boolean {
  const meant = meantFields(errors, definitions);
  const change = (error: ErrorObject): boolean => {
    const { instancePath } = error;
    if (misplaced(error, definitions)) return patched.omit(instancePath);
    if (error.keyword === "required") return fill(patched, error, definitions);
    if (!isUnknownField(error)) return replace(patched, error);
    const field = meant.get(error);
    const pointer = appendPointer(instancePath, unknownName(error));
    return field && !field.isTaken
      ? patched.rename(pointer, field.name, field.certainty !== "possible")
      : patched.omit(pointer, true);
  };
  const rank = (error: ErrorObject) =>
    misplaced(error, definitions) ? 0 : error.keyword === "required" ? 2 : 1;
  return [...errors]
    .sort((a, b) => rank(a) - rank(b))
    .map(change)
    .includes(true);
}

function fill(patched: Patched, error: ErrorObject, definitions: Definitions): boolean {
  const { instancePath, params, parentSchema } = error;
  const field = String(params.missingProperty);
  const { properties = {} } = parentSchema as JsonSchema;
  const blank = blankOf(properties[field] ?? {}, definitions, instancePath === "");
  return blank === undefined
    ? patched.omitFilled(instancePath)
    : patched.fill(appendPointer(instancePath, field), blank);
}

function replace(patched: Patched, error: ErrorObject): boolean {
  const { fix } = wordsFor(error);
  return fix && "value" in fix
    ? patched.replace(error.instancePath, fix.value)
    : patched.omit(error.instancePath);
}
