import type { ErrorObject } from "ajv";
import type { Issue } from "../../page/issue.ts";
import { appendPointer, pointerKeys } from "../../page/pointer.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { closest, inQuotes, oneOf } from "./nearest.ts";

type Words = Pick<Issue, "rule" | "message" | "hint">;

/** Turns the validator's errors into issues: one mistake, one issue, in an author's words. */
export function toIssues(file: string, errors: ErrorObject[]): Issue[] {
  const misspelt = new Map(
    errors.filter(isUnknownField).map((error) => [error, misspeltField(error)] as const),
  );
  const explained = new Set<string>();
  for (const [error, meant] of misspelt)
    if (meant !== undefined) explained.add(appendPointer(error.instancePath, meant));
  return errors
    .filter((error) => !(error.keyword === "required" && explained.has(missingPointer(error))))
    .map((error) => toIssue(file, error, misspelt.get(error)));
}

function toIssue(file: string, error: ErrorObject, meant: string | undefined): Issue {
  if (isUnknownField(error)) {
    const field = String(error.params.additionalProperty);
    return {
      ...unknownField(field, error, meant),
      file,
      pointer: appendPointer(error.instancePath, field),
      atKey: true,
    };
  }
  const atKey = ["minItems", "maxItems"].includes(error.keyword);
  return { ...wordsFor(error), file, pointer: error.instancePath, ...(atKey ? { atKey } : {}) };
}

function wordsFor(error: ErrorObject): Words {
  const name = fieldName(error.instancePath);
  const schema = error.parentSchema as JsonSchema;
  switch (error.keyword) {
    case "required":
      return missingField(String(error.params.missingProperty), error);
    case "type":
      return wrongKind(name, error);
    case "anyOf":
      return wrongKind(name, error);
    case "enum":
      return wrongValue(name, error.data, (error.params.allowedValues as unknown[]).map(String));
    case "const":
      return wrongValue(name, error.data, [String(error.params.allowedValue)]);
    case "pattern":
      return {
        rule: "schema-format",
        message: `${name} is ${inQuotes(error.data)}, which has the wrong form.`,
        hint:
          schema.patternErrorMessage ?? schema.description ?? `It has to match ${schema.pattern}.`,
      };
    default:
      return limit(name, error);
  }
}

function unknownField(field: string, error: ErrorObject, meant: string | undefined): Words {
  const known = knownFields(error).filter((key) => key !== "$schema");
  const where = ownerName(error);
  return {
    rule: "schema-unknown-field",
    message: `${where} has no field "${field}".`,
    hint:
      meant === undefined
        ? `Its fields are ${oneOf(known)}. Delete "${field}" or use one of these.`
        : `Did you mean "${meant}"?`,
  };
}

function missingField(field: string, error: ErrorObject): Words {
  const description = (error.parentSchema as JsonSchema).properties?.[field]?.description;
  const written = closest(field, Object.keys(error.data as object));
  if (written !== undefined)
    return {
      rule: "schema-missing-field",
      message: `${ownerName(error)} needs the field "${field}", but has "${written}".`,
      hint: `Write "${field}" in place of "${written}".`,
    };
  return {
    rule: "schema-missing-field",
    message: `${ownerName(error)} needs the field "${field}".`,
    hint: description ? `Add "${field}": ${lowerFirst(description)}` : `Add "${field}".`,
  };
}

function wrongKind(name: string, error: ErrorObject): Words {
  const alternatives = (error.schema as JsonSchema[]).map?.((branch) => branch.type ?? "object");
  const types = alternatives ?? [error.params.type as string | string[]];
  const wanted = [...new Set(types.flat())].map(kindInWords);
  return {
    rule: "schema-type",
    message: `${name} is ${kindOf(error.data)}, but has to be ${wanted.join(" or ")}.`,
    hint: (error.parentSchema as JsonSchema).description ?? `Write ${wanted[0]} here.`,
  };
}

function wrongValue(name: string, value: unknown, allowed: string[]): Words {
  const meant = closest(String(value), allowed);
  return {
    rule: "schema-value",
    message: `${name} is ${inQuotes(value)}, which is not known.`,
    hint:
      meant === undefined
        ? `It can be ${oneOf(allowed)}.`
        : `Did you mean "${meant}"? It can be ${oneOf(allowed)}.`,
  };
}

function limit(name: string, error: ErrorObject): Words {
  const bound = Number(error.params.limit);
  const [message, hint] =
    error.keyword === "minLength"
      ? [`${name} is empty.`, "Write the text, or delete the field if it is not needed."]
      : error.keyword === "minItems"
        ? [
            `${name} has ${(error.data as unknown[]).length} entries, but needs at least ${bound}.`,
            "Add entries, or delete the field if it is not needed.",
          ]
        : error.keyword === "maxItems"
          ? [
              `${name} has ${(error.data as unknown[]).length} entries, but takes at most ${bound}.`,
              "Take some away, or spread them over two blocks.",
            ]
          : error.keyword === "minimum"
            ? [
                `${name} is ${error.data}, but has to be at least ${bound}.`,
                "Write a larger number.",
              ]
            : error.keyword === "maximum"
              ? [
                  `${name} is ${error.data}, but has to be at most ${bound}.`,
                  "Write a smaller number.",
                ]
              : [`${name} is not right: it ${error.message}.`, "Compare it with another page."];
  return { rule: "schema-limit", message, hint };
}

function isUnknownField(error: ErrorObject): boolean {
  return error.keyword === "additionalProperties";
}

function misspeltField(error: ErrorObject): string | undefined {
  const present = Object.keys(error.data as object);
  const free = knownFields(error).filter((key) => !present.includes(key));
  return closest(String(error.params.additionalProperty), free);
}

function knownFields(error: ErrorObject): string[] {
  return Object.keys((error.parentSchema as JsonSchema).properties ?? {});
}

function missingPointer(error: ErrorObject): string {
  return appendPointer(error.instancePath, String(error.params.missingProperty));
}

/** The object a message speaks of: `This faq block`, `This entry of "items"`, `The page`. */
function ownerName(error: ErrorObject): string {
  const type = (error.data as { type?: unknown } | null)?.type;
  const keys = pointerKeys(error.instancePath);
  if (keys.length === 0) return "This file";
  if (typeof type === "string") return `This ${type} block`;
  const last = keys.at(-1) ?? "";
  return /^\d+$/.test(last) ? `This entry of "${keys.at(-2)}"` : `"${last}"`;
}

function fieldName(pointer: string): string {
  const keys = pointerKeys(pointer);
  const last = keys.at(-1);
  if (last === undefined) return "The file";
  return /^\d+$/.test(last) ? `Entry ${Number(last) + 1} of "${keys.at(-2)}"` : `"${last}"`;
}

function kindInWords(type: string): string {
  const words: Record<string, string> = {
    string: "a text",
    number: "a number",
    integer: "a whole number",
    boolean: "true or false",
    array: "a list",
    object: "an object",
  };
  return words[type] ?? type;
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "a list";
  return kindInWords(typeof value);
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
