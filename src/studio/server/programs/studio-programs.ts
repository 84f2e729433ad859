import { existsSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { lookup } from "mrmime";
import { hashSources } from "../../../engine/output/hash-sources.ts";
import { markAsUsed } from "../../../engine/pipeline/kept.ts";
import { NO_PARTS } from "../../../engine/pipeline/own-parts.ts";
import type { StudioContext } from "../context.ts";
import { RequestError } from "../request-error.ts";
import { compileProgram } from "./compile-program.ts";

/** Below this address are the files of the programs. */
export const PROGRAMS = "/studio/program/";

/** The studio itself, and what draws the edited page, with the blocks of the site's own. */
export type ProgramName = "studio" | "frame";

/** What browsers load, as the sources and the site's own parts are now. */
export interface StudioPrograms {
  /** The address of the folder of a program's files: another one when anything in it changes. */
  address(name: ProgramName): string;
  /**
   * A file of a program. The program is compiled when it is first asked for, and kept in the cache.
   *
   * @param path below the address of all programs
   * @throws {RequestError} when there is no such file, or no such program any more
   */
  file(path: string): Promise<ProgramFile>;
}

/** A file and its media type. */
export interface ProgramFile {
  bytes: Buffer;
  type: string;
}

const ENTRIES: Record<ProgramName, string> = {
  studio: "src/studio/client/main.tsx",
  frame: "src/studio/client/frame/main.tsx",
};
const COMPILED = [
  "src/studio/client",
  "src/studio/contract",
  "src/studio/words",
  "src/engine/model",
];

export function createStudioPrograms(
  context: Pick<StudioContext, "root" | "definitions" | "folders" | "site" | "vite">,
): StudioPrograms {
  const { root, definitions, folders, site } = context;
  const sourceId = followSources(context);
  const compiling = new Map<string, Promise<void>>();

  const idOf = (name: ProgramName) =>
    `${name}-${sourceId()}${name === "frame" ? ownParts().id.slice(0, 16) : ""}`;
  const ownParts = () => site.engine()?.own.client ?? NO_PARTS.client;

  async function folderOf(id: string): Promise<string> {
    const folder = join(folders.cache, "studio", id);
    if (!existsSync(folder)) {
      if (!compiling.has(id)) {
        const work = compileNow(id, folder).finally(() => compiling.delete(id));
        compiling.set(id, work);
      }
      await compiling.get(id);
    }
    markAsUsed(folder);
    return folder;
  }

  async function compileNow(id: string, folder: string): Promise<void> {
    const name = (["studio", "frame"] as const).find((known) => idOf(known) === id);
    if (!name) throw notThere();
    const own = name === "frame" ? ownParts() : NO_PARTS.client;
    await compileProgram({
      sources: { root, definitions, own: () => own },
      entry: join(root, ENTRIES[name]),
      base: `${PROGRAMS}${id}/`,
      folder,
    });
  }

  return {
    address: (name) => `${PROGRAMS}${idOf(name)}/`,
    async file(path) {
      const [, id = "", file = ""] = /^([a-z]+-[0-9a-f]+)\/([\w.-]+)$/.exec(path) ?? [];
      const type = lookup(file);
      if (!type) throw notThere();
      const location = join(await folderOf(id), file);
      if (!existsSync(location)) throw notThere();
      return { bytes: readFileSync(location), type };
    },
  };
}

/** The hash of the engine's sources. Whoever works on the engine sees a change when the studio is loaded again. */
function followSources({
  root,
  definitions,
  vite,
}: Pick<StudioContext, "root" | "definitions" | "vite">): () => string {
  let id: string | undefined;
  vite.watcher.on("all", (_, path) => {
    if (path.startsWith(join(root, "src") + sep)) id = undefined;
  });
  return () => {
    id ??= hashSources(root, [...definitions.client.folders, ...COMPILED]);
    return id;
  };
}

function notThere(): RequestError {
  return new RequestError(404, "The studio has changed since. Load its page again.");
}
