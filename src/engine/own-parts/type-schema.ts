import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import type { Issue } from "../model/issue.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import { pascal } from "../model/letter-case.ts";
import { ownPartIssue, type SourcePosition } from "../pipeline/own-part-issue.ts";
import type { OwnType } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { readText } from "../pipeline/regular-file.ts";
import { addEditorHelp } from "../pipeline/schema/editor-help.ts";
import { tagUnions } from "../pipeline/schema/tag-unions.ts";
import type { PartFolder } from "./find-parts.ts";
import { PART_KINDS, type PartKindFacts } from "./part-kinds.ts";
import type { PartOptions } from "./part-options.ts";

/** A part whose documents have a type: all but rules. */
export interface TypedPart extends PartFolder {
  documents: NonNullable<PartKindFacts["documents"]>;
}

/** The same part with what its documents are; nothing for one that has none. */
export function typedPart(part: PartFolder): TypedPart | undefined {
  const { documents } = PART_KINDS[part.kind];
  return documents && { ...part, documents };
}

/** The types of a part as later runs find them in the cache. */
export interface PartTypes {
  type: OwnType;
  issues: Issue[];
}

/**
 * Makes a schema of the types of a part. Where it cannot be made, anything can stand in the part's documents, so that
 * nothing but the types is reported.
 */
export async function typeSchema(part: TypedPart, options: PartOptions): Promise<PartTypes> {
  const file = slashed(join(options.site, part.path, "types.ts"));
  const made = await makeType(part, file, options);
  return Array.isArray(made) ? { type: anyType(part), issues: made } : { type: made, issues: [] };
}

async function makeType(
  part: TypedPart,
  file: string,
  options: PartOptions,
): Promise<OwnType | Issue[]> {
  const { name: value, documents } = part;
  const { union, tag } = documents;
  const name = typeName(part, readText(file));
  if (name === undefined) return [noType(part, file)];
  try {
    const schema = await generate(file, name, options);
    const given = schema.definitions?.[name]?.properties?.[tag]?.const;
    if (given !== value) return [otherName(part, file, { name, tag, value: given })];
    const { definitions = {} } = addEditorHelp(
      tagUnions(schema),
      "page",
      options.definitions.fields,
    );
    return { union, value, name, definitions };
  } catch (cause) {
    return [inWords(cause, file)];
  }
}

/** What documents can have of a part whose types are not known. */
export function anyType({ name: value, documents: { union, tag } }: TypedPart): OwnType {
  const any: JsonSchema = {
    type: "object",
    required: [tag],
    properties: { [tag]: { type: "string", const: value } },
  };
  const name = `${value} of any kind`;
  return { union, value, name, definitions: { [name]: any } };
}

/** A block's type is called as its folder is; a provider's extends what all configurations have. */
function typeName({ name, documents: { base } }: TypedPart, text: string): string | undefined {
  const pattern =
    base === undefined
      ? `export (?:interface|type) (${pascal(name)}Block)\\b`
      : `export interface (\\w+) extends ${base}\\b`;
  return new RegExp(pattern).exec(text)?.[1];
}

function noType({ name, documents: { base } }: TypedPart, file: string): Issue {
  const wanted =
    base === undefined
      ? `an interface called ${pascal(name)}Block`
      : `an interface that extends ${base}`;
  return ownPartIssue(
    file,
    `The file does not export ${wanted}.`,
    "Its fields are what documents can have; their comments are the help that authors see.",
  );
}

function otherName(
  part: PartFolder,
  file: string,
  { name, tag, value }: { name: string; tag: string; value: unknown },
): Issue {
  return ownPartIssue(
    file,
    `\`${tag}\` of ${name} has to be "${part.name}", the name of the folder, and is ${JSON.stringify(value) ?? "no fixed text"}.`,
    `Write \`${tag}: "${part.name}";\`.`,
    positionOf(readText(file), new RegExp(`\\b${tag}\\??:`)),
  );
}

function positionOf(text: string, pattern: RegExp): SourcePosition | undefined {
  const at = text.search(pattern);
  if (at < 0) return undefined;
  const before = text.slice(0, at).split("\n");
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
}

async function generate(
  file: string,
  type: string,
  { root, declared }: PartOptions,
): Promise<JsonSchema> {
  const { createGenerator } = await import("ts-json-schema-generator");
  const { SCHEMA_SETTINGS } = await import("../pipeline/schema/generate.ts");
  const folder = mkdtempSync(join(tmpdir(), "types-"));
  try {
    const tsconfig = join(folder, "tsconfig.json");
    writeFileSync(tsconfig, JSON.stringify(settings(root, declared)));
    return createGenerator({ ...SCHEMA_SETTINGS, path: file, tsconfig, type }).createSchema(
      type,
    ) as JsonSchema;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The engine's own settings, with its public modules where they lie. */
function settings(root: string, declared: PartOptions["declared"]): object {
  const paths = Object.entries(declared).map(([name, file]) => [name, [file]]);
  return {
    extends: join(root, "tsconfig.json"),
    // What browsers know takes long to read, and no document can hold any of it.
    compilerOptions: { paths: Object.fromEntries(paths), lib: ["ES5"], types: [] },
    files: [],
  };
}

function inWords(cause: unknown, entry: string): Issue {
  const { diagnostic, message } = cause as GeneratorError;
  const file = slashed(diagnostic?.file?.fileName ?? entry);
  const text = diagnostic?.file?.text.slice(0, diagnostic.start ?? 0).split("\n");
  return ownPartIssue(
    file,
    text
      ? "No document can have a value of this type."
      : `No schema can be made of the types in ${basename(entry)}: ${message.replace(/[.]?$/, ".")}`,
    "Use texts, numbers, booleans, lists, interfaces and the types of the engine's fields.",
    text && { line: text.length, column: (text.at(-1)?.length ?? 0) + 1 },
  );
}

/** What the generator throws: with a position where there is one. */
interface GeneratorError extends Error {
  diagnostic?: { file?: { fileName: string; text: string }; start?: number };
}
