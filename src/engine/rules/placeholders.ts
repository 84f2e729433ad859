import type { Issue } from "../model/issue.ts";
import { appendPointer, pointerKeys, valueAt } from "../model/pointer.ts";
import { isIncomplete } from "../pipeline/omissions.ts";
import type { CheckedSite } from "../pipeline/site.ts";

/** A marked place of the site file exists; before a release none is left. */
export function checkPlaceholders({ index, release, ...site }: CheckedSite): Issue[] {
  const asked = new Set(
    [site.shellFound, ...site.pages.map(({ found }) => found)]
      .flatMap(({ issues }) => issues.filter(({ rule }) => rule === "token-unknown"))
      .map(({ excerpt }) => excerpt),
  );
  return (index.site.placeholders ?? []).flatMap((pointer, at): Issue[] => {
    const value = valueAt(index.site, pointer);
    if (isIncomplete(index.repairs.get(index.siteFile), pointer)) return [];
    if (value === undefined && asked.has(`{${pointerKeys(pointer).join(".")}}`)) return [];
    if (value === undefined)
      return [
        {
          rule: "placeholder",
          message: `The place ${pointer} is marked as made up, but it is not in this file.`,
          hint: "Take the entry away.",
          file: index.siteFile,
          pointer: appendPointer("/placeholders", at),
        },
      ];
    if (!release) return [];
    return [
      {
        rule: "placeholder",
        message: `${JSON.stringify(value)} is a made-up value.`,
        hint: `Write the real one and take "${pointer}" out of "placeholders".`,
        file: index.siteFile,
        pointer,
      },
    ];
  });
}
