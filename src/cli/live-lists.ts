import { join } from "node:path";
import { examineSite } from "../engine/pipeline/examine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { liveLists } from "../engine/pipeline/schema/live-lists.ts";
import type { CheckedSite } from "../engine/pipeline/site.ts";
import { writeWhole } from "../engine/pipeline/write-whole.ts";
import { siteNames } from "../engine/rules/analysis/site-names.ts";
import { DEFINITIONS } from "./definitions.ts";
import { engineFor } from "./engine.ts";
import { LIVE_LISTS, PROJECT } from "./folders.ts";

/** Writes the routes, anchors and media files that editors complete from. */
export async function writeLiveLists(folders: Folders): Promise<void> {
  const { site } = await examineSite({
    ...(await engineFor(folders)),
    folders,
    urls: ORIGINAL_URLS,
  });
  saveLiveLists(folders, site);
}

/**
 * Saves the lists of a site that has been examined already. The lists are those of the project's own pages.
 * Where they cannot be written, that is a note: they help in the editor, and nothing depends on them.
 */
export function saveLiveLists(folders: Folders, site: CheckedSite): void {
  if (folders.pages !== join(PROJECT, "pages")) return;
  const schema = liveLists(siteNames(site), DEFINITIONS.fields);
  const text = `${JSON.stringify(schema, null, 2)}\n`;
  if (textIfReadable(LIVE_LISTS) === text) return;
  try {
    writeWhole(LIVE_LISTS, text);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    process.stderr.write(
      `${LIVE_LISTS} cannot be written (${code}), so editors complete links from an earlier list. Give yourself the right to write it.\n`,
    );
  }
}
