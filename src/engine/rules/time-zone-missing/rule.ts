import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { timedPartsOf, timedSharedBlocks } from "../../pipeline/time/timed-parts.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "time-zone-missing",
  level: "warning",
  title: "Times have no time zone",
  help: "Nine in the morning is another moment in every part of the world. Without a time zone the times of a site are those of UTC, which are hours away from those of most clocks.",
  example,
  check(site) {
    const { clock, siteFile, repairs } = site.index;
    if (clock.zone !== undefined || repairs.has(siteFile) || !hasTimedPart(site)) return [];
    return [
      {
        message:
          "The site has things that go live or end, and names no time zone: their times are those of UTC.",
        hint: 'Write the time zone into this file, for example "timeZone": "America/Chicago".',
        file: siteFile,
        pointer: "",
      },
    ];
  },
});

function hasTimedPart({ index }: CheckedSite): boolean {
  const entries = [...index.withHidden.pages.values()];
  return (
    timedSharedBlocks(index).length > 0 ||
    entries.some((entry) => timedPartsOf(entry, index).length > 0)
  );
}
