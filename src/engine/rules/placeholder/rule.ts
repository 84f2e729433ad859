import type { Finding } from "../../model/issue.ts";
import { appendPointer, pointerKeys, valueAt } from "../../model/pointer.ts";
import { isIncomplete } from "../../pipeline/omissions.ts";
import { gapsIn } from "../../pipeline/resolve/resolved-sources.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { knowsSources } from "../analysis/sources.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "placeholder",
  level: "error",
  title: "A made-up value is still in place",
  help: "Values that were made up for the time being must not reach visitors.",
  example,
  check: (site) => [...madeUpValues(site), ...missingReviewer(site)],
});

/** A marked value of the site file exists; before a release none is left. */
function madeUpValues({ index, release, ...site }: CheckedSite): Finding[] {
  const asked = new Set(
    [site.shellRefs, ...site.pages.map(({ facts }) => facts)]
      .flatMap(({ issues = [] }) => issues.filter(({ rule }) => rule === "token-unknown"))
      .map(({ excerpt }) => excerpt),
  );
  return (index.site.placeholders ?? []).flatMap((pointer, at): Finding[] => {
    const value = valueAt(index.site, pointer);
    if (isIncomplete(index.repairs.get(index.siteFile), pointer)) return [];
    if (value === undefined && asked.has(`{${pointerKeys(pointer).join(".")}}`)) return [];
    if (value === undefined)
      return [
        {
          message: `The value ${pointer} is marked as made up, but it is not in this file.`,
          hint: "Take the entry away.",
          file: index.siteFile,
          pointer: appendPointer("/placeholders", at),
        },
      ];
    if (!release) return [];
    return [
      {
        message: madeUp(value, pointer),
        hint: `Write the real one and take "${pointer}" out of "placeholders".`,
        file: index.siteFile,
        pointer,
      },
    ];
  });
}

/** A value that has several parts would be no sentence. */
function madeUp(value: unknown, pointer: string): string {
  return typeof value === "object"
    ? `Everything in "${pointerKeys(pointer).at(-1)}" is made up.`
    : `${JSON.stringify(value)} is a made-up value.`;
}

/** Before a release somebody has compared the pages with their sources, or no page claims it. */
function missingReviewer(site: CheckedSite): Finding[] {
  const { sources } = site.index;
  if (!site.release || !sources || !knowsSources(site)) return [];
  const { file, written } = sources;
  return gapsIn(written.reviewer ?? { name: "" }).map((field) => ({
    message: `The ${field} of the reviewer ${field === "name" ? "is" : "are"} still to be written.`,
    hint: 'Name the person who compared the pages with their sources, or take "reviewer" away: then no page says that it was reviewed.',
    file,
    pointer: `/reviewer/${field}`,
  }));
}
