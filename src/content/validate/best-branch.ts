import type { ErrorObject, ValidateFunction } from "ajv";

/**
 * Replaces what a failed `anyOf` reports (the mistakes against every alternative) by the mistakes
 * against the alternative that was most likely meant: the one of the right kind with the fewest.
 *
 * @param compile makes a validator for one alternative
 */
export function bestBranch(
  errors: ErrorObject[],
  compile: (schema: object) => ValidateFunction,
): ErrorObject[] {
  const unions = outermost(errors.filter((error) => error.keyword === "anyOf"));
  const kept = errors.filter((error) => !unions.some((union) => isWithin(error, union)));
  return [...kept, ...unions.flatMap((union) => chosen(union, compile))];
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

function chosen(union: ErrorObject, compile: (schema: object) => ValidateFunction): ErrorObject[] {
  const candidates = (union.schema as object[]).map((schema) => {
    const validate = compile(schema);
    validate(union.data);
    const errors = validate.errors ?? [];
    return { errors, wrongKind: errors.some((error) => isAtTop(error)) };
  });
  const fitting = candidates.filter((candidate) => !candidate.wrongKind);
  fitting.sort((a, b) => a.errors.length - b.errors.length);
  const best = fitting[0];
  if (!best) return [union];
  const nested = bestBranch(best.errors, compile);
  return nested.map((error) => ({
    ...error,
    instancePath: union.instancePath + error.instancePath,
  }));
}

/** Whether the value as a whole is of another kind than the alternative. */
function isAtTop(error: ErrorObject): boolean {
  return error.instancePath === "" && ["type", "const", "enum"].includes(error.keyword);
}
