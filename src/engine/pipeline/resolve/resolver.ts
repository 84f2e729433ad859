import {
  type Block,
  isUse,
  type Overrides,
  overridden,
  type PageBlock,
  type ResolvedBlock,
  USE,
  WITH,
} from "../../model/block.ts";
import type { BlockContext } from "../../model/block-context.ts";
import { type BlockDefinitions, definitionOf } from "../../model/block-definition.ts";
import { byPath } from "../../model/by-path.ts";
import type { Issue } from "../../model/issue.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { PageCard, Resolved as ResolvedValue } from "../../model/resolved.ts";
import type { ResolvedPage, Shell } from "../../model/resolved-page.ts";
import type { SourcesFile } from "../../model/sources-file.ts";
import type { ThemeFile } from "../../model/theme-file.ts";
import { hasTimes } from "../../model/times.ts";
import type { Noted, QuestionLog } from "../cache/questions.ts";
import { TrackedMap } from "../cache/tracked-map.ts";
import { ALL_FIELDS, trackObject } from "../cache/tracked-object.ts";
import { certainName } from "../certain.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { isUnreadable } from "../index/unreadable.ts";
import { SHARED_FOLDER } from "../kinds.ts";
import { type MediaUrls, ORIGINAL_URLS } from "../media/media-urls.ts";
import { orReport } from "../own-parts.ts";
import { fieldsOf } from "../page-fields.ts";
import type { SchemaName } from "../schema/sources.ts";
import { languagesOf } from "../strings/page-languages.ts";
import { firstLocale, localeOf, type SiteLocale } from "../strings/site-locale.ts";
import { compileTextVisits } from "../texts/visit-texts.ts";
import { timesOfBlock } from "../time/block-times.ts";
import { closest } from "../validate/nearest.ts";
import { type ContextSource, createBlockContext } from "./block-context.ts";
import { resolveHead } from "./head.ts";
import { wordsOfPage } from "./page-words.ts";
import { addRefs, noRefs, type Refs } from "./refs.ts";
import type { ResolveContext } from "./resolve-context.ts";
import type { ResolvedFields, ResolvedSite } from "./resolved-fields.ts";
import { type ResolvedSources, resolveSources } from "./resolved-sources.ts";
import { leaveHiddenOut, resolveShell } from "./shell.ts";
import { SingleBlocks } from "./single-blocks.ts";
import { themedParts } from "./themed-parts.ts";
import { longValue, tokenCircle } from "./token-issues.ts";
import { pageTokens, siteTokens, type ValueFaults } from "./token-values.ts";
import type { Tokens } from "./tokens.ts";
import { compileWalks, type Walk } from "./walk.ts";

type ResolvedTexts = ResolvedValue<Omit<SourcesFile, "reviewer">>;

/** A page as visitors get it, its own fields, and what it refers to. */
export interface Resolved {
  page: ResolvedPage;
  fields: ResolvedFields;
  refs: Refs;
}

/** The frame of a language, with the texts of the site file in it. */
export interface SiteFrame {
  /** The path that pages of the language lie below; empty for the first. */
  path: string;
  shell: Shell;
  texts: ResolvedSite;
}

/** A block with what it is resolved with. */
interface BlockInPage {
  entry: PageEntry;
  block: PageBlock;
  /** Its index. */
  at: number;
  tokens: Tokens;
  context: BlockContext;
  refs: Refs;
  /** Those of the resolver by default. */
  urls?: MediaUrls;
}

/** What pages of a language have of the site file. */
interface LocaleParts {
  path: string;
  tokens: Tokens;
  site: ResolvedSite;
}

/** Resolves the pages of one site. */
export interface Resolver {
  page(entry: PageEntry): Resolved;
  /** The blocks of a page, to be resolved one by one as if each were the only one. */
  blocksOf(entry: PageEntry): SingleBlocks;
  /** The frame around all pages of the first language, what the files of the site refer to, and the frames of all languages. */
  shell(): { shell: Shell; texts: ResolvedSite; refs: Refs; frames: SiteFrame[] };
  card(entry: PageEntry): PageCard;
  /** The title of a page with its tokens filled. */
  title(entry: PageEntry): string;
}

/**
 * Makes the resolver of a site. Cards are resolved once for all pages that show them.
 *
 * @param schemas the generated schemas, which say what each field means
 */
export function createResolver(
  index: SiteIndex,
  urls: MediaUrls,
  schemas: Record<SchemaName, JsonSchema>,
  run: ResolverRun,
): Resolver {
  return new SiteResolver(index, urls, schemas, run);
}

