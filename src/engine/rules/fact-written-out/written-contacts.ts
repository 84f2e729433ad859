import type { Finding } from "../../model/issue.ts";
import { valueAt } from "../../model/pointer.ts";
import type { SiteFile } from "../../model/site-file.ts";
import type { Reference } from "../../pipeline/resolve/refs.ts";
import { type CheckedSite, everyPage } from "../../pipeline/site.ts";
import type { OddText } from "../../pipeline/texts/scanner.ts";
import { Sign } from "../../pipeline/texts/word-hashes.ts";
import { readPart } from "../../pipeline/texts/words.ts";
import { numbersIn } from "../analysis/facts/numbers-in.ts";
import {
  compareWithOwn,
  digitsOf,
  type OwnPhone,
  ownPhone,
  phonesDisagree,
} from "../analysis/facts/phone.ts";
import { type Roots, rootsOf } from "../analysis/texts/roots.ts";
import { textsWithoutFacts, wordsFor, writtenOut } from "./written-facts.ts";

const CONTACT = /^(?:tel|mailto):/i;

/** The site's phone number and e-mail address are written as tokens, so that they change everywhere at once. */
export function writtenContacts(site: CheckedSite): Finding[] {
  const given = site.index.site;
  const own = phonesDisagree(given) ? undefined : ownPhone(given);
  const roots = rootsOf(site);
  const links = [site.shellRefs, ...everyPage(site).map(({ refs }) => refs)].flatMap(
    (refs) => refs.links,
  );
  return [
    ...(own ? textsWithoutFacts(site, Sign.digit) : []).flatMap((text) =>
      writtenPhones(text, own, given),
    ),
    ...(given.email ? textsWithoutFacts(site, Sign.at) : []).flatMap((text) =>
      writtenMail(text, given.email ?? ""),
    ),
    ...links
      .filter(({ value, isFilled }) => !isFilled && CONTACT.test(value))
      .flatMap((link) => (isWritten(link, roots) ? writtenLink(link, own, given.email) : [])),
  ];
}

function writtenPhones(text: OddText, own: OwnPhone | undefined, { phone }: SiteFile): Finding[] {
  return numbersIn(text)
    .filter(({ written }) => own && compareWithOwn(digitsOf(written), own) === "same")
    .map(({ written, ...stretch }) => {
      const meant = written === phone ? "{phone}" : undefined;
      return writtenOut(text, stretch, { written, tokens: ["{phone}"], meant });
    });
}

/** Markdown makes a link of an address, but not of a token. */
function writtenMail(text: OddText, email: string): Finding[] {
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
  const written = valueAt(roots(file), pointer);
  return String(Array.isArray(written) ? written.join("\n") : written).includes(`](${excerpt}`);
}

function writtenLink(
  { value, file, pointer, excerpt }: Reference,
  own: OwnPhone | undefined,
  email: string | undefined,
): Finding[] {
  const number = /^tel:([^;]*)$/i.exec(value)?.[1];
  const isPhone = number !== undefined && own && compareWithOwn(digitsOf(number), own) === "same";
  const isMail = email !== undefined && value === `mailto:${email}`;
  if (!isPhone && !isMail) return [];
  const token = isPhone ? "tel:{phoneNumber}" : "mailto:{email}";
  const words = wordsFor({ written: value, tokens: [token] });
  return [{ ...words, file, pointer, excerpt, fix: { value: token } }];
}
