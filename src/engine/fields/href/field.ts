import type { JsonSchema } from "../../model/json-schema.ts";
import type { RoutePattern } from "../../model/route.ts";
import { defineField } from "../define-field.ts";
import { listedPages, liveList, snippets, withKnownTokens } from "../live-list.ts";
import type { SiteNames } from "../site-names.ts";
import { HREF_PATTERN, ownAddressPattern } from "./href-pattern.ts";

/** A path with at most an anchor: without a query, a token, an encoded character or a text to be found. */
const PLAIN_PATH = "^/(?!media/)[^?#{%]*(#[^:%{]+)?$";

export const field = defineField({
  name: "Href",
  resolve: (value, context, pointer) => context.link(value, pointer),
  schema: { allOf: [liveList("href")] },
  live: { href },
  form: { control: "link" },
});

function href(site: SiteNames): JsonSchema {
  const { url, patterns, aliases, media, files } = site;
  const answered = [...listedPages(site), ...aliases];
  const paths = answered.map(({ route }) => route);
  const anchored = answered.flatMap(({ route, anchors }) =>
    anchors.map((anchor) => `${route}#${anchor}`),
  );
  const frame = paths.flatMap((path) => site.frameAnchors.map((anchor) => `${path}#${anchor}`));
  const hrefs = [...paths, ...anchored];
  return {
    defaultSnippets: snippets(hrefs),
    allOf: [
      withKnownTokens(site),
      {
        if: { pattern: PLAIN_PATH },
        then: {
          anyOf: [{ enum: [...hrefs, ...frame, ...files] }, { pattern: sourceOf(patterns) }],
          errorMessage: "There is no such page, or no such place on it.",
        },
        else: {
          pattern: HREF_PATTERN,
          patternErrorMessage:
            "A link begins with / for a page, # for a place on this page, https://, mailto: or tel:, and has no spaces.",
        },
      },
      {
        if: { pattern: "^/media/[^?#%{]*$" },
        then: { enum: media, errorMessage: "There is no such file in the media folder." },
      },
      {
        not: { pattern: ownAddressPattern(url) },
        errorMessage: "This is an address of this very site: begin with the slash of its path.",
      },
    ],
  };
}

/** A pattern for addresses that a page with a parameter answers; one that nothing matches without such pages. */
function sourceOf(patterns: RoutePattern[]): string {
  const sources = patterns.map(({ route, id }) => route.replace(/:[a-z]+/g, () => id));
  return sources.length === 0 ? "^(?!)" : `^(${sources.join("|")})$`;
}
