import { FORM_DOCUMENT } from "../../model/written-files.ts";

/** Folders of the built site that are not pages, and names that some systems do not let a file have. */
const ENGINE_FOLDERS = new Set(["assets", "media", FORM_DOCUMENT.folder]);
const SYSTEM_NAMES = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;

/**
 * Why a path cannot be that of a page, though its form is right.
 *
 * @param segments of the path, for example `["assets", "prices"]`
 */
export function reservedReason(segments: string[]): string | undefined {
  const [first = ""] = segments;
  if (ENGINE_FOLDERS.has(first)) return `"${first}" is the folder of the site's own files`;
  const system = segments.find(isSystemName);
  if (system !== undefined) return `Windows does not let a file have the name "${system}"`;
  if (segments.length > 1 && segments.slice(0, -1).includes("index"))
    return '"index" stands for the folder itself and cannot be a folder';
  return undefined;
}

/** Whether Windows does not let a file have a name, whatever its ending. */
export function isSystemName(name: string): boolean {
  return SYSTEM_NAMES.test(name);
}
