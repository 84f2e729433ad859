import { join } from "node:path";
import { assertValid } from "../engine/edit/assert-valid.ts";
import { isPattern } from "../engine/model/route.ts";
import { examineSite } from "../engine/pipeline/examine.ts";
import { LEDGER_FILE, ledgerText } from "../engine/pipeline/ledger.ts";
import { ORIGINAL_URLS } from "../engine/pipeline/media/media-urls.ts";
import { writeWhole } from "../engine/pipeline/write-whole.ts";
import { readFlags } from "./arguments.ts";
import type { Command } from "./command.ts";
import { engineFor } from "./engine.ts";
import { foldersFrom } from "./folders.ts";

export const addresses: Command = {
  async run(args) {
    const folders = foldersFrom(
      readFlags(args, { pages: { type: "string" }, media: { type: "string" } }),
    );
    const { site } = await examineSite({
      ...(await engineFor(folders)),
      folders,
      urls: ORIGINAL_URLS,
    });
    assertValid(site.index, site.index.siteFile);
    const known = site.index.ledger?.addresses ?? [];
    const routes = [...site.index.pages.keys()].filter((route) => !isPattern(route));
    const added = routes.filter((route) => !known.includes(route));
    if (added.length > 0)
      writeWhole(join(folders.pages, LEDGER_FILE), ledgerText([...known, ...added]));
    process.stdout.write(`${added.length} added, ${known.length} known before.\n`);
    return 0;
  },
};