/** What a resolver knows of the run that it belongs to. */
export interface ResolverRun {
  /** The current day, as year-month-day. */
  today: string;
  notes?: ResolverNotes;
}

/** Where a resolver notes what pages ask for beside the index, and what they are given that was resolved for another. */
export type ResolverNotes = Pick<QuestionLog, "ask" | "noting" | "reuse">;

const NO_NOTES: ResolverNotes = {
  ask: () => undefined,
  noting: (compute) => ({ value: compute(), asked: [] }),
  reuse: ({ value }) => value,
};

/** A class, as its parts share the walks, the tokens and the cards of one site. */
class SiteResolver implements Resolver {
  readonly #index: SiteIndex;
  readonly #urls: MediaUrls;
  readonly #walks: Record<
    "page" | "site" | "sources" | "translation" | "theme",
    (definition: string) => Walk
  >;
  readonly #notes: ResolverNotes;
  readonly #siteTokens: ReturnType<typeof siteTokens>;
  readonly #locales: readonly LocaleParts[];
  readonly #cards = new Map<string, Noted<PageCard>>();
  readonly #source: ContextSource;

  constructor(
    index: SiteIndex,
    urls: MediaUrls,
    schemas: Record<SchemaName, JsonSchema>,
    { today, notes = NO_NOTES }: ResolverRun,
  ) {
    this.#notes = notes;
    const { fields } = index.definitions;
    this.#index = index;
    this.#urls = urls;
    this.#walks = {
      page: compileWalks(schemas.page, fields),
      site: compileWalks(schemas.site, fields),
      sources: compileWalks(schemas.sources, fields),
      translation: compileWalks(schemas.translation, fields),
      theme: compileWalks(schemas.theme, fields),
    };
    const { tokens, ...faults } = siteTokens(index.site);
    this.#siteTokens = { ...faults, tokens: trackTokens(tokens, notes) };
    const visitTexts = compileTextVisits(schemas.page, fields)("PageFile");
    const sources = notes.noting(() => this.#sources(noRefs()));
    this.#locales = index.locales.map((locale) => this.#localeParts(locale));
    this.#source = {
      index,
      siteOf: (route) => byPath(this.#locales, route).site,
      card: this.card,
      fieldsOf: (entry) => this.#fields(entry, noRefs()).resolved,
      get sources() {
        return notes.reuse(sources);
      },
      get today() {
        notes.ask("run today");
        return today;
      },
      wordsOf: (entry) => wordsOfPage(visitTexts, index, entry),
    };
  }

  card = (entry: PageEntry): PageCard => {
    const known = this.#cards.get(entry.route);
    if (known) return this.#notes.reuse(known);
    const made = this.#notes.noting(() => this.#makeCard(entry));
    this.#cards.set(entry.route, made);
    return made.value;
  };

