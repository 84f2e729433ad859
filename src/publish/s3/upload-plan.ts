import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { listFiles } from "../../engine/pipeline/read.ts";

/** What is put into a bucket and taken out of it, in this order. */
export interface UploadPlan {
  /** Files whose names change with their content: nobody asks for them yet. */
  assets: string[];
  /** Everything else but documents. */
  files: string[];
  documents: string[];
  /** Names that are there and belong to no page any more. */
  removed: string[];
}

/** Files that a host reads, and no visitor. */
const OF_HOSTS = /^_[a-z]+$/;
const ASSET = /^assets\//;
const DOCUMENT = /\.html(\.(br|gz))?$/;

/**
 * Compares a built site with what lies in a bucket. Earlier assets stay: pages that are open in a browser may ask for them.
 *
 * @param there the hashes of what lies there, by names
 */
export function planUpload(folder: string, there: ReadonlyMap<string, string>): UploadPlan {
  const all = listFiles(folder).filter((path) => !OF_HOSTS.test(path));
  const changed = all.filter((path) => there.get(path) !== hashOf(join(folder, path)));
  const known = new Set(all);
  const isOther = (path: string) => !ASSET.test(path) && !DOCUMENT.test(path);
  return {
    assets: changed.filter((path) => ASSET.test(path)),
    files: changed.filter(isOther),
    documents: changed.filter((path) => DOCUMENT.test(path)),
    removed: [...there.keys()].filter((path) => !known.has(path) && !ASSET.test(path)),
  };
}

/** As S3 names the content of an object that was put in one piece. */
function hashOf(file: string): string {
  return createHash("md5").update(readFileSync(file)).digest("hex");
}
