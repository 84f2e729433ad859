import { isUse } from "../../model/block.ts";
import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { closest } from "../../pipeline/validate/nearest.ts";
import { mayLackUses } from "../analysis/unknown.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "shared-unused",
  level: "warning",
  title: "A shared block is not used",
  help: "A block that no page shows is forgotten, and its text grows old unseen.",
  example,
  check: checkShared,
});

/** Every shared block is shown somewhere. A misspelt name counts as what it was meant to be. */
function checkShared({ index }: CheckedSite): Finding[] {
  if (mayLackUses(index)) return [];
  const pages = [...index.withHidden.pages.values(), index.notFound].map(({ page }) => page);
  const names = [...index.shared.keys()];
  const named = new Set(
    pages
      .flatMap(({ blocks }) => blocks)
      .filter(isUse)
      .map(({ use: name }) => (index.shared.has(name) ? name : closest(name, names))),
  );
  return [...index.shared.values()]
    .filter(({ name }) => !named.has(name))
    .map(({ name, file }) => unusedShared(name, file));
}

function unusedShared(name: string, file: string): Finding {
  return {
    message: `No page shows the shared block "${name}".`,
    hint: `Show it with { "use": "${name}" }, or delete the file.`,
    file,
    pointer: "",
  };
}
