import { createHash } from "node:crypto";
import { join, sep } from "node:path";
import type { JsonSchema } from "../model/json-schema.ts";
import type { Definitions } from "./definitions.ts";
import type { DocumentRules } from "./read-files.ts";
import { readText } from "./regular-file.ts";
import type { SchemaName } from "./schema/sources.ts";
import { createRepair } from "./validate/repair.ts";
import { schemaErrors } from "./validate/schema-errors.ts";
import { createValidator } from "./validate/validator.ts";

/** What sites are read and checked with: the schemas, what is made from them, and what the engine is given. */
export interface Engine extends DocumentRules {
  /** Changes when the content model does. */
  id: string;
  schemas: Record<SchemaName, JsonSchema>;
  definitions: Definitions;
}

/** Where the engine's parts come from. */
export interface EngineSources {
  /** Folder of the engine. */
  root: string;
  definitions: Definitions;
  /** Folder where what is made of the schemas is kept between runs. */
  cache?: string;
  /** Is given again when nothing has changed since. */
  before?: Engine;
}

/** Reads the schemas. */
export function loadEngine({ root, definitions, cache, before }: EngineSources): Engine {
  const texts = (["page", "shared", "site", "sources"] as const).map(
    (name) => [name, readText(join(root, "schema", `${name}.schema.json`))] as const,
  );
  const id = createHash("sha256").update(texts.join("")).digest("hex").slice(0, 10);
  if (before?.id === id) return before;
  const schemas = Object.fromEntries(
    texts.map(([name, text]) => [name, JSON.parse(text)]),
  ) as Engine["schemas"];
  const errorsIn = schemaErrors({ schemas, fields: definitions.fields, cache });
  return {
    id,
    schemas,
    definitions,
    schemaFolder: schemaFolderOf(root),
    validate: createValidator(schemas, errorsIn),
    repair: createRepair(schemas, errorsIn),
  };
}

/** An engine that is installed as a package is found under its name; the pages of its own repository lie beside its schemas. */
function schemaFolderOf(root: string): string {
  if (!root.split(sep).includes("node_modules")) return "schema";
  const { name } = JSON.parse(readText(join(root, "package.json"))) as { name: string };
  return `node_modules/${name}/schema`;
}
