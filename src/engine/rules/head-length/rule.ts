import type { Finding } from "../../model/issue.ts";
import { isHidden } from "../../pipeline/index/hidden.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage } from "../../pipeline/site.ts";
import { HEAD_PARTS, type HeadPart, headPointer, isListed } from "../analysis/heads.ts";
import { example } from "./example.ts";

/** Search results cut longer ones off. A title may be a little longer: they measure its width, not its characters. */
const LONGEST = { title: 65, description: 155 };
const SHOWN = { title: 60, description: 155 };

/** A token without a value, which is reported by itself: how long the text becomes is not known. */
const UNFILLED = /\{[^{}]+\}/;

export const rule = defineRule({
  id: "head-length",
  level: "warning",
  title: "A title or description is too long",
  help: "Search results show about 60 characters of a title and 160 of a description.",
  example,
  checkPage: (page, site) =>
    isHidden(page.entry)
      ? []
      : HEAD_PARTS.filter((part) => isListed(part, page, site)).flatMap((part) =>
          tooLong(page, part),
        ),
});

function tooLong({ entry, page }: CheckedPage, part: HeadPart): Finding[] {
  const { length } = page.head[part];
  if (length <= LONGEST[part] || UNFILLED.test(page.head[part])) return [];
  return [
    {
      message: `The ${part} has ${length} characters; search results cut it off after about ${SHOWN[part]}.`,
      hint:
        part === "title"
          ? 'Write a shorter one under "headTitle". The brand is added by itself.'
          : "Say the same in one or two shorter sentences.",
      file: entry.file,
      pointer: headPointer(entry.page, part),
    },
  ];
}
