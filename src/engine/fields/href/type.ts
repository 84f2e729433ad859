/**
 * A link target: a page of this site (`/contact`, `/contact#form`), a place on this page (`#form`), or an address that starts with `https://`, `mailto:` or `tel:`.
 * @minLength 1
 * @maxLength 2000
 */
export type Href = string;
