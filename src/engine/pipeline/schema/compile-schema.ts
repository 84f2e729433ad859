import { definitionName, type JsonSchema } from "../../model/json-schema.ts";

/** What is made of the parts of a schema. `Made` is mostly a function that does something with a value. */
export interface SchemaParts<Made> {
  /** For definitions whose name means more than their shape, for example `Text`. */
  named: Record<string, Made>;
  /** For values that mean nothing more than themselves. */
  plain: Made;
  /** @param others for fields that the schema does not name */
  object(fields: Map<string, Made>, others: Made): Made;
  list(item: Made): Made;
  /** For objects that one field distinguishes, for example the `type` of blocks and the `provider` of forms. */
  tagged(tag: string, members: Map<string, Made>): Made;
  /** For objects that are distinguished by whether they have a field. */
  having(field: string, made: Made, otherwise: Made): Made;
  /** For values that are distinguished by their kind. */
  either(forText: Made, forObject: Made): Made;
  /** For a definition that is not made yet, since definitions can hold one another. */
  later(get: () => Made): Made;
}

/**
 * Makes something of a generated schema, part by part, so that a new block needs no code of its own.
 *
 * @returns gives what was made of the definition of a name
 */
export function compileSchema<Made>(
  schema: JsonSchema,
  parts: SchemaParts<Made>,
): (definition: string) => Made {
  const definitions = schema.definitions ?? {};
  const made = new Map<string, Made>(Object.entries(parts.named));

  function named(name: string): Made {
    const known = made.get(name);
    if (known !== undefined) return known;
    made.set(
      name,
      parts.later(() => made.get(name) ?? parts.plain),
    );
    const compiled = compile(definitions[name] ?? {});
    made.set(name, compiled);
    return compiled;
  }

  function compile(node: JsonSchema): Made {
    if (node.$ref !== undefined) return named(definitionName(node.$ref));
    if (node.fieldsOf !== undefined) return named(node.fieldsOf);
    if (node.allOf?.some((branch) => branch.if)) return tagged(node.allOf);
    if (node.if) return having(node);
    if (node.anyOf) return either(node.anyOf);
    if (node.properties || typeof node.additionalProperties === "object") return object(node);
    if (node.type === "array" && node.items) return parts.list(compile(node.items));
    return parts.plain;
  }

  function tagged(branches: JsonSchema[]): Made {
    const [tag = "type"] = Object.keys(branches[0]?.if?.properties ?? {});
    const members = branches.map(
      (branch) =>
        [String(branch.if?.properties?.[tag]?.const), compile(branch.then ?? {})] as const,
    );
    return parts.tagged(tag, new Map(members));
  }

  function having({ if: { required: [field = ""] = [] } = {}, ...node }: JsonSchema): Made {
    return parts.having(field, compile(node.then ?? {}), compile(node.else ?? {}));
  }

  function either(branches: JsonSchema[]): Made {
    const targets = branches.map((branch) =>
      branch.$ref ? (definitions[definitionName(branch.$ref)] ?? branch) : branch,
    );
    const properties = Object.assign({}, ...targets.map((target) => target.properties ?? {}));
    const text = branches.find((branch, at) => branch.$ref && targets[at]?.type === "string");
    return parts.either(text ? compile(text) : parts.plain, object({ properties }));
  }

  function object(node: JsonSchema): Made {
    const fields = Object.entries(node.properties ?? {}).map(
      ([key, field]) => [key, compile(field)] as const,
    );
    const others = node.additionalProperties;
    return parts.object(
      new Map(fields),
      typeof others === "object" ? compile(others) : parts.plain,
    );
  }

  return named;
}
