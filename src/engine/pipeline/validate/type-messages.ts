import type { ErrorObject } from "ajv";
import type { Fix } from "../../model/issue.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { blockName, MOVE_BLOCK } from "./misplaced.ts";
import { inQuotes } from "./nearest.ts";
import type { Words } from "./words.ts";

/** What to say of a value that is of another kind than wanted. */
export function wrongKind(name: string, error: ErrorObject): Words {
  const types = wantedTypes(error);
  const wanted = types.map(kindInWords);
  const message = `${name} is ${kindOf(error.data)}, but has to be ${wanted.join(" or ")}.`;
  if (error.data === null)
    return {
      rule: "schema-type",
      message,
      hint: /^Entry \d/.test(name)
        ? "Write the entry, or delete it."
        : "Write a value, or delete the field: what is not needed is left out.",
    };
  if (typeof (error.data as { type?: unknown }).type === "string")
    return { rule: "schema-type", message, hint: MOVE_BLOCK };
  const meant = converted(error.data, types);
  if (meant !== undefined)
    return {
      rule: "schema-type",
      message,
      hint: `Write ${inQuotes(meant)}${typeof meant === "string" ? "" : ", without quotes"}.`,
      fix: { value: meant } satisfies Fix,
    };
  const isOneOfList = types.includes("array") && !Array.isArray(error.data);
  const description = (error.parentSchema as JsonSchema).description;
  return {
    rule: "schema-type",
    message,
    hint: isOneOfList
      ? `Put [ ] around it: a list of one entry.${description ? ` ${description}` : ""}`
      : (description ?? `Write ${wanted[0]} here.`),
  };
}

function wantedTypes(error: ErrorObject): string[] {
  const branches = error.keyword === "anyOf" ? (error.schema as JsonSchema[]) : undefined;
  const types = branches
    ? branches.map((branch) => branch.type ?? (branch.enum || branch.const ? "string" : "object"))
    : [(error.params.type as string | string[] | undefined) ?? "string"];
  return [...new Set(types.flat())];
}

/** A number in quotes, a text without: the same value as the kind that is wanted. */
function converted(value: unknown, types: string[]): unknown {
  const isNumber = types.includes("number") || types.includes("integer");
  if (typeof value === "string" && isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value.trim()))
    return Number(value);
  if (
    typeof value === "string" &&
    types.includes("boolean") &&
    /^(true|false)$/i.test(value.trim())
  )
    return value.trim().toLowerCase() === "true";
  if (typeof value === "number" && types.length === 1 && types[0] === "string")
    return String(value);
  return undefined;
}

function kindInWords(type: string): string {
  const words = new Map([
    ["string", "a text"],
    ["number", "a number"],
    ["integer", "a whole number"],
    ["boolean", "true or false"],
    ["array", "a list"],
    ["object", "an object"],
  ]);
  return words.get(type) ?? type;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  if (typeof value === "boolean") return String(value);
  if (typeof value === "number" && !Number.isFinite(value)) return "a number too large to count";
  const { type } = value as { type?: unknown };
  return typeof type === "string" ? blockName(type) : kindInWords(typeof value);
}
