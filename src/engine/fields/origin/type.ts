/**
 * The address of a site without a path, for example `https://www.example.com`.
 * @format origin
 * @pattern ^https?://[^\s/?#@*;,'"\\]+/?$
 * @maxLength 300
 */
export type Origin = string;
