// src/engine/model/pointer.ts
const SPECIAL = /[~/]/;
/** Adds one key to an RFC 6901 JSON pointer. */
function appendPointer(pointer, key) {
	if (typeof key === "number" || !SPECIAL.test(key)) return `${pointer}/${key}`;
	return `${pointer}/${key.replaceAll("~", "~0").replaceAll("/", "~1")}`;
}
/** The keys of an RFC 6901 JSON pointer. */
function pointerKeys(pointer) {
	if (pointer === "") return [];
	const keys = pointer.slice(1).split("/");
	return pointer.includes("~") ? keys.map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~")) : keys;
}
/** The RFC 6901 pointer to what holds a value. */
function parentPointer(pointer) {
	return pointer.slice(0, pointer.lastIndexOf("/"));
}
/** The value that an RFC 6901 pointer leads to; nothing where there is none. */
function valueAt(root, pointer) {
	return pointerKeys(pointer).reduce((parent, key) => typeof parent === "object" && parent !== null && Object.hasOwn(parent, key) ? parent[key] : void 0, root);
}
// src/engine/model/route.ts
/** A route pattern's parameter, as in `article/[id].json`. */
const PARAMETER = /\[([a-z]+)\]/;
/**
* The route a page file answers, from its path relative to the pages folder.
*
* @param path with forward slashes, for example `locations/texas/index.json`
* @returns the route (`/locations/texas`), with `:id` for `[id]`
*/
function routeOfFile(path) {
	return `/${path.replace(/\.json$/, "").replace(/(^|\/)index$/, "").replace(PARAMETER, ":$1")}`;
}
/** Whether a route stands for many addresses, as `/article/:id` does. */
function isPattern(route) {
	return route.includes("/:");
}
/** Whether each address of a route stands for a thing of its own, known by the number at its end. */
function endsWithParameter(route) {
	return /\/:[a-z]+$/.test(route);
}
/** The address of one thing: `/article/7` for `/article/:id`. */
function addressOf(pattern, id) {
	return pattern.replace(/:[a-z]+$/, String(id));
}
/**
* Whether a path is one of the addresses of a route pattern. A parameter is a positive whole number.
*
* @param pattern for example `/article/:id`
* @param path for example `/article/123`
*/
function matchesPattern(pattern, path) {
	const source = pattern.replace(/:[a-z]+/g, "[1-9]\\d{0,15}");
	return new RegExp(`^${source}$`).test(path);
}
/** The route one level up: `/locations/texas` for `/locations/texas/houston`, `undefined` for `/`. */
function parentOf(route) {
	if (!route.startsWith("/") || route === "/") return void 0;
	return route.slice(0, route.lastIndexOf("/")) || "/";
}
/** The last segment of a route; empty for `/`. */
function slugOf(route) {
	return route.slice(route.lastIndexOf("/") + 1);
}
/** The routes above a route, from the home page down, without itself. */
function ancestorsOf(route) {
	const above = [];
	for (let next = parentOf(route); next !== void 0; next = parentOf(next)) above.unshift(next);
	return above;
}
// src/engine/pipeline/kinds.ts
/** The file of what holds for the whole site. */
const SITE_FILE = "_site.json";
/** The file of the laws and boards that pages mention. */
const SOURCES_FILE = "_data/sources.json";
/** The words of the site's own that no dictionary has. */
const WORDS_FILE = "_words.txt";
/** The folder of blocks that several pages show. */
const SHARED_FOLDER = "_shared/";
/** The folder of articles for a site without a blog. */
const BLOG_FOLDER = "_blog/";
/**
* What kind of document a file of the pages folder is.
*
* @param path below the pages folder
*/
function kindOf(path) {
	if (path === "_site.json") return "site";
	if (path === "_data/sources.json") return "sources";
	if (path.startsWith("_blog/")) return "post";
	return path.startsWith("_shared/") ? "shared" : "page";
}
export { pointerKeys as _, WORDS_FILE as a, ancestorsOf as c, matchesPattern as d, parentOf as f, parentPointer as g, appendPointer as h, SOURCES_FILE as i, endsWithParameter as l, slugOf as m, SHARED_FOLDER as n, kindOf as o, routeOfFile as p, SITE_FILE as r, addressOf as s, BLOG_FOLDER as t, isPattern as u, valueAt as v };
