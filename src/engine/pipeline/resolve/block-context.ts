import type { BlockContext } from "../../model/block-context.ts";
import type { Crumb, PageCard, ShownSource } from "../../model/resolved.ts";
import { ancestorsOf, isPattern } from "../../model/route.ts";
import { stringOf } from "../../model/strings.ts";
import { blogSource } from "../blog/blog-source.ts";
import { blogIn, blogOf } from "../blog/site-blog.ts";
import { embeddedForm } from "../forms/site-form.ts";
import { articleListRoute } from "../index/article-route.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { homeOf, localeOf } from "../strings/site-locale.ts";
import { placeOf, placeOfSite } from "./place.ts";
import { relatedPages } from "./related.ts";
import type { ResolvedFields, ResolvedSite } from "./resolved-fields.ts";
import type { ResolvedSources } from "./resolved-sources.ts";

/** What the context of a block is made from. */
export interface ContextSource {
  index: SiteIndex;
  /** The texts of the site file, in the language of a route. */
  siteOf(route: string): ResolvedSite;
  card(entry: PageEntry): PageCard;
  /** The fields of another page. */
  fieldsOf(entry: PageEntry): ResolvedFields;
  sources?: ResolvedSources;
  /** The current day, as year-month-day. */
  today: string;
  /** All words of a page as they are written. */
  wordsOf(entry: PageEntry): string;
}

/** What the blocks of one page can ask for. */
export function createBlockContext(
  source: ContextSource,
  entry: PageEntry,
  fields: ResolvedFields,
): BlockContext {
  const { index, card, fieldsOf } = source;
  let forms = 0;
  const site = source.siteOf(entry.route);
  const trail = () =>
    entry.route === "/404" ? [] : crumbsTo(ancestorsOf(entry.route), source, entry.route);
  return {
    // Blocks depend on what they ask for, and most of them do not ask.
    page: {
      route: entry.route,
      get title() {
        return fields.title;
      },
      get picture() {
        return fields.picture;
      },
      get published() {
        return fields.published;
      },
      get updated() {
        return fields.updated;
      },
      get reviewed() {
        return fields.reviewed;
      },
    },
    site: {
      get language() {
        return site.language;
      },
      get currency() {
        return site.currency;
      },
      get maps() {
        return site.maps;
      },
      get byline() {
        return site.byline;
      },
      get contact() {
        const { phone, phoneNumber, email } = site;
        return { phone, phoneNumber, email };
      },
      get action() {
        return site.navigation.action;
      },
      get today() {
        return source.today;
      },
    },
    isShared: false,
    trail,
    blogTrail() {
      const blog = blogOf(index, entry.route);
      const list = blog && articleListRoute(index, blog.folder);
      return list ? crumbsTo([...ancestorsOf(list), list], source, list) : trail();
    },
    relatedPages: () => relatedPages(index, entry).map(card),
    factsOf(route) {
      const other = index.pages.get(route);
      const facts = (other && fieldsOf(other).facts) ?? [];
      return new Map(facts.map(({ name, text }) => [name, text]));
    },
    place({ route, business } = {}) {
      if (business) return placeOf({ business, title: fields.title }, site);
      const other = route === undefined ? undefined : index.pages.get(route);
      if (route !== undefined)
        return other && placeOf({ ...fieldsOf(other), page: other }, source.siteOf(route));
      return placeOf({ ...fields, page: entry }, site) ?? placeOfSite(site);
    },
    sources: () => sourcesOf(source, entry),
    get reviewer() {
      return source.sources?.reviewer;
    },
    blog(folder) {
      const blog = folder === undefined ? blogOf(index, entry.route) : blogIn(index, folder);
      return blogSource(index, site, blog);
    },
    form: () => embeddedForm(index, site, localeOf(index, entry.route), ++forms),
  };
}

/** @param to the page that the way leads to */
function crumbsTo(routes: string[], { index, card }: ContextSource, to: string): Crumb[] {
  const own = localeOf(index, to);
  return routes.flatMap((route) => {
    const above = index.pages.get(route);
    if (!above || isPattern(route) || localeOf(index, route).path !== own.path) return [];
    const label = route === homeOf(own) ? stringOf(own.strings, "home") : card(above).title;
    return [{ label, href: route }];
  });
}

function sourcesOf(
  { sources, wordsOf }: ContextSource,
  entry: PageEntry,
): { laws: ShownSource[]; boards: ShownSource[] } {
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
