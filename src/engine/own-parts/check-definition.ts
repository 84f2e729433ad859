import type { PartFolder } from "./find-parts.ts";
import { type MemberType, PART_KINDS } from "./part-kinds.ts";

/**
 * Says what a definition lacks, as a full sentence: types are gone when it runs, and nobody has to have looked at them.
 *
 * @param taken names of the engine's own parts of that kind, which none of the site's may have
 * @returns nothing for one that can be used
 */
export function definitionFault(
  { kind, name }: PartFolder,
  definition: unknown,
  taken: ReadonlySet<string>,
): string | undefined {
  const { definition: expected, members, faultOf } = PART_KINDS[kind];
  if (typeof definition !== "object" || definition === null)
    return `\`${expected.exported}\` has to be an object.`;
  const given = definition as Record<string, unknown>;
  if (given[expected.named] !== name)
    return `\`${expected.named}\` has to be "${name}", the name of the folder, and is ${JSON.stringify(given[expected.named])}.`;
  if (taken.has(name)) return `The engine has a ${kind} called "${name}" already.`;
  return memberFault(given, members) ?? faultOf?.(given);
}

function memberFault(
  definition: Readonly<Record<string, unknown>>,
  members: Readonly<Record<string, MemberType>>,
): string | undefined {
  for (const [name, member] of Object.entries(members)) {
    const value = definition[name];
    const [type = member] = member.split("?");
    const isLeftOut = value === undefined && member.endsWith("?");
    if (isLeftOut || (typeof value === type && value !== null)) continue;
    return `\`${name}\` has to be ${type === "object" ? "an" : "a"} ${type}.`;
  }
  return undefined;
}
