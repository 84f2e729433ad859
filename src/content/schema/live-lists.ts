import { isPattern } from "../../page/route.ts";

/** A page with the places in it that links can mean. */
export interface AnchoredRoute {
  route: string;
  anchors: string[];
}

/**
 * The schema that editors complete links and media from. An `enum` inside a condition gives no
 * completion, so each value is offered as a snippet as well.
 */
export function liveLists(pages: AnchoredRoute[], aliases: string[], media: string[]): object {
  const listed = pages.filter(({ route }) => route !== "/404" && !isPattern(route));
  const routes = [...listed.map(({ route }) => route), ...aliases];
  const hrefs = [
    ...routes,
    ...listed.flatMap(({ route, anchors }) => anchors.map((anchor) => `${route}#${anchor}`)),
  ];
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the pages. Not committed.",
    definitions: {
      href: {
        defaultSnippets: snippets(hrefs),
        if: { pattern: "^/(?!media/)[^?#{]*(#|$)" },
        then: {
          anyOf: [{ enum: hrefs }, { pattern: patternsOf(pages) }],
          errorMessage: "There is no such page, or no such place on it.",
        },
      },
      route: { enum: routes, defaultSnippets: snippets(routes) },
      media: { enum: media, defaultSnippets: snippets(media) },
    },
  };
}

function snippets(values: string[]): object[] {
  return values.map((value) => ({ label: value, body: value }));
}

/** A pattern for addresses that a page with a parameter answers; one that nothing matches without such pages. */
function patternsOf(pages: AnchoredRoute[]): string {
  const sources = pages
    .filter(({ route }) => isPattern(route))
    .map(({ route }) => route.replace(/:[a-z]+/g, "[1-9][0-9]*"));
  return sources.length === 0 ? "^(?!)" : `^(${sources.join("|")})$`;
}
