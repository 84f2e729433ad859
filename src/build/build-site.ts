import { createHash } from "node:crypto";
import { mkdirSync, readFileSync } from "node:fs";
import { availableParallelism } from "node:os";
import { join } from "node:path";
import { type ExaminedSite, examineSite } from "../checks/examine.ts";
import type { CheckedSite } from "../checks/site.ts";
import { createWrittenCheck } from "../checks/written/check-written.ts";
import { createCollector } from "../checks/written/collect.ts";
import type { Folders, Overrides } from "../content/load.ts";
import { listFiles } from "../content/read.ts";
import { absolute } from "../content/resolve/head.ts";
import { type Issue, isError } from "../page/issue.ts";
import { isPattern } from "../page/route.ts";
import { knownArticles } from "./blog/known-articles.ts";
import { withArticles } from "./blog/with-articles.ts";
import { type Bundle, bundle } from "./bundle.ts";
import { compressOutput } from "./compress.ts";
import type { DocumentAssets } from "./document.ts";
import { type Engine, loadEngine } from "./engine.ts";
import { articlesOf } from "./feed.ts";
import { writeIcons } from "./icons.ts";
import { createMediaOutput } from "./media.ts";
import { createOutput, type Output } from "./output.ts";
import { pageJobs } from "./page-jobs.ts";
import { placeFile } from "./place-file.ts";
import type { PageJob } from "./render/page-job.ts";
import { writePages } from "./render/write-pages.ts";
import { createShareImages } from "./share-image.ts";
import { siteFiles } from "./site-files.ts";

/** One run of the build. */
export interface BuildOptions {
  /** Folder of the engine. */
  root: string;
  folders: Folders;
  /** Folder that the site is written to. */
  out: string;
  overrides?: Overrides;
  /** Whether compressed copies are written beside text files. */
  compress: boolean;
  /** Is told what goes on, for a terminal. */
  onProgress: (step: string) => void;
}

/** Share images drawn at the same time. */
const AT_ONCE = 4;

/** What a build found and did. */
export interface BuildResult extends ExaminedSite {
  /** Number of documents written; 0 when an error stopped the build. */
  written: number;
  /** What the person who builds should know beside issues, in full sentences. */
  notices: string[];
}

/**
 * Checks a site and writes it. With any error nothing is written, and what an earlier build wrote stays.
 *
 * @returns what was found; the site is written when none of it is an error
 */
export async function buildSite(options: BuildOptions): Promise<BuildResult> {
  const engine = loadEngine(options.root);
  const media = createMediaOutput(options.folders.cache);
  options.onProgress("Checking pages");
  const examined = await examineSite({
    ...engine,
    folders: options.folders,
    urls: media,
    overrides: options.overrides,
  });
  if (!examined.site || examined.issues.some(isError))
    return { ...examined, written: 0, notices: [] };
  options.onProgress("Compiling components");
  const compiled = await bundle(options.root, options.folders.cache);
  options.onProgress("Reading articles");
  const known = await knownArticles(examined.site.index, {
    folder: join(options.folders.cache, "blog"),
    reader: compiled.id,
  });
  const site = withArticles(examined.site, known);
  const written = examined.loaded.pageCount + site.pages.length - examined.site.pages.length;
  const output = createOutput(options.out, options.folders.cache);
  try {
    placeAssets(compiled, output);
    await media.write(output, (done, all) =>
      options.onProgress(`Preparing media ${done} of ${all}`),
    );
    options.onProgress(`Writing ${site.pages.length} pages`);
    const shareImages = await writeShareImages(site, options, output);
    await writeIcons(site, options.folders.cache, output);
    const found = await writeSite({ site, compiled, engine, output, shareImages });
    const issues = [...examined.issues, ...found];
    const notices = known.notice ? [known.notice] : [];
    if (found.some(isError)) return { ...examined, issues, written: 0, notices };
    if (options.compress) {
      options.onProgress("Compressing");
      await compressOutput(output, options.folders.cache);
    }
    output.commit();
    return { ...examined, issues, written, notices };
  } finally {
    output.discard();
  }
}

/** Puts the compiled scripts, styles and fonts into the output. */
function placeAssets(compiled: Bundle, output: Output): void {
  mkdirSync(join(output.folder, "assets"), { recursive: true });
  for (const name of listFiles(join(compiled.folder, "assets"))) {
    placeFile(join(compiled.folder, "assets", name), join(output.folder, "assets", name));
    output.keep(`assets/${name}`);
  }
}

/** The share images of all pages that search engines see, by route. */
async function writeShareImages(
  site: CheckedSite,
  { root, folders }: BuildOptions,
  output: Output,
): Promise<Map<string, string>> {
  const images = createShareImages(root, folders.cache, site);
  const written = new Map<string, string>();
  const next = site.pages
    .filter(({ page }) => !page.head.noindex && !isPattern(page.route))
    .values();
  const work = async () => {
    for (const page of next) {
      const path = await images.write(page, output.folder);
      output.keep(path);
      written.set(page.entry.route, absolute(site.index.site.url, `/${path}`));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  return written;
}

interface Writing {
  site: CheckedSite;
  compiled: Bundle;
  engine: Engine;
  output: Output;
  shareImages: ReadonlyMap<string, string>;
}

/** @returns what is wrong with the written pages */
async function writeSite({
  site,
  compiled,
  engine,
  output,
  shareImages,
}: Writing): Promise<Issue[]> {
  const shell = JSON.stringify(site.shell);
  const shellPath = `assets/shell-${shortHash(shell)}.json`;
  output.write(shellPath, shell);
  const assets: DocumentAssets = {
    build: shortHash(`${compiled.id} ${engine.id} ${shell}`),
    loader: compiled.loader,
    styles: compiled.styles,
    fonts: compiled.fonts,
    shell: `/${shellPath}`,
    icons: site.shell.icon !== undefined,
    feed: articlesOf(site).length > 0 ? "/feed.xml" : undefined,
  };
  const check = createWrittenCheck(site);
  const { render, renderer, worker } = compiled;
  await writePages({
    jobs: keepFiles(pageJobs(site, shareImages), output),
    count: site.pages.length,
    context: { shell: site.shell, assets, folder: output.folder, renderer },
    render,
    worker,
    helpers: availableParallelism() - 1,
    onWritten: check.take,
  });
  const others = createCollector();
  for (const { path, text } of siteFiles(site)) {
    output.write(path, text);
    others.add(path, text);
  }
  for (const path of compiled.styles)
    others.add(path.slice(1), readFileSync(join(output.folder, path), "utf8"));
  check.take(others.collected());
  return check.finish(output.files());
}

/** Tells the output of the files of every page when it is its turn. */
function* keepFiles(jobs: Iterable<PageJob>, output: Output): Generator<PageJob> {
  for (const job of jobs) {
    for (const { document, data } of job.files) {
      output.keep(document);
      output.keep(data);
    }
    yield job;
  }
}

function shortHash(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
