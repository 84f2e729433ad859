/**
 * A path without a page of its own, for example `/old-name`.
 * @title Leads to this page
 * @pattern ^/[^ ]*$
 * @maxLength 300
 */
export type AliasPath = string;
