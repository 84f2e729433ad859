import { parseHref } from "../../model/href.ts";
import type { Finding } from "../../model/issue.ts";
import type { Refs } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, CheckedSite, PageSite, SiteContext } from "../../pipeline/site.ts";
import { phrasesOf } from "../../pipeline/texts/languages/phrases.ts";
import { type Roots, rootsBeside, rootsOf } from "../analysis/roots.ts";
import { example } from "./example.ts";
import { type LabeledLink, labelOf } from "./link-labels.ts";

const ADDRESS = /^(?:https?:\/\/|www\.)\S+$/i;
/** What people put around a label: arrows, dots, quotes. */
const AROUND = /^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu;

export const rule = defineRule({
  id: "link-text",
  level: "warning",
  title: "The words of a link do not say where it leads",
  help: "People look through a page by its links, and screen readers list them without the text around. “Click here” says nothing there, and the same words for two targets say the wrong thing once.",
  example,
  checkPage: checkLinksOn,
  check: checkMenus,
});

/** The words of a link say where it leads, and the same words on a page lead to one target. */
function checkLinksOn(page: CheckedPage, site: PageSite): Finding[] {
  const links = labeledIn(page.refs, rootsOf(page, site));
  return links.length === 0 ? [] : onPage(page, links, emptyLabelsOf(site));
}

/** The words of a link in a menu say where it leads. */
function checkMenus(site: CheckedSite): Finding[] {
  const emptyLabels = emptyLabelsOf(site);
  return labeledIn(site.shellRefs, rootsBeside(site)).flatMap((labeled) =>
    sayingNothing(labeled, emptyLabels),
  );
}

function emptyLabelsOf({ index }: SiteContext): ReadonlySet<string> {
  return phrasesOf(index.site.language).emptyLabels;
}

/** The links with words. Those whose target is none have an issue already. */
function labeledIn({ links }: Refs, roots: Roots): LabeledLink[] {
  return links
    .filter(({ value }) => parseHref(value).kind !== "bad")
    .flatMap((link) => labelOf(link, roots) ?? []);
}

function onPage(
  { entry }: CheckedPage,
  links: LabeledLink[],
  emptyLabels: ReadonlySet<string>,
): Finding[] {
  const seen = new Map<string, LabeledLink>();
  return links.flatMap((labeled): Finding[] => {
    const wrong = sayingNothing(labeled, emptyLabels);
    if (wrong.length > 0) return wrong;
    const words = wordsOf(labeled);
    const first = seen.get(words);
    if (!first) seen.set(words, labeled);
    if (!first || targetOf(first) === targetOf(labeled)) return [];
    const isOwn = labeled.link.file === entry.file || first.link.file !== entry.file;
    return [isOwn ? twoTargets(labeled, first) : twoTargets(first, labeled)];
  });
}

function sayingNothing(labeled: LabeledLink, emptyLabels: ReadonlySet<string>): Finding[] {
  const isAddress = ADDRESS.test(labeled.label);
  if (!isAddress && !emptyLabels.has(wordsOf(labeled))) return [];
  return [
    issueAt(
      labeled,
      isAddress
        ? `The bare address ${labeled.label} is shown as the words of a link.`
        : `“${labeled.label}” does not say where the link leads.`,
      isAddress
        ? `Write what is there, for example [the opening hours](${labeled.label}).`
        : "Name what is there: people look for links by their words, and hear them without the text around.",
    ),
  ];
}

/** A shared block is the same on all its pages: of two links the page's own is reported. */
function twoTargets(own: LabeledLink, other: LabeledLink): Finding {
  return issueAt(
    own,
    `“${own.label}” leads to ${own.link.value} here, and to ${other.link.value} in another link of the page.`,
    "Give the two links different words, or one target.",
  );
}

function issueAt({ link, pointer, excerpt }: LabeledLink, message: string, hint: string): Finding {
  return { message, hint, file: link.file, pointer, excerpt };
}

function wordsOf({ label }: LabeledLink): string {
  return label.toLowerCase().replace(/[*_]/g, "").replace(AROUND, "");
}

/** An anchor of a page counts as the page. */
function targetOf({ link }: LabeledLink): string {
  return link.value.startsWith("#") ? "#" : link.value.replace(/[?#].*$/, "");
}
