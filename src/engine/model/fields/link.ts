import type { Text } from "./text.ts";

/**
 * A link target: a page of this site (`/contact`, `/contact#form`), a place on this page (`#form`), or an address that starts with `https://`, `mailto:` or `tel:`.
 * @minLength 1
 * @maxLength 2000
 */
export type Href = string;

/**
 * The path of a page of this site, for example `/locations/texas`.
 * @minLength 1
 * @maxLength 300
 */
export type Route = string;

/**
 * The path of a page of this site, or of a folder, with pages below it, for example `/locations`.
 * @minLength 1
 * @maxLength 300
 */
export type Folder = string;

/** A link shown as a button. */
export interface Action {
  /** The words on the button. */
  label: Text;
  /** Where the button leads. */
  href: Href;
}
