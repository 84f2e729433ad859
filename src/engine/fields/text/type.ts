/**
 * Text on one line, at most 2,000 characters. Tokens such as `{phone}` are filled from `pages/_site.json`.
 * @pattern \S
 * @maxLength 2000
 */
export type Text = string;
