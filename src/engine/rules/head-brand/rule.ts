import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import { example } from "./example.ts";

/** What people put between a title and a brand. */
const BETWEEN = "\\s*[|·•:–—-]+\\s*";

export const rule = defineRule({
  id: "head-brand",
  level: "warning",
  title: "A title has the name of the site in it",
  help: "The name of the site is added after every title, and would stand there twice.",
  example,
  check: checkHeadBrands,
});

/** The brand follows every title by itself, and is not written after it. */
function checkHeadBrands(site: CheckedSite): Finding[] {
  if (site.index.site.brand.trim() === "") return [];
  const brand = `(?:\\{\\s*brand\\s*\\}|${escaped(site.index.site.brand)})`;
  const around = new RegExp(`${BETWEEN}${brand}\\s*$|^\\s*${brand}${BETWEEN}`, "iu");
  return everyPage(site).flatMap(({ entry }) =>
    (["title", "headTitle"] as const).flatMap((field): Finding[] => {
      const written = entry.page[field];
      const alone = written?.replace(around, "");
      if (written === undefined || alone === written || !alone) return [];
      return [
        {
          message: `The name of the site stands in “${written}”, and is added after every title by itself.`,
          hint: `Write “${alone}”.`,
          file: entry.file,
          pointer: `/${field}`,
          fix: { value: alone },
        },
      ];
    }),
  );
}

function escaped(text: string): string {
  return text.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
