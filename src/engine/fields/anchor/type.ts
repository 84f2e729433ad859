/**
 * A short name of a place in the page, for links that lead there: small letters, digits and hyphens.
 * @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$
 * @maxLength 100
 */
export type Anchor = string;
