import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

export const rule = defineRule({
  id: "theme-contrast",
  level: "warning",
  title: "A color of the look cannot be used as it is",
  help: "Words must stand out clearly from what they stand on. Where a color of the brand does not, the site has a lighter or darker tone of it there, and this rule says which.",
  example,
  check: checkSite,
});

function checkSite({ index: { theme, look } }: CheckedSite): Finding[] {
  return theme ? look.faults.map((fault) => ({ ...fault, file: theme.file })) : [];
}
