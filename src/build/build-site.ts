import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { type ExaminedSite, examineSite } from "../checks/examine.ts";
import type { Folders, Overrides } from "../content/load.ts";
import { listFiles } from "../content/read.ts";
import { isError } from "../page/issue.ts";
import { knownArticles } from "./blog/known-articles.ts";
import { withArticles } from "./blog/with-articles.ts";
import { type Bundle, bundle } from "./bundle.ts";
import { compressOutput } from "./compress.ts";
import { loadEngine } from "./engine.ts";
import { writeIcons } from "./icons.ts";
import { createMediaOutput } from "./media.ts";
import { createOutput, type Output } from "./output.ts";
import { placeFile } from "./place-file.ts";
import { bringsCommonFiles, type Shard } from "./shard.ts";
import { writeShareImages } from "./write-share-images.ts";
import { writeSite } from "./write-site.ts";

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
  /** The part of the site that is written. Every part checks all of it. */
  shard: Shard;
  /** Is told what goes on, for a terminal. */
  onProgress: (step: string) => void;
}

/** What a build found and did. */
export interface BuildResult extends ExaminedSite {
  /** Number of pages of the site; 0 when an error stopped the build. */
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
  const { root, folders, out, overrides, shard, onProgress } = options;
  const engine = loadEngine(root);
  const media = createMediaOutput(folders.cache);
  onProgress("Checking pages");
  const examined = await examineSite({ ...engine, folders, urls: media, overrides });
  if (!examined.site || examined.issues.some(isError))
    return { ...examined, written: 0, notices: [] };
  onProgress("Compiling components");
  const compiled = await bundle(root, folders.cache);
  onProgress("Reading articles");
  const known = await knownArticles(examined.site.index, {
    folder: join(folders.cache, "blog"),
    reader: compiled.id,
  });
  const notices = known.notice ? [known.notice] : [];
  const site = withArticles(examined.site, known);
  const output = createOutput(out, folders.cache);
  try {
    mkdirSync(join(output.folder, "assets"), { recursive: true });
    if (bringsCommonFiles(shard)) {
      placeAssets(compiled, output);
      await writeIcons(site, folders.cache, output);
    }
    await media.write(output, shard, (done, all) =>
      onProgress(`Preparing media ${done} of ${all}`),
    );
    onProgress(`Writing ${site.pages.length} pages`);
    const shareImages = await writeShareImages(site, options, output);
    const found = await writeSite({ shard, site, compiled, engine, output, shareImages });
    const issues = [...examined.issues, ...found];
    if (found.some(isError)) return { ...examined, issues, written: 0, notices };
    if (options.compress) {
      onProgress("Compressing");
      await compressOutput(output, folders.cache);
    }
    output.commit();
    const written = examined.loaded.pageCount + site.pages.length - examined.site.pages.length;
    return { ...examined, issues, written, notices };
  } finally {
    output.discard();
  }
}

/** Puts the compiled scripts, styles and fonts into the output. */
function placeAssets(compiled: Bundle, output: Output): void {
  for (const name of listFiles(join(compiled.folder, "assets"))) {
    placeFile(join(compiled.folder, "assets", name), join(output.folder, "assets", name));
    output.keep(`assets/${name}`);
  }
}
