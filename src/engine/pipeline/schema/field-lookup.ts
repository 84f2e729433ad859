import { definitionName, type FieldRole, type JsonSchema } from "../../model/json-schema.ts";
import { pointerKeys } from "../../model/pointer.ts";
import { memoize } from "../memoize.ts";

/** Fields by their names. */
export type Fields = Record<string, JsonSchema>;

/** Looks up what the schema says of values: which field they stand in, and which fields they can have. */
export interface FieldLookup {
  /** The field that the value at a pointer stands in: an entry of a list in that of its list. */
  fieldAt(root: unknown, pointer: string): JsonSchema;
  /** The fields that the value at a pointer can have. */
  fieldsAt(root: unknown, pointer: string): Fields;
  /** The names that fields of a role have anywhere: a value without any of them need not be looked up. */
  namesOf(role: FieldRole): readonly string[];
}

interface Step {
  /** The field of the value, or of the list that it is in. */
  field: JsonSchema;
  /** What the value has to be. */
  schema: JsonSchema;
  value: unknown;
}

/** Gives the lookup for values of a definition. */
export const fieldLookup = memoize((schema: JsonSchema) => {
  const made = new Map<string, FieldLookup>();
  return (definition: string): FieldLookup => {
    const known = made.get(definition) ?? createFieldLookup(schema.definitions ?? {}, definition);
    made.set(definition, known);
    return known;
  };
});

function createFieldLookup(definitions: Fields, definition: string): FieldLookup {
  const meant = createChoice(definitions);
  const known = new Map<FieldRole, readonly string[]>();
  const below = ({ field, schema, value }: Step, key: string): Step => {
    const inner: unknown = Object(value)[key];
    if (Array.isArray(value)) return { field, schema: meant(schema.items, inner), value: inner };
    const { properties = {}, additionalProperties: others } = schema;
    const own = properties[key] ?? (typeof others === "object" ? others : {});
    return { field: own, schema: meant(own, inner), value: inner };
  };
  const at = (root: unknown, pointer: string): Step =>
    pointerKeys(pointer).reduce(below, {
      field: {},
      schema: meant(definitions[definition], root),
      value: root,
    });
  return {
    fieldAt: (root, pointer) => at(root, pointer).field,
    fieldsAt: (root, pointer) => at(root, pointer).schema.properties ?? {},
    namesOf: (role) => {
      const names = known.get(role) ?? [
        ...new Set(
          Object.values(definitions).flatMap(({ properties = {} }) => namesWith(properties, role)),
        ),
      ];
      known.set(role, names);
      return names;
    },
  };
}

/** Makes what follows references and chooses among alternatives, until it is known what a value has to be. */
function createChoice(
  definitions: Fields,
): (schema: JsonSchema | undefined, value: unknown) => JsonSchema {
  const members = new Map<JsonSchema, Map<unknown, JsonSchema>>();

  function meant(schema: JsonSchema = {}, value: unknown): JsonSchema {
    if (schema.$ref !== undefined) return meant(definitions[definitionName(schema.$ref)], value);
    if (schema.fieldsOf !== undefined) return meant(definitions[schema.fieldsOf], value);
    if (schema.if?.required) {
      const has = schema.if.required.every((name) => Object.hasOwn(Object(value), name));
      return meant(has ? schema.then : schema.else, value);
    }
    if (schema.allOf?.some((branch) => branch.if)) return meant(member(schema, value), value);
    if (!schema.anyOf) return schema;
    const branches = schema.anyOf.map((branch) => meant(branch, value));
    return branches.find((branch) => fits(branch, value)) ?? {};
  }

  function member(union: JsonSchema, value: unknown): JsonSchema | undefined {
    const branches = union.allOf ?? [];
    const [tag = ""] = branches[0]?.if?.required ?? [];
    const known =
      members.get(union) ??
      new Map(branches.map((one) => [one.if?.properties?.[tag]?.const, one.then ?? {}]));
    members.set(union, known);
    return known.get(Object(value)[tag]);
  }

  return meant;
}

function fits({ type, properties }: JsonSchema, value: unknown): boolean {
  if (Array.isArray(value)) return type === "array";
  if (typeof value !== "object") return type === typeof value;
  return properties !== undefined && Object.keys(value ?? {}).every((key) => key in properties);
}

/** Whether a field is something to rules, as the tag `@role` of its type says. */
export function hasRole({ role }: JsonSchema, wanted: FieldRole): boolean {
  return role?.split(" ").includes(wanted) ?? false;
}

/** The names of the fields that are something to rules. */
export function namesWith(fields: Fields, role: FieldRole): string[] {
  return Object.keys(fields).filter((name) => hasRole(fields[name] ?? {}, role));
}
