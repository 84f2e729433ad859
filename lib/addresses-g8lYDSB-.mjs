// src/engine/output/hosting/addresses.ts
/**
* A path with a slash at its end, which leads to the path without. Nothing in it can be taken for
* another host: no second slash, no backslash, no percent sign.
*/
const SLASH_AT_END = "^(/[a-z0-9][a-z0-9._~-]*(?:/[a-z0-9._~-]+)*)/$";
/**
* The target of a request, as it was sent, whose path no page and no file has: an empty or dotted part,
* a slash or backslash in disguise, a control character. Servers read these in different ways; all
* answer that there is nothing.
*/
const ODD_TARGET = String.raw`^[^?]*(//|\\|#|%(2[fF]|5[cC]|[01][0-9a-fA-F]|7[fF])|/(\.|%2[eE])(\.|%2[eE])?([/?]|$))`;
/** A path as a part of a regular expression. */
function escapedPath(path) {
	return path.replace(/[.*+?^${}()|[\]\\]/g, (sign) => `\\${sign}`);
}
/** The addresses of a route pattern such as `/article/:id`, as a regular expression. */
function patternSource(pattern) {
	return `^${pattern.replace(/:[a-z]+/g, String.raw`[1-9]\d{0,15}`)}$`;
}
export { patternSource as i, SLASH_AT_END as n, escapedPath as r, ODD_TARGET as t };