  #makeCard(entry: PageEntry): PageCard {
    const { resolved } = this.#fields(entry, noRefs());
    return {
      route: entry.route,
      title: resolved.shortTitle ?? resolved.title,
      summary: resolved.summary ?? resolved.description,
      ...(resolved.picture ? { picture: resolved.picture } : {}),
    };
  }

  title(entry: PageEntry): string {
    const own = fieldsOf(entry.page);
    const tokens = pageTokens(own, this.#siteTokens.tokens, () => undefined);
    const context = this.#context(entry.file, tokens, noRefs(), entry.route);
    const { title } = own;
    return (this.#walks.page("PageFile")({ title }, context, "") as ResolvedFields).title;
  }

  page(entry: PageEntry): Resolved {
    const refs = noRefs();
    const { resolved, tokens } = this.#fields(entry, refs);
    const { translates } = entry.page;
    if (translates !== undefined)
      refs.listed.push({ value: translates, file: entry.file, pointer: "/translates" });
    const context = createBlockContext(this.#source, entry, resolved);
    const { site } = byPath(this.#locales, entry.route);
    const blocks = entry.page.blocks.flatMap((block, at) => {
      const timed = this.#timedBlock({ entry, block, at, tokens, context, refs });
      if (timed) refs.shown.push(at);
      return timed ?? [];
    });
    const head = resolveHead(site, entry.route, resolved);
    const languages = languagesOf(this.#index, entry);
    const page = { route: entry.route, head, blocks, ...(languages && { languages }) };
    return { page, fields: resolved, refs };
  }

  blocksOf(entry: PageEntry): SingleBlocks {
    const { resolved, tokens } = this.#fields(entry, noRefs());
    return new SingleBlocks({ fields: resolved, tokens }, (block, given) => {
      const refs = noRefs();
      const context = createBlockContext(this.#source, entry, given.fields);
      const own = { entry, block, at: 0, tokens: given.tokens, context, refs };
      return { block: this.#block(own), refs };
    });
  }

  /** Resolves a block as visitors have it just now. What stands in one whose time is still to come, or over, is noted apart. */
  #timedBlock(given: BlockInPage): ResolvedBlock | undefined {
    const { block, refs } = given;
    const times = timesOfBlock(this.#index, block);
    const isShown = this.#index.clock.timingOf(times) === "current";
    if (!isShown) refs.untimely ??= noRefs();
    const noted = refs.untimely && !isShown ? refs.untimely : refs;
    const before = noted.links.length;
    const resolved = this.#block({
      ...given,
      refs: noted,
      urls: isShown ? undefined : ORIGINAL_URLS,
    });
    if (isShown && !resolved) refs.lacksBlock = true;
    if (hasTimes(times)) for (const link of noted.links.slice(before)) link.times = times;
    return isShown ? resolved : undefined;
  }

  /** Resolves one block of a page. */
  #block(given: BlockInPage): ResolvedBlock | undefined {
    const { entry, block, at, tokens, context, refs, urls = this.#urls } = given;
    const pointer = appendPointer("/blocks", at);
    const written = writtenBlock(this.#index, entry.file, block, pointer, refs);
    if (!written) return undefined;
    const walked = this.#walkBlock(written, (file) => ({
      ...this.#context(file, tokens, refs, entry.route),
      urls,
    }));
    const { publishAt: _, unpublishAt: __, ...shown } = walked;
    const added = { ...context, isShared: isUse(block) };
    return withAdditions(this.#index.definitions.blocks, shown, added, refs.issues);
  }

  /** Resolves what is written of a block: every field of an overridden one in the file that has it. */
  #walkBlock(written: WrittenBlock, contextOf: (file: string) => ResolveContext): ResolvedBlock {
    const walk = this.#walks.page("Block");
    const { block, overrides } = written;
    if (!overrides) return walk(block, contextOf(written.file), written.pointer) as ResolvedBlock;
    const { type, ...fields } = block;
    const resolved: ResolvedBlock = { type };
    for (const [name, value] of Object.entries(fields)) {
      const { file, pointer } = Object.hasOwn(overrides.fields, name) ? overrides : written;
      const field = walk({ type, [name]: value }, contextOf(file), pointer) as ResolvedBlock;
      resolved[name] = field[name];
    }
    return resolved;
  }

  shell(): ReturnType<Resolver["shell"]> {
    const refs = noRefs();
    const [first = firstLocale(this.#index), ...others] = this.#index.locales;
    refs.issues.push(...valueIssues(this.#siteTokens, this.#index.siteFile));
    const texts = this.#siteTexts(refs);
    this.#sources(refs);
    const themed = themedParts(texts, this.#theme(refs), this.#index, this.#urls);
    const shell = {
      ...resolveShell(texts, { index: this.#index, locale: first }, this.card, refs),
      ...themed,
    };
    const frames = others.map((locale) => this.#frame(locale, themed, refs));
    return { shell, texts, refs, frames: [{ path: "", shell, texts }, ...frames] };
  }

  /** The frame of another language. What its file refers to is noted with the rest. */
  #frame(locale: SiteLocale, themed: ReturnType<typeof themedParts>, refs: Refs): SiteFrame {
    const { path, siteFile, translation, language } = locale;
    const { tokens, site: texts } = byPath(this.#locales, path);
    if (translation) {
      const own = noRefs();
      const context = { ...this.#context(siteFile, tokens, own), language };
      this.#walks.translation("SiteTranslationFile")(translation, context, "");
      addRefs(refs, leaveHiddenOut(this.#index, own));
    }
    const words = resolveShell(texts, { index: this.#index, locale }, this.card, noRefs());
    return { path, shell: { ...words, ...themed }, texts };
  }

  /** The tokens and the texts of the site file in a language, as pages ask for them. */
  #localeParts({ path, language, site }: SiteLocale): LocaleParts {
    const isFirst = path === "";
    const tokens = isFirst
      ? this.#siteTokens.tokens
      : trackTokens(siteTokens(site).tokens, this.#notes, `token-in ${language}`);
    const { placeholders: _, ...written } = site;
    const context = { ...this.#context(this.#index.siteFile, tokens, noRefs()), language };
    const texts = this.#walks.site("SiteFile")(written, context, "") as ResolvedSite;
    const kind = isFirst ? "words" : `words-in ${language}`;
    return { path, tokens, site: trackObject(texts, (name) => this.#notes.ask(`${kind} ${name}`)) };
  }

  #context(file: string, tokens: Tokens, refs: Refs, route?: string): ResolveContext {
    return {
      index: this.#index,
      urls: this.#urls,
      file,
      tokens,
      language: localeOf(this.#index, route ?? "/").language,
      route,
      card: this.card,
      refs,
    };
  }

  #fields(entry: PageEntry, refs: Refs): { resolved: ResolvedFields; tokens: Tokens } {
    const own = fieldsOf(entry.page);
    const site = byPath(this.#locales, entry.route);
    const tokens = pageTokens(own, site.tokens, (faults) =>
      refs.issues.push(...valueIssues(faults, entry.file, "page")),
    );
    const context = this.#context(entry.file, tokens, refs, entry.route);
    return { resolved: this.#walks.page("PageFile")(own, context, "") as ResolvedFields, tokens };
  }

  #siteTexts(refs: Refs): ResolvedSite {
    const { placeholders: _, ...texts } = this.#index.site;
    const context = this.#context(this.#index.siteFile, this.#siteTokens.tokens, refs);
    return this.#walks.site("SiteFile")(texts, context, "") as ResolvedSite;
  }

  #theme(refs: Refs): ThemeFile | undefined {
    const { theme } = this.#index;
    if (!theme) return undefined;
    const context = this.#context(theme.file, this.#siteTokens.tokens, refs);
    return this.#walks.theme("ThemeFile")(theme.written, context, "") as ThemeFile;
  }

  #sources(refs: Refs): ResolvedSources | undefined {
    if (!this.#index.sources) return undefined;
    const { file, written } = this.#index.sources;
    const context = this.#context(file, this.#siteTokens.tokens, refs);
    const { reviewer: _, ...texts } = written;
    const resolved = this.#walks.sources("SourcesFile")(texts, context, "") as ResolvedTexts;
    return resolveSources(written, resolved);
  }
}

/** Tokens that record which of them are read. */
function trackTokens(
  tokens: ReadonlyMap<string, string>,
  { ask }: ResolverNotes,
  kind = "token",
): ReadonlyMap<string, string> {
  return new TrackedMap(tokens, {
    onOne: (name) => ask(`${kind} ${name}`),
    onAll: () => ask(`${kind} ${ALL_FIELDS}`),
    give: (value) => value,
  });
}

/** A block with what its definition adds; none of a site's own whose definition cannot be used or stops with an error. */
function withAdditions(
  definitions: BlockDefinitions,
  block: ResolvedBlock,
  context: BlockContext,
  issues: Issue[],
): ResolvedBlock | undefined {
  const definition = definitionOf(definitions, block);
  if (definition?.isUnusable) return undefined;
  const added = orReport(() => definition?.context?.(block, context) ?? {}, issues);
  return added && { ...block, ...added };
}

/** What is wrong with the values of tokens, where each stands: that of a circle at its first value. */
function valueIssues({ circles, long }: ValueFaults, file: string, prefix = ""): Issue[] {
  const pointerOf = (name = "") => {
    const path = prefix === "" ? name : name.slice(prefix.length + 1);
    return path.split(".").reduce(appendPointer, "");
  };
  return [
    ...circles.map((circle) => tokenCircle(file, circle, pointerOf(circle[0]))),
    ...long.map((name) => longValue(file, name, pointerOf(name))),
  ];
}

/** Where something is written: a file, and the pointer in it. */
interface Written {
  file: string;
  pointer: string;
}

/** A block with where it is written, and of a shared one what its page says otherwise. */
interface WrittenBlock extends Written {
  block: Block;
  overrides?: Written & { fields: Overrides };
}

/** The block itself, or the shared block it names. */
function writtenBlock(
  index: SiteIndex,
  file: string,
  block: PageBlock,
  pointer: string,
  refs: Refs,
): WrittenBlock | undefined {
  if (!isUse(block)) return { block, file, pointer };
  const name = block.use;
  const shared = index.shared.get(name);
  if (shared)
    return {
      block: overridden(shared.block, block),
      file: shared.file,
      pointer: "/block",
      ...(block.with && {
        overrides: { fields: block.with, file, pointer: appendPointer(pointer, WITH) },
      }),
    };
  if (isUnreadable(index.unreadable, SHARED_FOLDER + name)) return undefined;
  const names = [...index.shared.keys()];
  const near = closest(name, names);
  const sure = certainName(name, names);
  refs.issues.push({
    rule: "shared-unknown",
    message: `There is no shared block "${name}".`,
    hint: near ? `Did you mean "${near}"?` : `Shared blocks are the files in pages/_shared/.`,
    file,
    pointer: appendPointer(pointer, USE),
    ...(sure === undefined ? {} : { fix: { value: sure } }),
  });
  return undefined;
}
