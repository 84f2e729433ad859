import type { Issue } from "../model/issue.ts";
import { type CheckedSite, everyPage } from "../pipeline/site.ts";

/** What people put between a title and a brand. */
const BETWEEN = "\\s*[|·•:–—-]+\\s*";

/** The brand follows every title by itself, and is not written after it. */
export function checkHeadBrands(site: CheckedSite): Issue[] {
  if (site.index.site.brand.trim() === "") return [];
  const brand = `(?:\\{\\s*brand\\s*\\}|${escaped(site.index.site.brand)})`;
  const around = new RegExp(`${BETWEEN}${brand}\\s*$|^\\s*${brand}${BETWEEN}`, "iu");
  return everyPage(site).flatMap(({ entry }) =>
    (["title", "headTitle"] as const).flatMap((field): Issue[] => {
      const written = entry.page[field];
      const alone = written?.replace(around, "");
      if (written === undefined || alone === written || !alone) return [];
      return [
        {
          rule: "head-brand",
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
