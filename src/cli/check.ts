import { loadEngine } from "../build/engine.ts";
import { examineSite } from "../checks/examine.ts";
import { ORIGINAL_URLS } from "../content/media/media-urls.ts";
import { readFlags, UsageError } from "./arguments.ts";
import type { Command } from "./commands.ts";
import { saveLiveLists } from "./live-lists.ts";
import { foldersFrom, overridesFromEnvironment, ROOT } from "./places.ts";
import { FORMATS, type Format, formatReport } from "./print-report.ts";

export const check: Command = {
  summary: "finds everything that is wrong with the pages",
  async run(args) {
    const flags = readFlags(args, {
      pages: { type: "string" },
      media: { type: "string" },
      format: { type: "string" },
      release: { type: "boolean" },
    });
    const format = readFormat(flags.format);
    const folders = foldersFrom(flags);
    const start = performance.now();
    const examined = await examineSite({
      ...loadEngine(ROOT),
      folders,
      urls: ORIGINAL_URLS,
      overrides: overridesFromEnvironment(process.env),
      release: flags.release,
    });
    saveLiveLists(folders, examined.site);
    const report = formatReport(examined, format, performance.now() - start);
    if (report !== "") process.stdout.write(`${report}\n`);
    return examined.issues.length === 0 ? 0 : 1;
  },
};

function readFormat(text = "text"): Format {
  const format = FORMATS.find((known) => known === text);
  if (format === undefined)
    throw new UsageError(`There is no format "${text}"; there are ${FORMATS.join(", ")}.`);
  return format;
}
