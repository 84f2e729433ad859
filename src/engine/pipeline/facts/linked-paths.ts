/** The paths that a resolved value leads to, each once: targets of links, and routes of cards. */
export function linkedPaths(value: object): string[] {
  const paths = new Set<string>();
  collectLinks(value, paths);
  return [...paths];
}

function collectLinks(value: object, into: Set<string>): void {
  for (const key in value) {
    const item = (value as Record<string, unknown>)[key];
    if (typeof item === "object") {
      if (item !== null) collectLinks(item, into);
    } else if (typeof item === "string" && (key === "href" || key === "route"))
      into.add(item.split(/[?#]/, 1)[0] ?? "");
  }
}
