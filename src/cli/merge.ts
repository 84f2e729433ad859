import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { isError } from "../engine/model/issue.ts";
import { mergeShards } from "../engine/output/merge-shards.ts";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { locateIssues } from "../engine/report/located.ts";
import { oneIssue } from "../engine/report/text.ts";
import { UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { DEFINITIONS } from "./definitions.ts";
import { cacheFolder, protectedFolders } from "./folders.ts";

export const merge: Command = {
  async run(args) {
    const { parts, out } = readArguments(args);
    const target = resolve(out);
    const { count, issues } = await mergeShards({
      parts: parts.map((part) => resolve(part)),
      out: target,
      cache: cacheFolder(),
      protect: protectedFolders(),
      rules: DEFINITIONS.rules,
    });
    for (const issue of locateIssues(issues, textIfReadable, process.cwd()))
      process.stdout.write(`${oneIssue(issue, textIfReadable(issue.file))}\n\n`);
    if (issues.some(isError)) {
      process.stderr.write(
        "Nothing was put together. Fix the errors above and build all parts again.\n",
      );
      return 1;
    }
    process.stdout.write(
      `${count} files of ${parts.length} parts put together in ${relative(process.cwd(), target) || "."}.\n`,
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
