import { finishInterrupted } from "../engine/edit/apply-plan.ts";
import type { ReportedIssue } from "../engine/model/issue.ts";
import type { Engine } from "../engine/pipeline/engine.ts";
import { type ExaminedSite, examineSite } from "../engine/pipeline/examine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { withLevels } from "../engine/pipeline/with-levels.ts";
import { readFlags, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { saveEditorFiles } from "./editor-files.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, overridesFromEnvironment } from "./folders.ts";
import { FORMATS, type Format, formatReport } from "./print-report.ts";

const FLAGS = {
  pages: { type: "string" },
  media: { type: "string" },
  format: { type: "string" },
  release: { type: "boolean" },
  external: { type: "boolean" },
  fix: { type: "boolean" },
  "add-words": { type: "boolean" },
  "dry-run": { type: "boolean" },
  at: { type: "string" },
} as const;

export const check: Command = {
  async run(args) {
    const flags = readFlags(args, FLAGS);
    const format = readFormat(flags.format);
    const folders = foldersFrom(flags);
    finishInterrupted(folders.pages);
    const start = performance.now();
    const engine = await engineFor(folders);
    const examine = (given: Folders) =>
      examineSite({
        ...engine,
        folders: given,
        urls: ORIGINAL_URLS,
        overrides: { ...overridesFromEnvironment(process.env), at: flags.at },
        release: flags.release,
      });
    if (flags["dry-run"]) {
      const { previewChanges } = await import("./change-first.ts");
      const lines = await previewChanges({ flags, folders, examine });
      process.stdout.write(`${lines.join("\n") || "There is nothing to fix."}\n`);
      return lines.length === 0 ? 0 : 1;
    }
    if (flags.fix || flags["add-words"]) {
      const { changeFirst } = await import("./change-first.ts");
      process.stderr.write(await changeFirst({ flags, folders, examine }));
    }
    const examined = await examine(folders);
    const outside = flags.external ? await askOutside(examined, engine.definitions.rules) : [];
    const complete = { ...examined, issues: [...examined.issues, ...outside] };
    saveEditorFiles(folders, engine, examined.site);
    const report = await formatReport(complete, {
      format,
      rules: engine.definitions.rules,
      ms: performance.now() - start,
    });
    if (report !== "") process.stdout.write(`${report}\n`);
    return complete.issues.length === 0 ? 0 : 1;
  },
};

async function askOutside(
  { site }: ExaminedSite,
  rules: Engine["definitions"]["rules"],
): Promise<ReportedIssue[]> {
  const { checkExternal } = await import("../engine/rules/link-outside/external.ts");
  return withLevels(rules, await checkExternal(site, fetch));
}

function readFormat(text = "text"): Format {
  const format = FORMATS.find((known) => known === text);
  if (format === undefined)
    throw new UsageError(`There is no format "${text}"; there are ${FORMATS.join(", ")}.`);
  return format;
}
