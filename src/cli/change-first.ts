import { relative } from "node:path";
import type { Folders } from "../engine/pipeline/load.ts";
import { slashed } from "../engine/pipeline/read.ts";
import { addWords, previewWords } from "./add-words.ts";
import { type Examine, fixSite, previewFixes } from "./fix-site.ts";

/** What a check changes before it reports what is left. */
export interface Changes {
  flags: { fix?: boolean; "add-words"?: boolean };
  folders: Folders;
  examine: Examine;
}

/**
 * Makes the certain fixes, and adds words to the site's own, as the flags say.
 *
 * @returns what was done, in lines
 */
export async function changeFirst({ flags, folders, examine }: Changes): Promise<string> {
  const fixed = flags.fix ? fixedInWords(await fixSite(folders, examine)) : "";
  const added = flags["add-words"] ? await addWords(folders, examine) : "";
  return fixed + added;
}

/** Shows the same and changes nothing: without a flag the fixes alone. */
export async function previewChanges({ flags, folders, examine }: Changes): Promise<string[]> {
  const fixes = await previewFixes(folders, examine);
  return flags["add-words"] ? [...fixes, ...(await previewWords(folders, examine))] : fixes;
}

function fixedInWords(files: string[]): string {
  if (files.length === 0) return "Nothing could be fixed by itself.\n";
  return files.map((file) => `Fixed ${slashed(relative(process.cwd(), file))}\n`).join("");
}
