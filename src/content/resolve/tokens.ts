/** `{name}`, `{a.b}`, or a doubled brace that stands for itself. */
const TOKEN = /\{\{|\}\}|\{([^{}]*)\}/g;

/** `{fill: …}` marks what an author still has to write. */
const GAP = /^\s*fill:\s*/;

/** What an author is asked to write in a place; nothing when a token's name is no such mark. */
export function gapOf(name: string): string | undefined {
  return GAP.test(name) ? name.replace(GAP, "") : undefined;
}

/** Values by token name, for example `facts.monthlyFrom`. */
export type Tokens = Pick<ReadonlyMap<string, string>, "get" | "keys">;

/**
 * Fills the tokens of a text.
 *
 * @param onUnknown is told the name of a token that has no value; the token stays as written
 */
export function fillTokens(
  text: string,
  tokens: Tokens,
  onUnknown: (name: string) => void,
): string {
  if (!text.includes("{") && !text.includes("}")) return text;
  return text.replace(TOKEN, (written, name: string | undefined) => {
    if (name === undefined) return written.charAt(0);
    const value = tokens.get(name.trim());
    if (value === undefined) onUnknown(name);
    return value ?? gapOf(name) ?? written;
  });
}

/**
 * The tokens that an object offers: its texts and numbers by their path.
 *
 * @param prefix goes before every name, for example `page`
 */
export function collectTokens(source: object, prefix = ""): Map<string, string> {
  const tokens = new Map<string, string>();
  for (const [key, value] of Object.entries(source)) {
    const name = prefix === "" ? key : `${prefix}.${key}`;
    if (typeof value === "string") tokens.set(name, value);
    else if (typeof value === "object" && value !== null && !Array.isArray(value))
      for (const [inner, text] of collectTokens(value, name)) tokens.set(inner, text);
  }
  return tokens;
}

/** The tokens of a page, which are collected when one is asked for, and those of the site. */
export function tokensOfPage(fields: object, siteTokens: Tokens): Tokens {
  let collected: Tokens | undefined;
  const own = () => {
    collected ??= collectTokens(fields, "page");
    return collected;
  };
  return {
    get: (name) => (name.startsWith("page.") ? own() : siteTokens).get(name),
    keys: () => new Set([...siteTokens.keys(), ...own().keys()]).keys(),
  };
}
