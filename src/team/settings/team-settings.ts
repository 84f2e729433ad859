import type { StudioFile } from "../../engine/model/studio-file.ts";
import type { Engine } from "../../engine/pipeline/engine.ts";
import type { Folders } from "../../engine/pipeline/load.ts";
import { textIfReadable } from "../../engine/pipeline/regular-file.ts";
import { readStudioFile, studioFileOf } from "../../engine/pipeline/studio-file.ts";
import { withLevels } from "../../engine/pipeline/with-levels.ts";
import { type LocatedIssue, locateIssues } from "../../engine/report/located.ts";
import { oneIssue } from "../../engine/report/text.ts";

/** People and settings as `studio.json` has them now. */
export interface TeamSettings {
  /** The last state of the file that could be understood. */
  current(): StudioFile;
  /** What is wrong with the file as it is now, for a terminal; empty when nothing is. */
  problems(): string;
  /** The same for a screen. */
  issues(): LocatedIssue[];
  /** Makes the next call read the file again. */
  readAgain(): void;
}

/** What is read again after so many milliseconds: somebody who is taken from the list is out that soon. */
const FRESH = 1000;

/**
 * Reads people and settings when they are asked for. While the file cannot be understood, those that were last
 * understood hold: a slip in it locks nobody out, and lets nobody in.
 *
 * @param onProblems called when something else is wrong than before
 */
export function createTeamSettings(
  folders: Pick<Folders, "pages">,
  engine: () => Engine,
  onProblems: (problems: string) => void,
): TeamSettings {
  let value: StudioFile = {};
  let issues: LocatedIssue[] = [];
  let problems = "";
  let last: { text: string | undefined; at: number } | undefined;
  function refresh(): void {
    const at = performance.now();
    if (last && at - last.at < FRESH) return;
    const text = textIfReadable(studioFileOf(folders));
    const isSame = last?.text === text && text !== undefined;
    last = { text, at };
    if (isSame) return;
    const read = readStudioFile(folders, engine());
    value = read.value ?? value;
    const before = problems;
    const leveled = withLevels(engine().definitions.rules, read.issues);
    issues = locateIssues(leveled, () => text, process.cwd());
    problems = issues.map((issue) => oneIssue(issue, text)).join("\n\n");
    if (problems !== before) onProblems(problems);
  }
  return {
    current() {
      refresh();
      return value;
    },
    problems() {
      refresh();
      return problems;
    },
    issues() {
      refresh();
      return issues;
    },
    readAgain() {
      last = undefined;
    },
  };
}
