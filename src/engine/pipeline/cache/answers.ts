import { articleLists, articleRoutes } from "../index/article-route.ts";
import type { PageEntry, PageTree, SiteIndex } from "../index/site-index.ts";
import type { MediaFile } from "../media/media-file.ts";
import type { Repairs } from "../omissions.ts";
import { fieldsOf } from "../page-fields.ts";
import type { SiteLocale } from "../strings/site-locale.ts";
import type { Question } from "./questions.ts";
import { shortHash } from "./short-hash.ts";
import { timesAsked } from "./timing-question.ts";
import type { View } from "./tracked-index.ts";
import { ALL_FIELDS } from "./tracked-object.ts";

/** Short texts that differ when the answers to a question do. They are the same wherever the site lies. */
export interface Answers {
  to(question: Question): string;
}

/** The value that answers a question of one kind about a name. */
export type Answer = (name: string) => unknown;

/** Values that follow from a whole index, by the names under which `derived` is asked for them. */
const DERIVED: Record<string, (index: SiteIndex) => unknown> = {
  "article routes": articleRoutes,
  "article lists": articleLists,
};

/** A longer answer is replaced by its hash. */
const LONGEST = 24;

/**
 * Makes what answers the questions of a {@link trackIndex}.
 *
 * @param views the index by what it shows
 * @param more answers to questions that are no matter of the index, by their kind
 */
export function createAnswers(
  views: Record<View, SiteIndex>,
  more: Record<string, Answer>,
): Answers {
  const kinds: Record<string, Answer> = {
    ...aboutPages(views),
    ...aboutParts(views.shown),
    ...aboutLocales(views.shown),
    ...more,
  };
  const known = new Map<Question, string>();
  return {
    to(question) {
      const before = known.get(question);
      if (before !== undefined) return before;
      const [kind, name] = split(question);
      const answer = inShort(kinds[kind]?.(name));
      known.set(question, answer);
      return answer;
    },
  };
}

function aboutPages(views: Record<View, SiteIndex>): Record<string, Answer> {
  const inTree = (answer: (tree: PageTree, name: string) => unknown) => (viewed: string) => {
    const [view, name] = split(viewed);
    return answer(views[view as View], name);
  };
  const { withHidden, notFound } = views.shown;
  const entryOf = (route: string) =>
    withHidden.pages.get(route) ?? (route === notFound.route ? notFound : undefined);
  return {
    page: inTree(({ pages }, route) =>
      route === ALL_FIELDS ? [...pages.keys()] : pages.has(route),
    ),
    alias: inTree(({ aliases }, path) => (path === ALL_FIELDS ? [...aliases] : aliases.get(path))),
    children: inTree(({ children }, path) =>
      path === ALL_FIELDS
        ? [...children].map(([above, entries]) => [above, entries.map(({ route }) => route)])
        : children.get(path)?.map(({ route }) => route),
    ),
    translations: inTree(({ translations }, path) =>
      path === ALL_FIELDS
        ? [...translations].map(([above, entries]) => [above, entries.map(({ route }) => route)])
        : translations.get(path)?.map(({ route }) => route),
    ),
    derived: inTree((tree, name) => DERIVED[name]?.(tree as SiteIndex)),
    fields: (route) => fieldsAnswer(entryOf(route)),
    text: (route) => textAnswer(entryOf(route)),
  };
}

function fieldsAnswer(entry: PageEntry | undefined): unknown {
  return entry && (entry.hashes?.fields ?? fieldsOf(entry.page));
}

function textAnswer(entry: PageEntry | undefined): unknown {
  return entry && (entry.hashes?.text ?? entry.page);
}

function aboutParts(index: SiteIndex): Record<string, Answer> {
  const { site, media, shared, repairs } = index;
  const folder = index.siteFile.replace(/[^/]*$/, "");
  return {
    site: (name) => (name === ALL_FIELDS ? Object.keys(site) : site[name as keyof typeof site]),
    media: (path) =>
      path === ALL_FIELDS ? [...media.values()].map(withoutFile) : withoutFile(media.get(path)),
    shared: (name) =>
      name === ALL_FIELDS
        ? [...shared].map(([known, { block }]) => [known, block])
        : shared.get(name)?.block,
    repairs: (file) =>
      file === ALL_FIELDS
        ? [...repairs].map(([path, made]) => [path.slice(folder.length), plain(made)])
        : plain(repairs.get(folder + file)),
    clock: (name) => index.clock[name as "now" | "today" | "zone"],
    timing: (asked) => index.clock.timingOf(timesAsked(asked)),
    times: (route) => (route === ALL_FIELDS ? [...index.times] : index.times.get(route)),
    part: (name) => partOf(index, name),
  };
}

function aboutLocales({ locales }: SiteIndex): Record<string, Answer> {
  const inLocale = (answer: (locale: SiteLocale, name: string) => unknown) => (named: string) => {
    const [language, name] = split(named);
    const locale = locales.find((one) => one.language === language);
    return locale && answer(locale, name);
  };
  const fieldOf = (fields: object, name: string) =>
    name === ALL_FIELDS ? Object.keys(fields) : (fields as Record<string, unknown>)[name];
  return {
    locale: inLocale(({ site }, name) => fieldOf(site, name)),
    string: inLocale(({ strings }, name) => fieldOf(strings.strings, name)),
  };
}

function partOf(index: SiteIndex, name: string): unknown {
  const { blogs, form, posts, words, unreadable } = index;
  switch (name) {
    case "blogs":
      return blogs.map(({ folder, provider, config, ids, frames }) => [
        ...[folder, provider.name, config],
        ...[ids, frames],
      ]);
    case "form":
      return form && [form.provider.name, form.form];
    case "posts":
      return posts.map(({ text, post }) => [text, post]);
    case "words":
      return words && [...words];
    case "unreadable":
      return [...unreadable].sort();
    case "locales":
      return index.locales.map(({ language, path, name: own }) => [language, path, own]);
    case "theme":
      return index.theme?.written;
    case "sources":
      return index.sources?.written;
    default:
      return index[name as keyof SiteIndex];
  }
}

function withoutFile(media: MediaFile | undefined): unknown {
  if (!media) return undefined;
  const { file: _, ...facts } = media;
  return facts;
}

function plain(made: Repairs | undefined): unknown {
  return made && [made.omissions, [...made.renamed]];
}

/** The first word of a question, and the rest. */
function split(question: string): [first: string, rest: string] {
  const at = question.indexOf(" ");
  return [question.slice(0, at), question.slice(at + 1)];
}

function inShort(value: unknown): string {
  const text = JSON.stringify(value) ?? "";
  return text.length <= LONGEST ? text : shortHash(text);
}
