import { join } from "node:path";
import { type Issue, isError } from "../model/issue.ts";
import type { Snapshot } from "../pipeline/cache/snapshot.ts";
import { resolveSite } from "../pipeline/examine.ts";
import { asWritten } from "../pipeline/omissions.ts";
import { issueOfPart } from "../pipeline/own-parts.ts";
import type { PageWalk } from "../pipeline/page-walk.ts";
import { readHeads } from "../pipeline/shards/heads.ts";
import { ownRecords } from "../pipeline/shards/own-records.ts";
import { recordsToBytes } from "../pipeline/shards/records.ts";
import { isOwnPage, type Shard } from "../pipeline/shards/shard.ts";
import { openShardCache, type ShardSite, shardSite } from "../pipeline/shards/shard-site.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";
import { withLevels } from "../pipeline/with-levels.ts";
import { articleFiles } from "./blog/article-files.ts";
import { knownArticles } from "./blog/known-articles.ts";
import { withArticles } from "./blog/with-articles.ts";
import type { BuildOptions } from "./build-site.ts";
import { bundle } from "./bundle.ts";
import { compressOutput } from "./compress.ts";
import { NO_FACTS } from "./known/manifest.ts";
import { withLook } from "./look/site-styles.ts";
import { createMediaOutput, type MediaOutput } from "./media.ts";
import { createOutput, type Output } from "./output.ts";
import { createOutputPages, type OutputPages } from "./output-pages.ts";
import { leaving, PART_FILE, type PartFindings, packedManifest } from "./part-file.ts";
import { ownBuildIssue } from "./render/own-render-issue.ts";
import { siteTarget } from "./site-target.ts";
import { createSpool, type Spool } from "./spool.ts";
import { writeShareImages } from "./write-share-images.ts";
import { documentFrames, documentsId, writeDocuments } from "./write-site.ts";
import { createWrittenCheck, type WrittenCheck } from "./written/check-written.ts";
import { differenceNotices } from "./written/difference-notices.ts";
import { writtenSite } from "./written/written-site.ts";

/** One run of the second step of a shard. */
export interface ShardBuildOptions extends BuildOptions {
  shard: Shard;
  /** The folder with the heads of all shards. */
  records: string;
}

/** What came of it. */
export interface BuiltShard {
  /** Number of pages that were written. */
  written: number;
  /** Whether something is wrong, so that no page was; `merge` says what. */
  isWrong: boolean;
  /** What the person who builds should know beside issues, in full sentences. */
  notices: string[];
}

/**
 * The second step of a shard: resolves, checks and writes its own pages. Of all others it reads nothing but what their
 * heads say. What is wrong is noted in the part, and reported when all are put together.
 *
 * @throws {ShardError} when the heads are not those of this site
 * @throws {UnsafeTargetError} when the output would take away what no build has written
 */
export async function buildShard(options: ShardBuildOptions): Promise<BuiltShard> {
  const { engine, folders, overrides = {}, shard, records } = options;
  const target = siteTarget(options, [records]);
  const here = shardSite(engine, folders, overrides, shard);
  const heads = readHeads(here, { shard, records });
  const spool = createSpool(folders.cache);
  const output = await createOutput(target, folders.cache);
  try {
    return await checkAndWrite({ here, heads, spool, output }, options);
  } finally {
    spool.close();
    output.discard();
  }
}

/** What a part is made with. */
interface Means {
  here: ShardSite;
  heads: Snapshot;
  spool: Spool;
  output: Output;
}

