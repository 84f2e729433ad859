import type { SiteFile } from "../../../model/site-file.ts";
import { editsBetween } from "../../../pipeline/validate/nearest.ts";

/** The phone number of a site, as digits. */
export interface OwnPhone {
  /** With the country, for example `15550100199`. */
  international: string;
  /** As people of the country dial it, for example `5550100199`. */
  national: string;
}

/** What may stand in a phone number beside digits; a number with more is none that can be compared. */
const PLAIN_NUMBER = /^[+\d\s().·–/-]+$/;
/** Fewer digits are too often the same by chance. */
const FEWEST_DIGITS = 7;
/** Countries have one to three digits. */
const LONGEST_COUNTRY = 3;

/** The digits of a number. `(0)` is only dialed within the country. */
export function digitsOf(number: string): string {
  return number.replace(/\(0\)/, "").replace(/\D/g, "");
}

/** The site's phone number in both forms; nothing when it has none, or two that disagree. */
export function ownPhone(site: SiteFile): OwnPhone | undefined {
  const { phone, phoneNumber } = site;
  const international = digitsOf(phoneNumber ?? "");
  const national =
    phone === undefined ? international.replace(/^1/, "") : nationalPart(phone, international);
  if (national === undefined || national.length < FEWEST_DIGITS) return undefined;
  return { international, national };
}

/** The phone number of a site, and whether its two forms are one number; without that, none of them can be compared. */
export interface SitePhone {
  isSure: boolean;
  own?: OwnPhone;
}

/** Gives the phone number of a site. It is made out when it is asked for first: most pages have no number. */
export function phoneOf(site: SiteFile): () => SitePhone {
  let known: SitePhone | undefined;
  return () => {
    known ??= phonesDisagree(site) ? { isSure: false } : { isSure: true, own: ownPhone(site) };
    return known;
  };
}

/** Whether the two forms of the site's phone number are surely two numbers. */
export function phonesDisagree({ phone, phoneNumber }: SiteFile): boolean {
  if (phone === undefined || phoneNumber === undefined || !PLAIN_NUMBER.test(phone)) return false;
  return nationalPart(phone, digitsOf(phoneNumber)) === undefined;
}

/** The digits of a number without its country, when it is the same number as an international one. */
function nationalPart(phone: string, international: string): string | undefined {
  const digits = digitsOf(phone).replace(/^00/, "");
  if (digits === international) return withoutCountry(phone, international);
  const forms = [digits, digits.replace(/^0/, "")];
  return forms.find((form) => {
    const country = international.length - form.length;
    return form !== "" && country > 0 && country <= LONGEST_COUNTRY && international.endsWith(form);
  });
}

/** Of `+49 30 123` what follows the country; of North America's numbers what follows the 1. */
function withoutCountry(phone: string, international: string): string {
  const country =
    /^\s*\+?(?:00)?(\d{1,3})[\s().–/-]/.exec(phone)?.[1] ??
    (international.startsWith("1") ? "1" : "");
  return international.slice(country.length);
}

/** How a number compares with the site's own. */
export function compareWithOwn(digits: string, own: OwnPhone): "near" | "other" | "same" {
  const forms = [own.international, own.national, `0${own.national}`, `00${own.international}`];
  if (forms.includes(digits)) return "same";
  return forms.some((form) => editsBetween(digits, form) === 1) ? "near" : "other";
}
