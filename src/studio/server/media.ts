import { readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { ownFolders } from "../../engine/pipeline/own-parts.ts";
import { createPauses } from "../../engine/pipeline/pauses.ts";
import { listFolder } from "../../engine/pipeline/read.ts";
import { type CheckedSite, everyPage } from "../../engine/pipeline/site.ts";
import { usedMedia } from "../../engine/rules/analysis/media/used-media.ts";
import type { MediaUses } from "../contract/answers.ts";
import { currentSite, type StudioContext } from "./context.ts";
import { RequestError } from "./request-error.ts";
import { confine } from "./within.ts";

/** Where every file of the media folder is used, and how it was described last. */
export async function mediaUses(context: StudioContext): Promise<MediaUses[]> {
  const { site } = currentSite(context);
  const used = usedMedia(site);
  const pages = pagesByMedia(site);
  const descriptions = await descriptionsOf(site);
  return [...site.index.media.keys()].map((path) => ({
    path,
    pages: pages.get(path) ?? [],
    isUsed: used?.has(path) ?? true,
    ...descriptions.get(path),
  }));
}

/**
 * Deletes a file of the media folder that nothing uses, and reads the site again.
 *
 * @param path as pages write it
 * @throws {RequestError} when it is not there, or may be used
 */
export async function removeMedia(context: StudioContext, path: string): Promise<object> {
  await context.site.refresh();
  const { site } = currentSite(context);
  const file = site.index.media.get(path)?.file;
  if (file === undefined) throw new RequestError(404, `There is no file ${path}.`);
  const used = usedMedia(site);
  if (!used)
    throw new RequestError(
      409,
      "A page of this site cannot be read, and may show this file. Repair that page first.",
    );
  if (used.has(path) || isInUnsavedWork(context, path) || isInOwnParts(context, path))
    throw new RequestError(409, "This file is used, so it was not deleted.");
  confine(context.folders.media, file);
  rmSync(file);
  await context.site.refresh();
  return {};
}

function isInUnsavedWork({ copies }: StudioContext, path: string): boolean {
  return copies.list().some((page) => JSON.stringify(copies.read(page) ?? "").includes(path));
}

/** What a site's own parts show stands in their programs and styles. */
function isInOwnParts({ folders }: StudioContext, path: string): boolean {
  return ownFolders(folders).some((folder) =>
    listFolder(folder).files.some((file) => readFileSync(join(folder, file)).includes(path)),
  );
}

function pagesByMedia(site: CheckedSite): Map<string, MediaUses["pages"]> {
  const pages = new Map<string, MediaUses["pages"]>();
  for (const { entry, facts } of everyPage(site))
    for (const path of new Set([...facts.media, ...facts.files]))
      pages.set(path, [...(pages.get(path) ?? []), entry.route]);
  return pages;
}

type Description = Pick<MediaUses, "alt" | "focus">;

/** How pages describe their pictures, and what they keep in view of them. */
async function descriptionsOf(site: CheckedSite): Promise<Map<string, Description>> {
  const descriptions = new Map<string, Description>();
  const pause = createPauses();
  for (const page of everyPage(site)) {
    await pause();
    for (const { source, value, focus } of page.refs.alts)
      descriptions.set(source, {
        ...descriptions.get(source),
        ...(value.trim() !== "" && { alt: value }),
        ...(focus && { focus }),
      });
  }
  return descriptions;
}
