import { join } from "node:path";
import type { Block } from "../model/block.ts";
import { slugify } from "../model/slug.ts";
import { isSystemName } from "../pipeline/index/reserved-names.ts";
import { SHARED_FOLDER } from "../pipeline/kinds.ts";
import { slashed } from "../pipeline/read.ts";
import { schemaPathFor } from "../pipeline/validate/schema-path.ts";
import type { EditableSite } from "./move-page.ts";
import type { Plan } from "./plan.ts";
import { NEW_FILE, printValue } from "./print-json.ts";

/** The plan of a new shared block. */
export interface ShareBlockPlan extends Plan {
  /** What pages name it by. */
  name: string;
}

/** Plans a file for a block that several pages can show, named by the words that are given for it or by its type. */
export function planShareBlock(
  editable: EditableSite,
  block: Block,
  words: string,
): ShareBlockPlan {
  const { pages, schemaFolder, site } = editable;
  const slug = slugify(words).slice(0, 60).replace(/-$/, "");
  const stem = slug === "" || isSystemName(slug) ? block.type : slug;
  const { shared, unreadable } = site.index;
  const isTaken = (name: string) => shared.has(name) || unreadable.has(SHARED_FOLDER + name);
  const name = freeName(stem, isTaken);
  const path = `${SHARED_FOLDER}${name}.json`;
  const value = { $schema: schemaPathFor(path, schemaFolder), block };
  const text = `${printValue(value, NEW_FILE, { depth: 0, column: 0 })}\n`;
  return {
    name,
    writes: new Map([[slashed(join(pages, path)), text]]),
    renames: [],
    deletes: [],
    summary: [`Made pages/${path}, which several pages can show.`],
  };
}

function freeName(stem: string, isTaken: (name: string) => boolean): string {
  for (let number = 1; ; number += 1) {
    const name = number === 1 ? stem : `${stem}-${number}`;
    if (!isTaken(name)) return name;
  }
}