async function checkAndWrite(
  { here, heads, spool, output }: Means,
  options: ShardBuildOptions,
): Promise<BuiltShard> {
  const { engine, folders, overrides, shard } = options;
  const isOwn = (path: string) => isOwnPage(shard, path);
  // Pictures on the cards of other pages are made by the shards of these.
  const media = createMediaOutput(folders.cache);
  const outputPages = createOutputPages(media, spool);
  options.onProgress("Reading pages");
  const { site, issues, walk, save, snapshot } = await resolveSite({
    ...engine,
    ...{ folders, overrides, isOwn },
    urls: createMediaOutput(folders.cache),
    cache: openShardCache(engine, here, { shard, heads }),
    onChecked: outputPages.take,
  });
  save();
  const isWrong = issues.some(isError) || hasErrors(site, walk, options);
  const part = isWrong ? NOTHING : await writePart({ site, outputPages, media, output }, options);
  const { facts, notices, written, ...known } = part;
  const more = { ...known, manifest: packedManifest(output.manifest(facts)) };
  const own = ownRecords(snapshot(), here, { shard, heads, isOwn });
  output.mark(PART_FILE, recordsToBytes({ ...own, more }));
  output.commit(facts);
  return { written, isWrong: !known.isWritten, notices };
}

/** What came of writing a part. */
interface WrittenPart extends Omit<PartFindings, "manifest"> {
  facts: ReturnType<WrittenCheck["facts"]>;
  written: number;
  notices: string[];
}

const NOTHING: WrittenPart = {
  isWritten: false,
  isCompressed: false,
  documents: "",
  broken: [],
  stopped: [],
  articles: [],
  facts: NO_FACTS,
  written: 0,
  notices: [],
};

/** Whether something is wrong with the shard's own pages. */
function hasErrors(site: CheckedSite, walk: PageWalk, { engine }: ShardBuildOptions): boolean {
  const found = everyPage(site).flatMap((page) => [
    ...(page.facts.issues ?? []),
    ...walk.findingsOn(page),
  ]);
  const { rules } = engine.definitions;
  return withLevels(rules, asWritten(found, site.index.repairs)).some(isError);
}

/** What a part is written from. */
interface PartToWrite {
  site: CheckedSite;
  outputPages: OutputPages;
  media: MediaOutput;
  output: Output;
}

async function writePart(part: PartToWrite, options: ShardBuildOptions): Promise<WrittenPart> {
  const { site, outputPages, media, output } = part;
  const { root, engine, folders, onProgress } = options;
  const { definitions } = engine;
  onProgress("Compiling components");
  const bundled = await bundle({ root, cache: folders.cache, engine });
  const { index } = site;
  const compiled = await withLook(bundled, { root, cache: folders.cache, index });
  onProgress("Reading articles");
  const kept = { folder: join(folders.cache, "blog"), reader: compiled.id };
  const known = await knownArticles(site.index, definitions.blogs, kept).catch(issueOfPart);
  if ("rule" in known) return stoppedBy(known, options);
  const complete = withArticles(site, known);
  const pages = outputPages.of(complete);
  for (const file of articleFiles(complete)) media.publish(file);
  const frames = documentFrames({ site: complete, compiled, engine }, known.blogs);
  const check = createWrittenCheck(writtenSite(complete), output.earlier);
  const drawing = { root, index, cache: folders.cache };
  const whileWriting = async () => {
    await media.write(output, (done, all) => onProgress(`Preparing media ${done} of ${all}`));
    await writeShareImages(pages, drawing, output);
    onProgress(`Writing ${pages.length} pages`);
    return true;
  };
  const { paranoid = false, compress } = options;
  const writing = { site: complete, pages, compiled, output, frames, paranoid, whileWriting };
  try {
    await writeDocuments(writing, check);
  } catch (cause) {
    const issue = ownBuildIssue(cause, engine.own.client, compiled.renderer);
    if (!issue) throw cause;
    return stoppedBy(issue, options);
  }
  if (compress) {
    onProgress("Compressing");
    await compressOutput(output, folders.cache);
  }
  const articles = pages.slice(site.pages.length);
  return {
    isWritten: true,
    isCompressed: compress,
    documents: documentsId({ site: complete, compiled, engine }),
    broken: check.broken,
    stopped: [],
    articles: articles.map(({ route, days, facts }) => ({ route, days, facts })),
    facts: check.facts(),
    written: pages.length,
    notices: [...known.notices, ...differenceNotices(check.differing)],
  };
}

function stoppedBy(issue: Issue, { folders }: ShardBuildOptions): WrittenPart {
  return { ...NOTHING, stopped: [leaving(issue, folders)] };
}
