import type { Finding } from "../../model/issue.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { example } from "./example.ts";

/** Characters by the names that HTML has for them. */
const ENTITIES: ReadonlyMap<string, string> = new Map([
  ["amp", "&"],
  ["apos", "’"],
  ["bull", "•"],
  ["copy", "©"],
  ["deg", "°"],
  ["euro", "€"],
  ["gt", ">"],
  ["hellip", "…"],
  ["ldquo", "“"],
  ["lsquo", "‘"],
  ["lt", "<"],
  ["mdash", "—"],
  ["middot", "·"],
  ["nbsp", " "],
  ["ndash", "–"],
  ["quot", "”"],
  ["rdquo", "”"],
  ["reg", "®"],
  ["rsquo", "’"],
  ["sect", "§"],
  ["shy", ""],
  ["times", "×"],
  ["trade", "™"],
]);
const ENTITY = /&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|([a-z]{2,6}));/giu;
const TAG =
  /<\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/iu;
const BOLD = /\*\*[^\s*][^*]*\*\*|__[^\s_][^_]*__/u;
const HEADING = /^#{1,6}\s|^#{2,6}(?=\p{L})/u;
const CODE = /`[^`\s][^`]*`/u;

export const rule = defineRule({
  id: "text-signs",
  level: "warning",
  title: "Signs of Markdown or HTML are shown as they stand",
  help: "Only fields with Markdown understand its signs, and no field understands HTML: visitors would read the signs.",
  example,
  checkPage: (page, site) => checkPlainSigns((signs) => textsOn(page, site, signs)),
  check: (site) => checkPlainSigns((signs) => textsBeside(site, signs)),
});

/** No sign of Markdown or HTML is shown to visitors as it stands. */
function checkPlainSigns(textsWith: (signs: number) => OddText[]): Finding[] {
  return [
    ...textsWith(Sign.markup).flatMap(markupIn),
    ...textsWith(Sign.ampersand).flatMap(entitiesIn),
  ];
}

/** Signs of Markdown and tags in a text that is shown as it stands. */
function markupIn(text: OddText): Finding[] {
  const match = [TAG, BOLD, HEADING, CODE]
    .map((sign) => sign.exec(text.text))
    .find((match) => match !== null);
  if (!match) return [];
  const written = match[0].trim();
  return [
    {
      message: `“${written.slice(0, 40)}” is shown as it stands: this field has plain text, not Markdown.`,
      hint: "Write the words only. Fields with Markdown take **bold**, links and lists.",
      ...markStretch(text, { offset: match.index, length: written.length }),
    },
  ];
}

/** Names of characters, which no field understands. */
function entitiesIn(text: OddText): Finding[] {
  return [...text.text.matchAll(ENTITY)].flatMap(({ 0: written, index, ...groups }): Finding[] => {
    const meant = characterOf(groups[1], groups[2], groups[3]);
    if (meant === undefined) return [];
    return [
      {
        message: `“${written}” is shown as it stands: texts are not HTML.`,
        hint: meant.trim() === "" ? "Write a space." : `Write “${meant}” itself.`,
        ...markStretch(text, { offset: index, length: written.length }, meant),
      },
    ];
  });
}

function characterOf(decimal = "", hexadecimal = "", name = ""): string | undefined {
  if (name !== "") return ENTITIES.get(name.toLowerCase());
  const code = decimal === "" ? Number.parseInt(hexadecimal, 16) : Number(decimal);
  return code >= 0x20 && code < 0xd800
    ? String.fromCharCode(code).replace("\u00a0", " ")
    : undefined;
}
