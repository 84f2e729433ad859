import type { XastElement, XastRoot } from "svgo";

/** What an element of a drawing refers to, in `href` or in `url(#…)`. */
const REFERENCE = /url\(\s*["']?#([^"')]+)["']?\s*\)/g;

/**
 * The number of elements that a browser has to draw once every `<use>`, pattern, mask and marker stands
 * where it is used. A part that refers to itself is not drawn again.
 *
 * @returns may be infinite
 */
export function countShapes(root: XastRoot): number {
  const byId = new Map<string, XastElement>();
  collect(root, byId);
  const known = new Map<XastElement, number>();
  const countOf = (element: XastElement): number => {
    const before = known.get(element);
    if (before !== undefined) return before;
    known.set(element, 0);
    let count = 1;
    for (const child of element.children) if (child.type === "element") count += countOf(child);
    for (const id of referencesOf(element)) {
      const target = byId.get(id);
      if (target) count += countOf(target);
    }
    known.set(element, count);
    return count;
  };
  return root.children.reduce(
    (sum, child) => sum + (child.type === "element" ? countOf(child) : 0),
    0,
  );
}

function collect(parent: XastRoot | XastElement, byId: Map<string, XastElement>): void {
  for (const child of parent.children) {
    if (child.type !== "element") continue;
    const { id } = child.attributes;
    if (id !== undefined && !byId.has(id)) byId.set(id, child);
    collect(child, byId);
  }
}

function referencesOf({ attributes }: XastElement): string[] {
  return Object.entries(attributes).flatMap(([name, value]) => {
    if (/(^|:)href$/.test(name)) return value.startsWith("#") ? [value.slice(1)] : [];
    return value.includes("url(") ? [...value.matchAll(REFERENCE)].map(([, id = ""]) => id) : [];
  });
}
