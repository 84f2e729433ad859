import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Engine, loadEngine } from "../engine/pipeline/engine.ts";
import type { Folders } from "../engine/pipeline/load.ts";
import { NO_PARTS, OWN_FOLDERS, type OwnParts } from "../engine/pipeline/own-parts.ts";
import { DEFINITIONS } from "./definitions.ts";
import { DECLARED, PROGRAM, ROOT } from "./folders.ts";

/**
 * The engine for a site: what it is given, and what the site has of its own beside its pages.
 *
 * @param before is given again when nothing has changed since
 */
export async function engineFor(folders: Folders, before?: Engine): Promise<Engine> {
  const own = await ownPartsOf(folders, before?.own);
  return loadEngine({
    root: ROOT,
    definitions: DEFINITIONS,
    own,
    program: PROGRAM,
    cache: folders.cache,
    before,
  });
}

/** Most sites have no parts of their own, and need nothing that compiles them. */
async function ownPartsOf({ pages, cache }: Folders, before?: OwnParts): Promise<OwnParts> {
  const site = dirname(pages);
  if (!OWN_FOLDERS.some((name) => existsSync(join(site, name)))) return NO_PARTS;
  const { loadOwnParts } = await import("../engine/own-parts/load-own-parts.ts");
  const given = { definitions: DEFINITIONS, declared: DECLARED };
  return loadOwnParts({ root: ROOT, site, cache, ...given }, before);
}
