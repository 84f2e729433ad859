/** The address that a page's name makes below another page: `Fort Worth` below `/texas` is `/texas/fort-worth`. */
export function addressOf(parent: string, title: string): string {
  const slug = title
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return `${parent === "/" ? "" : parent}/${slug}`;
}
