import type { Finding } from "../../model/issue.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { SiteIndex } from "../../pipeline/index/site-index.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { readPart } from "../../pipeline/texts/words.ts";
import { isDefinition } from "../analysis/facts/definition.ts";
import { numbersIn } from "../analysis/facts/numbers-in.ts";
import { compareWithOwn, digitsOf, phoneOf, type SitePhone } from "../analysis/facts/phone.ts";
import type { Roots } from "../analysis/roots.ts";
import { wordsFor, writtenOut } from "./written-facts.ts";

const CONTACT = /^(?:tel|mailto):/i;

/** What phone numbers and e-mail addresses are looked for in. */
export interface Contacts {
  /** Gives the texts with some signs. */
  textsWith(signs: number): OddText[];
  links: Reference[];
  roots: Roots;
}

/** The site's phone number and e-mail address are written as tokens, so that they change everywhere at once. */
export function writtenContacts(
  { textsWith, links, roots }: Contacts,
  index: SiteIndex,
): Finding[] {
  const phone = phoneOf(index.site);
  const texts = (signs: number) =>
    textsWith(signs).filter((text) => !isDefinition(text, index.siteFile));
  return [
    ...texts(Sign.digit).flatMap((text) => writtenPhones(text, phone, index.site)),
    ...texts(Sign.at).flatMap((text) => writtenMail(text, index.site)),
    ...links
      .filter(({ value, isFilled }) => !isFilled && CONTACT.test(value))
      .flatMap((link) => (isWritten(link, roots) ? writtenLink(link, phone, index.site) : [])),
  ];
}

function writtenPhones(text: OddText, phone: () => SitePhone, site: SiteFile): Finding[] {
  const numbers = numbersIn(text);
  const own = numbers.length > 0 ? phone().own : undefined;
  return numbers
    .filter(({ written }) => own && compareWithOwn(digitsOf(written), own) === "same")
    .map(({ written, ...stretch }) => {
      const meant = written === site.phone ? "{phone}" : undefined;
      return writtenOut(text, stretch, { written, tokens: ["{phone}"], meant });
    });
}

/** Markdown makes a link of an address, but not of a token. */
function writtenMail(text: OddText, { email }: SiteFile): Finding[] {
  if (!email) return [];
  const offset = readPart(text.text).indexOf(email);
  const [before, after] = [text.text.slice(0, offset), text.text.slice(offset + email.length)];
  if (offset < 0 || /[\w.+-]$/.test(before) || /^(?:[\w-]|\.\w)/.test(after)) return [];
  const isLink = text.kind === "rich" && !/\[[^\]]*$/.test(before);
  const meant = isLink ? "[{email}](mailto:{email})" : "{email}";
  return [
    writtenOut(text, { offset, length: email.length }, { written: email, tokens: [meant], meant }),
  ];
}

/** Whether a link stands in its file as it is, and was not made of an address in a text. */
function isWritten({ file, pointer, excerpt }: Reference, roots: Roots): boolean {
  if (excerpt === undefined) return true;
  const written = roots.valueAt({ file, pointer });
  return String(Array.isArray(written) ? written.join("\n") : written).includes(`](${excerpt}`);
}

function writtenLink(
  { value, file, pointer, excerpt }: Reference,
  phone: () => SitePhone,
  site: SiteFile,
): Finding[] {
  const number = /^tel:([^;]*)$/i.exec(value)?.[1];
  const own = number === undefined ? undefined : phone().own;
  const isPhone = own && compareWithOwn(digitsOf(number ?? ""), own) === "same";
  const isMail = site.email !== undefined && value === `mailto:${site.email}`;
  if (!isPhone && !isMail) return [];
  const token = isPhone ? "tel:{phoneNumber}" : "mailto:{email}";
  const words = wordsFor({ written: value, tokens: [token] });
  return [{ ...words, file, pointer, excerpt, fix: { value: token } }];
}
