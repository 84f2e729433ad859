import { parentOf } from "../../model/route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";

/** What a page is called, and the page above it. */
export interface PageNames {
  own: string[];
  above: string[];
}

/** Names with tokens, and those of one letter, are nothing to look for. */
const NAME = /^[^{}]{2,60}$/;

/** The names of a page and of the page above it, when that is one of several beside one another. */
export function namesOf({ page, route }: PageEntry, index: SiteIndex): PageNames {
  const above = index.withHidden.pages.get(parentOf(route) ?? "");
  return { own: titlesOf(page), above: above && parentOf(above.route) ? titlesOf(above.page) : [] };
}

/** Whether a text has one of some names, as whole words. */
export function hasName(text: string, names: string[]): boolean {
  return names.some((name) => offsetOf(text, name) >= 0);
}

/** A text with other words instead of its names, so that texts of the same pattern are equal. */
export function patternOf(text: string, { own, above }: PageNames): string {
  return masked(masked(text, own, "\u0001"), above, "\u0002");
}

function titlesOf({ title, shortTitle }: PageEntry["page"]): string[] {
  return [title, shortTitle].filter((name) => name !== undefined).filter((name) => NAME.test(name));
}

function masked(text: string, names: string[], mask: string): string {
  return names.reduce((before, name) => {
    const offset = offsetOf(before, name);
    return offset < 0
      ? before
      : before.slice(0, offset) + mask + before.slice(offset + name.length);
  }, text);
}

function offsetOf(text: string, name: string): number {
  let offset = text.indexOf(name);
  while (offset >= 0 && !isWhole(text, offset, name.length))
    offset = text.indexOf(name, offset + 1);
  return offset;
}

function isWhole(text: string, offset: number, length: number): boolean {
  return !/[\p{L}\p{N}]/u.test(text.charAt(offset - 1) + text.charAt(offset + length));
}
