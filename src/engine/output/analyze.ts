import { brotliCompressSync } from "node:zlib";
import { build, type Rolldown } from "vite";
import type { Definitions } from "../pipeline/definitions.ts";
import { NO_PARTS } from "../pipeline/own-parts.ts";
import { clientConfig } from "./bundle.ts";
import { viteConfig } from "./vite-config.ts";

/** One file of the browser's script, with what is in it. */
export interface AnalyzedChunk {
  name: string;
  bytes: number;
  /** As it travels. */
  compressed: number;
  /** Bytes by package, or by room of the source; the largest first. */
  parts: [name: string, bytes: number][];
}

/**
 * Compiles the browser's script and reports what it consists of. Nothing is written.
 *
 * @param root folder of the engine
 */
export async function analyzeBundle(
  root: string,
  definitions: Definitions,
): Promise<AnalyzedChunk[]> {
  const { client, modules } = definitions;
  const common = await viteConfig({
    root,
    definitions: { client, modules },
    own: () => NO_PARTS.client,
  });
  const config = clientConfig({ common, root, client }, "");
  const result = await build({ ...config, build: { ...config.build, write: false } });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput;
  return output.flatMap((file) => (file.type === "chunk" ? [analyzeChunk(file, root)] : []));
}

function analyzeChunk(chunk: Rolldown.OutputChunk, root: string): AnalyzedChunk {
  const parts = new Map<string, number>();
  for (const [id, module] of Object.entries(chunk.modules)) {
    const name = partOf(id, root);
    parts.set(name, (parts.get(name) ?? 0) + module.renderedLength);
  }
  return {
    name: chunk.fileName,
    bytes: Buffer.byteLength(chunk.code),
    compressed: brotliCompressSync(chunk.code).byteLength,
    parts: [...parts].sort(([, a], [, b]) => b - a),
  };
}

/** The package of a module, or the room of the source it stands in. */
function partOf(id: string, root: string): string {
  const inPackage = /node_modules\/((?:@[^/]+\/)?[^/]+)(?!.*node_modules)/.exec(id)?.[1];
  if (inPackage) return inPackage;
  return id.startsWith(`${root}/`)
    ? id
        .slice(root.length + 1)
        .split("/", 2)
        .join("/")
    : "runtime";
}
