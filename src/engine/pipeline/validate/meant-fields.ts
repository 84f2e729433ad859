import type { ErrorObject } from "ajv";
import { definitionName, type JsonSchema } from "../../model/json-schema.ts";
import { certainWord } from "../certain.ts";
import { withLatinLetters } from "./look-alikes.ts";
import { closest } from "./nearest.ts";
import { sameInMeaning } from "./synonyms.ts";

/** The field that an unknown one was meant to be. */
export interface MeantField {
  name: string;
  /** `certain` when nothing else can be meant, so that it may be renamed without asking; `likely` for a usual name of what has to be there. */
  certainty: "certain" | "likely" | "possible";
  /** Whether the object has that field already. */
  isTaken: boolean;
}

/** The definitions of a schema, by their names. */
export type Definitions = Record<string, JsonSchema>;

/**
 * Finds for every unknown field what it was meant to be: a misspelt name first, else one that means the
 * same. Of two unknown fields of an object only one can be meant to be a field that is free.
 */
export function meantFields(
  errors: ErrorObject[],
  definitions: Definitions,
): Map<ErrorObject, MeantField> {
  const meant = new Map<ErrorObject, MeantField>();
  for (const group of byOwner(errors.filter(isUnknownField)).values()) {
    const free = new Set(freeFields(group[0] as ErrorObject));
    for (const find of [misspelt, renamed, taken])
      for (const error of group) {
        const meaning = meant.has(error) ? undefined : find(error, [...free], definitions);
        if (!meaning) continue;
        meant.set(error, meaning);
        free.delete(meaning.name);
      }
  }
  return meant;
}

/** Whether an error is about a field that its object does not have. */
export function isUnknownField(error: ErrorObject): boolean {
  return error.keyword === "additionalProperties" && knownFields(error).length > 0;
}

/** The fields that the schema of an error knows. */
export function knownFields(error: ErrorObject): string[] {
  return Object.keys((error.parentSchema as JsonSchema).properties ?? {});
}

/** The name of the field that an error is about. */
export function unknownName(error: ErrorObject): string {
  return String(error.params.additionalProperty);
}

/** By the object itself: of alternatives each has an owner with the same path. */
function byOwner(errors: ErrorObject[]): Map<string, ErrorObject[]> {
  const groups = new Map<string, ErrorObject[]>();
  for (const error of errors) {
    const group = groups.get(error.instancePath);
    if (group) group.push(error);
    else groups.set(error.instancePath, [error]);
  }
  return groups;
}

/** Known fields that are not there yet, so that one may be meant. */
function freeFields(error: ErrorObject): string[] {
  const present = Object.keys(error.data as object);
  return knownFields(error).filter((key) => !present.includes(key));
}

function misspelt(error: ErrorObject, free: string[]): MeantField | undefined {
  const field = unknownName(error);
  const latin = withLatinLetters(field).word;
  const isLatin = free.includes(latin);
  const name = isLatin ? latin : closest(field, free);
  if (name === undefined) return undefined;
  const isCertain = isLatin || certainWord(field, free) === name;
  return { name, certainty: isCertain ? "certain" : "possible", isTaken: false };
}

/** A field with another usual name. */
function renamed(
  error: ErrorObject,
  free: string[],
  definitions: Definitions,
): MeantField | undefined {
  const field = unknownName(error);
  const { properties = {}, required = [] } = error.parentSchema as JsonSchema;
  const value = (error.data as Record<string, unknown>)[field];
  const fits = (name: string) => takes(properties[name] ?? {}, value, definitions);
  const names = sameInMeaning(field, free);
  const fitting = names.filter(fits);
  const name = fitting[0] ?? names[0];
  if (name === undefined) return undefined;
  const isOnly = fitting.filter((one) => required.includes(one)).length === 1;
  const isLikely = isOnly && required.includes(name) && fits(name);
  return { name, certainty: isLikely ? "likely" : "possible", isTaken: false };
}

function taken(error: ErrorObject): MeantField | undefined {
  const field = unknownName(error);
  const latin = withLatinLetters(field).word;
  const known = knownFields(error);
  const name =
    known.find((one) => one === latin || one === certainWord(field, [one])) ??
    sameInMeaning(field, known)[0];
  return name === undefined ? undefined : { name, certainty: "possible", isTaken: true };
}

/** Whether a schema takes values of such a kind, whatever else it asks of them. */
function takes(schema: JsonSchema, value: unknown, definitions: Definitions): boolean {
  if (schema.$ref !== undefined)
    return takes(definitions[definitionName(schema.$ref)] ?? {}, value, definitions);
  if (schema.anyOf) return schema.anyOf.some((branch) => takes(branch, value, definitions));
  const types = [schema.type ?? (schema.enum || schema.const ? "string" : "object")].flat();
  return types.includes(kindOf(value)) || (typeof value === "number" && types.includes("integer"));
}

function kindOf(value: unknown): string {
  if (value === null) return "null";
  return Array.isArray(value) ? "array" : typeof value;
}
