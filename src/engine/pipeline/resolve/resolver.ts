import { isUse, type PageBlock, type ResolvedBlock, USE } from "../../model/block.ts";
import type { BlockContext } from "../../model/block-context.ts";
import { type BlockDefinitions, definitionOf } from "../../model/block-definition.ts";
import type { Issue } from "../../model/issue.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { PageCard, Resolved as ResolvedValue } from "../../model/resolved.ts";
import type { ResolvedPage, Shell } from "../../model/resolved-page.ts";
import type { SourcesFile } from "../../model/sources-file.ts";
import type { Noted, QuestionLog } from "../cache/questions.ts";
import { TrackedMap } from "../cache/tracked-map.ts";
import { ALL_FIELDS, trackObject } from "../cache/tracked-object.ts";
import { certainName } from "../certain.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { isUnreadable } from "../index/unreadable.ts";
import { SHARED_FOLDER } from "../kinds.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { orReport } from "../own-parts.ts";
import { fieldsOf } from "../page-fields.ts";
import type { SchemaName } from "../schema/sources.ts";
import { localeOf } from "../strings/site-locale.ts";
import { compileTextVisits } from "../texts/visit-texts.ts";
import { closest } from "../validate/nearest.ts";
import { type ContextSource, createBlockContext } from "./block-context.ts";
import { resolveHead } from "./head.ts";
import { wordsOfPage } from "./page-words.ts";
import { noRefs, type Refs } from "./refs.ts";
import type { ResolveContext } from "./resolve-context.ts";
import type { ResolvedFields, ResolvedSite } from "./resolved-fields.ts";
import { type ResolvedSources, resolveSources } from "./resolved-sources.ts";
import { resolveShell } from "./shell.ts";
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

/** Resolves the pages of one site. */
export interface Resolver {
  page(entry: PageEntry): Resolved;
  shell(): { shell: Shell; texts: ResolvedSite; refs: Refs };
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
  notes: ResolverNotes = NO_NOTES,
): Resolver {
  return new SiteResolver(index, urls, schemas, notes);
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
  readonly #walks: Record<"page" | "site" | "sources", (definition: string) => Walk>;
  readonly #notes: ResolverNotes;
  readonly #siteTokens: ReturnType<typeof siteTokens>;
  readonly #cards = new Map<string, Noted<PageCard>>();
  readonly #source: ContextSource;

  constructor(
    index: SiteIndex,
    urls: MediaUrls,
    schemas: Record<SchemaName, JsonSchema>,
    notes: ResolverNotes,
  ) {
    this.#notes = notes;
    const { fields } = index.definitions;
    this.#index = index;
    this.#urls = urls;
    this.#walks = {
      page: compileWalks(schemas.page, fields),
      site: compileWalks(schemas.site, fields),
      sources: compileWalks(schemas.sources, fields),
    };
    const { tokens, ...faults } = siteTokens(index.site);
    this.#siteTokens = { ...faults, tokens: trackTokens(tokens, notes) };
    const visitTexts = compileTextVisits(schemas.page, fields)("PageFile");
    const sources = notes.noting(() => this.#sources(noRefs()));
    this.#source = {
      index,
      site: trackObject(this.#siteTexts(noRefs()), (name) => notes.ask(`words ${name}`)),
      card: this.card,
      fieldsOf: (entry) => this.#fields(entry, noRefs()).resolved,
      get sources() {
        return notes.reuse(sources);
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
    const context = createBlockContext(this.#source, entry, resolved);
    const { definitions } = this.#index;
    const blocks = entry.page.blocks.map((block, at): ResolvedBlock | undefined => {
      const pointer = appendPointer("/blocks", at);
      const written = writtenBlock(this.#index, entry.file, block, pointer, refs);
      if (!written) return undefined;
      const own = this.#context(written.file, tokens, refs, entry.route);
      const walked = this.#walks.page("Block")(written.block, own, written.pointer);
      const given = { ...context, isShared: isUse(block) };
      return withAdditions(definitions.blocks, walked as ResolvedBlock, given, refs.issues);
    });
    const known = blocks.filter((block) => block !== undefined);
    refs.lacksBlock = known.length < blocks.length;
    const head = resolveHead(this.#source.site, entry.route, resolved);
    return { page: { route: entry.route, head, blocks: known }, fields: resolved, refs };
  }

  shell(): ReturnType<Resolver["shell"]> {
    const refs = noRefs();
    refs.issues.push(...valueIssues(this.#siteTokens, this.#index.siteFile));
    const texts = this.#siteTexts(refs);
    this.#sources(refs);
    return { shell: resolveShell(texts, this.#index, this.card, refs), texts, refs };
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
    const tokens = pageTokens(own, this.#siteTokens.tokens, (faults) =>
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

  #sources(refs: Refs): ResolvedSources | undefined {
    if (!this.#index.sources) return undefined;
    const { file, written } = this.#index.sources;
    const context = this.#context(file, this.#siteTokens.tokens, refs);
    const { reviewer: _, ...texts } = written;
    const resolved = this.#walks.sources("SourcesFile")(texts, context, "") as ResolvedTexts;
    return resolveSources(written, resolved);
  }
}

/** Tokens that tell which of them are asked for. */
function trackTokens(
  tokens: ReadonlyMap<string, string>,
  { ask }: ResolverNotes,
): ReadonlyMap<string, string> {
  return new TrackedMap(tokens, {
    onOne: (name) => ask(`token ${name}`),
    onAll: () => ask(`token ${ALL_FIELDS}`),
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

/** The block itself, or the shared block it names. */
function writtenBlock(
  index: SiteIndex,
  file: string,
  block: PageBlock,
  pointer: string,
  refs: Refs,
) {
  if (!isUse(block)) return { block, file, pointer };
  const name = block.use;
  const shared = index.shared.get(name);
  if (shared) return { block: shared.block, file: shared.file, pointer: "/block" };
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
