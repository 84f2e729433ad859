import type { DraftFile } from "../../studio/contract/drafts.ts";

const VERBS: Record<DraftFile["change"], string> = {
  added: "Added",
  changed: "Changed",
  removed: "Removed",
};
/** A first line that names more is hard to read in a list. */
const MOST_NAMED = 2;

/** What was done to files, as a commit says it: in short, and then a line for each. */
export function draftSentence(files: readonly DraftFile[]): string {
  const lines = files.map((file) => `${VERBS[file.change]} ${nameOf(file)}`);
  if (lines.length <= 1) return lines[0] ?? "Changed nothing that shows";
  return [shortened(files), "", ...lines].join("\n");
}

function shortened(files: readonly DraftFile[]): string {
  const verbs = new Set(files.map(({ change }) => VERBS[change]));
  const verb = verbs.size === 1 ? [...verbs].join() : "Changed";
  const named = files.slice(0, MOST_NAMED).map(nameOf);
  const rest = files.length - named.length;
  const names = rest === 0 ? named : [...named, `${rest} more`];
  return `${verb} ${new Intl.ListFormat("en-US").format(names)}`;
}

function nameOf({ path, title }: DraftFile): string {
  return title ?? path;
}
