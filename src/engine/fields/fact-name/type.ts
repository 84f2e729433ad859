/**
 * The name of a fact: small letters, digits and hyphens.
 * @maxLength 100
 * @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$
 */
export type FactName = string;
