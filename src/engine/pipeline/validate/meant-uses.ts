import type { ErrorObject } from "ajv";
import type { Alternatives } from "./best-branch.ts";
import { meantFields } from "./meant-fields.ts";
import { isUntyped } from "./misplaced.ts";

/**
 * Replaces the missing type of an entry that was meant to show a shared block by what is wrong with it as such:
 * all that it says has another name there.
 */
export function meantUses(errors: ErrorObject[], alternatives: Alternatives): ErrorObject[] {
  const { PageBlock, SharedUse } = alternatives.definitions;
  if (!PageBlock || !SharedUse) return errors;
  return errors.flatMap((error) =>
    isUntyped(error) ? (asUse(error, SharedUse, alternatives) ?? [error]) : [error],
  );
}

function asUse(
  { data, instancePath }: ErrorObject,
  schema: object,
  { compile, definitions }: Alternatives,
): ErrorObject[] | undefined {
  const validate = compile(schema);
  validate(data);
  const errors = validate.errors ?? [];
  const meant = meantFields(errors, definitions);
  const isMeant = errors.every((error) => error.keyword === "required" || meant.has(error));
  if (meant.size === 0 || !isMeant) return undefined;
  return errors.map((error) => ({ ...error, instancePath: instancePath + error.instancePath }));
}
