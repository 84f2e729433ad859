import { openSiteCache } from "../engine/pipeline/cache/site-cache.ts";
import { snapshotLocation } from "../engine/pipeline/examine.ts";
import { loadSite } from "../engine/pipeline/load.ts";
import { nextChange } from "../engine/pipeline/time/next-change.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom, overridesFromEnvironment } from "./folders.ts";

export const nextChangeOfSite: Command = {
  async run(args) {
    const flags = readFlags(args, {
      pages: { type: "string" },
      media: { type: "string" },
      at: { type: "string" },
    });
    const folders = foldersFrom(flags);
    const engine = await engineFor(folders);
    const { files } = openSiteCache(engine, snapshotLocation({ ...engine, folders }));
    const overrides = { ...overridesFromEnvironment(process.env), at: flags.at };
    const { index } = await loadSite(folders, files.readOne, engine, overrides);
    const next = nextChange(index);
    if (next) process.stdout.write(`${index.clock.isoTimeAt(Date.parse(next.at))}\n`);
    else process.stderr.write("Nothing goes live or ends by itself.\n");
    return 0;
  },
};
