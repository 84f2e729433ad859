/**
 * Makes what the package holds beside sources: `lib/`, the compiled engine with the types of its public API, and
 * in `schema/` the list that editors complete from. In the repository it holds what the pages have; in the package it
 * leads on to the list that an installed engine keeps for the site. `postpack` writes the one of the repository again.
 */
import { spawnSync } from "node:child_process";
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { compile } from "./compile.mjs";

const root = resolve(fileURLToPath(import.meta.url), "../..");
const lib = join(root, "lib");
const API = ["index", "define"];
const LISTS = "routes.schema.json";
/** From the package's schemas to the cache of the project that it is installed in. */
const LISTS_OF_SITE = `../../../.cache/page-engine/${LISTS}`;

rmSync(lib, { recursive: true, force: true });
mkdirSync(lib);
await compile(root, lib);
writeTypes();
writeLeadingOn();

/** The compiler declares whatever the API comes from; only what its types name goes into the package. */
function writeTypes() {
  const all = mkdtempSync(join(tmpdir(), "types-"));
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, "node_modules/typescript/bin/tsc"),
        ...["-p", join(root, "scripts/tsconfig.types.json"), "--outDir", all],
      ],
      { stdio: "inherit" },
    );
    if (status !== 0) process.exit(status ?? 1);
    for (const file of reachable(all))
      cpSync(file, join(lib, "types", relative(all, file)), { recursive: true });
  } finally {
    rmSync(all, { recursive: true, force: true });
  }
}

function reachable(all) {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    for (const [, path] of readFileSync(file, "utf8").matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g))
      visit(join(dirname(file), path.replace(/\.tsx?$/, ".d.ts")));
  };
  for (const name of API) visit(join(all, `${name}.d.ts`));
  return seen;
}

function writeLeadingOn() {
  const folder = join(root, "schema");
  const names = readdirSync(folder)
    .filter((name) => name !== LISTS)
    .flatMap((name) => [
      ...readFileSync(join(folder, name), "utf8").matchAll(
        /"routes\.schema\.json#\/definitions\/(\w+)"/g,
      ),
    ])
    .map((match) => match[1]);
  const definitions = [...new Set(names)]
    .sort()
    .map((name) => [name, { $ref: `${LISTS_OF_SITE}#/definitions/${name}` }]);
  const schema = {
    $schema: "http://json-schema.org/draft-07/schema#",
    definitions: Object.fromEntries(definitions),
  };
  writeFileSync(join(folder, LISTS), `${JSON.stringify(schema, null, 2)}\n`);
}
