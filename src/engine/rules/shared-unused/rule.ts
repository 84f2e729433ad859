import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
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
function checkShared(site: CheckedSite): Finding[] {
  const { index } = site;
  if (mayLackUses(index)) return [];
  const names = [...index.shared.keys()];
  const named = new Set(
    everyPage(site)
      .flatMap(({ facts }) => facts.shared ?? [])
      .map((name) => (index.shared.has(name) ? name : closest(name, names))),
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
