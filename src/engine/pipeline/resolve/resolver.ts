import { isUse, type PageBlock, type ResolvedBlock, USE } from "../../model/block.ts";
import type { BlockContext } from "../../model/block-context.ts";
import { type BlockDefinitions, definitionOf } from "../../model/block-definition.ts";
import type { Issue } from "../../model/issue.ts";
import type { JsonSchema } from "../../model/json-schema.ts";
import { appendPointer } from "../../model/pointer.ts";
import type { PageCard, Resolved } from "../../model/resolved.ts";
import type { ResolvedPage, Shell } from "../../model/resolved-page.ts";
import type { SourcesFile } from "../../model/sources-file.ts";
import { certainName } from "../certain.ts";
import type { PageEntry, SiteIndex } from "../index/site-index.ts";
import { isUnreadable } from "../index/unreadable.ts";
import { SHARED_FOLDER } from "../kinds.ts";
import type { MediaUrls } from "../media/media-urls.ts";
import { orReport } from "../own-parts.ts";
import type { SchemaName } from "../schema/sources.ts";
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

type ResolvedTexts = Resolved<Omit<SourcesFile, "reviewer">>;

/** Resolves the pages of one site. */
export interface Resolver {
  page(entry: PageEntry): { page: ResolvedPage; fields: ResolvedFields; refs: Refs };
  shell(): { shell: Shell; texts: ResolvedSite; refs: Refs };
  card(entry: PageEntry): PageCard;
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
): Resolver {
  return new SiteResolver(index, urls, schemas);
}

/** A class, as its parts share the walks, the tokens and the cards of one site. */
class SiteResolver implements Resolver {
  readonly #index: SiteIndex;
  readonly #urls: MediaUrls;
  readonly #walks: Record<"page" | "site" | "sources", (definition: string) => Walk>;
  readonly #siteTokens: ReturnType<typeof siteTokens>;
  readonly #cards = new Map<string, PageCard>();
  readonly #source: ContextSource;

  constructor(index: SiteIndex, urls: MediaUrls, schemas: Record<SchemaName, JsonSchema>) {
    const { fields } = index.definitions;
    this.#index = index;
    this.#urls = urls;
    this.#walks = {
      page: compileWalks(schemas.page, fields),
      site: compileWalks(schemas.site, fields),
      sources: compileWalks(schemas.sources, fields),
    };
    this.#siteTokens = siteTokens(index.site);
    const visitTexts = compileTextVisits(schemas.page, fields)("PageFile");
    this.#source = {
      index,
      site: this.#siteTexts(noRefs()),
      card: this.card,
      fieldsOf: (entry) => this.#fields(entry, noRefs()).resolved,
      sources: this.#sources(noRefs()),
      wordsOf: (entry) => wordsOfPage(visitTexts, index, entry),
    };
  }

  card = (entry: PageEntry): PageCard => {
    const known = this.#cards.get(entry.route);
    if (known) return known;
    const { resolved } = this.#fields(entry, noRefs());
    const made: PageCard = {
      route: entry.route,
      title: resolved.shortTitle ?? resolved.title,
      summary: resolved.summary ?? resolved.description,
      ...(resolved.picture ? { picture: resolved.picture } : {}),
    };
    this.#cards.set(entry.route, made);
    return made;
  };

  page(entry: PageEntry): ReturnType<Resolver["page"]> {
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
    return { index: this.#index, urls: this.#urls, file, tokens, route, card: this.card, refs };
  }

  #fields(entry: PageEntry, refs: Refs): { resolved: ResolvedFields; tokens: Tokens } {
    const { blocks: _, ...own } = entry.page;
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
