import { relative } from "node:path";
import { finishInterrupted } from "../authoring/carry-out.ts";
import { loadEngine } from "../build/engine.ts";
import { examineSite } from "../checks/examine.ts";
import { checkExternal } from "../checks/external.ts";
import type { Folders } from "../content/load.ts";
import { ORIGINAL_URLS } from "../content/media/media-urls.ts";
import { slashed } from "../content/read.ts";
import { readFlags, UsageError } from "./arguments.ts";
import type { Command } from "./command.ts";
import { fixSite, previewFixes } from "./fix-site.ts";
import { saveLiveLists } from "./live-lists.ts";
import { foldersFrom, overridesFromEnvironment, ROOT } from "./places.ts";
import { FORMATS, type Format, formatReport } from "./print-report.ts";

export const check: Command = {
  async run(args) {
    const flags = readFlags(args, {
      pages: { type: "string" },
      media: { type: "string" },
      format: { type: "string" },
      release: { type: "boolean" },
      external: { type: "boolean" },
      fix: { type: "boolean" },
      "dry-run": { type: "boolean" },
    });
    const format = readFormat(flags.format);
    const folders = foldersFrom(flags);
    finishInterrupted(folders.pages);
    const start = performance.now();
    const engine = loadEngine(ROOT);
    const examine = (given: Folders) =>
      examineSite({
        ...engine,
        folders: given,
        urls: ORIGINAL_URLS,
        overrides: overridesFromEnvironment(process.env),
        release: flags.release,
      });
    if (flags["dry-run"]) {
      const lines = await previewFixes(folders, examine);
      process.stdout.write(`${lines.join("\n") || "There is nothing to fix."}\n`);
      return lines.length === 0 ? 0 : 1;
    }
    const fixed = flags.fix ? await fixSite(folders, examine) : [];
    if (flags.fix) process.stderr.write(fixedInWords(fixed));
    const found = await examine(folders);
    const outside = flags.external ? await checkExternal(found.site, fetch) : [];
    const examined = { ...found, issues: [...found.issues, ...outside] };
    saveLiveLists(folders, examined.site);
    const report = formatReport(examined, format, performance.now() - start);
    if (report !== "") process.stdout.write(`${report}\n`);
    return examined.issues.length === 0 ? 0 : 1;
  },
};

function fixedInWords(files: string[]): string {
  if (files.length === 0) return "Nothing could be fixed by itself.\n";
  return files.map((file) => `Fixed ${slashed(relative(process.cwd(), file))}\n`).join("");
}

function readFormat(text = "text"): Format {
  const format = FORMATS.find((known) => known === text);
  if (format === undefined)
    throw new UsageError(`There is no format "${text}"; there are ${FORMATS.join(", ")}.`);
  return format;
}
