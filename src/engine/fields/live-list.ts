import { escapePattern } from "../model/escape-pattern.ts";
import type { JsonSchema } from "../model/json-schema.ts";
import { isPattern } from "../model/route.ts";
import type { AnchoredRoute, SiteNames } from "./site-names.ts";

/** A reference to what depends on the site. */
export function liveList(name: string): JsonSchema {
  return { $ref: `routes.schema.json#/definitions/${name}` };
}

/**
 * One of the values that a site has. An `enum` inside a condition gives no completion, so each value is
 * offered as a snippet as well.
 */
export function oneOf(values: string[], errorMessage: string): JsonSchema {
  return { enum: values, errorMessage, defaultSnippets: snippets(values) };
}

/** Entries of an editor's completion list. */
export function snippets(values: string[]): JsonSchema["defaultSnippets"] {
  return values.map((value) => ({ label: value, body: value }));
}

/** The pages that lists and links can name: those with a path of their own. */
export function listedPages({ pages }: SiteNames): AnchoredRoute[] {
  return pages.filter(({ route }) => route !== "/404" && !isPattern(route));
}

/**
 * Braces hold the name of a value, the name of a field of the page, or what is still to be written.
 *
 * @param besides a pattern of what braces may also stand in
 */
export function withKnownTokens({ tokens }: SiteNames, besides = ""): JsonSchema {
  const known = [...tokens.map(escapePattern), "page\\.[^{}]*", "fill:[^{}]*"].join("|");
  const other = besides === "" ? "[^{}]" : "[^{}`]";
  return {
    pattern: `^(?:${other}|${besides}\\{\\s*(?:${known})\\s*\\})*$`,
    patternErrorMessage:
      "A brace has no other half, or a name in braces has no value. Values are set in pages/_site.json.",
  };
}
