import { relative, resolve } from "node:path";
import { finishInterrupted } from "../engine/edit/apply-plan.ts";
import { isError } from "../engine/model/issue.ts";
import { buildSite } from "../engine/output/build-site.ts";
import { readFlags } from "./arguments.ts";
import { readShardStep, runShardStep } from "./build-shard.ts";
import type { Command } from "./command.ts";
import { saveEditorFiles } from "./editor-files.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, overridesFromEnvironment, protectedFolders, ROOT } from "./folders.ts";
import { formatReport } from "./print-report.ts";
import { createProgress } from "./progress.ts";

const FLAGS = {
  pages: { type: "string" },
  media: { type: "string" },
  out: { type: "string" },
  compress: { type: "boolean" },
  shard: { type: "string" },
  step: { type: "string" },
  records: { type: "string" },
  paranoid: { type: "boolean" },
  at: { type: "string" },
} as const;

export const build: Command = {
  async run(args) {
    const flags = readFlags(args, FLAGS);
    const part = readShardStep(flags);
    const out = resolve(flags.out ?? "dist");
    const folders = foldersFrom(flags);
    finishInterrupted(folders.pages);
    const start = performance.now();
    const engine = await engineFor(folders);
    const progress = createProgress(process.stderr);
    const options = {
      root: ROOT,
      cwd: process.cwd(),
      engine,
      folders,
      out,
      protect: protectedFolders(),
      compress: flags.compress ?? false,
      paranoid: flags.paranoid ?? false,
      overrides: { ...overridesFromEnvironment(process.env), at: flags.at },
      onProgress: progress.show,
    };
    if (part) {
      const line = await runShardStep(part, options).finally(progress.clear);
      process.stdout.write(`${line}\n`);
      return 0;
    }
    const { notices, written, ...examined } = await buildSite(options).finally(progress.clear);
    saveEditorFiles(folders, engine, examined.site);
    const ms = performance.now() - start;
    const failed = examined.issues.some(isError);
    if (examined.issues.length > 0)
      process.stdout.write(
        `${await formatReport(examined, { format: "text", rules: engine.definitions.rules, ms })}\n`,
      );
    for (const notice of notices) process.stderr.write(`${notice}\n`);
    if (failed)
      process.stderr.write(`Nothing was written. Fix the errors above and build again.\n`);
    else
      process.stdout.write(
        `${written} pages written to ${relative(process.cwd(), out) || "."} in ${Math.round(ms)} ms.\n${hiddenInWords(examined.site?.hidden.length ?? 0)}`,
      );
    return failed ? 1 : 0;
  },
};

function hiddenInWords(count: number): string {
  if (count === 0) return "";
  return count === 1 ? "1 hidden page was left out.\n" : `${count} hidden pages were left out.\n`;
}
