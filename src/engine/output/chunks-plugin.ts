import type { Plugin, Rolldown } from "vite";
import type { ApartFiles } from "./apart-files.ts";

/** What browsers load of the compiled components: addresses below that of the site. */
export interface ClientChunks {
  loader: string;
  /** Styles of all that is not apart. */
  styles: string[];
  /** What belongs to single blocks, by their type. */
  apart: Record<string, ApartFiles>;
}

/** The file, below the folder of the compiled files, that says which there are. */
export const CHUNKS_FILE = ".vite/chunks.json";

/** What Vite imports where a script loads another, to load its styles first. */
const PRELOAD_HELPER = "\0vite/preload-helper.js";
const PLAIN_IMPORT = "export const __vitePreload = (load) => load();";

type Chunk = Rolldown.OutputChunk;
type Chunks = ReadonlyMap<string, Chunk>;

/**
 * Notes which scripts and styles belong together. Scripts load none themselves: the styles of a site are made of
 * the compiled ones, so that their names are known to its documents and data alone.
 *
 * @param blocks folder of the blocks, from whose components the chunks of those that stay apart begin
 */
export function chunksPlugin(blocks: string): Plugin {
  return {
    name: "page-engine-chunks",
    enforce: "post",
    load: {
      order: "pre",
      handler: (id) => (id === PRELOAD_HELPER ? PLAIN_IMPORT : null),
    },
    generateBundle(_, bundle) {
      const chunks: Chunks = new Map(
        Object.values(bundle).flatMap((file) =>
          file.type === "chunk" ? [[file.fileName, file]] : [],
        ),
      );
      const source = JSON.stringify(clientChunks(chunks, blocks));
      this.emitFile({ type: "asset", fileName: CHUNKS_FILE, source });
      for (const { viteMetadata } of chunks.values()) viteMetadata?.importedCss.clear();
    },
  };
}

function clientChunks(chunks: Chunks, blocks: string): ClientChunks {
  const all = [...chunks.values()];
  const apart = all.filter((chunk) => typeOf(chunk, blocks) !== undefined);
  const entry = all.filter(({ isEntry }) => isEntry);
  const common = new Set(reached(entry, { chunks, without: new Set(apart) }));
  return {
    loader: addressesOf(entry)[0] ?? "",
    styles: stylesOf(common),
    apart: Object.fromEntries(
      apart.map((chunk) => {
        const walk = { chunks, without: common };
        const scripts = addressesOf(importedBy([chunk], walk));
        return [typeOf(chunk, blocks), { scripts, styles: stylesOf(reached([chunk], walk)) }];
      }),
    ),
  };
}

/** The type of the block whose component a chunk begins with. */
function typeOf({ facadeModuleId }: Chunk, blocks: string): string | undefined {
  if (!facadeModuleId?.startsWith(`${blocks}/`)) return undefined;
  return /^([^/]+)\/Component\.tsx$/.exec(facadeModuleId.slice(blocks.length + 1))?.[1];
}

/** Which chunks there are, and which of them are not meant. */
interface Walk {
  chunks: Chunks;
  without: ReadonlySet<Chunk>;
}

/** Chunks, what they import, and what all of these load later, in the order of their styles. */
function reached(from: readonly Chunk[], walk: Walk): Chunk[] {
  const all = importedBy(from, walk);
  // It grows while it is gone through.
  for (const { dynamicImports } of all) {
    const later = dynamicImports.flatMap((name) => walk.chunks.get(name) ?? []);
    const without = new Set([...walk.without, ...all]);
    all.push(...importedBy(later, { ...walk, without }));
  }
  return all;
}

/** Chunks and what they import, in the order of their styles. */
function importedBy(from: readonly Chunk[], { chunks, without }: Walk): Chunk[] {
  const seen = new Set(without);
  const visit = (chunk: Chunk): Chunk[] => {
    if (seen.has(chunk)) return [];
    seen.add(chunk);
    const imported = chunk.imports.flatMap((name) => chunks.get(name) ?? []);
    return [...imported.flatMap(visit), chunk];
  };
  return from.flatMap(visit);
}

function addressesOf(chunks: readonly Chunk[]): string[] {
  return chunks.map(({ fileName }) => `/${fileName}`);
}

function stylesOf(chunks: Iterable<Chunk>): string[] {
  return [...chunks].flatMap(({ viteMetadata }) =>
    [...(viteMetadata?.importedCss ?? [])].map((name) => `/${name}`),
  );
}
