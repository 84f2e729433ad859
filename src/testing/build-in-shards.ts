import { cpSync, existsSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { engineFor } from "../cli/engine.ts";
import { buildShard } from "../engine/output/build-shard.ts";
import { mergeShards } from "../engine/output/merge-shards.ts";
import { isPagePath } from "../engine/pipeline/load.ts";
import { listFolder } from "../engine/pipeline/read.ts";
import { writeHeads } from "../engine/pipeline/shards/heads.ts";
import { isOwnPage, type Shard } from "../engine/pipeline/shards/shard.ts";
import { shardSite } from "../engine/pipeline/shards/shard-site.ts";
import { locateIssues } from "../engine/report/located.ts";
import { type BuiltFolder, foldersOf, ROOT, wholeLine } from "./build-folder.ts";

/** How a site is built on several machines in a test. */
export interface ShardsOptions {
  count: number;
  out: string;
  /** Gives the cache of a machine; none knows anything of the others. */
  cacheOf(machine: string): string;
  /** Whether every machine has nonsense in place of the pages that it may not read, but for some. */
  spoils?: boolean;
  spares?: readonly string[];
  program?: string;
  /** Called with a machine's copy of the site before it works on it. */
  onCopy?(machine: string, folder: string): void;
}

/** Builds the site of a folder in all steps, each part in a copy of its own, as machines do that share nothing but files. */
export async function buildInShards(folder: string, options: ShardsOptions): Promise<BuiltFolder> {
  const { count, out, program, spares = [] } = options;
  const root = mkdtempSync(join(tmpdir(), "machines-"));
  const records = join(root, "records");
  const shards = Array.from({ length: count }, (_, at) => ({ number: at + 1, count }));
  const machine = async (name: string, isRead: (path: string) => boolean) => {
    const copy = join(root, name);
    cpSync(join(folder, "pages"), join(copy, "pages"), { recursive: true });
    cpSync(join(folder, "media"), join(copy, "media"), { recursive: true });
    if (options.spoils) spoil(copy, (path) => !isRead(path) && !spares.includes(path));
    options.onCopy?.(name, copy);
    const folders = foldersOf(copy, options.cacheOf(name));
    const engine = { ...(await engineFor(folders)), program };
    const protect = { sources: [], roots: [ROOT] };
    const onProgress = () => undefined;
    return { root: ROOT, cwd: copy, engine, folders, protect, onProgress, overrides: {} };
  };
  const own = (shard: Shard) => (path: string) => isOwnPage(shard, path);
  for (const shard of shards) {
    const { engine, folders } = await machine(`heads-${shard.number}`, own(shard));
    writeHeads(shardSite(engine, folders, {}, shard), engine, { shard, records });
  }
  const parts: string[] = [];
  for (const shard of shards) {
    const given = await machine(`pages-${shard.number}`, own(shard));
    const part = join(root, `part-${shard.number}`);
    const there = join(root, `records-${shard.number}`);
    cpSync(records, there, { recursive: true });
    await buildShard({ ...given, shard, records: there, out: part, compress: false });
    parts.push(part);
  }
  const given = await machine("merge", () => false);
  const { issues, loaded, count: written } = await mergeShards({ ...given, out, parts });
  const reported = locateIssues(issues, loaded.textOf, given.cwd).map(wholeLine);
  return { reported, isWritten: written > 0 && existsSync(join(out, "index.html")) };
}

/** Writes nonsense into pages. */
function spoil(copy: string, isSpoilt: (path: string) => boolean): void {
  const pages = join(copy, "pages");
  mkdirSync(pages, { recursive: true });
  for (const path of listFolder(pages).files)
    if (isPagePath(path) && isSpoilt(path)) writeFileSync(join(pages, path), "{ nobody reads this");
}
