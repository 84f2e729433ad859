import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import type { Engine } from "../pipeline/engine.ts";
import type { SiteFrame } from "../pipeline/resolve/resolver.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { KnownBlog } from "./blog/known-articles.ts";
import type { DocumentFrame } from "./document.ts";
import { feedOf, hasArticles } from "./feed.ts";
import { formFiles } from "./form-document.ts";
import { type Facts, NO_FACTS } from "./known/manifest.ts";
import type { SiteBundle } from "./look/site-styles.ts";
import type { Output } from "./output.ts";
import type { ListedPage, OutputPage } from "./output-pages.ts";
import { type OutputFile, pagePlans } from "./page-jobs.ts";
import { createDocuments } from "./render/documents.ts";
import { writePages } from "./render/write-pages.ts";
import { siteFiles } from "./site-files.ts";
import { createWrittenCheck, type WrittenCheck } from "./written/check-written.ts";
import { createCollector } from "./written/collect.ts";
import { writtenSite } from "./written/written-site.ts";

/** The part of the documents that are read again, to compare it with what was noted of them; and about how many at least. */
const SAMPLE = 0.01;
const FEWEST = 20;

/** The documents of a site, about to be written. */
export interface Writing {
  site: CheckedSite;
  compiled: SiteBundle;
  output: Output;
  /** The frame of each language. */
  frames: readonly DocumentFrame[];
  /** Its pages, or those of a part of it. */
  pages: readonly OutputPage[];
  /** Whether every document is made and read again. */
  paranoid: boolean;
  /** What can be done while other threads write pages; when it says no, the site is not wanted. */
  whileWriting: () => Promise<boolean>;
}

/** What came of writing a site. */
export interface Written {
  /** What is wrong with what was written; nothing when it is not wanted. */
  issues: Issue[];
  /** What is known of all its files together. */
  facts: Facts;
  /** Documents in which something else stands than was noted when they were rendered. */
  differing: readonly string[];
}

/**
 * Writes the pages of a site, and the files beside them. Pages that an earlier output has, made from the
 * same, are taken from there.
 */
export async function writeSite(writing: Writing): Promise<Written> {
  const { site, output } = writing;
  const check = createWrittenCheck(writtenSite(site), output.earlier);
  const isWanted = await writeDocuments(writing, check);
  if (!isWanted) return { issues: [], facts: NO_FACTS, differing: [] };
  writeCommonFiles(writing, check);
  const issues = check.finish(output.files);
  return { issues, facts: check.facts(), differing: check.differing };
}

/**
 * Writes pages, those alone that no earlier output has.
 *
 * @returns whether the site is wanted
 */
export async function writeDocuments(
  { site, pages, compiled, output, paranoid, frames, whileWriting }: Writing,
  check: WrittenCheck,
): Promise<boolean> {
  const { id, render, renderer, worker } = compiled;
  const readAgain = paranoid ? 1 : Math.max(SAMPLE, FEWEST / pages.length);
  const documents = createDocuments({
    plans: pagePlans(site, pages),
    count: pages.length,
    common: shortHash([id, JSON.stringify(frames)].join(" ")),
    isTaken: !paranoid,
    output,
    check,
  });
  return writePages({
    ...documents,
    context: { frames, folder: output.folder, renderer, readAgain },
    render,
    worker,
    helpers: availableParallelism() - 1,
    whileWriting,
  });
}

/** What the documents of a site are made with. */
export interface MadeWith {
  site: CheckedSite;
  compiled: SiteBundle;
  engine: Engine;
}

/**
 * The frame of each language, and what all of its documents refer to; the same on every machine that writes some of them.
 *
 * @param blogs with the articles that are known
 */
export function documentFrames(made: MadeWith, blogs: readonly KnownBlog[]): DocumentFrame[] {
  const { site, compiled } = made;
  const { loader, styles, fonts, apart } = compiled;
  const build = documentsId(made);
  return site.frames.map((frame) => ({
    path: frame.path,
    shell: frame.shell,
    assets: {
      build,
      ...{ loader, styles, fonts, apart },
      shell: shellFile(frame).path,
      icons: true,
      feed: hasArticles(site, blogs, frame) ? feedOf(frame) : undefined,
    },
  }));
}

/** The id that documents and their data have in common. */
export function documentsId({ site, compiled, engine }: MadeWith): string {
  const shells = site.frames.map((frame) => shellFile(frame).text);
  return shortHash(`${compiled.id} ${engine.id} ${shells.join("")}`);
}

/** The frame of all pages of a language, and its address. */
function shellFile({ shell }: SiteFrame): OutputFile {
  const text = JSON.stringify(shell);
  return { path: `/assets/shell-${shortHash(text)}.json`, text };
}

/** What a site has once. */
export interface CommonFiles extends Pick<Writing, "site" | "compiled" | "output"> {
  pages: readonly ListedPage[];
}

/** Writes what the site has once: its frame, sitemap, feed, rules for hosts. */
export function writeCommonFiles(
  { site, pages, compiled, output }: CommonFiles,
  check: WrittenCheck,
): void {
  for (const { path, text } of site.frames.map(shellFile)) output.write(path.slice(1), text);
  const collector = createCollector();
  for (const { path, text } of [...siteFiles(site, pages), ...formFiles(site, compiled)]) {
    output.write(path, text);
    const before = output.earlier?.files.get(path);
    if (output.earlier && before && before.key === output.known(path)?.key)
      check.carry(path, before, output.earlier);
    else collector.add(path, text);
  }
  const apart = Object.values(compiled.apart).flatMap(({ styles }) => styles);
  for (const path of new Set([...compiled.styles, ...apart]))
    collector.add(path.slice(1), readFileSync(join(output.folder, path), "utf8"));
  check.take(collector.collected());
}

function shortHash(text: string): string {
  return hash("sha256", text).slice(0, 10);
}
