import { isDay } from "../../model/day.ts";
import type { Picture } from "../../model/resolved.ts";
import {
  brokenLink,
  htmlInText,
  impossibleDay,
  linkInPlainText,
  MARKDOWN_LINK,
  missingAlt,
  openBold,
  tooMuchMarkdown,
} from "./field-issues.ts";
import { parseMarkdown } from "./markdown.ts";
import { resolvePages } from "./page-lists.ts";
import type { Place } from "./place.ts";
import { mayHoldTokens, type TokenFault } from "./token-faults.ts";
import { brokenToken, unknownToken } from "./token-issues.ts";
import { fillTokens } from "./tokens.ts";
import type { FieldResolvers } from "./walk.ts";

/** The meaning of every field type. */
export const FIELD_RESOLVERS: FieldResolvers = {
  text(value, place, pointer) {
    if (MARKDOWN_LINK.test(value)) place.found.issues.push(linkInPlainText(place, pointer, value));
    return fill(value, place, pointer);
  },
  link: resolveLink,
  // Methods, as tsx gives every other function its name anew whenever it is made: a fifth of a large site's resolving.
  richText: (value, place, pointer) =>
    parseMarkdown(value, {
      text(piece) {
        return fill(piece, place, pointer);
      },
      link(target, written) {
        const value = resolveLink(written, place, pointer, written);
        return written === decodeBraces(target) ? value : target;
      },
      brokenLink(written) {
        place.found.issues.push(brokenLink(place, pointer, written));
      },
      leftover(written) {
        place.found.issues.push(openBold(place, pointer, written));
      },
      heading(level, value) {
        place.found.headings.push({ value, level, file: place.file, pointer, excerpt: value });
      },
      html(written) {
        place.found.issues.push(htmlInText(place, pointer, written));
      },
      excess(message) {
        place.found.issues.push(tooMuchMarkdown(place, pointer, message));
      },
    }),
  image: (value, place, pointer) =>
    resolveImage(place, value, fill(value.alt, place, `${pointer}/alt`), pointer),
  media(value, place, pointer) {
    place.found.media.push({ value, file: place.file, pointer });
    const media = place.index.media.get(value);
    return media ? place.urls.file(media) : value;
  },
  anchor(value, place, pointer) {
    place.found.anchors.push({ value, file: place.file, pointer });
    return value;
  },
  day(value, place, pointer) {
    if (!isDay(value)) place.found.issues.push(impossibleDay(place, pointer, value));
    return value;
  },
  pages: (value, place, pointer) => resolvePages(place, value, pointer),
};

function fill(value: string, place: Place, pointer: string): string {
  if (!mayHoldTokens(value)) return value;
  const { file, found } = place;
  return fillTokens(value, place.tokens, {
    unknown: (name) => found.issues.push(unknownToken(place, pointer, name)),
    gap: (wanted, written) => found.gaps.push({ value: wanted, file, pointer, excerpt: written }),
    fault(fault) {
      if (!belongsToLast(fault, place, pointer))
        found.issues.push(brokenToken(place, pointer, fault));
    },
  });
}

/** Where Markdown stands between two braces, both are alone: that is one slip, reported at the first. */
function belongsToLast({ kind }: TokenFault, { found, file }: Place, pointer: string): boolean {
  const last = found.issues.findLast(({ rule }) => rule === "token-form");
  const isOpen = last?.excerpt?.startsWith("{") === true && !last.excerpt.includes("}");
  return kind === "close" && isOpen && last.file === file && last.pointer === pointer;
}

/** A token without a value is told by itself, not as a bad link. */
function resolveLink(written: string, place: Place, pointer: string, excerpt?: string): string {
  const { issues, gaps, links } = place.found;
  const told = issues.length + gaps.length;
  const value = fill(written, place, pointer);
  const isFilled = value !== written;
  if (issues.length + gaps.length === told)
    links.push({ value, file: place.file, pointer, excerpt, isFilled });
  return value;
}

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
