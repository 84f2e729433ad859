import type { CheckedPage, CheckedSite } from "../checks/site.ts";
import { parentOf } from "../page/route.ts";
import { withoutControls } from "../page/without-controls.ts";

/** `llms.txt`: the pages of the site with a sentence each, by the page above them, for language models. */
export function guideForModels(site: CheckedSite, pages: CheckedPage[]): string {
  const about = site.shell.footer.about;
  const groups = new Map<string, CheckedPage[]>();
  for (const checked of pages) {
    const above = parentOf(checked.page.route) ?? "/";
    groups.set(above, [...(groups.get(above) ?? []), checked]);
  }
  const sections = [...groups].map(([above, group]) => {
    const name = pages.find(({ page }) => page.route === above)?.fields.title ?? above;
    return [`## ${onOneLine(name)}`, "", ...group.map(lineOf)].join("\n");
  });
  const opening = [`# ${onOneLine(site.shell.brand)}`, ...(about ? [`> ${onOneLine(about)}`] : [])];
  return `${[...opening, ...sections].join("\n\n")}\n`;
}

function lineOf({ page: { head } }: CheckedPage): string {
  const title = onOneLine(head.title).replaceAll("]", ")");
  return `- [${title}](${head.canonical}): ${onOneLine(head.description)}`;
}

function onOneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, " ");
}
