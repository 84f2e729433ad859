import type { ErrorObject } from "ajv";
import { USE } from "../../model/block.ts";
import type { Issue } from "../../model/issue.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import { certainWord } from "../certain.ts";
import { missingField, unknownField } from "./field-messages.ts";
import { limit } from "./limit-messages.ts";
import {
  type Definitions,
  isUnknownField,
  type MeantField,
  meantFields,
  unknownName,
} from "./meant-fields.ts";
import { misplaced } from "./misplaced.ts";
import { fieldName } from "./names.ts";
import { closest, inQuotes, oneOf, withStrangeSign } from "./nearest.ts";
import { wrongKind } from "./type-messages.ts";
import type { Words } from "./words.ts";

/** Nobody reads more, and what is wrong a hundred times has one cause. */
const MOST = 100;

/**
 * Turns the validator's errors into issues: one mistake, one issue, in an author's words.
 *
 * @param definitions of the schema
 */
export function toIssues(file: string, errors: ErrorObject[], definitions: Definitions): Issue[] {
  const { words: elsewhere, rest } = takeMisplaced(errors, definitions);
  const ofKind = new Set(rest.filter(isWrongKind).map(({ instancePath }) => instancePath));
  const ofPattern = new Set(rest.filter(isWrongPattern).map(({ instancePath }) => instancePath));
  const tooLong = new Set(rest.filter(isTooLong).map(({ instancePath }) => instancePath));
  const meant = meantFields(rest, definitions);
  const explained = new Set(
    [...meant].map(([error, { name }]) => appendPointer(error.instancePath, name)),
  );
  return rest
    .filter((error) => !(error.keyword === "required" && explained.has(missingPointer(error))))
    .filter((error) => isWrongKind(error) || !ofKind.has(error.instancePath))
    .filter((error) => error.keyword !== "format" || !ofPattern.has(error.instancePath))
    .filter((error) => isTooLong(error) || !tooLong.has(error.instancePath))
    .slice(0, MOST)
    .map((error) => {
      const { instancePath: pointer } = error;
      const words = elsewhere.get(pointer);
      return words ? { ...words, file, pointer } : toIssue(file, error, meant.get(error));
    });
}

/** Sorts out values that stand where they do not belong; of their errors one stays. */
function takeMisplaced(errors: ErrorObject[], definitions: Definitions) {
  const words = new Map<string, Words>();
  const first = new Set<ErrorObject>();
  for (const error of errors) {
    const report = words.has(error.instancePath) ? undefined : misplaced(error, definitions);
    if (!report) continue;
    words.set(error.instancePath, report);
    first.add(error);
  }
  const isWithin = ({ instancePath }: ErrorObject) =>
    [...words.keys()].some((path) => `${instancePath}/`.startsWith(`${path}/`));
  return { words, rest: errors.filter((error) => first.has(error) || !isWithin(error)) };
}

function toIssue(file: string, error: ErrorObject, meant: MeantField | undefined): Issue {
  if (isUnknownField(error))
    return {
      ...unknownField(error, meant),
      file,
      pointer: appendPointer(error.instancePath, unknownName(error)),
      atKey: true,
    };
  const atKey = ["minItems", "maxItems"].includes(error.keyword);
  return { ...wordsFor(error), file, pointer: error.instancePath, ...(atKey ? { atKey } : {}) };
}

/** What to say of an error that is not about an unknown field. */
export function wordsFor(error: ErrorObject): Words {
  const name = fieldName(error.instancePath);
  switch (error.keyword) {
    case "required":
      return missingField(String(error.params.missingProperty), error);
    case "type":
      return wrongKind(name, error);
    case "anyOf":
      return noAlternative(name, error);
    case "enum":
      if (isSharedType(error)) return sharedType(name);
      return wrongValue(name, error, error.params.allowedValues as unknown[]);
    case "const":
      return wrongValue(name, error, [error.params.allowedValue]);
    case "pattern":
    case "format":
      return wrongForm(name, error);
    default:
      return limit(name, error);
  }
}

/** What other programs would call the use of a shared block, and this one did before. */
function isSharedType({ data, instancePath }: ErrorObject): boolean {
  return data === "shared" && /^(\/blocks\/\d+|\/block)\/type$/.test(instancePath);
}

function sharedType(name: string): Words {
  return {
    rule: "schema-value",
    message: `${name} is "shared", which is not known.`,
    hint: `Show a shared block by its name alone: { "${USE}": "name" }.`,
  };
}

/** A word that is none of those allowed is no wrong kind of value. */
function noAlternative(name: string, error: ErrorObject): Words {
  const words = (error.schema as JsonSchema[]).flatMap(({ const: word }) => word ?? []);
  return typeof error.data === "string" && words.length > 0
    ? wrongValue(name, error, words)
    : wrongKind(name, error);
}

function wrongForm(name: string, error: ErrorObject): Words {
  const schema = error.parentSchema as JsonSchema;
  if (String(error.data).trim() === "") return limit(name, { ...error, keyword: "minLength" });
  return {
    rule: "schema-format",
    message: `${name} is ${inQuotes(error.data)}, which has the wrong form.`,
    hint: withStrangeSign(
      error.data,
      schema.patternErrorMessage ?? schema.description ?? `It has to match ${schema.pattern}.`,
    ),
  };
}

function wrongValue(name: string, error: ErrorObject, allowed: unknown[]): Words {
  const value: unknown = error.data;
  if (value === null || typeof value === "object") return wrongKind(name, error);
  const words = allowed.map(String);
  const sure = certainWord(String(value), words) ?? words.find((word) => word === String(value));
  const meant = sure ?? closest(String(value), words);
  const fixed = allowed.find((candidate) => String(candidate) === sure);
  const listed = `It can be ${allowed.some((one) => typeof one !== "string") ? words.join(", ") : oneOf(words)}.`;
  return {
    rule: "schema-value",
    message: `${name} is ${inQuotes(value)}, which is not known.`,
    hint: withStrangeSign(
      value,
      meant === undefined ? listed : `Did you mean ${inQuotes(fixed ?? meant)}? ${listed}`,
    ),
    ...(fixed === undefined ? {} : { fix: { value: fixed } }),
  };
}

/** A value of the wrong kind breaks further rules, which say nothing new. */
function isWrongKind(error: ErrorObject): boolean {
  return error.keyword === "type";
}

/** A pattern is what editors know of a format, and says the same. */
function isWrongPattern(error: ErrorObject): boolean {
  return error.keyword === "pattern";
}

/** What is wrong with the form of a text that is too long is of no interest. */
function isTooLong(error: ErrorObject): boolean {
  return ["maxLength", "maxJoinedLength"].includes(error.keyword);
}

function missingPointer(error: ErrorObject): string {
  return appendPointer(error.instancePath, String(error.params.missingProperty));
}
