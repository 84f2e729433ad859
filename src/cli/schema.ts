import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { generateSchema } from "../engine/pipeline/schema/generate.ts";
import { SCHEMA_SOURCES, type SchemaName } from "../engine/pipeline/schema/sources.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { type GeneratedFile, generatedLists } from "./generated-lists.ts";
import { writeLiveLists } from "./live-lists.ts";
import { foldersFrom, ROOT } from "./places.ts";

/** The union of all blocks. */
const BLOCK = { file: "src/theme/blocks/types.ts", type: "Block" };

export const schema: Command = {
  async run(args) {
    const flags = readFlags(args, { check: { type: "boolean" }, live: { type: "boolean" } });
    if (flags.live) {
      await writeLiveLists(foldersFrom({}));
      return 0;
    }
    // Schemas are made from the lists, which have to be right before.
    const stale = [generatedLists(ROOT), schemas()].flatMap((files) =>
      files
        .filter((file) => isStale(file, flags.check ? undefined : write))
        .map(({ path }) => path),
    );
    if (flags.check) return reportStale(stale);
    await writeLiveLists(foldersFrom({}));
    process.stdout.write(
      stale.length === 0 ? "The schemas are up to date.\n" : `Written: ${stale.join(", ")}\n`,
    );
    return 0;
  },
};

function isStale(file: GeneratedFile, renew?: (path: string, text: string) => void): boolean {
  const path = join(ROOT, file.path);
  const text = file.text();
  if (text === textIfReadable(path)) return false;
  renew?.(path, text);
  return true;
}

function write(path: string, text: string): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

function reportStale(stale: string[]): number {
  if (stale.length === 0) return 0;
  process.stderr.write(
    `Out of date: ${stale.join(", ")}. Run \`npm run schema\` and commit the result.\n`,
  );
  return 1;
}

function schemas(): GeneratedFile[] {
  return (Object.keys(SCHEMA_SOURCES) as SchemaName[]).map((name) => ({
    path: `schema/${name}.schema.json`,
    text: () => `${JSON.stringify(generateSchema(ROOT, name, BLOCK), null, 2)}\n`,
  }));
}
