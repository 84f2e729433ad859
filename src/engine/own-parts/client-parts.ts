import { join } from "node:path";
import { pascal } from "../model/letter-case.ts";
import type { OwnClientParts } from "../pipeline/own-parts.ts";
import { slashed } from "../pipeline/read.ts";
import { OWN_UI } from "./find-parts.ts";
import type { LoadedPart } from "./load-part.ts";
import type { PartKind } from "./part-kinds.ts";

/**
 * What browsers and the renderer are compiled from.
 *
 * @param site the folder of the site
 * @param id changes when any file of theirs does
 * @param ui names of files in place of the theme's
 */
export function clientParts(
  parts: readonly LoadedPart[],
  { site, id, ui }: { site: string; id: string; ui: readonly string[] },
): OwnClientParts {
  const fileOf = (...path: string[]) => slashed(join(site, ...path));
  const browserParts = (kind: PartKind) =>
    Object.fromEntries(
      parts
        .filter((part) => part.kind === kind && part.isShown && part.files.includes("browser.ts"))
        .map(({ name, path }) => [name, fileOf(path, "browser.ts")]),
    );
  return {
    site,
    id,
    blocks: parts
      .filter(({ kind }) => kind === "block")
      .map(({ name, path, isShown }) =>
        isShown
          ? { type: name, component: { name: pascal(name), file: fileOf(path, "Component.tsx") } }
          : { type: name },
      ),
    blogs: browserParts("blog"),
    forms: browserParts("form"),
    ui: Object.fromEntries(ui.map((name) => [name, fileOf(OWN_UI, name)])),
  };
}
