import { definitionName, type JsonSchema } from "../../model/json-schema.ts";
import type { Definitions } from "./meant-fields.ts";

/**
 * The value that says least where a schema needs one.
 *
 * @param isNeeded whether a text may break its own form rather than be missing
 * @returns nothing where every value would say something
 */
export function blankOf(schema: JsonSchema, definitions: Definitions, isNeeded: boolean): unknown {
  if (schema.$ref !== undefined)
    return blankOf(definitions[definitionName(schema.$ref)] ?? {}, definitions, true);
  if (schema.const !== undefined) return schema.const;
  if (schema.enum) return undefined;
  if (schema.anyOf)
    return schema.anyOf
      .map((branch) => blankOf(branch, definitions, isNeeded))
      .find((blank) => blank !== undefined);
  switch (schema.type) {
    case "string":
      return schema.pattern === undefined || isNeeded ? "" : undefined;
    case "number":
    case "integer":
      return 0;
    case "boolean":
      return false;
    case "array":
      return [];
    default:
      return {};
  }
}
