/**
 * Whether a list within a value has entries that share a text. Components know their entries by
 * such texts, and React loses track of entries it knows by the same name: a block with twins, which
 * is common while it is being filled in, is mounted again at every change.
 */
export function hasTwins(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  if (Array.isArray(value) && sharesText(value)) return true;
  return Object.values(value).some(hasTwins);
}

function sharesText(items: unknown[]): boolean {
  const seen = new Set<string>();
  return items.some((item) =>
    textsOf(item).some((text) => {
      const known = seen.has(text);
      seen.add(text);
      return known;
    }),
  );
}

/** The texts of an entry, each with the name of its field. */
function textsOf(item: unknown): string[] {
  if (typeof item === "string") return [item];
  if (typeof item !== "object" || item === null) return [];
  return Object.entries(item)
    .filter(([, value]) => typeof value === "string")
    .map(([key, value]) => `${key}: ${value}`);
}
