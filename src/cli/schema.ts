import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { readFlags } from "./arguments.ts";
import { businessTypes } from "./business-types.ts";
import type { Command } from "./command.ts";
import { foldersFrom, PROJECT, ROOT } from "./folders.ts";
import { type GeneratedFile, generatedLists } from "./generated-lists.ts";
import { lucideList } from "./lucide-list.ts";

export const schema: Command = {
  async run(args) {
    const flags = readFlags(args, { check: { type: "boolean" }, live: { type: "boolean" } });
    const isLive = flags.live || PROJECT !== ROOT;
    const stale = isLive ? [] : await renewAll(flags.check ? undefined : write);
    if (flags.check) return reportStale(stale);
    const { writeEditorFiles } = await import("./editor-files.ts");
    await writeEditorFiles(foldersFrom({}));
    if (!isLive)
      process.stdout.write(
        stale.length === 0 ? "The schemas are up to date.\n" : `Written: ${stale.join(", ")}\n`,
      );
    return 0;
  },
};

type Change = (path: string, text: string) => void;

/** @returns the paths of the lists and schemas that are out of date */
async function renewAll(change?: Change): Promise<string[]> {
  const lists = renew([...generatedLists(ROOT), lucideList(ROOT), businessTypes(ROOT)], change);
  // What is loaded from here on imports what the lists name, which has to be there.
  const { schemas } = await import("./schemas.ts");
  return [...lists, ...renew(schemas(ROOT), change)];
}

function renew(files: GeneratedFile[], change?: Change): string[] {
  return files
    .filter((file) => {
      const path = join(ROOT, file.path);
      const text = file.text();
      if (text === textIfReadable(path)) return false;
      change?.(path, text);
      return true;
    })
    .map(({ path }) => path);
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
