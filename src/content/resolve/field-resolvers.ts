import type { PageList } from "../../fields/page-list.ts";
import { isDay } from "../../page/day.ts";
import type { Issue } from "../../page/issue.ts";
import { appendPointer } from "../../page/pointer.ts";
import type { PageCard, Picture } from "../../page/resolved.ts";
import { parentOf } from "../../page/route.ts";
import { meantRoute, tidyRoute } from "../index/meant-route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { certain, closest } from "../validate/nearest.ts";
import type { Found } from "./found.ts";
import { parseMarkdown } from "./markdown.ts";
import { fillTokens, gapOf, type Tokens } from "./tokens.ts";
import type { FieldResolvers } from "./walk.ts";

/** What resolving a file needs to know. */
export interface Place {
  index: SiteIndex;
  urls: MediaUrls;
  /** The file the values are written in. */
  file: string;
  tokens: Tokens;
  /** The route of the page; none for the site's own texts. */
  route?: string;
  /** The card of another page. */
  card(entry: PageEntry): PageCard;
  /** Takes what is found on the way. */
  found: Found;
}

/** The meaning of every field type for one file. */
export function fieldResolvers(place: Place): FieldResolvers {
  const text = (value: string, pointer: string) =>
    fillTokens(value, place.tokens, (name) => {
      const gap = gapOf(name);
      if (gap === undefined) place.found.issues.push(unknownToken(place, pointer, name));
      else place.found.gaps.push({ value: gap, file: place.file, pointer, excerpt: `{${name}}` });
    });
  /** A token without a value is told by itself, not as a bad link. */
  const link = (written: string, pointer: string, excerpt?: string) => {
    const told = place.found.issues.length + place.found.gaps.length;
    const value = text(written, pointer);
    const isFilled = value !== written;
    if (place.found.issues.length + place.found.gaps.length === told)
      place.found.links.push({ value, file: place.file, pointer, excerpt, isFilled });
    return value;
  };
  return {
    text: (value, pointer) => {
      if (MARKDOWN_LINK.test(value))
        place.found.issues.push(linkInPlainText(place, pointer, value));
      return text(value, pointer);
    },
    link: (value, pointer) => link(value, pointer),
    richText: (value, pointer) =>
      parseMarkdown(value, {
        text: (piece) => text(piece, pointer),
        link: (target, written) => {
          const value = link(written, pointer, written);
          return written === decodeBraces(target) ? value : target;
        },
        brokenLink: (written) => place.found.issues.push(brokenLink(place, pointer, written)),
        heading: (level, value) =>
          place.found.headings.push({ value, level, file: place.file, pointer, excerpt: value }),
        html: (written) => place.found.issues.push(htmlInText(place, pointer, written)),
      }),
    image: (value, pointer) =>
      resolveImage(place, value, text(value.alt, `${pointer}/alt`), pointer),
    media: (value, pointer) => resolveMedia(place, value, pointer),
    anchor: (value, pointer) => {
      place.found.anchors.push({ value, file: place.file, pointer });
      return value;
    },
    day: (value, pointer) => {
      if (!isDay(value)) place.found.issues.push(impossibleDay(place, pointer, value));
      return value;
    },
    pages: (value, pointer) => resolvePages(place, value, pointer),
  };
}

