/**
 * Where a link leads: to a page of this site (`/contact`), a place on it (`/contact#form`) or on this page (`#form`), or to an address that starts with `https://`, `mailto:` or `tel:`.
 * @minLength 1
 * @maxLength 2000
 */
export type Href = string;
