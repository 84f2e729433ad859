import type { RuleExample } from "../../pipeline/rule.ts";
import { page, text } from "../example-site.ts";

export const example: RuleExample = {
  file: "visit.json",
  wrong: manyParagraphs("Visit"),
  right: text("Bread is baked at four and sold from seven."),
  beside: { "street.json": manyParagraphs("Street") },
};

/** A page of many short paragraphs, of which one differs. */
function manyParagraphs(title: string): string {
  const paragraphs = Array.from(
    { length: 20 },
    (_, at) => `Sentence ${at} of ten words that tells about bread and flour.`,
  );
  const blocks = [...paragraphs, `Only ${title} has this.`].map(
    (words) => `{ "type": "rich-text", "text": "${words}" }`,
  );
  return page(`{ "type": "hero" }, ${blocks.join(", ")}`, "", title);
}
