import { relative, resolve } from "node:path";
import { parseArgs } from "node:util";
import { finishInterrupted } from "../engine/edit/apply-plan.ts";
import { isError } from "../engine/model/issue.ts";
import { mergeShards } from "../engine/output/merge-shards.ts";
import { UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { saveEditorFiles } from "./editor-files.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, overridesFromEnvironment, protectedFolders, ROOT } from "./folders.ts";
import { formatReport } from "./print-report.ts";
import { createProgress } from "./progress.ts";

export const merge: Command = {
  async run(args) {
    const { parts, out, ...flags } = readArguments(args);
    const target = resolve(out);
    const folders = foldersFrom(flags);
    finishInterrupted(folders.pages);
    const start = performance.now();
    const engine = await engineFor(folders);
    const progress = createProgress(process.stderr);
    const { count, ...examined } = await mergeShards({
      root: ROOT,
      cwd: process.cwd(),
      engine,
      folders,
      out: target,
      protect: protectedFolders(),
      parts: parts.map((part) => resolve(part)),
      overrides: { ...overridesFromEnvironment(process.env), at: flags.at },
      onProgress: progress.show,
    }).finally(progress.clear);
    saveEditorFiles(folders, engine, examined.site);
    const ms = performance.now() - start;
    const { rules } = engine.definitions;
    if (examined.issues.length > 0)
      process.stdout.write(`${await formatReport(examined, { format: "text", rules, ms })}\n`);
    if (examined.issues.some(isError)) {
      process.stderr.write(
        "Nothing was put together. Fix the errors above and run all steps again.\n",
      );
      return 1;
    }
    process.stdout.write(
      `${count} files of ${parts.length} parts put together in ${relative(process.cwd(), target) || "."}.\n`,
    );
    return 0;
  },
};

interface MergeArguments {
  parts: string[];
  out: string;
  pages?: string;
  media?: string;
  at?: string;
}

function readArguments(args: string[]): MergeArguments {
  try {
    const { positionals, values } = parseArgs({
      args,
      allowPositionals: true,
      options: {
        out: { type: "string" },
        pages: { type: "string" },
        media: { type: "string" },
        at: { type: "string" },
      },
    });
    return { out: "dist", ...values, parts: positionals };
  } catch (cause) {
    throw new UsageError(
      "Write the folders of all parts, --out with the folder of the site, and --pages, --media and --at as for build.",
      { cause },
    );
  }
}
