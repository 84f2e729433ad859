import type { Engine } from "../../pipeline/engine.ts";
import { readExamples } from "../gallery.ts";
import { referencePage } from "./reference-page.ts";
import { rulesPage } from "./rules-page.ts";

/**
 * The pages of documentation that are made from what a site can have and break: in the repository those of the engine
 * are files in `docs/`.
 *
 * @param root folder of the engine
 * @returns texts by path
 */
export function docsPages(
  root: string,
  engine: Pick<Engine, "schemas" | "definitions" | "own">,
): Map<string, string> {
  const first = readExamples(root, engine).map(({ type, blocks }) => [type, blocks[0]] as const);
  const examples = new Map(first.flatMap(([type, block]) => (block ? [[type, block]] : [])));
  return new Map([
    ["docs/rules.md", rulesPage(engine.definitions.rules)],
    ["docs/blocks.md", referencePage({ ...engine.schemas, examples })],
  ]);
}
