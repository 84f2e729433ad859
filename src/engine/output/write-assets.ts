import { join } from "node:path";
import type { Folders } from "../pipeline/load.ts";
import { listFiles } from "../pipeline/read.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { linkedFiles } from "../rules/analysis/media/linked-files.ts";
import { writeIcons } from "./icons.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import type { SiteBundle } from "./look/site-styles.ts";
import type { MediaOutput } from "./media.ts";
import type { Output } from "./output.ts";

/** What stands beside the pages of a site, and where it goes. */
export interface Assets {
  /** Folder of the engine. */
  root: string;
  site: CheckedSite;
  folders: Folders;
  compiled: SiteBundle;
  media: MediaOutput;
  output: Output;
  /** Called with lines for a terminal on what goes on. */
  onProgress: (step: string) => void;
}

/** Writes scripts, styles, icons and media. */
export async function writeAssets(assets: Assets): Promise<void> {
  const { root, site, folders, compiled, media, output, onProgress } = assets;
  await addScripts(compiled, output);
  await writeIcons(site, { root, cache: folders.cache }, output);
  for (const file of linkedFiles(site)) media.publish(file);
  await media.write(output, (done, all) => onProgress(`Preparing media ${done} of ${all}`));
}

/** Puts the compiled scripts, and the styles and fonts of the look, into the output. */
async function addScripts(compiled: SiteBundle, output: Output): Promise<void> {
  for (const { path, file } of compiled.lookFiles)
    await output.place(path, `look ${path}`, (to) => linkOrCopy(file, to));
  for (const name of listFiles(join(compiled.folder, "assets"))) {
    if (name.endsWith(".css")) continue;
    await output.place(`assets/${name}`, `scripts ${compiled.id}`, (file) =>
      linkOrCopy(join(compiled.folder, "assets", name), file),
    );
  }
}
