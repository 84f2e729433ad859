import type { FieldContext } from "../../fields/field-context.ts";
import type { Image } from "../../fields/image/type.ts";
import type { PageList } from "../../fields/page-list/type.ts";
import type { Issue } from "../../model/issue.ts";
import type { PageCard, Picture } from "../../model/resolved.ts";
import { resolvePages } from "./page-lists.ts";
import type { Place } from "./place.ts";
import { mayHoldTokens, type TokenFault } from "./token-faults.ts";
import { brokenToken, unknownToken } from "./token-issues.ts";
import { fillTokens } from "./tokens.ts";

/** What the values of one file are resolved with. */
export function createFieldContext(place: Place): FieldContext {
  return new PlaceContext(place);
}

/** A class, as one is made for every block, and its functions need not be. */
class PlaceContext implements FieldContext {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  report(issue: Omit<Issue, "file">): void {
    const { found, file } = this.#place;
    found.issues.push({ ...issue, file });
  }

  fill(text: string, pointer: string): string {
    return fill(text, this.#place, pointer);
  }

  link(target: string, pointer: string, excerpt?: string): string {
    return resolveLink(target, this.#place, pointer, excerpt);
  }

  anchor(value: string, pointer: string): void {
    const { found, file } = this.#place;
    found.anchors.push({ value, file, pointer });
  }

  heading(level: number, value: string, pointer: string): void {
    const { found, file } = this.#place;
    found.headings.push({ value, level, file, pointer, excerpt: value });
  }

  media(value: string, pointer: string): string {
    const { found, file, index, urls } = this.#place;
    found.media.push({ value, file, pointer });
    const media = index.media.get(value);
    return media ? urls.file(media) : value;
  }

  picture({ src, alt }: Image, pointer: string): Picture {
    const { found, file, index, urls } = this.#place;
    found.media.push({ value: src, file, pointer: `${pointer}/src` });
    found.alts.push({ value: alt, source: src, file, pointer: `${pointer}/alt` });
    const media = index.media.get(src);
    if (!media) return { src, alt, width: 1, height: 1 };
    return { ...urls.picture(media), alt, width: media.width ?? 1, height: media.height ?? 1 };
  }

  pages(list: PageList, pointer: string): PageCard[] {
    return resolvePages(this.#place, list, pointer);
  }
}

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

/** A token without a value is reported by itself, not as a bad link. */
function resolveLink(written: string, place: Place, pointer: string, excerpt?: string): string {
  const { issues, gaps, links } = place.found;
  const reported = issues.length + gaps.length;
  const value = fill(written, place, pointer);
  const isFilled = value !== written;
  if (issues.length + gaps.length === reported)
    links.push({ value, file: place.file, pointer, excerpt, isFilled });
  return value;
}
