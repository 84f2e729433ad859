import type { CheckedPage, CheckedSite } from "../checks/site.ts";
import { parentOf } from "../page/route.ts";

/** `llms.txt`: the pages of the site with a sentence each, by the page above them, for language models. */
export function guideForModels(site: CheckedSite, pages: CheckedPage[]): string {
  const about = site.shell.footer.about;
  const groups = new Map<string, CheckedPage[]>();
  for (const checked of pages) {
    const above = parentOf(checked.page.route) ?? "/";
    groups.set(above, [...(groups.get(above) ?? []), checked]);
  }
  const sections = [...groups].map(([above, group]) => {
    const name = pages.find(({ page }) => page.route === above)?.entry.page.title ?? above;
    return [`## ${name}`, "", ...group.map(lineOf)].join("\n");
  });
  const opening = [`# ${site.shell.brand}`, ...(about ? [`> ${about}`] : [])];
  return `${[...opening, ...sections].join("\n\n")}\n`;
}

function lineOf({ page: { head } }: CheckedPage): string {
  return `- [${head.title.replaceAll("]", ")")}](${head.canonical}): ${head.description}`;
}
