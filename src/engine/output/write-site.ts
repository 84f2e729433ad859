import { hash } from "node:crypto";
import { readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import type { Issue } from "../model/issue.ts";
import type { Engine } from "../pipeline/engine.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import type { Bundle } from "./bundle.ts";
import type { DocumentAssets } from "./document.ts";
import { articlesOf } from "./feed.ts";
import { formFiles } from "./form-document.ts";
import { type Facts, NO_FACTS } from "./known/manifest.ts";
import type { Output } from "./output.ts";
import type { OutputPage } from "./output-pages.ts";
import { pagePlans } from "./page-jobs.ts";
import { createDocuments } from "./render/documents.ts";
import { writePages } from "./render/write-pages.ts";
import { bringsCommonFiles, ownEntries, type Shard } from "./shard.ts";
import { siteFiles } from "./site-files.ts";
import { createWrittenCheck, type WrittenCheck } from "./written/check-written.ts";
import { createCollector } from "./written/collect.ts";
import { writtenSite } from "./written/written-site.ts";

/** The part of the documents that are read again, to compare it with what was noted of them; and about how many at least. */
const SAMPLE = 0.01;
const FEWEST = 20;

/** A site about to be written. */
export interface Writing {
  shard: Shard;
  site: CheckedSite;
  compiled: Bundle;
  engine: Engine;
  output: Output;
  /** Its pages. */
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
  /** The id of the build. */
  build: string;
  /** Documents in which something else stands than was noted when they were rendered. */
  differing: readonly string[];
}

/**
 * Writes the pages of a site, and the files beside them. Pages that an earlier output has, made from the
 * same, are taken from there.
 */
export async function writeSite(writing: Writing): Promise<Written> {
  const { shard, site, output } = writing;
  const shell = JSON.stringify(site.shell);
  const assets = assetsOf(writing, shell);
  const { build } = assets;
  const check = createWrittenCheck(writtenSite(site), output.earlier);
  const isWanted = await writeDocuments(writing, assets, check);
  if (!isWanted) return { issues: [], facts: NO_FACTS, build, differing: [] };
  if (bringsCommonFiles(shard)) {
    output.write(assets.shell.slice(1), shell);
    writeCommonFiles(writing, check);
  }
  // A part cannot know what the others bring: its links are followed when all are put together.
  const issues = check.finish(shard.count === 1 ? output.files : undefined);
  return { issues, facts: check.facts(), build, differing: check.differing };
}

/** @returns whether the site is wanted */
async function writeDocuments(
  { shard, site, pages, compiled, output, paranoid, whileWriting }: Writing,
  assets: DocumentAssets,
  check: WrittenCheck,
): Promise<boolean> {
  const { id, render, renderer, worker } = compiled;
  const own = [...ownEntries(pages, shard)];
  const readAgain = paranoid ? 1 : Math.max(SAMPLE, FEWEST / own.length);
  const documents = createDocuments({
    plans: pagePlans(site, own),
    count: own.length,
    common: shortHash([id, JSON.stringify(site.shell), JSON.stringify(assets)].join(" ")),
    isTaken: !paranoid,
    output,
    check,
  });
  return writePages({
    ...documents,
    context: { shell: site.shell, assets, folder: output.folder, renderer, readAgain },
    render,
    worker,
    helpers: availableParallelism() - 1,
    whileWriting,
  });
}

function assetsOf({ site, pages, compiled, engine }: Writing, shell: string): DocumentAssets {
  return {
    build: shortHash(`${compiled.id} ${engine.id} ${shell}`),
    loader: compiled.loader,
    styles: compiled.styles,
    fonts: compiled.fonts,
    shell: `/assets/shell-${shortHash(shell)}.json`,
    icons: site.shell.icon !== undefined,
    feed: articlesOf(pages).length > 0 ? "/feed.xml" : undefined,
  };
}

/** Writes what the site has once: sitemap, feed, rules for hosts. */
function writeCommonFiles({ site, pages, compiled, output }: Writing, check: WrittenCheck): void {
  const collector = createCollector();
  for (const { path, text } of [...siteFiles(site, pages), ...formFiles(site, compiled)]) {
    output.write(path, text);
    const before = output.earlier?.files.get(path);
    if (output.earlier && before && before.key === output.known(path)?.key)
      check.carry(path, before, output.earlier);
    else collector.add(path, text);
  }
  for (const path of compiled.styles)
    collector.add(path.slice(1), readFileSync(join(output.folder, path), "utf8"));
  check.take(collector.collected());
}

function shortHash(text: string): string {
  return hash("sha256", text).slice(0, 10);
}
