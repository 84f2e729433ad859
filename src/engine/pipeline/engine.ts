import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import type { Issue } from "../model/issue.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import type { Definitions } from "./definitions.ts";
import { NO_PARTS, type OwnParts, withOwnParts } from "./own-parts.ts";
import type { DocumentRules } from "./read-files.ts";
import { readText } from "./regular-file.ts";
import { withOwnTypes } from "./schema/own-types.ts";
import { SCHEMA_SOURCES, type SchemaName } from "./schema/sources.ts";
import { createRepair } from "./validate/repair.ts";
import { schemaErrors } from "./validate/schema-errors.ts";
import { createValidator, type Validator } from "./validate/validator.ts";

/** Where a page has its blocks. */
const BLOCKS_POINTER = "/blocks";

/** What sites are read and checked with: the schemas, what is made from them, and what the engine is given. */
export interface Engine extends DocumentRules {
  /** Changes when the content model does. */
  id: string;
  /** Stands for the program and all that is installed for it; none for one that is not compiled, whose results nobody keeps. */
  program?: string;
  schemas: Record<SchemaName, JsonSchema>;
  definitions: Definitions;
  /** What the site has of its own; the definitions and the schemas have it as well. */
  own: OwnParts;
  /** What is wrong with that. */
  issues: readonly Issue[];
}

/** Where the engine's parts come from. */
export interface EngineSources {
  /** Folder of the engine. */
  root: string;
  definitions: Definitions;
  /** What the site has of its own; nothing by default. */
  own?: OwnParts;
  /** Stands for the program, see {@link Engine}. */
  program?: string;
  /** Folder where what is made of the schemas is kept between runs. */
  cache?: string;
  /** Is given again when nothing has changed since. */
  before?: Engine;
}

/** Reads the schemas, and joins what the site has of its own. */
export function loadEngine({ root, cache, before, program, ...given }: EngineSources): Engine {
  const { own = NO_PARTS } = given;
  const texts = engineSchemaTexts(root);
  const id = createHash("sha256")
    .update(Object.values(texts).join(""))
    .update(own.id)
    .digest("hex")
    .slice(0, 10);
  if (before?.id === id) return before;
  const definitions = withOwnParts(given.definitions, own);
  const schemas = mapSchemas(texts, (text) => withOwnTypes(JSON.parse(text), own.types));
  const errorsIn = schemaErrors({ schemas, fields: definitions.fields, cache });
  const validate = createValidator(schemas, errorsIn);
  return {
    id,
    program,
    schemas,
    definitions,
    own,
    schemaFolder: schemaFolderOf(root),
    issues: [...own.issues, ...exampleIssues(own, validate)],
    validate,
    repair: createRepair(schemas, errorsIn),
  };
}

/** Examples of blocks are compared with the schema as the blocks of a page are. */
function exampleIssues({ examples }: OwnParts, validate: Validator): Issue[] {
  return examples.flatMap(({ file, blocks }) =>
    validate("page", file, { title: "Examples", description: "Examples.", blocks })
      .filter(({ pointer }) => pointer.startsWith(BLOCKS_POINTER))
      .map((issue) => ({ ...issue, pointer: issue.pointer.slice(BLOCKS_POINTER.length) })),
  );
}

/**
 * The texts of the engine's own schemas. In the package, the files that editors read lead on to those of the site, so that its own
 * types are in them.
 */
export function engineSchemaTexts(root: string): Record<SchemaName, string> {
  const folder = join(root, isInstalled(root) ? "lib/schema" : "schema");
  return mapSchemas<unknown, string>(SCHEMA_SOURCES, (_, name) =>
    readText(join(folder, `${name}.schema.json`)),
  );
}

function mapSchemas<From, To>(
  from: Record<SchemaName, From>,
  make: (value: From, name: SchemaName) => To,
): Record<SchemaName, To> {
  const entries = Object.entries(from).map(([name, value]) => [
    name,
    make(value, name as SchemaName),
  ]);
  return Object.fromEntries(entries);
}

/** An engine that is installed as a package is found under its name; the pages of its own repository lie beside its schemas. */
function schemaFolderOf(root: string): string {
  if (!isInstalled(root)) return "schema";
  const { name } = JSON.parse(readText(join(root, "package.json"))) as { name: string };
  return `node_modules/${name}/schema`;
}

function isInstalled(root: string): boolean {
  return root.split(sep).includes("node_modules");
}
