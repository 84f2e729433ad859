import { parseHref } from "../../model/href.ts";
import type { Finding } from "../../model/issue.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import { defineRule } from "../../pipeline/rule.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { textsWith } from "../../pipeline/texts/site-texts.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { numbersIn } from "../analysis/facts/numbers-in.ts";
import {
  compareWithOwn,
  digitsOf,
  type OwnPhone,
  ownPhone,
  phonesDisagree,
} from "../analysis/facts/phone.ts";
import { labelBeside, type Roots, rootsOf } from "../analysis/texts/roots.ts";
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
  check: checkPhoneNumbers,
});

/** Phone numbers can be dialed, and are the site's own where they are meant to be. */
function checkPhoneNumbers(site: CheckedSite): Finding[] {
  const { index } = site;
  if (phonesDisagree(index.site)) return [disagreement(site)];
  const own = ownPhone(index.site);
  const links = [site.shellRefs, ...everyPage(site).map(({ refs }) => refs)].flatMap(
    (refs) => refs.links,
  );
  const roots = rootsOf(site);
  const known = new Set(Object.values(index.site.facts ?? {}).map(digitsOf));
  return [
    ...links.flatMap((link) => checkLink(link, own)),
    ...textsWith(site, Sign.digit)
      .filter((text) => !isDefinition(text, index.siteFile))
      .flatMap((text) => checkText(text, { own, roots, known })),
  ];
}

/** Whether a text is where the site's own number, or another one, is given. */
function isDefinition({ file, pointer }: OddText, siteFile: string): boolean {
  return file === siteFile && /^\/(?:phone$|facts\/)/.test(pointer);
}

function disagreement({ index: { site, siteFile } }: CheckedSite): Finding {
  return {
    message: `The phone numbers ${site.phone} and ${site.phoneNumber} are not the same.`,
    hint: "“phone” is what people read, “phoneNumber” what their phones dial, with the country. Compare them digit by digit.",
    file: siteFile,
    pointer: "/phone",
  };
}

function checkLink(link: Reference, own: OwnPhone | undefined): Finding[] {
  const number = link.isFilled ? undefined : /^tel:([^;]*)/i.exec(link.value)?.[1];
  if (number === undefined) return [];
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

interface Around {
  own: OwnPhone | undefined;
  roots: Roots;
  /** Digits of other numbers that the site file gives. */
  known: ReadonlySet<string>;
}

function checkText(text: OddText, { own, roots, known }: Around): Finding[] {
  if (!own) return [];
  const isAmerican = own.international.startsWith("1");
  return numbersIn(text).flatMap(({ written, ...stretch }): Finding[] => {
    const digits = digitsOf(written);
    const compared = compareWithOwn(digits, own);
    if (compared === "same" || known.has(digits) || isFax(text, roots)) return [];
    const isWrong = isAmerican && WRONG_LENGTH.test(written);
    if (compared !== "near" && !isWrong) return [];
    const words = compared === "near" ? differs(written, "{phone}") : wrongLength(written);
    return [{ ...words, ...markStretch(text, stretch) }];
  });
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
