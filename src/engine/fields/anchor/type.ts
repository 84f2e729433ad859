/**
 * An id of a place in the page, used in links as `#anchor`: small letters, digits and hyphens.
 * @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$
 * @maxLength 100
 */
export type Anchor = string;
