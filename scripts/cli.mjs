#!/usr/bin/env node
/** The command line of the repository: the engine as its sources are now. */
import { join, resolve } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { compiledEngine, renewLists } from "./compile.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const [command, ...flags] = process.argv.slice(2);
try {
  if (command === "schema" && flags.length === 0) await renewLists(root);
  const engine = await compiledEngine(root);
  const { main } = await import(pathToFileURL(join(engine, "cli.mjs")).href);
  process.exitCode = await main(process.argv.slice(2));
} catch (cause) {
  process.stderr.write(`${inWords(cause)}\n`);
  process.exitCode = 2;
}

/** Before the engine is there, only its folder can stand in the way; the rest is a mistake in its sources. */
function inWords({ code, path, message, stack }) {
  if (code === "EROFS" || code === "EACCES" || code === "EPERM")
    return `The engine has to be compiled, and ${path} cannot be written (${code}). Give yourself the right to write there, or run \`npm ci\` as the owner of this folder.`;
  return process.env.DEBUG ? stack : message;
}
