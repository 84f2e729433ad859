import type { Finding } from "../../model/issue.ts";
import { appendPointer } from "../../model/pointer.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { knowsSources } from "../analysis/sources.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "source-unused",
  level: "warning",
  title: "A source is not used",
  help: "A source that no page mentions is left over, or its `mentions` are misspelt.",
  example,
  check: checkUses,
});

/** Every source is cited. */
function checkUses(site: CheckedSite): Finding[] {
  const { sources, repairs } = site.index;
  if (!sources || !knowsSources(site) || repairs.size > 0) return [];
  const used = new Set(everyPage(site).flatMap(({ facts }) => facts.sources ?? []));
  return Object.entries(sources.written.sources)
    .filter(([name]) => !used.has(name))
    .map(([name, source]) => ({
      message: `No page mentions ${source.name}.`,
      hint: "Take the source away, or cite it where it is meant.",
      file: sources.file,
      pointer: appendPointer("/sources", name),
      atKey: true,
    }));
}
