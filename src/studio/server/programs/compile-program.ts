import { existsSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { OwnPartsOptions } from "../../../engine/output/own-parts-plugin.ts";
import { viteConfig } from "../../../engine/output/vite-config.ts";
import { keepNewest } from "../../../engine/pipeline/kept.ts";

/** Programs that are kept: those of the last changes of their sources. */
const MAX_KEPT = 6;

/** What is compiled, and where it is put. */
export interface CompiledProgram {
  sources: OwnPartsOptions;
  /** The script that it begins with, absolute. */
  entry: string;
  /** The address of the folder of its files. */
  base: string;
  /** Does not exist yet. */
  folder: string;
}

/**
 * Compiles a program for browsers into few files: hundreds take a second to load.
 *
 * The development server beside it goes on in the same process, so that the environment says that
 * this is development. What packages take from it is therefore named here.
 */
export async function compileProgram({ sources, entry, base, folder }: CompiledProgram) {
  const { build } = await import("vite");
  const aside = `${folder}.${process.pid}`;
  await build({
    ...(await viteConfig(sources)),
    mode: "production",
    base,
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    oxc: { jsx: { runtime: "automatic", development: false, refresh: false } },
    build: {
      outDir: aside,
      emptyOutDir: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: entry,
        // The development server brings it, with the connection to itself.
        external: ["@vite/client"],
        output: {
          paths: { "@vite/client": "/@vite/client" },
          entryFileNames: "main.js",
          chunkFileNames: "[name]-[hash].js",
          assetFileNames: "[name].[ext]",
        },
      },
    },
  });
  // Another server may have compiled the same at the same time.
  if (existsSync(folder)) rmSync(aside, { recursive: true, force: true });
  else renameSync(aside, folder);
  keepNewest(dirname(folder), MAX_KEPT);
}
