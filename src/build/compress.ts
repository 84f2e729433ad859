import { createHash } from "node:crypto";
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { listFiles } from "../content/read.ts";

const TEXT = new Set([".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest", ".xml"]);
/** Smaller files do not become smaller on the way. */
const SMALLEST = 512;
/** Files worked on at the same time. */
const AT_ONCE = 8;
/** Part of the cache's name: raise it when files are compressed differently. */
const RECIPE = "1";

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/**
 * Writes a `.br` and a `.gz` copy beside every text file of a folder. Copies are cached by content.
 *
 * @param folder of the written site
 * @param cache folder where copies are kept between builds
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  const kept = join(cache, `compressed-${RECIPE}`);
  mkdirSync(kept, { recursive: true });
  const files = listFiles(folder).filter((path) => TEXT.has(extname(path)));
  const next = files.values();
  const work = async () => {
    for (const path of next) await compressFile(join(folder, path), kept);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(file: string, kept: string): Promise<void> {
  const content = readFileSync(file);
  if (content.byteLength < SMALLEST) return;
  const name = createHash("sha256").update(content).digest("hex").slice(0, 24);
  const once = async (ending: string, make: () => Promise<Buffer>) => {
    const copy = join(kept, name + ending);
    if (!existsSync(copy)) {
      const aside = `${copy}.${process.pid}`;
      writeFileSync(aside, await make());
      renameSync(aside, copy);
    }
    copyFileSync(copy, file + ending);
  };
  await once(".br", () =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  );
  await once(".gz", () => toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
