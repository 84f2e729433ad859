import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { generateSchema } from "../engine/pipeline/schema/generate.ts";
import { SCHEMA_SOURCES, type SchemaName } from "../engine/pipeline/schema/sources.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { writeLiveLists } from "./live-lists.ts";
import { foldersFrom, ROOT } from "./places.ts";

export const schema: Command = {
  async run(args) {
    const flags = readFlags(args, { check: { type: "boolean" }, live: { type: "boolean" } });
    if (flags.live) {
      await writeLiveLists(foldersFrom({}));
      return 0;
    }
    const stale = names().filter((name) => textOf(name) !== textIfReadable(fileOf(name)));
    if (flags.check) return reportStale(stale);
    mkdirSync(join(ROOT, "schema"), { recursive: true });
    for (const name of stale) writeFileSync(fileOf(name), textOf(name));
    await writeLiveLists(foldersFrom({}));
    const written = stale.map((name) => `schema/${name}.schema.json`);
    process.stdout.write(
      written.length === 0 ? "The schemas are up to date.\n" : `Written: ${written.join(", ")}\n`,
    );
    return 0;
  },
};

function reportStale(stale: SchemaName[]): number {
  if (stale.length === 0) return 0;
  process.stderr.write(
    `Out of date: ${stale.join(", ")}. Run \`npm run schema\` and commit the result.\n`,
  );
  return 1;
}

function names(): SchemaName[] {
  return Object.keys(SCHEMA_SOURCES) as SchemaName[];
}

function textOf(name: SchemaName): string {
  return `${JSON.stringify(generateSchema(ROOT, name), null, 2)}\n`;
}

function fileOf(name: SchemaName): string {
  return join(ROOT, "schema", `${name}.schema.json`);
}
