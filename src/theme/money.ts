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
