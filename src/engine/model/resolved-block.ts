import type { Block, BlockType } from "../../theme/blocks/types.ts";
import type { Article, Post } from "./article.ts";
import type { FormEmbed } from "./form-embed.ts";
import type { Contact, Crumb, PageCard, Picture, Resolved } from "./resolved.ts";

/** What a block is given beside its own fields: data of its page and of the site. */
export interface Additions {
  hero: {
    heading: string;
    /** The end of the heading that is set large: the name of the page. */
    name?: string;
    picture?: Picture;
    trail: Crumb[];
  };
  "article-body": {
    heading: string;
    picture?: Picture;
    trail: Crumb[];
    /** Who wrote it. */
    author?: string;
    /** The publication day. */
    published?: Day;
    /** The day of the last change, likewise. */
    updated?: Day;
    /** Who last compared the text with its sources, and when; none while nobody is named. */
    reviewed?: Review;
  };
  comparison: { rows: ComparedPage[] };
  sources: {
    /** What the page mentions, in the order of first mentions. */
    laws: ShownSource[];
    boards: ShownSource[];
    updated?: Day;
    reviewed?: Review;
  };
  "related-articles": { cards: PageCard[] };
  cta: { button: Crumb; contact: Contact };
  "lead-form": {
    contact: Contact;
    /** The form of the site's provider, when one is set. */
    form?: FormEmbed;
  };
  "latest-articles": {
    blog?: BlogSource;
    /** The articles that were known when the site was built. */
    posts?: Post[];
  };
  "blog-article": {
    blog?: BlogSource;
    /** The way to the article: to the page that lists articles, and that page. */
    trail: Crumb[];
    /** The number in the address, once it is known in the browser. */
    parameter?: string;
    /** The article, when it was known when the site was built. */
    article?: Article;
  };
}

/** A day, as year-month-day and as it is shown. */
export interface Day {
  iso: string;
  text: string;
}

/** Who compared a page with its sources, and when. */
export interface Review {
  name: string;
  credentials?: string;
  day: Day;
}

/** One row of a comparison. */
export interface ComparedPage {
  title: string;
  route: string;
  /** The facts of the page by the columns; none where it has no such fact. */
  cells: (string | undefined)[];
}

/** A law, a rule or a board as a list shows it. */
export interface ShownSource {
  name: string;
  href: string;
  about?: string;
  publisher?: string;
}

/** Where articles of the blog come from. */
export interface BlogSource {
  /** The address of the WordPress site; none for the articles that the site brings itself. */
  host?: string;
  /** The route that shows single articles, for example `/article/:id`; none when no page does. */
  route?: string;
  category: number;
  byline: string;
  /** The name of the site, which ends the title of every article. */
  brand: string;
  /** The public address of this site. */
  site: string;
}

type AdditionsOf<Type extends BlockType> = Type extends keyof Additions ? Additions[Type] : unknown;

/** A block of one type as its component receives it. */
export type ResolvedBlockOf<Type extends BlockType> = Resolved<Extract<Block, { type: Type }>> &
  AdditionsOf<Type>;

/** Block types that reach the renderer: a `shared` block has been replaced by what it names. */
export type RenderedType = Exclude<BlockType, "shared">;

export type ResolvedBlock = { [Type in RenderedType]: ResolvedBlockOf<Type> }[RenderedType];
