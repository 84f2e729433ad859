import { existsSync } from "node:fs";
import { join } from "node:path";
import { SITE_FILES } from "../model/written-files.ts";
import { textIfReadable } from "../pipeline/regular-file.ts";

/** The file by which an output is known again, also after it was moved or copied. Hosts have no address for it. */
export const OUTPUT_FILE = SITE_FILES.output;

/** How it begins. */
export const OUTPUT_RECORD =
  "This folder was written by page-engine. Every build replaces it with all that is in it.\n";

/** What it says of an output whose files are known by a manifest. */
export function recordOf(id: string): string {
  return `${OUTPUT_RECORD}Contents: ${id}\n`;
}

/** The id of the manifest that a record names; nothing in those that name none. */
export function idInRecord(record: string | undefined): string | undefined {
  if (!record?.startsWith(OUTPUT_RECORD)) return undefined;
  return /^Contents: ([0-9a-f]+)$/m.exec(record.slice(OUTPUT_RECORD.length))?.[1];
}

/**
 * Whether an earlier build has written a folder. Outputs from before there was a record are known by the
 * data of their not-found page, or by the file of a part; no other program writes these.
 */
export function isOutput(folder: string): boolean {
  const begins = (name: string, text: string) =>
    textIfReadable(join(folder, name))?.startsWith(text) ?? false;
  return (
    begins(OUTPUT_FILE, OUTPUT_RECORD) ||
    begins("_shard.json", '{"number":') ||
    (begins("404.json", '{"build":"') && existsSync(join(folder, "_headers")))
  );
}
