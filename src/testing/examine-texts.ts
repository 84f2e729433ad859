import type { Issue } from "../engine/model/issue.ts";
import { examineFiles } from "./examine-files.ts";

/** A site that texts are tried in. */
export interface TextSite {
  language?: string;
  /** Further fields of the site file. */
  site?: object;
  /** The site's own words. */
  words?: string[];
}

/** What was found in a text: the rule, and the part of the text that it speaks of. */
export type TextFinding = [rule: string, excerpt: string | undefined];

/**
 * Examines texts in a page of their own, each as a heading (plain) or as running text (rich).
 *
 * @returns for every text what was found in it, in the order of the texts
 */
export async function examineTexts(
  kind: "plain" | "rich",
  texts: string[],
  around: TextSite = {},
): Promise<Issue[][]> {
  const blocks = texts.map((text) =>
    kind === "plain" ? { type: "cta", title: text } : { type: "rich-text", text },
  );
  const { issues } = await examineFiles({
    "pages/_site.json": siteFile(around),
    "pages/_words.txt": (around.words ?? []).join("\n"),
    "pages/index.json": {
      title: "Home",
      description: "What is here.",
      blocks: [{ type: "hero" }, { type: "cards", pages: "below" }],
    },
    "pages/texts.json": {
      title: "Texts",
      description: "What is tried.",
      blocks: [{ type: "hero" }, { type: "faq", title: "Texts", items: [QUESTION] }, ...blocks],
    },
  });
  const first = 2;
  return texts.map((_, at) => {
    const pointer = `/blocks/${at + first}/`;
    return issues.filter(
      (issue) => issue.file.endsWith("/texts.json") && issue.pointer.startsWith(pointer),
    );
  });
}

/** The same in short. */
export async function findInTexts(
  kind: "plain" | "rich",
  texts: string[],
  around?: TextSite,
): Promise<TextFinding[][]> {
  const byText = await examineTexts(kind, texts, around);
  return byText.map((issues) => issues.map(({ rule, excerpt }): TextFinding => [rule, excerpt]));
}

const QUESTION = { question: "Why?", answer: "To see." };

function siteFile({ language = "en-US", site = {} }: TextSite): object {
  return {
    brand: "Example",
    url: "https://www.example.com",
    language,
    navigation: {
      header: [{ label: "Home", href: "/" }],
      action: { label: "Texts", href: "/texts" },
    },
    footer: { groups: [] },
    ...site,
  };
}
