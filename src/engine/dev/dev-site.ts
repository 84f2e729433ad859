import { join, relative, resolve } from "node:path";
import { byPath } from "../model/by-path.ts";
import type { DevReport } from "../model/dev-report.ts";
import type { HiddenPage } from "../model/hidden-page.ts";
import type { Issue, ReportedIssue } from "../model/issue.ts";
import type { ResolvedPage, Shell } from "../model/resolved-page.ts";
import type { KnownArticles } from "../output/blog/known-articles.ts";
import { type ThrowingPart, throwingPart } from "../output/render/own-render-issue.ts";
import { openSiteCache, type SiteCache } from "../pipeline/cache/site-cache.ts";
import type { Engine } from "../pipeline/engine.ts";
import { type ExaminedSite, examineSite, snapshotLocation } from "../pipeline/examine.ts";
import type { PageEntry } from "../pipeline/index/site-index.ts";
import { type Folders, type LoadedSite, loadSite, type Overrides } from "../pipeline/load.ts";
import { ORIGINAL_URLS } from "../pipeline/media/media-urls.ts";
import { slashed } from "../pipeline/read.ts";
import { interpret, type ReadFile, type ReadOne } from "../pipeline/read-files.ts";
import { createResolver } from "../pipeline/resolve/resolver.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import type { SourceFile } from "../pipeline/source.ts";
import { withLevels } from "../pipeline/with-levels.ts";
import { locateIssues } from "../report/located.ts";
import { oneIssue } from "../report/text.ts";
import { withChangedText } from "./changed-text.ts";
import { createDevArticles } from "./dev-articles.ts";
import { createProblems, type EditAddressOf, type Problems } from "./dev-report.ts";
import { oneAtATime } from "./one-at-a-time.ts";
import { createWholePages } from "./whole-pages.ts";

/** The site while it is being edited. */
export interface DevSite {
  /** Reads and checks everything again. It is done when all is that was changed before. */
  refresh(): Promise<ExaminedSite>;
  /**
   * Takes in the changed text of a page alone, before everything is read again.
   *
   * @param file absolute path of what was changed
   * @returns whether it was that, and the page can be shown
   */
  takeText(file: string): boolean;
  /**
   * Reads the site as it would be with another text in one of its files. Nothing is kept of it.
   *
   * @param path of the file below the pages folder, which need not be there
   * @param options whether all other files are read again, or taken as the site last had them: what is shown at every
   *   keystroke need not wait for the disk, and is shown again when a file there has changed
   */
  readWith(path: string, text: string, options?: { fromDisk?: boolean }): Promise<LoadedSite>;
  /** The last frame that was whole, in the language of a path. */
  shell(path: string): Shell | undefined;
  /** The page that answers a path, as it last was when whole; hidden pages as well. */
  page(path: string): CheckedPage | undefined;
  notFound(): CheckedPage | undefined;
  /** The pages that visitors do not see, by their routes. */
  hiddenPages(): Record<string, HiddenPage>;
  /** The same with the articles that visitors' browsers do not ask for themselves. */
  shown(path: string): Promise<CheckedPage | undefined>;
  /** These articles; none of a blog that visitors' browsers ask. */
  articles(): Promise<KnownArticles | undefined>;
  /** Resolves a page that is not part of the site, for example one of the block gallery. */
  resolve(entry: PageEntry): ResolvedPage | undefined;
  /** The engine that the site was last read with. */
  engine(): Engine | undefined;
  /**
   * Takes out the part of the site's own that threw while a page was rendered, until its files change.
   *
   * @returns whether it was one
   */
  takeOut(cause: unknown): boolean;
  /** What is wrong now, in the words of the terminal. */
  problems(): string[];
  /** What is wrong now, as it is reported to a browser that shows an address of the site. */
  report(path: string, editAddressOf?: EditAddressOf): DevReport;
  /** The site as it was when its site file was last right, and everything that is wrong now. */
  examined(): Examined | undefined;
}

/** A site with everything that is wrong with it, and the rules it was compared with. */
export interface Examined {
  site: CheckedSite;
  issues: ReportedIssue[];
  loaded: LoadedSite;
  engine: Engine;
  /** What is known of its pages. */
  cache: SiteCache;
}

/** What is needed to follow a site. */
export interface DevSiteOptions {
  /** The folder from which the terminal names files. */
  cwd: string;
  /** The engine as it is now: the parts of the site's own may have changed. */
  loadEngine(before: Engine | undefined): Promise<Engine>;
  folders: Folders;
  overrides?: Overrides;
}

