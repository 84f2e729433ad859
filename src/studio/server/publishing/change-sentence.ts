import type { ChangedFile } from "../../contract/publishing.ts";

/** A file that was changed, with a description where that is short. */
export interface DescribedFile extends ChangedFile {
  /** What was done in it: "Changed the heading of Prices on Houston". */
  description?: string;
}

const VERBS: Record<ChangedFile["change"], string> = {
  added: "Added",
  changed: "Changed",
  removed: "Removed",
};
/** A first line that names more is hard to read in a list. */
const MAX_NAMED = 2;

/** What was done to files, as a commit says it: in short, and then a line for each. */
export function changeSentence(files: readonly DescribedFile[]): string {
  const lines = files.map(lineOf);
  if (lines.length <= 1) return lines[0] ?? "Changed nothing that shows";
  return [shortened(files), "", ...lines].join("\n");
}

function lineOf(file: DescribedFile): string {
  return file.description ?? `${VERBS[file.change]} ${nameOf(file)}`;
}

function shortened(files: readonly DescribedFile[]): string {
  const verbs = new Set(files.map(({ change }) => VERBS[change]));
  const verb = verbs.size === 1 ? [...verbs].join() : "Changed";
  const named = files.slice(0, MAX_NAMED).map(nameOf);
  const rest = files.length - named.length;
  const names = rest === 0 ? named : [...named, `${rest} more`];
  return `${verb} ${new Intl.ListFormat("en-US").format(names)}`;
}

function nameOf({ path, title }: DescribedFile): string {
  return title ?? path;
}
