import type { PageList } from "../fields/page-list/type.ts";
import type { Block, ResolvedBlock } from "./block.ts";
import type { BlockContext } from "./block-context.ts";
import type { Business, Position } from "./business.ts";
import type { MapReference } from "./map-reference.ts";
import type { Place } from "./place.ts";
import type { PriceUnit } from "./price-unit.ts";
import type { Crumb, PageCard, Resolved, Review } from "./resolved.ts";
import type { RichNode } from "./rich-node.ts";

/**
 * When React takes over a page: `now` where it is empty without it, `loaded` after the first view where
 * something in it lives, else on the visitor's first sign of `intent`.
 */
export type Hydration = "intent" | "loaded" | "now";

/** All that others than its component need to know of a block. */
export interface BlockDefinition<
  Written extends { type: string } = Block,
  Added extends object = object,
> {
  /** The name of the block, and of its folder. */
  type: Written["type"];
  /** What the block gets beside its own fields, from its page and the site. */
  context?(block: ResolvedFields<Written>, context: BlockContext): Added;
  /** Whether nothing but its type is known: it is one of the site's own, and what is wrong with it is reported. */
  isUnusable?: boolean;
  /**
   * Whether its script and its styles are loaded by pages that have it alone. For blocks of the engine that few pages
   * have: each costs such a page a request for both.
   */
  isApart?: true;
  /** When its script is needed; on the first sign of intent by default. */
  hydrate?(block: ResolvedFields<Written> & Added): Hydration;
  /** For a block that gives a page its main heading: that heading, once it is known. Such a block comes first on its page. */
  opening?(block: ResolvedFields<Written> & Added): Opening | undefined;
  /** Whether it shows headings of the second level; by its own field with `@role heading` by default. */
  hasSectionHeadings?(block: ResolvedFields<Written> & Added): boolean;
  /** What kind of article a page with the block is. */
  article?: "Article" | "BlogPosting";
  /** Whether it shows the newest articles of the blog (it gets them as `posts`), or the one that the address names (`parameter` and `article`). */
  blog?: "list" | "article";
  /** Whether it shows the form of the site. */
  showsForm?: boolean;
  /** Whether it lists the sources that its page mentions. */
  isSourceList?: boolean;
  /** For a block that shows facts of other pages: which, as they are written. */
  comparedFacts?(block: Partial<Written>): ComparedFacts;
  /** For a block that shows places of business: which, as they are written. */
  shownPlaces?(block: Partial<Written>): ShownPlace[];
  /** For a block that sets points on a drawing: where they are, as it is written. */
  shownMap?(block: Partial<Written>): ShownMap;
  /** What it says to search engines. */
  structuredData?(block: ResolvedFields<Written> & Added): BlockStatements;
}

/** The fields of a block after resolving; of a block that is not known, anything. */
type ResolvedFields<Written> = Written extends Block ? ResolvedBlock : Resolved<Written>;

/** Definitions by the type of their blocks. */
export type BlockDefinitions = ReadonlyMap<string, BlockDefinition>;

/** How a page begins. */
export interface Opening {
  heading: string;
  /** The sentences under the main heading. */
  text?: RichNode[];
  /** The way from the home page to this one, without the page itself. */
  trail: Crumb[];
}

/** Facts of other pages that a block shows. */
export interface ComparedFacts {
  pages?: PageList;
  /** Their names, each with its position within the block. */
  names: { name: string; pointer: string }[];
}

/** A place of business that a block shows: that of its page, else of the site, when it names none. */
export interface ShownPlace {
  /** The page about it. */
  route?: string;
  /** The place, when the block describes it. */
  business?: Business;
  /** The position of either within the block. */
  pointer: string;
}

/** Points that a block sets on a drawing. */
export interface ShownMap {
  /** What the drawing shows. */
  references: { points: readonly MapReference[]; pointer: string };
  points: ShownPoint[];
}

/** A point of a map: where a place of business is, or a position of its own. */
export interface ShownPoint {
  /** The page about the place. */
  route?: string;
  name?: string;
  position?: Position;
  /** The position of the point within the block. */
  pointer: string;
}

/** What a block says to search engines. Nothing in it that a visitor cannot see. */
export interface BlockStatements {
  /** Whether the page is one to get in touch. */
  isContact?: boolean;
  /** The pages that the block leads to, as a list. */
  pages?: PageCard[];
  /** Prices of what the page offers. */
  offers?: StatedOffer[];
  /** Places of business, with what is shown of them. */
  places?: Place[];
  /** Videos with controls: silent ones behind a heading are decoration. */
  videos?: StatedVideo[];
  /** Who compared the page with its sources, and when. */
  review?: Review;
}

/** A price, with what is paid for. */
export interface StatedOffer {
  name: string;
  amount: number;
  /** Whether that is the least that it costs. */
  isLeast?: boolean;
  /** As three letters. */
  currency: string;
  unit?: PriceUnit;
}

/** A video, with the paths of its files. */
export interface StatedVideo {
  name: string;
  description?: RichNode[];
  thumbnail: string;
  content: string;
  /** The day it was put up, as year-month-day. */
  uploaded?: string;
}

/** A definition, with the type of what its component receives. */
export type DefinedBlock<Props> = BlockDefinition & { readonly props?: Props };

/** What a component receives: the resolved fields of its block, and what its definition adds. */
export type BlockProps<Defined> = Defined extends DefinedBlock<infer Props> ? Props : never;

/**
 * Defines a block.
 *
 * @example
 * export const block = defineBlock<QuoteBlock>({ type: "quote" });
 */
export function defineBlock<Written extends { type: string }, Added extends object = object>(
  definition: BlockDefinition<Written, Added>,
): DefinedBlock<Omit<Resolved<Written>, keyof Added> & Added> {
  // Its functions are called with blocks of its own type only, which the registry looks up by it.
  return definition as unknown as BlockDefinition;
}

/** The definition of a block; nothing where its type is not known. */
export function definitionOf(
  definitions: BlockDefinitions,
  { type }: { type: string },
): BlockDefinition | undefined {
  return definitions.get(type);
}
