/**
 * The path of a page of this site, for example `/locations/texas`.
 * @minLength 1
 * @maxLength 300
 */
export type Route = string;
