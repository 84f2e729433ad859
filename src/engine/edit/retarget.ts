import { pointerKeys } from "../model/pointer.ts";
import { withTarget } from "../pipeline/blog/target-spans.ts";
import type { Reference } from "../pipeline/resolve/refs.ts";
import { changeJson } from "./edit.ts";

/**
 * Writes another target where a link, or a link within a longer text, names one.
 *
 * @param text of the file
 * @param change gives the new target for the old one
 */
export function retarget(
  text: string,
  reference: Reference,
  change: (target: string) => string,
): string {
  const { span, excerpt, value: target } = reference;
  if (span) {
    const written = excerpt ?? target;
    const next = change(target);
    return withTarget(text, written, written === target ? next : next.replaceAll("&", "&amp;"));
  }
  const value = valueAt(JSON.parse(text), reference.pointer);
  const replace = replacer(reference, change);
  const next = Array.isArray(value)
    ? value.map((line) => replace(String(line)))
    : replace(String(value));
  return changeJson(text, [{ pointer: reference.pointer, value: next }]);
}

function replacer(
  { value, excerpt }: Reference,
  change: (target: string) => string,
): (piece: string) => string {
  if (excerpt === undefined) return () => change(value);
  const literal = excerpt.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  const target = new RegExp(String.raw`(\]\(\s*<?)${literal}(?=[\s>)])`, "g");
  return (markdown) => markdown.replace(target, (_, opening: string) => opening + change(excerpt));
}

function valueAt(root: unknown, pointer: string): unknown {
  return pointerKeys(pointer).reduce<unknown>(
    (value, key) => (value as Record<string, unknown> | undefined)?.[key],
    root,
  );
}
