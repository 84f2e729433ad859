/** Compiles what Node runs of the engine, so that no command translates TypeScript when it starts. */
import { createHash } from "node:crypto";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, isAbsolute, join } from "node:path";
import { pathToFileURL } from "node:url";

/** Folders of `src` that no command needs, beside those that only browsers load. */
const LEFT_OUT = /^(client|testing|studio\/client)\/|\.test\.ts$|\/test\//;
/** Programs that Node starts, by the name of their file. */
const ENTRIES = {
  cli: "src/cli/main.ts",
  index: "src/index.ts",
  define: "src/define.ts",
  "heic-worker": "src/studio/server/upload/heic/heic-worker.mjs",
  "scan-folder": "src/engine/output/known/scan-folder.mjs",
};
/** A command that still runs goes on loading parts of the engine it was started with. */
const MOST_KEPT = 5;

/**
 * The folder of the compiled engine. It is compiled when the content of its sources has changed.
 *
 * @param root folder of the engine
 */
export async function compiledEngine(root) {
  const folder = join(root, "node_modules/.cache/page-engine/engine", sourceHash(root));
  if (existsSync(folder)) return folder;
  mkdirSync(dirname(folder), { recursive: true });
  const aside = mkdtempSync(`${folder}.`);
  try {
    await compile(root, aside);
    moveTo(aside, folder);
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
  removeOld(dirname(folder), folder);
  return folder;
}

/** Another command may have compiled the same at the same time. */
function moveTo(aside, folder) {
  try {
    renameSync(aside, folder);
  } catch (cause) {
    if (!existsSync(folder)) throw cause;
  }
}

/**
 * Compiles the engine. Every command is loaded by itself, and packages are left where they are.
 *
 * @param root folder of the engine
 * @param folder where the programs are put
 * @param entries what is compiled, by the names of the programs
 */
export async function compile(root, folder, entries = ENTRIES) {
  const { rolldown } = await import("rolldown");
  const input = Object.entries(entries).map(([name, file]) => [name, join(root, file)]);
  const bundle = await rolldown({
    input: Object.fromEntries(input),
    platform: "node",
    tsconfig: false,
    logLevel: "warn",
    external: (id) => !id.startsWith(".") && !isAbsolute(id),
  });
  await bundle.write({
    dir: folder,
    entryFileNames: "[name].mjs",
    chunkFileNames: "[name]-[hash].mjs",
  });
  await bundle.close();
}

/**
 * Writes the lists that the sources import, for example of all blocks. It takes that one file of the engine alone: where a
 * folder has gone, the whole can be compiled only when the lists name it no longer.
 */
export async function renewLists(root) {
  const parent = join(root, "node_modules/.cache/page-engine");
  mkdirSync(parent, { recursive: true });
  const folder = mkdtempSync(join(parent, "lists-"));
  try {
    await compile(root, folder, { lists: "src/cli/generated-lists.ts" });
    const { generatedLists } = await import(pathToFileURL(join(folder, "lists.mjs")).href);
    for (const { path, text } of generatedLists(root)) {
      if (existsSync(join(root, path)) && readFileSync(join(root, path), "utf8") === text())
        continue;
      writeFileSync(join(root, path), text());
      process.stdout.write(`Written: ${path}\n`);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function sourceHash(root) {
  const hash = createHash("sha256").update(readFileSync(join(root, "scripts/compile.mjs")));
  for (const name of sourcesIn(join(root, "src")))
    hash.update(name).update(readFileSync(join(root, "src", name)));
  return hash.digest("hex").slice(0, 16);
}

function sourcesIn(src) {
  return namesBelow(src)
    .filter((name) => /\.(ts|mjs)$/.test(name) && !LEFT_OUT.test(name))
    .sort();
}

/** The files below a folder, as paths from there. No link is followed, whatever the version of Node does. */
export function namesBelow(folder) {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return [entry.name];
    return namesBelow(join(folder, entry.name)).map((name) => `${entry.name}/${name}`);
  });
}

function removeOld(parent, current) {
  const times = readdirSync(parent)
    .map((name) => join(parent, name))
    .filter((path) => path !== current)
    .map((path) => ({ path, time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0 }))
    .sort((a, b) => b.time - a.time);
  for (const { path } of times.slice(MOST_KEPT - 1)) rmSync(path, { recursive: true, force: true });
}
