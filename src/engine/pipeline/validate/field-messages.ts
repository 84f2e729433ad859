import type { ErrorObject } from "ajv";
import { USE } from "../../model/block.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { withLatinLetters } from "./look-alikes.ts";
import { knownFields, type MeantField, unknownName } from "./meant-fields.ts";
import { ownerName } from "./names.ts";
import { closest, oneOf, withStrangeSign } from "./nearest.ts";
import { sameInMeaning } from "./synonyms.ts";
import type { Words } from "./words.ts";

/** What to say of a field that the schema does not know. */
export function unknownField(error: ErrorObject, meant: MeantField | undefined): Words {
  const field = unknownName(error);
  const isBlock = typeof (error.data as { type?: unknown }).type === "string";
  if (field === USE && isBlock && !meant) return besideType(error);
  return {
    rule: "schema-unknown-field",
    message: `${ownerName(error)} has no field "${field}".`,
    hint: withStrangeSign(field, meant ? didYouMean(field, meant) : listOfFields(field, error)),
    ...(meant?.certainty === "certain" ? { fix: { key: meant.name } } : {}),
  };
}

/** What shows a shared block says nothing else. */
function besideType(error: ErrorObject): Words {
  return {
    rule: "schema-unknown-field",
    message: `${ownerName(error)} has no field "${USE}".`,
    hint: `An entry with "${USE}" shows the shared block of that name, and has no "type". Delete "${USE}", or everything beside it.`,
  };
}

function didYouMean(field: string, { name, isTaken }: MeantField): string {
  const question = `Did you mean "${name}"?`;
  const { word, foreign } = withLatinLetters(field);
  if (foreign !== undefined && word === name)
    return `${question} Its letter “${foreign}” is of another alphabet and only looks the same; type the name anew.`;
  return isTaken ? `${question} There is one already: delete one of the two.` : question;
}

function listOfFields(field: string, error: ErrorObject): string {
  const known = knownFields(error).filter((key) => key !== "$schema");
  return `Its fields are ${oneOf(known)}. Delete "${field}" or use one of these.`;
}

/** What to say of a field that is needed and not there. */
export function missingField(field: string, error: ErrorObject): Words {
  const property = (error.parentSchema as JsonSchema).properties?.[field];
  const others = Object.keys(error.data as object).filter(
    (key) => !knownFields(error).includes(key),
  );
  const written =
    closest(field, others) ?? others.find((other) => sameInMeaning(other, [field]).length > 0);
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

function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
