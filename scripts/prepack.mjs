/**
 * Makes what the package holds beside sources: `lib/`, the compiled engine with its schemas and the types of its public
 * API, and `schema/`, which pages name for their editors. In the package it leads on to the schemas that an installed
 * engine keeps for its site, with the site's own types and what its pages have. `postpack` puts those of the repository
 * back.
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
const API = ["index", "define", "theme/ui/index"];
/** From the package's schemas to the cache of the project that it is installed in. */
const SCHEMAS_OF_SITE = "../../../.cache/page-engine/schema";

rmSync(lib, { recursive: true, force: true });
mkdirSync(lib);
await compile(root, lib);
writeTypes();
keepSchemas();

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

function keepSchemas() {
  const folder = join(root, "schema");
  cpSync(folder, join(lib, "schema"), { recursive: true });
  rmSync(join(lib, "schema", "routes.schema.json"), { force: true });
  for (const name of readdirSync(folder)) {
    const leading = {
      $schema: "http://json-schema.org/draft-07/schema#",
      $ref: `${SCHEMAS_OF_SITE}/${name}`,
    };
    writeFileSync(join(folder, name), `${JSON.stringify(leading, null, 2)}\n`);
  }
}
