/**
 * Plain text, at most 2,000 characters. Tokens such as `{phone}` are filled from `pages/_site.json`.
 * @pattern \S
 * @maxLength 2000
 */
export type Text = string;

/**
 * Text in Markdown: paragraphs, **bold**, *italic*, lists, tables and [links](/contact). A list of strings is joined line by line, so that a long text stays readable in the file. At most 50,000 characters.
 * @pattern \S
 * @maxLength 50000
 * @minItems 1
 * @maxItems 2000
 * @maxJoinedLength 50000
 */
export type RichText = string | string[];

/**
 * A text in HTML, at most 400,000 characters.
 * @pattern \S
 * @maxLength 400000
 */
export type Html = string;

/**
 * An id of a place in the page, used in links as `#anchor`: small letters, digits and hyphens.
 * @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$
 * @maxLength 100
 */
export type Anchor = string;

/**
 * A day as year-month-day, for example `2026-11-21`.
 * @pattern ^\d{4}-\d{2}-\d{2}$
 */
export type IsoDate = string;

/**
 * The name of a fact: small letters, digits and hyphens.
 * @maxLength 100
 * @pattern ^[a-z][a-z0-9]*(-[a-z0-9]+)*$
 */
export type FactName = string;
