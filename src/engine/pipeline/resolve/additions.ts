import { embedOf } from "../../../providers/forms/embed.ts";
import { shownForm } from "../../../providers/forms/hosts.ts";
import type { Block } from "../../../theme/blocks/types.ts";
import { isDay } from "../../model/day.ts";
import type { FormEmbed } from "../../model/form-embed.ts";
import type { Contact, Crumb, PageCard, Resolved } from "../../model/resolved.ts";
import type {
  Additions,
  BlogSource,
  ComparedPage,
  Day,
  ResolvedBlock,
  Review,
} from "../../model/resolved-block.ts";
import { ancestorsOf, isPattern } from "../../model/route.ts";
import { articleListRoute, articleRoute } from "../index/article-route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { relatedPages } from "./related.ts";
import type { ResolvedFields, ResolvedSite } from "./resolved-fields.ts";
import type { ResolvedSources } from "./resolved-sources.ts";

/** The surroundings of a block. */
export interface Surroundings {
  index: SiteIndex;
  entry: PageEntry;
  fields: ResolvedFields;
  /** The texts of the site file. */
  site: ResolvedSite;
  card(entry: PageEntry): PageCard;
  /** The fields of another page. */
  fieldsOf(entry: PageEntry): ResolvedFields;
  sources?: ResolvedSources;
  /** All words of a page as they are written. */
  wordsOf(entry: PageEntry): string;
}

type PlainBlock<Type extends Block["type"]> = Resolved<Extract<Block, { type: Type }>>;

type Adders = {
  [Type in keyof Additions]: (block: PlainBlock<Type>, around: Surroundings) => Additions[Type];
};

/** What each block type is given from its page and from the site. */
const ADDERS: Adders = {
  hero: (block, around) => ({
    heading: block.title ?? around.fields.title,
    name: nameWithin(block.title, around.fields.title),
    picture: block.image ?? around.fields.picture,
    trail: trailOf(around),
  }),
  "article-body": (block, around) => ({
    heading: around.fields.title,
    picture: around.fields.picture,
    trail: trailOf(around),
    author: block.byline ?? around.site.byline,
    published: dayOf(around.fields.published, block.dateFormat),
    ...daysOf(around, block.dateFormat),
  }),
  comparison: (block, around) => ({
    rows: block.pages.map(({ route, title }) => comparedPage(block, around, { route, title })),
  }),
  sources: (_, around) => ({ ...sourcesOf(around), ...daysOf(around) }),
  "related-articles": (block, around) => ({
    cards: (block.pages ?? relatedPages(around.index, around.entry).map(around.card))
      .filter((card) => card.route !== around.entry.route)
      .slice(0, 3),
  }),
  cta: (block, around) => ({
    button: block.action ?? around.site.navigation.action,
    contact: contactOf(around),
  }),
  "lead-form": (_, around) => ({ contact: contactOf(around), form: formOf(around) }),
  "latest-articles": (_, around) => ({ blog: blogOf(around) }),
  "blog-article": (_, around) => ({ blog: blogOf(around), trail: trailToArticles(around) }),
};

/** Completes a resolved block with what its type needs from around it. */
export function addToBlock(block: Resolved<Block>, around: Surroundings): ResolvedBlock {
  const add = (
    ADDERS as Record<string, ((block: Resolved<Block>, around: Surroundings) => object) | undefined>
  )[block.type];
  return (add ? { ...block, ...add(block, around) } : block) as ResolvedBlock;
}

/** The page's title, where a longer heading ends with it. */
function nameWithin(heading: string | undefined, title: string): string | undefined {
  return heading?.endsWith(` ${title}`) ? title : undefined;
}

function trailOf(around: Surroundings): Crumb[] {
  return around.entry.route === "/404" ? [] : crumbsOf(ancestorsOf(around.entry.route), around);
}

/** The way to an article of the blog leads over the page that lists them. */
function trailToArticles(around: Surroundings): Crumb[] {
  const list = articleListRoute(around.index);
  return list ? crumbsOf([...ancestorsOf(list), list], around) : trailOf(around);
}

function crumbsOf(routes: string[], { index, card }: Surroundings): Crumb[] {
  return routes.flatMap((route) => {
    const above = index.pages.get(route);
    if (!above || isPattern(route)) return [];
    return [{ label: route === "/" ? "Home" : card(above).title, href: route }];
  });
}

function blogOf({ index, site }: Surroundings): BlogSource | undefined {
  return (
    site.blog && {
      host: site.blog.host,
      route: articleRoute(index),
      category: site.blog.category,
      byline: site.blog.byline,
      brand: site.brand,
      site: site.url,
    }
  );
}

function formOf({ site }: Surroundings): FormEmbed | undefined {
  const form = shownForm(site);
  return form && embedOf(form, site.formHosts);
}

function contactOf({ site: { phone, phoneNumber, email } }: Surroundings): Contact {
  return { phone, phoneNumber, email };
}

function comparedPage(
  { columns }: PlainBlock<"comparison">,
  { index, fieldsOf }: Surroundings,
  page: Pick<ComparedPage, "route" | "title">,
): ComparedPage {
  const entry = index.pages.get(page.route);
  const facts = (entry && fieldsOf(entry).facts) ?? [];
  const texts = new Map(facts.map(({ name, text }) => [name, text]));
  return { ...page, cells: columns.map(({ fact }) => texts.get(fact)) };
}

function sourcesOf({
  entry,
  sources,
  wordsOf,
}: Surroundings): Pick<Additions["sources"], "boards" | "laws"> {
  const mentioned = sources?.mentionedIn(wordsOf(entry)) ?? [];
  const shown = mentioned.map(({ kind, name, href, about, publisher }) => ({
    isBoard: kind === "board",
    source: { name, href, about, publisher },
  }));
  return {
    laws: shown.flatMap(({ isBoard, source }) => (isBoard ? [] : [source])),
    boards: shown.flatMap(({ isBoard, source }) => (isBoard ? [source] : [])),
  };
}

/** A review is one only when somebody is named who made it. */
function daysOf(
  { fields: { updated, reviewed }, sources }: Surroundings,
  format?: "long" | "numeric",
): { updated?: Day; reviewed?: Review } {
  const day = dayOf(reviewed, format);
  return {
    updated: dayOf(updated, format),
    ...(sources?.reviewer && day ? { reviewed: { ...sources.reviewer, day } } : {}),
  };
}

function dayOf(iso: string | undefined, format: "long" | "numeric" = "long"): Day | undefined {
  if (iso === undefined || !isDay(iso)) return undefined;
  const style =
    format === "long"
      ? ({ month: "long", day: "numeric" } as const)
      : ({ month: "2-digit", day: "2-digit" } as const);
  const day = new Intl.DateTimeFormat("en-US", { ...style, year: "numeric", timeZone: "UTC" });
  return { iso, text: day.format(new Date(`${iso}T00:00:00Z`)) };
}
