import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Rule } from "../../pipeline/rule.ts";
import { referencePage } from "./reference-page.ts";
import { rulesPage } from "./rules-page.ts";

/**
 * The pages of `docs/` that are made from the source.
 *
 * @param root folder of the engine
 * @param rules all that sites are checked with
 * @returns texts by path
 */
export function docsPages(root: string, rules: readonly Rule[]): Map<string, string> {
  const schema = (name: string) =>
    JSON.parse(readFileSync(join(root, `schema/${name}.schema.json`), "utf8"));
  return new Map([
    ["docs/rules.md", rulesPage(rules)],
    [
      "docs/blocks.md",
      referencePage({
        page: schema("page"),
        site: schema("site"),
        sources: schema("sources"),
        examples: examples(root),
      }),
    ],
  ]);
}

function examples(root: string): Map<string, object> {
  const folder = join(root, "src/theme/blocks");
  const types = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return new Map(
    types.map(({ name }) => {
      const blocks = JSON.parse(readFileSync(join(folder, name, "example.json"), "utf8"));
      return [name, blocks[0]] as const;
    }),
  );
}
