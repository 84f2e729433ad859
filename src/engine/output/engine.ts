import { createHash } from "node:crypto";
import { join } from "node:path";
import type { DocumentRules } from "../pipeline/read-files.ts";
import { readText } from "../pipeline/regular-file.ts";
import type { JsonSchema } from "../pipeline/schema/json-schema.ts";
import type { SchemaName } from "../pipeline/schema/sources.ts";
import { createRepair } from "../pipeline/validate/repair.ts";
import { createValidator } from "../pipeline/validate/validator.ts";

/** The rules of the engine: its schemas and what is made from them. */
export interface Engine extends DocumentRules {
  /** Changes when the content model does. */
  id: string;
  schemas: Record<SchemaName, JsonSchema>;
}

/**
 * Reads the committed schemas.
 *
 * @param before is given again when nothing has changed since
 */
export function loadEngine(root: string, before?: Engine): Engine {
  const texts = (["page", "post", "shared", "site", "sources"] as const).map(
    (name) => [name, readText(join(root, "schema", `${name}.schema.json`))] as const,
  );
  const id = createHash("sha256").update(texts.join("")).digest("hex").slice(0, 10);
  if (before?.id === id) return before;
  const schemas = Object.fromEntries(
    texts.map(([name, text]) => [name, JSON.parse(text)]),
  ) as Engine["schemas"];
  return { id, schemas, validate: createValidator(schemas), repair: createRepair(schemas) };
}
