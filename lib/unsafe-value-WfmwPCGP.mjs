import { t as UNSAFE_SIGN } from "./path-signs-Bb7_0nB-.mjs";
// src/engine/output/hosting/unsafe-value.ts
/** A value that would end its line, or mean something else, in the rules of a host. */
var UnsafeValueError = class extends Error {
	constructor(what, value) {
		super(`${what} ${JSON.stringify(value)} cannot be written into the rules of a host. Run \`npm run check\`: it says where it comes from.`);
	}
};
/** Header values are ASCII that no server reads as a quote, a variable or a placeholder. */
const HEADER_VALUE = /^[\x20-\x7e]+$/;
const SPECIAL = /["\\$`{}]/;
const HEADER_NAME = /^[A-Za-z-]+$/;
const HEADER_PATH = /^\/[a-z0-9/-]*\*?$/;
/**
* Looks at headers before they are written.
*
* @throws {UnsafeValueError} when one could break out of its line
*/
function assertSafeHeaders(rules) {
	for (const { path, headers } of rules) {
		if (!HEADER_PATH.test(path)) throw new UnsafeValueError("The path", path);
		for (const [name, value] of Object.entries(headers)) {
			if (!HEADER_NAME.test(name)) throw new UnsafeValueError("The name of the header", name);
			if (!HEADER_VALUE.test(value) || SPECIAL.test(value)) throw new UnsafeValueError(`The header ${name}`, value);
		}
	}
}
/**
* Looks at redirects before they are written.
*
* @throws {UnsafeValueError} when one could break out of its line, or lead to another host
*/
function assertSafeRedirects(rules) {
	for (const { from, to, status } of rules) for (const path of [status === 200 ? from.replace(/\/:[a-z]+/g, "/1") : from, to]) if (!path.startsWith("/") || path.startsWith("//") || UNSAFE_SIGN.test(path)) throw new UnsafeValueError("The path", path);
}
export { assertSafeHeaders as n, assertSafeRedirects as r, UnsafeValueError as t };
