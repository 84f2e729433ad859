import { parseHref } from "../../model/href.ts";
import type { Finding } from "../../model/issue.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import { everyOf, type Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import type { CheckedPage, CheckedSite, PageSite } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsBeside, textsOn } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { isDefinition } from "../analysis/facts/definition.ts";
import { numbersIn } from "../analysis/facts/numbers-in.ts";
import {
  compareWithOwn,
  digitsOf,
  phoneOf,
  phonesDisagree,
  type SitePhone,
} from "../analysis/facts/phone.ts";
import { labelBeside, type Roots, rootsBeside, rootsOf } from "../analysis/roots.ts";
import { markStretch } from "../analysis/texts/stretch.ts";
import { example } from "./example.ts";

/** A number of North America as it is written there, with a digit too few or too many at its end. */
const WRONG_LENGTH = /^\(\d{3}\)\s?\d{3}[.-](?:\d{3}|\d{5,6})$/;
/** Digits of a number of North America, the 1 included. */
const AMERICAN_DIGITS = 11;
/** Emergency calls and the like have fewer digits than numbers of people. */
const SHORTEST_NUMBER = 7;
const FAX = /fax/i;

export const rule = defineRule({
  id: "phone-number",
  level: "warning",
  title: "A phone number has a wrong digit, or no country",
  help: "A wrong digit calls a stranger. Without the country a number works at home only.",
  example,
  checkPage,
  check: checkBesidePages,
});

/** Phone numbers of a page can be dialed, and are the site's own where they are meant to be. */
function checkPage(page: CheckedPage, site: PageSite): Finding[] {
  const texts = textsOn(page, site, Sign.digit);
  return checkNumbers(
    { links: everyOf(page.refs, "links"), texts, roots: rootsOf(page, site) },
    site.index,
  );
}

/** The same for shared blocks and the site file. */
function checkBesidePages(site: CheckedSite): Finding[] {
  const { index, shellRefs } = site;
  if (phonesDisagree(index.site)) return [disagreement(site)];
  const texts = textsBeside(site, Sign.digit).filter((text) => !isDefinition(text, index.siteFile));
  return checkNumbers({ links: shellRefs.links, texts, roots: rootsBeside(site) }, index);
}

/** What phone numbers are looked for in. */
interface Part {
  links: Reference[];
  texts: OddText[];
  roots: Roots;
}

function checkNumbers({ links, texts, roots }: Part, { site }: SiteIndex): Finding[] {
  const phone = phoneOf(site);
  return [
    ...links.flatMap((link) => checkLink(link, phone)),
    ...texts.flatMap((text) => checkText(text, phone, { site, roots })),
  ];
}

function disagreement({ index: { site, siteFile } }: CheckedSite): Finding {
  return {
    message: `The phone numbers ${site.phone} and ${site.phoneNumber} are not the same.`,
    hint: "“phone” is what people read, “phoneNumber” what their phones dial, with the country. Compare them digit by digit.",
    file: siteFile,
    pointer: "/phone",
  };
}

function checkLink(link: Reference, phone: () => SitePhone): Finding[] {
  const number = link.isFilled ? undefined : /^tel:([^;]*)/i.exec(link.value)?.[1];
  if (number === undefined || !phone().isSure) return [];
  const { own } = phone();
  const digits = digitsOf(number);
  const isInternational = /^\+|^00/.test(number);
  const compared = own ? compareWithOwn(digits, own) : "other";
  if (compared === "same" || digits.length < SHORTEST_NUMBER) return [];
  if (parseHref(link.value).kind === "bad") return [];
  const { file, pointer, excerpt } = link;
  const at = { file, pointer, excerpt };
  if (compared === "near") return [{ ...at, ...differs(link.value, "tel:{phoneNumber}") }];
  if (!isInternational)
    return [
      {
        ...at,
        message: `${link.value} has no country, so that phones abroad dial another number.`,
        hint: `Begin it with + and the country, for example tel:+1${digits.replace(/^1/, "")} in North America.`,
      },
    ];
  return digits.startsWith("1") && digits.length !== AMERICAN_DIGITS
    ? [{ ...at, ...wrongLength(link.value) }]
    : [];
}

function checkText(
  text: OddText,
  phone: () => SitePhone,
  { site, roots }: { site: SiteFile; roots: Roots },
): Finding[] {
  const numbers = numbersIn(text);
  const own = numbers.length > 0 ? phone().own : undefined;
  if (!own) return [];
  const isAmerican = own.international.startsWith("1");
  return numbers.flatMap(({ written, ...stretch }): Finding[] => {
    const digits = digitsOf(written);
    const compared = compareWithOwn(digits, own);
    if (compared === "same" || isFact(digits, site) || isFax(text, roots)) return [];
    const isWrong = isAmerican && WRONG_LENGTH.test(written);
    if (compared !== "near" && !isWrong) return [];
    const words = compared === "near" ? differs(written, "{phone}") : wrongLength(written);
    return [{ ...words, ...markStretch(text, stretch) }];
  });
}

/** Whether digits are those of another number that the site file gives. */
function isFact(digits: string, { facts }: SiteFile): boolean {
  return Object.values(facts ?? {}).some((value) => digitsOf(value) === digits);
}

/** Whether a text speaks of a fax, whose number is often one digit away. */
function isFax(text: OddText, roots: Roots): boolean {
  return FAX.test(text.text) || FAX.test(labelBeside(text, roots));
}

function differs(written: string, token: string): Pick<Finding, "message" | "hint"> {
  return {
    message: `${written} differs from the site’s own phone number by one digit.`,
    hint: `Write ${token}. If it is another number, give it a name under "facts" in pages/_site.json and write that token.`,
  };
}

function wrongLength(written: string): Pick<Finding, "message" | "hint"> {
  return {
    message: `${written} does not have as many digits as phone numbers of its country.`,
    hint: "Compare it digit by digit: in North America they are ten, after the 1 of the country.",
  };
}
