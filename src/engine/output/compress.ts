import { hash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { writeWhole } from "../pipeline/write-whole.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import type { Output } from "./output.ts";

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
 * Writes a `.br` and a `.gz` copy beside every text file of the output that hosts serve. Copies are cached by content.
 *
 * @param cache folder where copies are kept between builds
 */
export async function compressOutput(output: Output, cache: string): Promise<void> {
  const kept = join(cache, `compressed-${RECIPE}`);
  mkdirSync(kept, { recursive: true });
  const next = [...output.files].filter((path) => TEXT.has(extname(path))).values();
  const work = async () => {
    for (const path of next) await compressFile(path, output, kept);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function compressFile(path: string, output: Output, kept: string): Promise<void> {
  const { key = "", size = 0 } = output.known(path) ?? {};
  if (size < SMALLEST) return;
  const once = (ending: string, make: (content: Buffer) => Promise<Buffer>) =>
    output.place(path + ending, `compressed-${RECIPE} ${key}`, async (file) => {
      const content = readFileSync(join(output.folder, path));
      const name = hash("sha256", content).slice(0, 24);
      const copy = join(kept, name + ending);
      if (!existsSync(copy)) writeWhole(copy, await make(content));
      linkOrCopy(copy, file);
    });
  await once(".br", (content) =>
    toBrotli(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.byteLength,
      },
    }),
  );
  await once(".gz", (content) => toGzip(content, { level: constants.Z_BEST_COMPRESSION }));
}
