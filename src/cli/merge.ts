import { join, relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { mergeShards } from "../build/merge-shards.ts";
import { UsageError } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { ROOT } from "./places.ts";

export const merge: Command = {
  async run(args) {
    const { parts, out } = readArguments(args);
    const place = resolve(out);
    const cache = join(ROOT, "node_modules/.cache/page-engine");
    const count = mergeShards(
      parts.map((part) => resolve(part)),
      place,
      cache,
    );
    process.stdout.write(
      `${count} files of ${parts.length} parts put together in ${relative(process.cwd(), place) || "."}.\n`,
    );
    return 0;
  },
};

function readArguments(args: string[]): { parts: string[]; out: string } {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: { out: { type: "string" } },
    });
    return { parts: positionals, out: values.out ?? "dist" };
  } catch (cause) {
    throw new UsageError("Write the folders of all parts, and --out with the folder of the site.", {
      cause,
    });
  }
}
