import { type Reference, withUntimely } from "../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";
import { createChangedTexts } from "./changed-texts.ts";
import type { EditableSite } from "./move-page.ts";
import { type Plan, PlanError } from "./plan.ts";
import { retarget } from "./retarget.ts";

/**
 * Plans to show another file of the media folder wherever one is shown.
 *
 * @param from as pages write it, for example `/media/front-door.jpg`
 * @throws {PlanError} when one of them is not there, or nothing shows the first
 */
export function planReplaceMedia(editable: EditableSite, from: string, to: string): Plan {
  const { index } = editable.site;
  for (const path of [from, to])
    if (!index.media.has(path)) throw new PlanError(`There is no file ${path}.`);
  const uses = from === to ? [] : usesOf(editable.site, from);
  if (uses.length === 0)
    throw new PlanError(`Nothing shows ${from}, so there is nothing to change.`);
  const changed = createChangedTexts(editable);
  for (const use of uses) changed.change(use.file, (text) => retarget(text, use, () => to));
  const files = changed.texts.size;
  const places = uses.length === 1 ? "one place" : `${uses.length} places`;
  return {
    writes: changed.texts,
    renames: [],
    deletes: [],
    summary: [
      `Show ${to} in ${places}${files > 1 ? ` of ${files} files` : ""}. Its description stays.`,
    ],
  };
}

/** Where a file is shown or linked, each place once. */
function usesOf(site: CheckedSite, path: string): Reference[] {
  const all = [
    site.shellRefs,
    ...everyPage(site).flatMap(({ refs }) => withUntimely(refs)),
  ].flatMap(({ media, links }) => [...media, ...links]);
  const uses = all.filter(({ value, isFilled }) => value === path && !isFilled);
  return [
    ...new Map(
      uses.map((use) => [`${use.file} ${use.pointer} ${use.excerpt ?? ""}`, use]),
    ).values(),
  ];
}
