import type { FieldContext } from "../../fields/field-context.ts";
import type { Image } from "../../fields/image/type.ts";
import type { PageList } from "../../fields/page-list/type.ts";
import { ownIconPath } from "../../model/icon-address.ts";
import type { Issue } from "../../model/issue.ts";
import { croppedRegion, shownFocus, usableCrop } from "../../model/picture-part.ts";
import type { PageCard, Picture } from "../../model/resolved.ts";
import { unknownIcon } from "../icons/unknown-icon.ts";
import { isUnreadable } from "../index/unreadable.ts";
import { keepTogether } from "../texts/keep-together.ts";
import { resolvePages } from "./page-lists.ts";
import type { ResolveContext } from "./resolve-context.ts";
import { mayHoldTokens, type TokenFault } from "./token-faults.ts";
import { brokenToken, unknownToken } from "./token-issues.ts";
import { fillTokens } from "./tokens.ts";

/** What the values of one file are resolved with. */
export function createFieldContext(context: ResolveContext): FieldContext {
  return new FileContext(context);
}

/** A class, as one is made for every block, and its functions need not be. */
class FileContext implements FieldContext {
  readonly #context: ResolveContext;

  constructor(context: ResolveContext) {
    this.#context = context;
  }

  report(issue: Omit<Issue, "file">): void {
    const { refs, file } = this.#context;
    refs.issues.push({ ...issue, file });
  }

  fill(text: string, pointer: string): string {
    return keepTogether(fill(text, this.#context, pointer), this.#context.language);
  }

  link(target: string, pointer: string, excerpt?: string): string {
    return resolveLink(target, this.#context, pointer, excerpt);
  }

  anchor(value: string, pointer: string): void {
    const { refs, file } = this.#context;
    refs.anchors.push({ value, file, pointer });
  }

  heading(level: number, value: string, pointer: string): void {
    const { refs, file } = this.#context;
    refs.headings.push({ value, level, file, pointer, excerpt: value });
  }

  media(value: string, pointer: string): string {
    const { refs, file, index, urls } = this.#context;
    refs.media.push({ value, file, pointer });
    const media = index.media.get(value);
    return media ? urls.file(media) : value;
  }

  icon(value: string, pointer: string): string {
    const { refs, file, index, urls } = this.#context;
    const path = ownIconPath(value);
    const own = index.media.get(path);
    if (own) {
      refs.media.push({ value: path, file, pointer, shownAs: "icon" });
      return urls.icon(own);
    }
    const drawn = index.definitions.icons.path(value);
    if (drawn === undefined && !isUnreadable(index.unreadable, path))
      refs.issues.push(unknownIcon({ value, file, pointer }, index));
    return drawn ?? "";
  }

  picture({ src, alt, ...framing }: Image, pointer: string): Picture {
    const { refs, file, index, urls } = this.#context;
    const crop = usableCrop(framing.crop);
    const used = { value: src, file, pointer: `${pointer}/src`, shownAs: "picture" } as const;
    refs.media.push(crop ? { ...used, crop } : used);
    const altText = { value: alt, source: src, file, pointer: `${pointer}/alt` };
    refs.alts.push(framing.focus ? { ...altText, focus: framing.focus } : altText);
    const media = index.media.get(src);
    if (!media) return { src, alt, width: 1, height: 1 };
    const { width = 1, height = 1 } = media;
    const cropped = croppedRegion({ width, height }, crop);
    const focus = shownFocus(framing);
    const size = { width: cropped.width, height: cropped.height };
    return { ...urls.picture(media, crop), alt, ...size, ...(focus && { focus }) };
  }

  pages(list: PageList, pointer: string): PageCard[] {
    return resolvePages(this.#context, list, pointer);
  }
}

function fill(value: string, context: ResolveContext, pointer: string): string {
  if (!mayHoldTokens(value)) return value;
  const { file, refs } = context;
  return fillTokens(value, context.tokens, {
    unknown: (name) => refs.issues.push(unknownToken(context, pointer, name)),
    gap: (wanted, written) => refs.gaps.push({ value: wanted, file, pointer, excerpt: written }),
    fault(fault) {
      if (!belongsToLast(fault, context, pointer))
        refs.issues.push(brokenToken(context, pointer, fault));
    },
  });
}

/** Where Markdown stands between two braces, both are alone: that is one slip, reported at the first. */
function belongsToLast(
  { kind }: TokenFault,
  { refs, file }: ResolveContext,
  pointer: string,
): boolean {
  const last = refs.issues.findLast(({ rule }) => rule === "token-form");
  const isOpen = last?.excerpt?.startsWith("{") === true && !last.excerpt.includes("}");
  return kind === "close" && isOpen && last.file === file && last.pointer === pointer;
}

/** A token without a value is reported by itself, not as a bad link. */
function resolveLink(
  written: string,
  context: ResolveContext,
  pointer: string,
  excerpt?: string,
): string {
  const { issues, gaps, links } = context.refs;
  const reported = issues.length + gaps.length;
  const value = fill(written, context, pointer);
  const isFilled = value !== written;
  if (issues.length + gaps.length === reported)
    links.push({ value, file: context.file, pointer, excerpt, isFilled });
  return value;
}
