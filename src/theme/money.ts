/** What an amount is written for. */
export interface MoneyContext {
  language: string;
  /** The currency of amounts that name none, as three letters; nothing for a site that names none. */
  currency?: string;
}

/** An amount in the plain form of numbers, with or without the letters of its currency. */
const AMOUNT = /^(\d{1,12}(?:\.\d{1,3})?)(?: ([A-Z]{3}))?$/;

/**
 * A price as a language writes it: `12.9` is `12,90 €` in German. It never breaks. What is no amount, or has no
 * currency, stays as it is.
 */
export function priceInWords(price: string, { language, currency }: MoneyContext): string {
  const [, amount, named = currency] = AMOUNT.exec(price.replace("\u00a0", " ")) ?? [];
  if (amount === undefined || named === undefined) return price;
  const format = new Intl.NumberFormat(language, {
    style: "currency",
    currency: named,
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(Number(amount)).replaceAll(" ", "\u00a0");
}

/** An amount that a text names. */
export interface Amount {
  amount: number;
  /** As three letters. */
  currency: string;
  /** Whether it is the least, as in `$750+`. */
  isLeast?: true;
}

/** The amount that a price names, in the plain form of numbers, or as the language of the page writes it. */
export function amountIn(text: string, { language, currency }: MoneyContext): Amount | undefined {
  const price = plainSpaces(text);
  const [, plain, named = currency] = AMOUNT.exec(price) ?? [];
  if (plain !== undefined)
    return named === undefined ? undefined : { amount: Number(plain), currency: named };
  if (currency === undefined) return undefined;
  const { sign, group, decimal } = signsOf(language, currency);
  const bare = price.replace(/\+$/, "");
  const number = bare.replace(sign, "").trim();
  const [whole = "", part = "0", ...more] = number.split(decimal);
  const isGrouped = whole
    .split(group)
    .every((digits, at) => (at === 0 ? /^\d+$/ : /^\d{3}$/).test(digits));
  if (!bare.includes(sign) || !isGrouped || !/^\d{1,3}$/.test(part) || more.length > 0)
    return undefined;
  const amount = Number(`${whole.replaceAll(group, "")}.${part}`);
  return { amount, currency, ...(bare === price ? {} : { isLeast: true }) };
}

/** How a language writes amounts of a currency. */
function signsOf(language: string, currency: string) {
  const format = new Intl.NumberFormat(language, { style: "currency", currency });
  const parts = new Map(format.formatToParts(1_234_567.5).map(({ type, value }) => [type, value]));
  const { currency: sign = "", group = ",", decimal = "." } = Object.fromEntries(parts);
  return { sign, group: plainSpaces(group), decimal };
}

/** Languages have several kinds of spaces in numbers, and keyboards one. */
function plainSpaces(text: string): string {
  return text.replaceAll(/[\u00a0\u202f]/g, " ");
}
