import { join } from "node:path";
import type { Folders } from "../pipeline/load.ts";
import { listFiles } from "../pipeline/read.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { linkedFiles } from "../rules/analysis/media/linked-files.ts";
import type { Bundle } from "./bundle.ts";
import { writeIcons } from "./icons.ts";
import { linkOrCopy } from "./link-or-copy.ts";
import type { MediaOutput } from "./media.ts";
import type { Output } from "./output.ts";

/** What stands beside the pages of a site, and where it goes. */
export interface Assets {
  site: CheckedSite;
  folders: Folders;
  compiled: Bundle;
  media: MediaOutput;
  output: Output;
  /** Called with lines for a terminal on what goes on. */
  onProgress: (step: string) => void;
}

/** Writes scripts, styles, icons and media. */
export async function writeAssets(assets: Assets): Promise<void> {
  const { site, folders, compiled, media, output, onProgress } = assets;
  await addScripts(compiled, output);
  await writeIcons(site, folders.cache, output);
  for (const file of linkedFiles(site)) media.publish(file);
  await media.write(output, (done, all) => onProgress(`Preparing media ${done} of ${all}`));
}

/** Puts the compiled scripts, styles and fonts into the output. */
async function addScripts(compiled: Bundle, output: Output): Promise<void> {
  for (const name of listFiles(join(compiled.folder, "assets")))
    await output.place(`assets/${name}`, `scripts ${compiled.id}`, (file) =>
      linkOrCopy(join(compiled.folder, "assets", name), file),
    );
}
