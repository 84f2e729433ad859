import { parentOf } from "../model/route.ts";
import type { NavEntry } from "../model/site-file.ts";
import { withoutControls } from "../model/without-controls.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";

/** `llms.txt`: the pages of the site with a sentence each, by the page above them, for language models. */
export function guideForModels(site: CheckedSite, pages: CheckedPage[]): string {
  const about = site.shell.footer.about;
  const groups = new Map<string, CheckedPage[]>();
  for (const checked of pages) {
    const above = parentOf(checked.page.route) ?? "/";
    groups.set(above, [...(groups.get(above) ?? []), checked]);
  }
  const sections = [...groups].map(([above, group]) => {
    const lines = group.map((checked) => lineOf(checked, site.shell.brand));
    return [`## ${onOneLine(nameOf(above, site))}`, "", ...lines].join("\n");
  });
  const opening = [`# ${onOneLine(site.shell.brand)}`, ...(about ? [`> ${onOneLine(about)}`] : [])];
  return `${[...opening, ...sections].join("\n\n")}\n`;
}

/** What visitors call the pages below a path: the name of the page there, of the menu that lists them, or the words of the path. */
function nameOf(above: string, { index, pages, shell }: CheckedSite): string {
  if (above === "/") return index.definitions.words.mainPages;
  const page = pages.find((checked) => checked.page.route === above);
  if (page) return page.fields.title;
  const { navigation, footer } = index.site;
  const at = navigation.header.findIndex((entry) => isListOf(above, entry));
  const inHeader = at < 0 ? undefined : shell.header[at];
  const inFooter = shell.footer.groups[footer.groups.findIndex((group) => isListOf(above, group))];
  const words = above.slice(above.lastIndexOf("/") + 1).replaceAll("-", " ");
  return (inHeader ?? inFooter)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function isListOf(above: string, entry: NavEntry): boolean {
  return "below" in entry && entry.below === above;
}

function lineOf({ page: { head } }: CheckedPage, brand: string): string {
  const title = onOneLine(head.title.replace(` | ${brand}`, "")).replaceAll("]", ")");
  return `- [${title}](${head.canonical}): ${onOneLine(head.description)}`;
}

function onOneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, " ");
}
