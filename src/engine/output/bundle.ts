import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { InlineConfig } from "vite";
import type { ClientSources } from "../model/client-sources.ts";
import type { Engine } from "../pipeline/engine.ts";
import { keepNewest, markAsUsed } from "../pipeline/kept.ts";
import type { OwnClientParts } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { CHUNKS_FILE, type ClientChunks, chunksPlugin } from "./chunks-plugin.ts";
import { shortClassNames } from "./class-names.ts";
import { hashSources } from "./hash-sources.ts";
import { writeLicenses } from "./licenses.ts";
import { notingPlugin } from "./noting-plugin.ts";
import { pageChunk } from "./page-chunk.ts";
import type { RenderPage } from "./render/page-job.ts";
import { viteConfig } from "./vite-config.ts";

/**
 * The compiled components: a renderer for this machine and files for the browser. Its styles have all options of all
 * choices, and neither tokens nor typefaces.
 */
export interface Bundle extends ClientChunks {
  /** Changes when any component, style or library does. */
  id: string;
  render: RenderPage;
  /** The address of the compiled renderer. */
  renderer: string;
  /** The address of the program of threads that render. */
  worker: URL;
  /** Folder of the browser's files, `assets/` below it. */
  folder: string;
  /** Folder of the script and styles of a form that sites bring themselves. */
  formDocument: string;
}

/** Bundles that are kept: those of the last changes of the components. */
const MOST_KEPT = 8;
const RENDER_WORKER = "src/engine/output/render/render-worker.ts";
/** What is compiled beside what the definitions name. */
const COMPILED = ["src/engine/model", "src/engine/output/render", "src/engine/output/written"];
const OTHER_SOURCES = [
  "src/engine/output/apart-files.ts",
  "src/engine/output/bundle.ts",
  "src/engine/output/chunks-plugin.ts",
  "src/engine/output/class-names.ts",
  "src/engine/output/document-references.ts",
  "src/engine/output/document.ts",
  "src/engine/output/hash-sources.ts",
  "src/engine/output/head-tags.ts",
  "src/engine/output/licenses.ts",
  "src/engine/output/make-room.ts",
  "src/engine/output/noting-plugin.ts",
  "src/engine/output/own-parts-plugin.ts",
  "src/engine/output/page-chunk.ts",
  "src/engine/output/vite-config.ts",
  "src/engine/output/write-file.ts",
];

/** What components are compiled from. */
export interface BundleOptions {
  /** Folder of the engine. */
  root: string;
  /** Folder for results. */
  cache: string;
  engine: Pick<Engine, "definitions" | "own">;
}

/** Compiles the components, or takes the last result when no source has changed. */
export async function bundle(options: BundleOptions): Promise<Bundle> {
  const id = sourceHash(options);
  const folder = join(options.cache, "bundle", id);
  if (!existsSync(folder)) {
    await compile(options, folder);
    keepNewest(dirname(folder), MOST_KEPT);
  }
  markAsUsed(folder);
  const chunks: ClientChunks = JSON.parse(
    readFileSync(join(folder, "client", CHUNKS_FILE), "utf8"),
  );
  const renderer = pathToFileURL(join(folder, "server/entry-server.js"));
  const server = await import(renderer.href);
  // Those of a site's own come with all others, in place of the engine's.
  for (const { type } of options.engine.own.client.blocks) delete chunks.apart[type];
  return {
    ...chunks,
    id,
    render: server.render,
    renderer: renderer.href,
    worker: new URL("render-worker.js", renderer),
    folder: join(folder, "client"),
    formDocument: join(folder, "form"),
  };
}

/** Compiles aside and puts the result in place whole, so that builds at the same time do not disturb each other. */
async function compile({ root, engine }: BundleOptions, folder: string): Promise<void> {
  const { build } = await import("vite");
  const { definitions, own } = engine;
  const { client } = definitions;
  const aside = `${folder}.${process.pid}`;
  await inProduction(async () => {
    const common = await viteConfig({ root, definitions, own: () => own.client });
    const sources: CompiledSources = { common, root, client };
    await build(clientConfig(sources, join(aside, "client")));
    await build(serverConfig(sources, own.client, join(aside, "server")));
    for (const { document } of definitions.forms.providers)
      if (document) await build(formConfig(sources, document.entry, join(aside, "form")));
  });
  // The cache may lie outside the project, whose own package.json says the same.
  writeFileSync(join(aside, "package.json"), '{ "type": "module" }\n');
  writeLicenses(root, join(aside, "client"), client.assetLicenses);
  if (existsSync(folder)) rmSync(aside, { recursive: true, force: true });
  else renameSync(aside, folder);
}

/** Visitors get what is meant for production, whatever the environment says: Vite and React's plugin listen to it. */
async function inProduction(work: () => Promise<void>): Promise<void> {
  const { NODE_ENV } = process.env;
  process.env.NODE_ENV = "production";
  try {
    await work();
  } finally {
    if (NODE_ENV === undefined) delete process.env.NODE_ENV;
    else process.env.NODE_ENV = NODE_ENV;
  }
}

/** What is compiled, and what all of it has in common. */
export interface CompiledSources {
  common: InlineConfig;
  root: string;
  client: ClientSources;
}

/** How the browser's files are compiled. */
export function clientConfig(
  { common, root, client }: CompiledSources,
  outDir: string,
): InlineConfig {
  return {
    ...common,
    css: shortNames({ common, root, client }),
    plugins: [...(common.plugins ?? []), chunksPlugin(slashed(join(root, client.blocks)))],
    build: {
      outDir,
      license: true,
      modulePreload: false,
      assetsInlineLimit: 0,
      rolldownOptions: {
        input: join(root, client.loader),
        output: { codeSplitting: { groups: [pageChunk(join(root, client.loader))] } },
      },
    },
  };
}

/** A form of the site's own is a document apart, whose files lie beside it under names of their own. */
function formConfig(
  { common, root }: CompiledSources,
  entry: string,
  outDir: string,
): InlineConfig {
  return {
    ...common,
    build: {
      outDir,
      cssCodeSplit: false,
      modulePreload: false,
      rolldownOptions: {
        input: resolve(root, entry),
        output: { entryFileNames: "form.js", assetFileNames: "form.[ext]" },
      },
    },
  };
}

function serverConfig(
  { common, root, client }: CompiledSources,
  { site }: OwnClientParts,
  outDir: string,
): InlineConfig {
  return {
    ...common,
    css: shortNames({ common, root, client }),
    plugins: [...(common.plugins ?? []), notingPlugin(join(root, client.notes))],
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    build: {
      outDir,
      ssr: true,
      // Says where a component of a site's own has thrown, wherever site and cache lie by then.
      sourcemap: "hidden",
      emptyOutDir: true,
      rolldownOptions: {
        input: [join(root, client.renderer), join(root, RENDER_WORKER)],
        output: {
          sourcemapPathTransform: (source, map) =>
            slashed(relative(site, resolve(dirname(map), source))),
        },
      },
    },
    ssr: { noExternal: true },
  };
}

/** The styles' settings, with class names as short as can be: they stand in every document. */
function shortNames({ common: { css }, root, client }: CompiledSources): InlineConfig["css"] {
  return { ...css, modules: { generateScopedName: shortClassNames(root, client.folders) } };
}

function sourceHash({ root, engine }: BundleOptions): string {
  const sources = [...OTHER_SOURCES, ...engine.definitions.client.folders, ...COMPILED];
  return hashSources(root, sources, engine.own.client.id);
}
