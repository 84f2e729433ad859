import type { ErrorObject } from "ajv";
import { certainWord } from "../certain.ts";
import type { JsonSchema } from "../schema/json-schema.ts";
import { withLatinLetters } from "./look-alikes.ts";
import { ownerName } from "./names.ts";
import { closest, oneOf } from "./nearest.ts";
import type { Words } from "./words.ts";

/** What to say of a field that the schema does not know. */
export function unknownField(field: string, error: ErrorObject, meant: string | undefined): Words {
  const known = knownFields(error).filter((key) => key !== "$schema");
  const { foreign } = withLatinLetters(field);
  const isSure =
    meant !== undefined &&
    (certainWord(field, freeFields(error)) === meant || isDisguised(field, meant));
  const didYouMean = `Did you mean "${meant}"?`;
  return {
    rule: "schema-unknown-field",
    message: `${ownerName(error)} has no field "${field}".`,
    hint:
      meant === undefined
        ? `Its fields are ${oneOf(known)}. Delete "${field}" or use one of these.`
        : foreign !== undefined && isDisguised(field, meant)
          ? `${didYouMean} Its letter “${foreign}” is of another alphabet and only looks the same; type the name anew.`
          : isTaken(error, meant)
            ? `${didYouMean} There is one already: delete one of the two.`
            : didYouMean,
    ...(isSure && !isTaken(error, meant) ? { fix: { key: meant } } : {}),
  };
}

/** What to say of a field that is needed and not there. */
export function missingField(field: string, error: ErrorObject): Words {
  const property = (error.parentSchema as JsonSchema).properties?.[field];
  const written = closest(
    field,
    Object.keys(error.data as object).filter((key) => !knownFields(error).includes(key)),
  );
  const needs = `${ownerName(error)} needs the field "${field}"`;
  if (written !== undefined)
    return {
      rule: "schema-missing-field",
      message: `${needs}, but has "${written}".`,
      hint: `Write "${field}" in place of "${written}".`,
    };
  const values = property?.enum?.map(String);
  const purpose = property?.description
    ? `: ${lowerFirst(property.description)}`
    : values
      ? `: one of ${oneOf(values)}.`
      : ".";
  return {
    rule: "schema-missing-field",
    message: `${needs}.`,
    hint: `Add "${field}"${purpose}`,
  };
}

/** The known field that an unknown one was meant to be. */
export function misspeltField(error: ErrorObject): string | undefined {
  const field = String(error.params.additionalProperty);
  const latin = withLatinLetters(field).word;
  const free = freeFields(error);
  return (
    free.find((name) => name === latin) ??
    closest(field, free) ??
    knownFields(error).find((name) => name === latin || name === certainWord(field, [name]))
  );
}

/** The fields that the schema of an error knows. */
export function knownFields(error: ErrorObject): string[] {
  return Object.keys((error.parentSchema as JsonSchema).properties ?? {});
}

/** Known fields that are not there yet, so that one may be meant. */
function freeFields(error: ErrorObject): string[] {
  const present = Object.keys(error.data as object);
  return knownFields(error).filter((key) => !present.includes(key));
}

function isTaken(error: ErrorObject, meant: string): boolean {
  return Object.hasOwn(error.data as object, meant);
}

function isDisguised(field: string, meant: string): boolean {
  return withLatinLetters(field).word === meant;
}

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
