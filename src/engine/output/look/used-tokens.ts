/** The names of the tokens that styles ask for. */
export function tokensIn(css: string): ReadonlySet<string> {
  return new Set([...css.matchAll(/var\((--[\w-]+)/g)].map(([, name = ""]) => name));
}

/** Leaves out of the rules of the root all tokens but some. */
export function withTokens(css: string, tokens: ReadonlySet<string>): string {
  return css.replace(/:root\{[^{}]*\}/g, (rule) =>
    rule.replace(/(--[\w-]+):[^;}]*;?/g, (token, name) => (tokens.has(name) ? token : "")),
  );
}

/**
 * Styles that are loaded after others, with the tokens that only they ask for.
 *
 * @param rule the rule with all tokens
 * @param known the tokens that the others bring, among them all that other tokens refer to
 */
export function withFurtherTokens(css: string, rule: string, known: ReadonlySet<string>): string {
  const further = new Set([...tokensIn(css)].filter((name) => !known.has(name)));
  return further.size > 0 ? withTokens(rule, further) + css : css;
}
