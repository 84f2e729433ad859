/**
 * A name in small letters, digits and hyphens, as addresses and files have it: `O’Hare, New York` is
 * `ohare-new-york`. Nothing is left of a name in other letters than Latin ones.
 */
export function slugify(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}|[’']/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
