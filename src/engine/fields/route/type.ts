/**
 * The path of a page of this site, for example `/services/advice`.
 * @minLength 1
 * @maxLength 300
 */
export type Route = string;
