/**
 * The name of a shared block: its file in `pages/_shared/` without `.json`, for example `next-step`.
 * @pattern ^[a-z0-9]+(-[a-z0-9]+)*$
 * @maxLength 100
 */
export type SharedName = string;
