import type { JsonSchema } from "../../../engine/model/json-schema.ts";
import { isIndex, pointerKeys } from "../../../engine/model/pointer.ts";
import { memoize } from "../../../engine/pipeline/memoize.ts";
import { labelOf } from "../forms/label.ts";

/** What people call the fields and the blocks of a site, by their names in files. */
export interface FieldLabels {
  /** The label of a field; nothing for what is none. */
  field(name: string): string | undefined;
  /** The label of a block; nothing for what is none. */
  block(type: string): string | undefined;
}

/** Reads the labels of all fields from the schemas. */
export const fieldLabels = memoize(read);

function read(schemas: Readonly<Record<string, JsonSchema>>): FieldLabels {
  const labels = new Map<string, string>();
  const types = new Set<string>();
  for (const { definitions = {} } of Object.values(schemas))
    for (const { properties = {} } of Object.values(definitions))
      for (const [name, { title, const: type }] of Object.entries(properties)) {
        if (name === "type" && typeof type === "string") types.add(type);
        const label = title ?? labelOf(name);
        // What has one name and several labels is called by its name alone.
        labels.set(name, (labels.get(name) ?? label) === label ? label : labelOf(name));
      }
  return {
    field: (name) => labels.get(name),
    block: (type) => (types.has(type) ? labelOf(type) : undefined),
  };
}

/** What people call the value at a pointer: its field, and which entry of a list it is. */
export function labelAt(pointer: string, labels: FieldLabels): string | undefined {
  const keys = pointerKeys(pointer);
  const name = keys.findLast((key) => !isIndex(key));
  if (name === undefined) return undefined;
  if (name === "blocks") return keys.at(-1) === name ? "The list of parts" : "This part";
  const at = keys.at(-1);
  const label = `“${labels.field(name) ?? labelOf(name)}”`;
  return at !== undefined && isIndex(at) ? `Entry ${Number(at) + 1} of ${label}` : label;
}
