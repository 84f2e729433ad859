const TOKEN = /\{\s*([^{}\s"]+)\s*\}/g;

/** The names that stand in braces anywhere in a part of a site, each once. */
export function tokensIn(part: unknown): string[] {
  const matches = JSON.stringify(part).matchAll(TOKEN);
  return [...new Set([...matches].map(([, name = ""]) => name))];
}
