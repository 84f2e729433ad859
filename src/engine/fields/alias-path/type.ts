/**
 * A path without a page of its own, for example `/old-name`.
 * @pattern ^/[^ ]*$
 * @maxLength 300
 */
export type AliasPath = string;
