import { UNSAFE_SIGN } from "../../model/path-signs.ts";
import type { HeaderRule, RedirectRule } from "../hosting-tables.ts";

/** A value that would end its line, or mean something else, in the rules of a host. */
export class UnsafeValueError extends Error {
  constructor(what: string, value: string) {
    super(
      `${what} ${JSON.stringify(value)} cannot be written into the rules of a host. Run \`npm run check\`: it says where it comes from.`,
    );
  }
}

/** Header values are ASCII that no server reads as a quote, a variable or a placeholder. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;
const SPECIAL = /["\\$`{}]/;
/** What ids are like, without groups, and nothing that ends a line or a quotation. */
const ID_PATTERN = /^[\w[\]{},^\\/+*-]+$/;
const HEADER_NAME = /^[A-Za-z-]+$/;
const HEADER_PATH = /^\/[a-z0-9/-]*\*?$/;

/**
 * Looks at headers before they are written.
 *
 * @throws {UnsafeValueError} when one could break out of its line
 */
export function assertSafeHeaders(rules: readonly HeaderRule[]): void {
  for (const { path, headers } of rules) {
    if (!HEADER_PATH.test(path)) throw new UnsafeValueError("The path", path);
    for (const [name, value] of Object.entries(headers)) {
      if (!HEADER_NAME.test(name)) throw new UnsafeValueError("The name of the header", name);
      if (!HEADER_VALUE.test(value) || SPECIAL.test(value))
        throw new UnsafeValueError(`The header ${name}`, value);
    }
  }
}

/**
 * Looks at redirects before they are written.
 *
 * @throws {UnsafeValueError} when one could break out of its line, or lead to another host
 */
export function assertSafeRedirects(rules: readonly RedirectRule[]): void {
  for (const { from, to, status, id } of rules) {
    if (id !== undefined && !ID_PATTERN.test(id)) throw new UnsafeValueError("The pattern", id);
    for (const path of [status === 200 ? from.replace(/\/:[a-z]+/g, "/1") : from, to])
      if (!path.startsWith("/") || path.startsWith("//") || UNSAFE_SIGN.test(path))
        throw new UnsafeValueError("The path", path);
  }
}
