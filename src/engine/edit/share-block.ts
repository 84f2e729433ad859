import { join } from "node:path";
import type { Block } from "../model/block.ts";
import { SHARED_FOLDER } from "../pipeline/kinds.ts";
import { slashed } from "../pipeline/read.ts";
import { schemaPathFor } from "../pipeline/validate/schema-path.ts";
import { freeName } from "./free-name.ts";
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
  const { shared, unreadable } = site.index;
  const isTaken = (name: string) => shared.has(name) || unreadable.has(SHARED_FOLDER + name);
  const name = freeName(words, block.type, isTaken);
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
