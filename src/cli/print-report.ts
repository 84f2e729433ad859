import { appendFileSync } from "node:fs";
import { relative } from "node:path";
import type { ExaminedSite } from "../engine/pipeline/examine.ts";
import { slashed } from "../engine/pipeline/read.ts";
import type { Rule } from "../engine/pipeline/rule.ts";
import { gatherReport } from "../engine/report/gather.ts";
import { textReport } from "../engine/report/text.ts";

export const FORMATS = ["text", "json", "github", "sarif"] as const;

export type Format = (typeof FORMATS)[number];

/** How a report is written. */
export interface ReportOptions {
  format: Format;
  /** All that the site was checked with. */
  rules: readonly Rule[];
  /** Duration of the run in milliseconds. */
  ms: number;
}

/** Formats what was found. Only the format that is asked for is loaded. */
export async function formatReport(
  examined: ExaminedSite,
  { format, rules, ms }: ReportOptions,
): Promise<string> {
  const { loaded, issues } = examined;
  const cwd = process.cwd();
  const { issues: located, summary, gaps } = gatherReport(examined, cwd, ms);
  switch (format) {
    case "json":
      return (await import("../engine/report/json.ts")).jsonReport(located, summary, gaps);
    case "github": {
      const { githubReport, githubSummary } = await import("../engine/report/github.ts");
      writeStepSummary(githubSummary(located, summary));
      return githubReport(located);
    }
    case "sarif":
      return (await import("../engine/report/sarif.ts")).sarifReport(located, rules);
    case "text": {
      const files = new Map(
        issues.map((issue) => [slashed(relative(cwd, issue.file)), issue.file]),
      );
      const textOf = ({ file }: { file: string }) => loaded.textOf(files.get(file) ?? file);
      return textReport(located, summary, {
        gaps,
        textOf,
        colour: process.stdout.isTTY === true && !process.env.NO_COLOR,
      });
    }
  }
}

/** GitHub names a file whose text it shows with the run. */
function writeStepSummary(text: string): void {
  const file = process.env.GITHUB_STEP_SUMMARY;
  if (file) appendFileSync(file, text);
}
