import { shortHash } from "../cache/short-hash.ts";
import { type Folders, isPagePath, type Overrides } from "../load.ts";
import { listFolder, readSource } from "../read.ts";

/** What all machines have to have in common, beside the texts of pages. */
export interface BuildIdOptions {
  folders: Folders;
  /** The engine, in words that differ when it gives other results. */
  engine: string;
  overrides?: Overrides;
}

/**
 * Stands for what all machines have to have in common: the engine, the settings of the environment, the names of all files, and the
 * texts of those that are no pages. These are few; no page is read.
 */
export function buildId({ folders, engine, overrides }: BuildIdOptions): string {
  const { files } = listFolder(folders.pages);
  const lines = files.map((path) => {
    const source = isPagePath(path) ? undefined : readSource(folders.pages, path);
    return source && "bytes" in source ? `${path} ${shortHash(source.bytes)}` : path;
  });
  const media = listFolder(folders.media).files;
  return shortHash(JSON.stringify([engine, overrides ?? {}, lines, media]));
}
