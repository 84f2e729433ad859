/** Names of money that replace a sign, in small letters: texts with one of them are looked through. */
export const CURRENCIES = ["chf", "eur", "gbp", "usd"];