/** A link as Markdown has it, in a field that is shown as it is. */
const MARKDOWN_LINK = /\[[^\]]+\]\((\/|#|https?:|mailto:|tel:)[^)]*\)/;

/** Markdown writes braces in link targets as %7B and %7D. */
function decodeBraces(target: string): string {
  return target.replaceAll("%7B", "{").replaceAll("%7D", "}");
}

function resolveImage(place: Place, image: { src: string }, alt: string, pointer: string): Picture {
  const at = `${pointer}/src`;
  place.found.media.push({ value: image.src, file: place.file, pointer: at });
  place.found.alts.push({
    value: alt,
    source: image.src,
    file: place.file,
    pointer: `${pointer}/alt`,
  });
  if (alt.trim() === "") place.found.issues.push(missingAlt(place, `${pointer}/alt`));
  const media = place.index.media.get(image.src);
  if (!media) return { src: image.src, alt, width: 1, height: 1 };
  return { ...place.urls.picture(media), alt, width: media.width ?? 1, height: media.height ?? 1 };
}

function resolveMedia(place: Place, path: string, pointer: string): string {
  place.found.media.push({ value: path, file: place.file, pointer });
  const media = place.index.media.get(path);
  return media ? place.urls.file(media) : path;
}

function resolvePages(place: Place, list: PageList, pointer: string): PageCard[] {
  const { index, route } = place;
  collectListed(place, list, pointer);
  const entries = Array.isArray(list)
    ? list.flatMap((path, at) => listedPage(place, path, appendPointer(pointer, at)))
    : (index.children.get(folderOf(list, route)) ?? []).filter((entry) => entry.route !== route);
  if (entries.length === 0 && !Array.isArray(list) && !hasUnreadable(index, folderOf(list, route)))
    place.found.issues.push(
      typeof list === "object" && !index.pages.has(list.below)
        ? unknownPage(place, list.below, appendPointer(pointer, "below"))
        : emptyList(place, pointer, list),
    );
  return entries.map(place.card);
}

function collectListed({ found, file }: Place, list: PageList, pointer: string): void {
  if (Array.isArray(list))
    list.forEach((value, at) => {
      found.listed.push({ value, file, pointer: appendPointer(pointer, at) });
    });
  else if (typeof list === "object")
    found.listed.push({ value: list.below, file, pointer: appendPointer(pointer, "below") });
}

function hasUnreadable({ unreadable }: SiteIndex, folder: string): boolean {
  return [...unreadable].some((name) => name.startsWith("/") && parentOf(name) === folder);
}

function folderOf(list: Exclude<PageList, string[]>, route = "/"): string {
  if (list === "below") return route;
  if (list === "beside") return parentOf(route) ?? "/";
  return list.below;
}

function listedPage(place: Place, path: string, pointer: string): PageEntry[] {
  const entry = place.index.pages.get(path);
  if (entry) return [entry];
  if (place.index.unreadable.has(path)) return [];
  place.found.issues.push(unknownPage(place, path, pointer));
  return [];
}

function unknownPage({ index, file }: Place, path: string, pointer: string): Issue {
  const routes = new Set(index.pages.keys());
  const near = meantRoute(path, routes);
  const sure = tidyRoute(path, routes) ?? certain(path, [...routes]);
  return {
    rule: "pages-unknown",
    message: `There is no page ${path}.`,
    hint: near
      ? `Did you mean ${near}?`
      : "Write the path of a page as in the browser, for example /contact.",
    file,
    pointer,
    ...(sure === undefined ? {} : { fix: { value: sure } }),
  };
}

function unknownToken(place: Place, pointer: string, name: string): Issue {
  const near = closest(name, [...place.tokens.keys()]);
  const sure = certain(name, [...place.tokens.keys()]);
  return {
    rule: "token-unknown",
    message: `{${name}} has no value.`,
    hint: `${near ? `Did you mean {${near}}? ` : ""}Values are set in pages/_site.json. For a brace itself write {{ or }}.`,
    file: place.file,
    pointer,
    excerpt: `{${name}}`,
    ...(sure === undefined ? {} : { fix: { value: `{${sure}}` } }),
  };
}

function htmlInText(place: Place, pointer: string, written: string): Issue {
  return {
    rule: "markdown-html",
    message: `HTML such as ${written.slice(0, 40)} cannot stand in a text.`,
    hint: "Use Markdown: **bold**, *italic*, [words](/path), lists and tables. For pictures use a block.",
    file: place.file,
    pointer,
    excerpt: written.slice(0, 40),
  };
}

function brokenLink(place: Place, pointer: string, written: string): Issue {
  return {
    rule: "link-form",
    message: `${JSON.stringify(written)} was meant to be a link, but is shown as it stands.`,
    hint: "Write [words](/path): no space between the brackets and none in the path.",
    file: place.file,
    pointer,
    excerpt: written,
  };
}

function linkInPlainText(place: Place, pointer: string, value: string): Issue {
  const written = MARKDOWN_LINK.exec(value)?.[0] ?? value;
  return {
    rule: "link-form",
    message: `${JSON.stringify(written)} is shown as it stands: this field has plain text, not Markdown.`,
    hint: "Write the words only, and put the link into a field that takes Markdown.",
    file: place.file,
    pointer,
    excerpt: written,
  };
}

function missingAlt(place: Place, pointer: string): Issue {
  return {
    rule: "media-alt",
    message: "This picture has no text for people who cannot see it.",
    hint: "Say in one short sentence what it shows.",
    file: place.file,
    pointer,
  };
}

function emptyList(place: Place, pointer: string, list: PageList): Issue {
  const folder = folderOf(list as Exclude<PageList, string[]>, place.route);
  return {
    rule: "pages-empty",
    message: `There are no pages below ${folder} to show here.`,
    hint: "Add a page in that folder, or take the block away.",
    file: place.file,
    pointer,
  };
}

function impossibleDay(place: Place, pointer: string, value: string): Issue {
  return {
    rule: "date-invalid",
    message: `${value} is not in the calendar.`,
    hint: "Write year-month-day with a month from 01 to 12 and a day that the month has.",
    file: place.file,
    pointer,
  };
}
