import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, PageSite } from "../../pipeline/site.ts";
import { example } from "./example.ts";

/** What people put between a title and a brand. */
const BETWEEN = "\\s*[|·•:–—-]+\\s*";

export const rule = defineRule({
  id: "head-brand",
  level: "warning",
  title: "A title has the name of the site in it",
  help: "The name of the site is added after every title, and would stand there twice.",
  example,
  checkPage: checkHeadBrands,
});

/** The brand follows every title by itself, and is not written after it. */
function checkHeadBrands({ entry }: CheckedPage, { index }: PageSite): Finding[] {
  const { brand } = index.site;
  if (brand.trim() === "") return [];
  return (["title", "headTitle"] as const).flatMap((field): Finding[] => {
    const written = entry.page[field];
    const alone = written?.replace(aroundTitle(brand), "");
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
  });
}

/** A brand before or after a title, as it is or as a token, with what parts the two. */
function aroundTitle(brand: string): RegExp {
  const name = `(?:\\{\\s*brand\\s*\\}|${escaped(brand)})`;
  return new RegExp(`${BETWEEN}${name}\\s*$|^\\s*${name}${BETWEEN}`, "iu");
}

function escaped(text: string): string {
  return text.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
