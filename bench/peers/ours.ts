import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { type BenchSite, makeSite } from "../make-site.ts";
import { ROOT } from "../run-command.ts";
import { type Cost, measure } from "./measure.ts";
import { changeBody } from "./our-changes.ts";
import type { Peer } from "./peer.ts";

/** A site of this engine's, with a cache of its own. */
export interface OurSite extends Peer {
  site: BenchSite;
  /** The environment in which its commands run. */
  env: Record<string, string>;
  check(): Promise<Cost>;
  /** Builds as if nothing of it had ever been kept. */
  buildFromNothing(): Promise<Cost>;
}

/** What is kept of pictures, and of programs that no page is a part of. */
const OF_NO_PAGE =
  /^(media|pictures|share|icons|bundle|validators|own-parts|spelling|engine|compressed|vite)\b/;

/** Writes the pages of a site of this engine's. */
export function makeOurSite(folder: string, count: number): OurSite {
  makeSite(ROOT, folder, count);
  return ourSiteAt(folder);
}

/** A site that was made, where it is now. */
export function ourSiteAt(folder: string): OurSite {
  const [pages, media, out, cache] = ["pages", "media", "out", "cache"].map((name) =>
    join(folder, name),
  ) as [string, string, string, string];
  const city = join(pages, "locations/state-00001/city-1.json");
  const run = (command: string, given: { cache?: string; out?: string } = {}) =>
    measure({
      program: process.execPath,
      args: ["scripts/cli.mjs", command, "--pages", pages, "--media", media].concat(
        given.out === undefined ? [] : ["--out", given.out],
      ),
      cwd: ROOT,
      env: { PAGE_ENGINE_CACHE: given.cache ?? cache },
    });
  return {
    name: "ours",
    site: { pages, media, city },
    env: { PAGE_ENGINE_CACHE: cache },
    clean() {
      rmSync(out, { recursive: true, force: true });
      for (const name of readdirSync(cache))
        if (!OF_NO_PAGE.test(name)) rmSync(join(cache, name), { recursive: true });
    },
    build: () => run("build", { out }),
    check: () => run("check"),
    async buildFromNothing() {
      const fresh = join(folder, "fresh");
      try {
        return await run("build", { out: join(fresh, "out"), cache: join(fresh, "cache") });
      } finally {
        rmSync(fresh, { recursive: true, force: true });
      }
    },
    change: (number) => changeBody(city, number),
  };
}
