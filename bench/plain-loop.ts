import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unpackPage } from "../src/engine/model/page-data.ts";
import { listFiles } from "../src/engine/pipeline/read.ts";

/**
 * The least that any generator does: read, parse, `renderToString`, write. It takes the data of the
 * pages as a build has written them, renders them with the same components, and writes their HTML.
 *
 * Called with the built site, the compiled components and the folder to write to.
 */
const [out = "", renderer = "", target = ""] = process.argv.slice(2);
const { render } = await import(pathToFileURL(renderer).href);
const names = readdirSync(join(out, "assets"));
const shellFile = names.find((name) => name.startsWith("shell-") && name.endsWith(".json")) ?? "";
const shell = JSON.parse(readFileSync(join(out, "assets", shellFile), "utf8"));
const files = listFiles(out).filter((path) => path.endsWith("page.json"));

for (const file of files) {
  const page = unpackPage(JSON.parse(readFileSync(join(out, file), "utf8")).page);
  const html = join(target, dirname(file), "index.html");
  mkdirSync(dirname(html), { recursive: true });
  writeFileSync(html, `<!doctype html>${render(page, shell)}`);
}
