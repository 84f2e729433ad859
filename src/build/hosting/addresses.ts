/**
 * A path with a slash at its end, which leads to the path without. Nothing in it can be taken for
 * another host: no second slash, no backslash, no percent sign.
 */
export const SLASH_AT_END = "^(/[a-z0-9][a-z0-9._~-]*(?:/[a-z0-9._~-]+)*)/$";

/** The addresses of a route pattern such as `/article/:id`, as a regular expression. */
export function patternSource(pattern: string): string {
  return `^${pattern.replace(/:[a-z]+/g, String.raw`[1-9]\d{0,15}`)}$`;
}
