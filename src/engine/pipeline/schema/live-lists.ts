import { UNSAFE_SIGN } from "../../model/path-signs.ts";
import { ancestorsOf, isPattern } from "../../model/route.ts";
import { MARKDOWN_LINK } from "../resolve/field-issues.ts";
import { BRACES } from "../resolve/tokens.ts";
import { escaped, HREF_PATTERN, ownAddressPattern } from "./href-pattern.ts";

/** A page with the places in it that links can mean. */
export interface AnchoredRoute {
  route: string;
  anchors: string[];
}

/** What a site has that texts can name. */
export interface SiteNames {
  /** The public address. */
  url: string;
  pages: AnchoredRoute[];
  /** Further paths, with the anchors of their pages. */
  aliases: AnchoredRoute[];
  /** Paths of all files in the media folder. */
  media: string[];
  /** Those of them that are no pictures. */
  otherMedia: string[];
  /** Files beside the pages that links can lead to. */
  files: string[];
  /** Anchors that every page has. */
  frameAnchors: string[];
  /** Names of shared blocks. */
  shared: string[];
  /** Names of values that tokens are filled with. */
  tokens: string[];
}

/** Definitions of the schema that editors complete from, and check what depends on the site. */
export const LIVE_DEFINITIONS = [
  "alias",
  "alt",
  "day",
  "folder",
  "href",
  "media",
  "picture",
  "richText",
  "route",
  "shared",
  "text",
] as const;

export type LiveDefinition = (typeof LIVE_DEFINITIONS)[number];

/** Code in Markdown, in which braces stand for themselves, or a backtick of its own. The group keeps the two from being tried in turn. */
const CODE = "(?=(`[^`]*`|`))\\1|";

/** A path with at most an anchor: without a query, a token, an encoded character or a text to be found. */
const PLAIN_PATH = "^/(?!media/)[^?#{%]*(#[^:%{]+)?$";
/** Days that no month has; of February the 29th is left to the rules. */
const DAY =
  "^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2\\d))$";

/**
 * The schema that editors complete from and check names with. An `enum` inside a condition gives no
 * completion, so each value is offered as a snippet as well.
 */
export function liveLists(site: SiteNames): object {
  const listed = site.pages.filter(({ route }) => route !== "/404" && !isPattern(route));
  const routes = listed.map(({ route }) => route);
  const folders = [...new Set([...routes, ...routes.flatMap(ancestorsOf)])];
  const inMarkdown = withKnownTokens(site.tokens, CODE);
  const definitions: Record<LiveDefinition, object> = {
    href: href(site, listed),
    route: oneOf(routes, "There is no such page."),
    folder: oneOf(folders, "There are no pages below this path."),
    media: oneOf(site.media, "There is no such file in the media folder."),
    picture: { not: { enum: site.otherMedia }, errorMessage: "This file is no picture." },
    shared: oneOf(site.shared, "There is no such file in pages/_shared/."),
    alias: alias([...routes, ...site.files]),
    day: { pattern: DAY, patternErrorMessage: "This day is not in the calendar." },
    alt: {
      pattern: "\\S",
      patternErrorMessage: "Say in one short sentence what the picture shows.",
    },
    text: { allOf: [withoutLinks(), withKnownTokens(site.tokens)] },
    richText: { ...inMarkdown, items: inMarkdown },
  };
  return {
    $schema: "http://json-schema.org/draft-07/schema#",
    $comment: "Generated from the pages. Not committed.",
    definitions,
  };
}

function oneOf(values: string[], errorMessage: string): object {
  return {
    enum: values,
    errorMessage,
    defaultSnippets: values.map((value) => ({ label: value, body: value })),
  };
}

function href(site: SiteNames, listed: AnchoredRoute[]): object {
  const { url, pages, aliases, media, files } = site;
  const answered = [...listed, ...aliases];
  const paths = answered.map(({ route }) => route);
  const places = answered.flatMap(({ route, anchors }) =>
    anchors.map((anchor) => `${route}#${anchor}`),
  );
  const frame = paths.flatMap((path) => site.frameAnchors.map((anchor) => `${path}#${anchor}`));
  const hrefs = [...paths, ...places];
  return {
    defaultSnippets: hrefs.map((value) => ({ label: value, body: value })),
    allOf: [
      withKnownTokens(site.tokens),
      {
        if: { pattern: PLAIN_PATH },
        then: {
          anyOf: [{ enum: [...hrefs, ...frame, ...files] }, { pattern: patternsOf(pages) }],
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
function patternsOf(pages: AnchoredRoute[]): string {
  const sources = pages
    .filter(({ route }) => isPattern(route))
    .map(({ route }) => route.replace(/:[a-z]+/g, "[1-9][0-9]*"));
  return sources.length === 0 ? "^(?!)" : `^(${sources.join("|")})$`;
}

function alias(taken: string[]): object {
  return {
    pattern: "^(/[^/]+)+$",
    patternErrorMessage: "A further path begins with a slash and ends without one.",
    allOf: [
      { not: { enum: taken }, errorMessage: "There is a page or a file of this path already." },
      {
        not: { pattern: UNSAFE_SIGN.source },
        errorMessage:
          "A further path has letters, digits and hyphens, and no signs such as ? or #.",
      },
    ],
  };
}

function withoutLinks(): object {
  return {
    not: { pattern: MARKDOWN_LINK.source },
    errorMessage: "This field has plain text, in which a link of Markdown is shown as it stands.",
  };
}

/** Braces hold the name of a value, the name of a field of the page, or what is still to be written. */
function withKnownTokens(names: string[], code = ""): object {
  const others = [...BRACES.keys(), "page\\.[^{}]*", "fill:[^{}]*"];
  const known = [...names.map(escaped), ...others].join("|");
  const other = code === "" ? "[^{}]" : "[^{}`]";
  return {
    pattern: `^(?:${other}|${code}\\{\\s*(?:${known})\\s*\\})*$`,
    patternErrorMessage:
      "A brace has no other half, or a name in braces has no value. Values are set in pages/_site.json.",
  };
}