/** Keeps the last whole version of every page, so that a mistake in one file takes nothing off the screen. */
export function createDevSite(options: DevSiteOptions): DevSite {
  const { folders, overrides } = options;
  let engine: Engine | undefined;
  let cache: SiteCache | undefined;
  let last: ExaminedSite | undefined;
  let whole: CheckedSite | undefined;
  let problems: Problems | undefined;
  let kept: { of: ExaminedSite | undefined; files: Map<string, ReadFile | undefined> } | undefined;
  const articles = createDevArticles(join(folders.cache, "blog"));
  const pages = createWholePages();

  const textOf = (file: string) => last?.loaded.textOf(file);
  const examinedNow = () =>
    last && withStoppedArticles(last, engine, whole ? articles.issuesOf(whole.index) : []);
  const keptReading =
    (readOne: ReadOne): ReadOne =>
    (folder, path) => {
      const { files } = kept?.of === last && kept ? kept : { files: new Map() };
      kept = { of: last, files };
      if (!files.has(path)) files.set(path, readOne(folder, path));
      return files.get(path);
    };
  /** Pages whose text has changed while the site is being read, which may have read an earlier one. */
  const newer = new Set<string>();
  const site: DevSite = {
    refresh: oneAtATime(async () => {
      newer.clear();
      const current = await options.loadEngine(engine);
      if (current !== engine) {
        cache = openSiteCache(current, snapshotLocation({ ...current, folders }), {
          holdsTexts: true,
        });
        pages.dropBlocks(current.definitions.blocks);
      }
      engine = current;
      problems = undefined;
      last = await examineSite({ ...engine, folders, urls: ORIGINAL_URLS, overrides, cache });
      // Other programs get the results of the start. Later changes are few, and each program computes them in no time.
      cache = cache && { ...cache, location: undefined };
      const { repairs, siteFile } = last.site.index;
      if (!repairs.has(siteFile)) {
        whole = last.site;
        pages.take(last, newer);
      }
      return last;
    }),
    takeText(file) {
      if (!whole || !cache) return false;
      const read = { site: whole, cache, pages: folders.pages };
      const page = withChangedText(file, read, pages.get);
      if (page) {
        pages.put(page);
        newer.add(page.entry.route);
      }
      return page !== undefined;
    },
    async readWith(path, text, { fromDisk = true } = {}) {
      if (!engine || !cache) throw new Error("The site has not been read yet.");
      const rules = engine;
      const readOne = fromDisk ? cache.files.readOne : keptReading(cache.files.readOne);
      const reading: ReadOne = (folder, other) =>
        other === path ? interpret(sourceOf(folder, path, text), rules) : readOne(folder, other);
      return loadSite(folders, reading, engine, { ...overrides, added: path });
    },
    shell: (path) => whole && byPath(whole.frames, path).shell,
    notFound: () => pages.get("/404"),
    articles: async () => whole && articles.of(whole.index),
    async shown(path) {
      const page = site.page(path);
      if (!page || !whole) return page;
      const shown = await articles.shown({ page, path, site: whole });
      if (articles.issuesOf(whole.index).length > 0) problems = undefined;
      return shown;
    },
    resolve: (entry) =>
      engine &&
      whole &&
      createResolver(whole.index, ORIGINAL_URLS, engine.schemas, { today: whole.today }).page(entry)
        .page,
    hiddenPages: () =>
      Object.fromEntries(
        (whole?.hidden ?? []).map(({ entry, facts }) => [
          entry.route,
          { reason: reasonOf(entry), gaps: facts.gaps?.length ?? 0 },
        ]),
      ),
    page(path) {
      const target = whole?.index.withHidden.aliases.get(path)?.target ?? path;
      const exact = target === "/404" ? undefined : pages.get(target);
      return exact ?? (whole && pages.matching(path, whole.index));
    },
    engine: () => engine,
    takeOut(cause) {
      const thrown = engine && throwingPart(cause, engine.own.client);
      if (engine && thrown) engine = withoutPart(engine, thrown);
      return thrown !== undefined;
    },
    problems() {
      const now = examinedNow();
      return now ? inWords(now, options.cwd) : [];
    },
    report(path, editAddressOf) {
      problems ??= createProblems(examinedNow()?.issues ?? [], textOf, folders.pages);
      const shown = site.page(path) ?? site.notFound();
      return problems.reportFor({ path, shown: shown?.entry, editAddressOf });
    },
    examined() {
      const now = examinedNow();
      return engine && whole && now && cache && { ...now, site: whole, engine, cache };
    },
  };
  return site;
}

/** Why visitors do not see a page, in words. */
function reasonOf({ page, timing }: PageEntry): string {
  const { publishAt = "", unpublishAt = "" } = page;
  if (page.hidden || timing === undefined) return "Hidden: visitors do not see this page yet";
  return timing === "upcoming"
    ? `Goes live on ${publishAt.replace("T", " at ")}: visitors do not see this page yet`
    : `Ended on ${unpublishAt.replace("T", " at ")}: visitors do not see this page any more`;
}

function sourceOf(folder: string, path: string, text: string): SourceFile {
  return { file: slashed(join(resolve(folder), path)), path, bytes: Buffer.from(text) };
}

/** A reading of the site with what stopped its articles: they are read when they are to be shown. */
function withStoppedArticles(
  last: ExaminedSite,
  engine: Engine | undefined,
  issues: readonly Issue[],
): ExaminedSite {
  if (!engine || issues.length === 0) return last;
  return { ...last, issues: [...last.issues, ...withLevels(engine.definitions.rules, issues)] };
}

function withoutPart(engine: Engine, { issue, others }: ThrowingPart): Engine {
  return {
    ...engine,
    own: { ...engine.own, client: others },
    issues: [...engine.issues, issue],
  };
}

function inWords({ issues, loaded }: ExaminedSite, cwd: string): string[] {
  const files = new Map(issues.map(({ file }) => [slashed(relative(cwd, file)), file]));
  return locateIssues(issues, loaded.textOf, cwd).map((issue) =>
    oneIssue(issue, loaded.textOf(files.get(issue.file) ?? "")),
  );
}
