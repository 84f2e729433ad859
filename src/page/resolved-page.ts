import type { Contact, Crumb } from "./resolved.ts";
import type { RenderedType, ResolvedBlock } from "./resolved-block.ts";

/** A page as the renderer takes it. */
export interface ResolvedPage {
  /** The route it answers; a pattern such as `/article/:id` for many addresses. */
  route: string;
  head: Head;
  blocks: ResolvedBlock[];
}

/** Title, meta and link data of a document. */
export interface Head {
  title: string;
  description: string;
  /** The absolute address of the original. */
  canonical: string;
  noindex: boolean;
}

/** The frame around every page. */
export interface Shell {
  brand: string;
  language: string;
  contact: Contact;
  /** The address of the small picture in the browser's tab. */
  icon?: string;
  header: ShellEntry[];
  action: Crumb;
  footer: ShellFooter;
  /** Routes that stand for many addresses, for example `/article/:id`. */
  patterns: string[];
}

/** A link of the header, or a group of links that opens. */
export type ShellEntry = Crumb | ShellGroup;

export interface ShellGroup {
  label: string;
  links: Crumb[];
}

export interface ShellFooter {
  note?: string;
  about?: string;
  disclaimer?: string;
  address?: string[];
  groups: ShellGroup[];
}

/** Block types that need scripts at once; all others work without and wait for the visitor's first sign of intent. */
export const INTERACTIVE_TYPES: ReadonlySet<RenderedType> = new Set([
  "latest-articles",
  "blog-article",
  "lead-form",
]);

/** Whether a page needs React as soon as it is loaded. */
export function needsScriptsAtOnce(page: ResolvedPage): boolean {
  return page.blocks.some(
    (block) =>
      INTERACTIVE_TYPES.has(block.type) ||
      (block.type === "hero" && (block.typed === true || block.videos !== undefined)),
  );
}
