import { pointerKeys } from "../pointer.ts";
import type { Merged } from "./clash.ts";

/**
 * A merged value as somebody has decided it.
 *
 * @param choices one for each clash, in their order
 */
export function resolveClashes(
  { value, clashes }: Merged,
  choices: readonly ("mine" | "theirs")[],
): unknown {
  const chosen = clashes.map((clash, at) => ({
    keys: pointerKeys(clash.pointer),
    part: clash[choices[at] ?? "mine"],
  }));
  // Entries are taken out last, and from the end of a list on, so that no pointer leads elsewhere.
  const kept = chosen.filter(({ part }) => part !== undefined);
  const gone = chosen.filter(({ part }) => part === undefined).reverse();
  return [...kept, ...gone].reduce<unknown>(
    (root, { keys, part }) => withAt(root, keys, part),
    value,
  );
}

function withAt(root: unknown, [key, ...rest]: string[], part: unknown): unknown {
  if (key === undefined) return part;
  if (Array.isArray(root)) {
    const at = Number(key);
    if (rest.length === 0 && part === undefined) return root.toSpliced(at, 1);
    return root.with(at, withAt(root[at], rest, part));
  }
  const fields = Object.entries(root as Record<string, unknown>);
  const changed = fields.map(([name, inner]) =>
    name === key ? [name, withAt(inner, rest, part)] : [name, inner],
  );
  return Object.fromEntries(changed.filter(([, inner]) => inner !== undefined));
}
