import { parentOf } from "../model/route.ts";
import type { NavEntry } from "../model/site-file.ts";
import { stringOf } from "../model/strings.ts";
import { withoutControls } from "../model/without-controls.ts";
import type { CheckedSite } from "../pipeline/site.ts";
import { firstLocale } from "../pipeline/strings/site-locale.ts";
import type { ListedPage } from "./output-pages.ts";

/** `llms.txt`: the pages of the site with a sentence each, by the page above them, for language models. */
export function guideForModels(site: CheckedSite, pages: readonly ListedPage[]): string {
  const about = site.shell.footer.about;
  const groups = new Map<string, ListedPage[]>();
  for (const page of pages) {
    const above = parentOf(page.route) ?? "/";
    const group = groups.get(above);
    if (group) group.push(page);
    else groups.set(above, [page]);
  }
  const sections = [...groups].map(([above, group]) => {
    const lines = group.map((page) => lineOf(page, site.shell.brand));
    return [`## ${onOneLine(nameOf(above, site))}`, "", ...lines].join("\n");
  });
  const opening = [`# ${onOneLine(site.shell.brand)}`, ...(about ? [`> ${onOneLine(about)}`] : [])];
  return `${[...opening, ...sections].join("\n\n")}\n`;
}

/** What visitors call the pages below a path: the name of the page there, of the menu that lists them, or the words of the path. */
function nameOf(above: string, site: CheckedSite): string {
  const { index, shell } = site;
  if (above === "/") return stringOf(firstLocale(index).strings, "guide.mainPages");
  const title = site.titleOf(above);
  if (title !== undefined) return title;
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

function lineOf({ facts: { head } }: ListedPage, brand: string): string {
  const title = onOneLine(head.title.replace(` | ${brand}`, "")).replaceAll("]", ")");
  return `- [${title}](${head.canonical}): ${onOneLine(head.description)}`;
}

function onOneLine(text: string): string {
  return withoutControls(text).replace(/\s+/g, " ");
}
