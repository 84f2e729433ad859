import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import { basename } from "node:path";
import { text } from "node:stream/consumers";
import type { Report } from "../engine/report/report.ts";
import type { PublishFinding } from "../studio/contract/publishing.ts";
import { fileWords, withoutFiles } from "../studio/server/issues/file-words.ts";
import type { Build } from "../team/drafts/site-builds.ts";

/** Builds a site as `build` does, in a process of its own, so that this one goes on answering people. */
export const buildApart: Build = async ({ pages, media }, out) => {
  const folders = ["--pages", pages, "--media", media];
  const { code } = await run("build", [...folders, "--out", out]);
  if (code === 0) return [];
  const { written } = await run("check", [...folders, "--format", "json"]);
  return findingsIn(written, basename(pages));
};

async function run(command: string, flags: string[]): Promise<{ code: number; written: string }> {
  const args = [...process.execArgv, process.argv[1] ?? "", command, ...flags];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "ignore"] });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const [[code], written] = await Promise.all([once(child, "exit"), text(child.stdout)]);
  return { code: Number(code ?? 1), written };
}

const UNKNOWN: PublishFinding = {
  ...{ rule: "build", level: "error", where: "The site" },
  ...{ message: "The pages could not be made.", hint: "The log of the server says more." },
};

/** What stands against a build, in the words of somebody who sees pages. A build that fails without a reason has one, too. */
function findingsIn(written: string, pages: string): PublishFinding[] {
  try {
    const { issues } = JSON.parse(written) as Report;
    const findings = issues
      .filter(({ level }) => level === "error")
      .map(({ rule, message, hint, file }): PublishFinding => {
        const path = file.split(`/${pages}/`).at(-1) ?? file;
        const words = { message: withoutFiles(message), hint: withoutFiles(hint) };
        return { rule, level: "error", ...words, where: atStart(fileWords(path)), path };
      });
    const each = new Map(findings.map((one) => [JSON.stringify(one), one]));
    return each.size > 0 ? [...each.values()] : [UNKNOWN];
  } catch {
    return [UNKNOWN];
  }
}

function atStart(words: string): string {
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whoever writes comes first. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is over already, or the system does not allow it.
  }
}
