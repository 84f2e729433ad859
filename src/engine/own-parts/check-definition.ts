import type { PartFolder, PartKind } from "./find-parts.ts";

/** The module of a part that the engine runs, and what it exports. */
export const DEFINITION: Record<PartKind, { file: string; name: string }> = {
  block: { file: "block.ts", name: "block" },
  rule: { file: "rule.ts", name: "rule" },
  blog: { file: "provider.ts", name: "provider" },
  form: { file: "provider.ts", name: "provider" },
};

/** By what a definition names itself, and what else it cannot be without. */
const NEEDED: Record<PartKind, { name: string; values: Record<string, string> }> = {
  block: { name: "type", values: {} },
  rule: { name: "id", values: { level: "string", title: "string", help: "string" } },
  blog: {
    name: "name",
    values: {
      idPattern: "string",
      idWords: "object",
      listed: "number",
      nameOf: "function",
      list: "function",
      parse: "function",
      idOf: "function",
      origins: "function",
    },
  },
  form: { name: "name", values: { title: "string", embed: "function", hosts: "object" } },
};

/**
 * Says what a definition lacks, as a full sentence: types are gone when it runs, and nobody has to have looked at them.
 *
 * @param built names of the engine's own parts of that kind, which none of the site's may have
 * @returns nothing for one that can be used
 */
export function definitionFault(
  { kind, name }: PartFolder,
  definition: unknown,
  built: ReadonlySet<string>,
): string | undefined {
  const { name: key, values } = NEEDED[kind];
  const { file, name: exported } = DEFINITION[kind];
  if (typeof definition !== "object" || definition === null)
    return `${file} has to export \`${exported}\`.`;
  const given = definition as Record<string, unknown>;
  if (given[key] !== name)
    return `\`${key}\` has to be "${name}", the name of the folder, and is ${JSON.stringify(given[key])}.`;
  if (kind !== "block" && built.has(name))
    return `The engine has a ${kind} called "${name}" already.`;
  const missing = Object.entries(values).find(([member, type]) => typeof given[member] !== type);
  if (missing) return `\`${missing[0]}\` has to be a ${missing[1]}.`;
  if (kind === "rule" && !["error", "warning"].includes(String(given.level)))
    return `\`level\` has to be "error" or "warning", and is ${JSON.stringify(given.level)}.`;
  return undefined;
}
