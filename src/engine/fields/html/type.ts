/**
 * A text in HTML, at most 400,000 characters.
 * @pattern \S
 * @maxLength 400000
 */
export type Html = string;
