import type { ErrorObject, ValidateFunction } from "ajv";
import { appendPointer } from "../../model/pointer.ts";
import { type Definitions, meantFields } from "./meant-fields.ts";

/** How the alternatives of one schema are compared with a value. */
export interface Alternatives {
  /** Makes a validator for one alternative. */
  compile(schema: object): ValidateFunction;
  definitions: Definitions;
}

/**
 * Replaces what a failed `anyOf` reports (the mistakes against every alternative) by the mistakes
 * against the alternative that was most likely meant: the one of the right kind with the fewest.
 */
export function bestBranch(errors: ErrorObject[], alternatives: Alternatives): ErrorObject[] {
  const unions = outermost(errors.filter((error) => error.keyword === "anyOf"));
  const kept = errors.filter((error) => !unions.some((union) => isWithin(error, union)));
  return [...kept, ...unions.flatMap((union) => chosen(union, alternatives))];
}

function outermost(unions: ErrorObject[]): ErrorObject[] {
  return unions.filter(
    (union) =>
      !unions.some(
        (other) => other !== union && union.instancePath.startsWith(`${other.instancePath}/`),
      ),
  );
}

function isWithin(error: ErrorObject, union: ErrorObject): boolean {
  return (
    error.instancePath === union.instancePath ||
    error.instancePath.startsWith(`${union.instancePath}/`)
  );
}

function chosen(union: ErrorObject, alternatives: Alternatives): ErrorObject[] {
  const { compile, definitions } = alternatives;
  const candidates = (union.schema as object[]).map((schema) => {
    const validate = compile(schema);
    validate(union.data);
    const errors = validate.errors ?? [];
    const wrongKind = errors.some((error) => isAtTop(error));
    return { errors, wrongKind, cost: wrongKind ? 0 : costOf(errors, definitions) };
  });
  const fitting = candidates.filter((candidate) => !candidate.wrongKind);
  fitting.sort((a, b) => a.cost - b.cost);
  const best = fitting[0];
  if (!best) return [union];
  const nested = bestBranch(best.errors, alternatives);
  return nested.map((error) => ({
    ...error,
    instancePath: union.instancePath + error.instancePath,
  }));
}

/** How many mistakes somebody made who meant this alternative. A field that it knows by another name makes it likelier. */
function costOf(errors: ErrorObject[], definitions: Definitions): number {
  const meant = meantFields(errors, definitions);
  const explained = new Set(
    [...meant].map(([error, { name }]) => appendPointer(error.instancePath, name)),
  );
  const isExplained = ({ keyword, instancePath, params }: ErrorObject) =>
    keyword === "required" &&
    explained.has(appendPointer(instancePath, String(params.missingProperty)));
  return errors.filter((error) => !isExplained(error)).length;
}

/** Whether the value as a whole is of another kind than the alternative. */
function isAtTop(error: ErrorObject): boolean {
  return error.instancePath === "" && ["type", "const", "enum"].includes(error.keyword);
}
