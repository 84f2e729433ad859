/**
 * A subject of a page, which no visitor reads. At most 2,000 characters.
 * @pattern \S
 * @maxLength 2000
 */
export type Topic = string;
