import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import type { Engine } from "../engine/pipeline/engine.ts";
import { examineSite } from "../engine/pipeline/examine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { textIfReadable } from "../engine/pipeline/regular-file.ts";
import { liveLists } from "../engine/pipeline/schema/live-lists.ts";
import type { CheckedSite } from "../engine/pipeline/site.ts";
import { writeWhole } from "../engine/pipeline/write-whole.ts";
import { siteNames } from "../engine/rules/analysis/site-names.ts";
import { engineFor } from "./engine.ts";
import { LIVE_LISTS, PROJECT, ROOT } from "./folders.ts";

/** Writes what editors complete from, for the pages as they are now. */
export async function writeEditorFiles(folders: Folders): Promise<void> {
  const engine = await engineFor(folders);
  const { site } = await examineSite({ ...engine, folders, urls: ORIGINAL_URLS });
  saveEditorFiles(folders, engine, site);
}

/**
 * Saves what editors complete from, of a site that has been examined already: its routes, anchors and media files, and
 * the schemas with the types of the site's own. Those of the engine's own folder are under version control, and stay as they are.
 */
export function saveEditorFiles(folders: Folders, engine: Engine, site: CheckedSite): void {
  const folder = schemaFolder(folders);
  if (folder === undefined) return;
  const lists = liveLists(siteNames(site), engine.definitions.fields);
  // On one line: it has thousands of names, and editors alone read it.
  save(join(folder, basename(LIVE_LISTS)), JSON.stringify(lists));
  if (folder === join(ROOT, "schema")) return;
  for (const [name, schema] of Object.entries(engine.schemas))
    save(join(folder, `${name}.schema.json`), JSON.stringify(schema, null, 2));
}

/** Where editors look: the folder of the project, or one beside the pages of another site that has it. */
function schemaFolder({ pages }: Folders): string | undefined {
  if (pages === join(PROJECT, "pages")) return dirname(LIVE_LISTS);
  const folder = join(dirname(pages), "schema");
  return existsSync(folder) ? folder : undefined;
}

/** Where they cannot be written, that is a note: they help in the editor, and nothing depends on them. */
function save(file: string, json: string): void {
  const text = `${json}\n`;
  if (textIfReadable(file) === text) return;
  try {
    writeWhole(file, text);
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    process.stderr.write(
      `${file} cannot be written (${code}), so editors complete from an earlier one. Give yourself the right to write it.\n`,
    );
  }
}
