import { _ as pointerKeys, d as matchesPattern, f as parentOf, l as endsWithParameter, u as isPattern } from "./kinds-CzdZfNc-.mjs";
import { findNodeAtLocation, parseTree } from "jsonc-parser";
// src/engine/model/written-files.ts
/** Files that a build writes beside the documents and the data of pages, below the output folder. */
const SITE_FILES = {
	sitemap: "sitemap.xml",
	feed: "feed.xml",
	guide: "llms.txt",
	robots: "robots.txt",
	headers: "_headers",
	redirects: "_redirects",
	favicon: "favicon.ico",
	manifest: "manifest.webmanifest",
	posts: "blog/posts.json",
	part: "_shard.json",
	output: "_output",
	earlier: "_earlier"
};
/** The sample form: a document of its own with its address, script and styles. */
const SAMPLE_FORM = {
	folder: "sample-form",
	path: "/sample-form/form",
	document: "sample-form/form/index.html",
	script: "sample-form/form.js",
	styles: "sample-form/form.css"
};
/** Those of them that links may lead to, as paths of the site. */
const LINKABLE_FILES = [
	SITE_FILES.sitemap,
	SITE_FILES.feed,
	SITE_FILES.guide,
	SITE_FILES.robots
].map((file) => `/${file}`);
/** Sizes in pixels of the icons that phones ask for. */
const ICON_SIZES = [
	180,
	192,
	512
];
/** The file of an icon. */
function iconFile(size) {
	return `icon-${size}.png`;
}
/** The file of one of the site's own articles. */
function postDataFile(id) {
	return `blog/posts/${id}.json`;
}
/** The data of a page, the not-found page, documents behind route patterns, and articles. */
const PATTERNS = [
	/(^|\/)page\.json$/,
	/^404(\.html|\.json)?$/,
	/(^|\/)_[a-z]+\.(html|json)$/,
	/^blog\/posts\/\d+\.json$/,
	/^sample-form\/form(\.js|\.css|\/index\.html)?$/
];
/** Whether a path of the site belongs to a file that a build writes, or to a compressed copy of one. */
function isWrittenFile(path) {
	const file = path.slice(1).toLowerCase().replace(/\.(br|gz)$/, "");
	return [...Object.values(SITE_FILES), ...ICON_SIZES.map(iconFile)].includes(file) || PATTERNS.some((pattern) => pattern.test(file));
}
// src/engine/pipeline/site.ts
/** The pages of a site, hidden ones as well: what is wrong within a page is reported before it is shown. */
function everyPage({ pages, hidden }) {
	return hidden.length === 0 ? pages : [...pages, ...hidden];
}
// src/engine/model/strange-signs.ts
const NAMES = {
	"	": "a tab",
	"\n": "a line break",
	"\r": "a line break",
	" ": "a space",
	"\xA0": "a no-break space",
	"­": "a soft hyphen",
	" ": "a figure space",
	" ": "a thin space",
	"​": "a zero-width space",
	" ": "a narrow no-break space",
	"　": "an ideographic space"
};
const STRANGE = /[^\S ]|[\p{Cc}\p{Cf}]/u;
/** A character that looks like another or like nothing, in words: `a no-break space (U+00A0)`. */
function signName(sign) {
	const code = (sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0");
	const kind = /\s/.test(sign) ? "a space of an unusual kind" : "a character that cannot be seen";
	const name = NAMES[sign] ?? kind;
	return sign.codePointAt(0) === 32 || /[\t\r\n]/.test(sign) ? name : `${name} (U+${code})`;
}
/** Names the first character of a text that nobody can tell from an ordinary space, or from nothing. */
function strangeSign(text) {
	const [sign] = STRANGE.exec(text) ?? [];
	return sign === void 0 ? void 0 : signName(sign);
}
// src/engine/pipeline/index/unreadable.ts
/** Whether something that is not known may be in a file or folder that cannot be read. */
function isUnreadable(unreadable, name) {
	return unreadable.has(name) || [...unreadable].some((other) => isInFolder(name, other) || answers(other, name));
}
/** Whether pages directly below a route may be in files or folders that cannot be read. */
function mayHaveChildren(unreadable, route) {
	return [...unreadable].some((name) => parentOf(name.replace(/(?<=.)\/$/, "")) === route || isInFolder(route, name));
}
/** Whether anything in a folder of the pages cannot be read. */
function anyUnreadable(unreadable, folder) {
	return [...unreadable].some((name) => name.startsWith(folder));
}
/** Whether a route stands for many addresses, of which a path is one. */
function answers(route, path) {
	return isPattern(route) && matchesPattern(route, path);
}
function isInFolder(name, folder) {
	return folder.endsWith("/") && `${name}/`.startsWith(folder);
}
// src/engine/model/parsed-href.ts
/** A link target that cannot be followed, with what to do. */
function bad(reason, hint, meant) {
	return meant === void 0 ? {
		kind: "bad",
		reason,
		hint
	} : {
		kind: "bad",
		reason,
		hint,
		meant
	};
}
// src/engine/model/outside-href.ts
/** How schemes are misspelt or called by people. */
const MEANT_SCHEMES = [
	[/^(h?t{1,3}ps?|ht+ps?s?|hhttps?|hptts?|htpps|htts|hppts|https?s)$/, "https://"],
	[/^(mail|email|e-mail|maito|mialto|mailt|malto|mailtoo|milto)$/, "mailto:"],
	[/^(telephone|phone|call|tell|te|tl|tele)$/, "tel:"]
];
const LOCAL_HOST = /^(localhost|.*\.localhost|.*\.local|.*\.internal|.*\.test|.*\.invalid|0\.0\.0\.0|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[.*\])$/i;
const MAIL_NAME = /^[\w!#$%&'*+=?^`|~-]+(\.[\w!#$%&'*+=?^`|~-]+)*$/u;
const HOST_NAME = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;
/**
* Names what is wrong with a link that begins with a scheme.
*
* @param scheme the part before the colon, in small letters
*/
function parseOutside(href, scheme) {
	const rest = href.slice(scheme.length + 1);
	switch (scheme) {
		case "https":
		case "http": return parseAddress(href, scheme, rest);
		case "mailto": return parseMail(href, rest);
		case "tel": return parsePhone(href, rest);
		case "javascript":
		case "vbscript":
		case "data":
		case "blob": return bad("would run or show something hidden in the link.", "Write a page or an address.");
		case "file": return bad("leads to a file on your own machine, which nobody else has.", "Put the file into the media folder and write /media/ and its name.");
		default: return unknownScheme(scheme, rest);
	}
}
function unknownScheme(scheme, rest) {
	const start = MEANT_SCHEMES.find(([misspelt]) => misspelt.test(scheme))?.[1];
	const meant = start === void 0 ? void 0 : start + rest.replace(/^\/+/, "");
	return bad(`begins with ${scheme}:, which is not allowed.`, meant === void 0 ? "Links begin with /, #, https://, mailto: or tel:." : `Did you mean ${meant}?`, meant);
}
function parseAddress(href, scheme, rest) {
	const tail = rest.replace(/^[/:]*/, "");
	if (!/^\/\/[^/]/.test(rest) || rest.startsWith("//:")) return tail.includes(".") ? bad("lacks its two slashes.", `Did you mean ${scheme}://${tail}?`, `${scheme}://${tail}`) : bad("is no full address.", "Compare it with the address in the browser.");
	if (/^\/\/(https?|\/)[:/]/i.test(rest)) return bad("begins twice.", `Write ${rest.slice(2)}.`, rest.slice(2));
	if (!URL.canParse(href) || /%(?![0-9a-f]{2})/i.test(href)) return bad("is no full address.", "Compare it with the address in the browser.");
	const url = new URL(href);
	if (LOCAL_HOST.test(url.hostname)) return bad("leads to your own machine or network, which nobody else can reach.", "Write the public address; for a page of this site begin with /.");
	if (url.username !== "" || url.password !== "") return bad("gives away a name or a password.", "Take out what stands before the @.");
	const written = /^\/\/([^/?#:]*)/.exec(rest)?.[1] ?? "";
	if (!HOST_NAME.test(written) && !/^\d+(\.\d+){3}$/.test(written)) return bad(`has no host that can be: ${written}.`, "Compare it with the address in the browser.");
	return {
		kind: "outside",
		url: href
	};
}
function parseMail(href, rest) {
	const [addresses = "", query] = rest.split(/\?(.*)/s, 2);
	const isShare = addresses === "" && query !== void 0;
	const all = addresses.split(",").map(decoded);
	return isShare || all.every(isMailAddress) ? {
		kind: "outside",
		url: href
	} : bad("is no e-mail link.", "Write mailto:name@example.com.");
}
function isMailAddress(address) {
	const [name = "", host = "", ...more] = address.split("@");
	return more.length === 0 && MAIL_NAME.test(name) && HOST_NAME.test(host);
}
function parsePhone(href, rest) {
	const [number = "", ...parameters] = rest.split(";");
	const digits = number.replace(/\D/g, "").length;
	return /^\+?[\d().*#-]+$/.test(number) && digits >= 3 && digits <= 15 && parameters.every((parameter) => /^[\w-]+=[^\s]+$/.test(parameter)) ? {
		kind: "outside",
		url: href
	} : bad("is no phone link.", "Write tel: and the number with its country, for example tel:+15550100199.");
}
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return "";
	}
}
// src/engine/model/href.ts
const SCHEME = /^([a-zA-Z][a-zA-Z0-9+.-]*):/;
/** What people and programs leave where a link should be. */
const PLACEHOLDER = /^(#!?|#?(todo|tbd|fixme|xxx+|link|url|href|here|insert[ _-].*|your[ _-].*|path\/to.*|placeholder)|\.{2,}|…|\?+|-+)$/i;
/** Values that a program wrote out although there were none. */
const NO_VALUE = /(^|\/|#)(undefined|null|nan|\[object object\]|%5bobject( |%20)object%5d)(\/|$|#|\?)/i;
/** Endings of files, which stand where a host has its country. */
const FILE = /\.(html?|json|php|aspx?|pdf|docx?|xlsx?|pptx?|csv|txt|zip|jpe?g|png|gif|webp|avif|svg|mp[34]|webm)([/?#]|$)/i;
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)/i;
/**
* Takes a link target apart and names what is wrong with its form.
*
* @param href as written, tokens filled
* @returns for links inside the site the path (empty for this page) and the anchor (empty for none)
*/
function parseHref(href) {
	const wrong = generalFault(href);
	if (wrong) return wrong;
	const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
	if (scheme !== void 0 && !scheme.includes(".")) return parseOutside(href, scheme);
	if (href.startsWith("/") || href.startsWith("#")) return parseInside(href);
	return withoutScheme(href);
}
function generalFault(href) {
	const trimmed = href.trim();
	if (trimmed === "" || PLACEHOLDER.test(trimmed)) return bad("leads nowhere.", "Write a page such as /contact, or a place such as #form.");
	if (NO_VALUE.test(href)) return bad("holds a value that a program could not fill.", "Write the address that is meant.");
	if (trimmed !== href) return bad("has a space around it.", `Write ${trimmed}.`, trimmed);
	if (/[{}]|<%|%>|\$\(|\[\[/.test(href)) return bad("holds a mark for a value that nobody fills.", "Write the address itself, or a token such as {email} from pages/_site.json.");
	if (href.includes("\\")) return bad("has a backslash in it.", "Write / instead.", href.replaceAll("\\", "/"));
	const [strange] = /[\s\p{Cc}\p{Cf}]/u.exec(href) ?? [];
	if (strange !== void 0) return bad(`has ${signName(strange)} in it.`, "Take it out; in addresses a space is written %20.");
	if (href.startsWith("//")) return bad("begins with two slashes.", "Write https:// before the address, or one slash for a page of this site.");
}
function parseInside(href) {
	const [beforeAnchor = "", fragment = ""] = split(href, "#");
	const [path = ""] = split(beforeAnchor, "?");
	const [anchor = ""] = split(fragment, ":~:");
	if (/\/\/|\/\.{1,2}(\/|$)/.test(path)) return bad("has an empty or dotted part.", "Write the path as the browser shows it.");
	try {
		return {
			kind: "inside",
			path: decodeURIComponent(path),
			anchor: decodeURIComponent(anchor)
		};
	} catch {
		return bad("has a percent sign that encodes nothing.", "Write %25 for a percent sign itself.");
	}
}
/** What was meant by an address that begins with nothing known. */
function withoutScheme(href) {
	const fullAddress = /^https?[;.]?\/\//i.exec(href)?.[0];
	if (fullAddress !== void 0) {
		const meant = `https://${href.slice(fullAddress.length)}`;
		return bad("lacks the colon of https://.", `Did you mean ${meant}?`, meant);
	}
	const mark = /^(mailto|tel)[;,.=]?(?=[^/]*[@\d])/i.exec(href)?.[0];
	if (mark !== void 0) {
		const meant = `${mark.replace(/\W/, "").toLowerCase()}:${href.slice(mark.length)}`;
		return bad("lacks its colon.", `Did you mean ${meant}?`, meant);
	}
	if (/^[^/@]+@[^/@]+\.[a-z]{2,}$/i.test(href)) return bad("is an e-mail address, not a link.", `Write mailto:${href}.`, `mailto:${href}`);
	if (/^\+?[\d().-]{7,}$/.test(href)) return bad("is a phone number, not a link.", `Write tel:${href}.`, `tel:${href}`);
	if (HOST.test(href) && !FILE.test(href)) {
		const meant = `https://${href}`;
		return bad("lacks its beginning.", `Write ${meant}.`, /^www\./i.test(href) ? meant : void 0);
	}
	if (/^\.{0,2}\/|^\?/.test(href)) return bad("depends on the page it stands on.", "Write the whole path from the first slash, for example /contact.");
	return bad("is neither a page, a place nor a full address.", `Write /${href} for a page of this site, or https:// and the address of another site.`);
}
function split(text, mark) {
	const at = text.indexOf(mark);
	return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}
// src/engine/pipeline/omissions.ts
/** A file of which nothing is understood. */
function wholeFile(value) {
	return {
		omissions: [{
			pointer: "",
			value
		}],
		renamed: /* @__PURE__ */ new Map()
	};
}
/** Whether a part lies in something that was left out, so that nothing can be said of it. */
function isOmitted(made, pointer) {
	return made?.omissions.some((omission) => isWithin(pointer, omission.pointer)) ?? false;
}
/** Whether a part lacks anything: it was left out, or something in it was. */
function isIncomplete(made, pointer) {
	return made !== void 0 && omissionsAt(made, pointer).length > 0;
}
/** Whether a part is not as it is written: something in it was left out, or taken for something else. */
function isRepaired(made, pointer) {
	return isIncomplete(made, pointer) || [...made.renamed.keys()].some((renamed) => isWithin(renamed, pointer));
}
/** What was left out of a part, or with it. */
function omissionsAt({ omissions }, part) {
	return omissions.filter(({ pointer }) => isWithin(part, pointer) || isWithin(pointer, part));
}
/** Whether a word, for example an anchor, stands in something that was left out. */
function holds(value, word) {
	if (typeof value === "string") return value.includes(word);
	if (typeof value !== "object" || value === null) return false;
	return Object.entries(value).some(([key, item]) => key.includes(word) || holds(item, word));
}
/** Where a part of a repaired value is in the file as written. */
function writtenPointer({ renamed }, pointer) {
	const keys = pointerKeys(pointer);
	let end = pointer.length;
	for (let count = keys.length; count > 0; count -= 1) {
		const written = renamed.get(pointer.slice(0, end));
		if (written !== void 0) return written + pointer.slice(end);
		end = pointer.lastIndexOf("/", end - 1);
	}
	return pointer;
}
/**
* Gives issues that were found in repaired values the place they have in the files. What was put in for
* something that was left out is no mistake of its own.
*/
function asWritten(issues, repairs) {
	if (repairs.size === 0) return issues;
	return issues.flatMap((issue) => {
		const made = repairs.get(issue.file);
		if (!made) return [issue];
		const pointer = writtenPointer(made, issue.pointer);
		return issue.pointer !== "" && isOmitted(made, pointer) ? [] : [{
			...issue,
			pointer
		}];
	});
}
function isWithin(pointer, outer) {
	return outer === "" || pointer === outer || pointer.startsWith(`${outer}/`);
}
// src/engine/pipeline/remembered.ts
/**
* Remembers what a function gave for each object, as long as somebody else keeps the object. The
* development server gives rules the same objects again for pages that have not changed.
*/
function remembered(compute) {
	const known = /* @__PURE__ */ new WeakMap();
	return (key) => {
		const before = known.get(key);
		if (before) return before.value;
		const value = compute(key);
		known.set(key, { value });
		return value;
	};
}
// src/engine/pipeline/index/hidden.ts
/** Pages that a site cannot do without: hiding one is an issue, and changes nothing. */
const NEEDED = /* @__PURE__ */ new Set(["/", "/404"]);
/** Whether visitors do not see a page yet. */
function isHidden({ route, page }) {
	return page.hidden === true && !NEEDED.has(route);
}
/** Whether hiding a page would leave the site without one that it needs. */
function isNeeded(route) {
	return NEEDED.has(route);
}
/** Whether a path leads to a hidden page, by its route or by an alias. */
function leadsToHidden(index, path) {
	const { pages, aliases } = index.withHidden;
	const route = aliases.get(path)?.target ?? path;
	return pages.has(route) && !index.pages.has(route);
}
/** The pages that visitors see. */
function shownPart(tree) {
	const shown = [...tree.pages].filter(([, entry]) => !isHidden(entry));
	if (shown.length === tree.pages.size) return tree;
	const pages = new Map(shown);
	return {
		pages,
		aliases: new Map([...tree.aliases].filter(([, { target }]) => pages.has(target))),
		children: new Map([...tree.children].flatMap(([path, entries]) => {
			const left = entries.filter((entry) => !isHidden(entry));
			return left.length === 0 ? [] : [[path, left]];
		}))
	};
}
/** The index as hidden pages see it: they may refer to one another, so that several can be prepared together. */
function seenFromHidden(index) {
	return {
		...index,
		...index.withHidden
	};
}
// src/engine/rules/unknown.ts
const WITH_LINKS = [
	"/blocks",
	"/block",
	"/navigation",
	"/footer"
];
const WITH_MEDIA = [
	"/blocks",
	"/block",
	"/picture",
	"/icon",
	"/shareImage"
];
/** Whether a path may be answered by a file that cannot be read, or be an alias that was left out. */
function mayBeAnswered({ unreadable, repairs }, path) {
	if (unreadable.size > 0 && isUnreadable(unreadable, path)) return true;
	return leftOut(repairs.values(), ["/aliases"]).some((one) => holds(aliasesIn(one), path.slice(1)));
}
/** The part of something that was left out in which aliases stand. */
function aliasesIn({ pointer, value }) {
	if (pointer !== "") return value;
	if (typeof value === "string") return /"aliases"\s*:\s*\[([^\]]*)/.exec(value)?.[1];
	return value?.aliases;
}
/** Whether a page may have an anchor in what was left out of it, or of shared blocks. */
function mayHaveAnchor({ siteFile, repairs, aliases, pages, notFound }, route, anchor) {
	if (repairs.size === 0) return false;
	const own = (pages.get(aliases.get(route)?.target ?? route) ?? (route === notFound.route ? notFound : void 0))?.file;
	const shared = siteFile.replace(/[^/]*$/, "_shared/");
	return leftOut([...repairs].filter(([file]) => file === own || file.startsWith(shared)).map(([, made]) => made), ["/blocks", "/block"]).some((one) => !one.isExtra || holds(one.value, anchor));
}
/** Whether links may stand in what was left out of files. */
function mayLackLinks({ repairs, unreadable }) {
	const omissions = leftOut(repairs.values(), WITH_LINKS);
	return unreadable.size > 0 || omissions.some((one) => !one.isExtra || holds(one.value, "/"));
}
/** Whether pictures and shared blocks may be named in what was left out of files, or are not named in passing. */
function mayLackUses({ repairs, unreadable }) {
	const files = [...repairs.values()];
	return unreadable.size > 0 || files.some((made) => WITH_MEDIA.some((part) => isRepaired(made, part)));
}
function leftOut(repairs, parts) {
	return [...repairs].flatMap((made) => parts.flatMap((part) => omissionsAt(made, part)));
}
// src/engine/model/article.ts
/** Elements that articles may have. */
const ARTICLE_TAGS = [
	"a",
	"abbr",
	"audio",
	"b",
	"blockquote",
	"br",
	"caption",
	"cite",
	"code",
	"dd",
	"del",
	"details",
	"div",
	"dl",
	"dt",
	"em",
	"figcaption",
	"figure",
	"h2",
	"h3",
	"h4",
	"h5",
	"h6",
	"hr",
	"i",
	"img",
	"ins",
	"kbd",
	"li",
	"mark",
	"ol",
	"p",
	"pre",
	"q",
	"s",
	"section",
	"small",
	"span",
	"strong",
	"sub",
	"summary",
	"sup",
	"table",
	"tbody",
	"td",
	"tfoot",
	"th",
	"thead",
	"tr",
	"u",
	"ul",
	"video"
];
/** The `id` on the page that stands for one in the text of an article: those of articles stay apart from all others. */
function articleId(id) {
	return `article-${id}`;
}
// src/engine/model/path-within.ts
/**
* Path, query and anchor of an address, as a link within its site. However many slashes the path
* begins with, the link has one: with two it would name another host.
*/
function pathWithin({ pathname, search, hash }) {
	return pathname.replace(/^\/+/, "/") + search + hash;
}
// src/engine/pipeline/index/article-route.ts
/**
* The route that shows single articles, for example `/article/:id`: the first page with a number at
* the end of its address and a `blog-article` block.
*/
const articleRoute = remembered((index) => [...index.pages.values()].find((entry) => endsWithParameter(entry.route) && blockTypes(entry, index).includes("blog-article"))?.route);
/** The page that lists the articles of the blog: the first with a `latest-articles` block. */
const articleListRoute = remembered((index) => [...index.pages.values()].find((entry) => blockTypes(entry, index).includes("latest-articles"))?.route);
/** The types of a page's blocks, in their order; a shared block counts as what it shows. */
function blockTypes({ page }, { shared }) {
	return page.blocks.map((block) => block.type === "shared" ? shared.get(block.name)?.block.type ?? "shared" : block.type);
}
// src/engine/rules/link-targets.ts
/** Places that the frame of every page offers. */
const SHELL_ANCHORS = ["top", "main"];
/** Collects what links of shown pages can lead to. */
function targetsOf({ pages, index }) {
	return collectTargets(pages, index);
}
/** Collects what links of hidden pages can lead to: hidden pages as well, so that several can be prepared together. */
function targetsWithHidden(site) {
	return collectTargets(everyPage(site), seenFromHidden(site.index));
}
function collectTargets(pages, index) {
	const own = new Map(pages.map(({ entry, found }) => [entry.route, /* @__PURE__ */ new Set([...SHELL_ANCHORS, ...found.anchors.map(({ value }) => value)])]));
	const anchors = new Map([...own].filter(([route]) => index.pages.has(route) && !isPattern(route)));
	const aliases = [...index.aliases.values()];
	for (const { path, target } of aliases) anchors.set(path, anchors.get(target) ?? /* @__PURE__ */ new Set());
	const { blog, url } = index.site;
	return {
		anchors,
		own,
		routes: new Set(anchors.keys()),
		redirects: new Map(aliases.filter(({ as }) => as === "redirect").map(({ path, target }) => [path, target])),
		patterns: [...index.pages.keys()].filter(isPattern),
		articleRoute: articleRoute(index),
		articles: blog && blog.host === void 0 ? idsOfArticles(index) : void 0,
		files: /* @__PURE__ */ new Set([...index.media.keys(), ...LINKABLE_FILES]),
		isUnknown: (path, anchor) => anchor === void 0 ? mayBeAnswered(index, path) : mayHaveAnchor(index, path, anchor),
		siteUrl: url,
		isHidden: hiddenPaths(index)
	};
}
/** The ids in the text of each article, as they stand on its page; nothing when an article cannot be read. */
function idsOfArticles(index) {
	if (anyUnreadable(index.unreadable, "_blog/")) return void 0;
	const texts = (index.postHtml ?? []).filter(({ part }) => part === "content");
	return new Map(texts.map(({ post, ids }) => [post.id, new Set([...ids].map(articleId))]));
}
function hiddenPaths(index) {
	const patterns = [...index.withHidden.pages.keys()].filter((route) => isPattern(route) && !index.pages.has(route));
	return (path) => leadsToHidden(index, path) || patterns.some((pattern) => matchesPattern(pattern, path));
}
/**
* The path of a full address that is one of this site.
*
* @param siteUrl the site's own address; with and without `www.` it is the same site
*/
function ownPath(url, siteUrl) {
	if (!/^https?:/i.test(url) || !URL.canParse(siteUrl)) return void 0;
	const parsed = new URL(url);
	const bare = (name) => name.replace(/^www\./, "");
	return bare(parsed.host) === bare(new URL(siteUrl).host) ? pathWithin(parsed) : void 0;
}
// src/engine/pipeline/parse/apply-edits.ts
/** Applies changes from the beginning to the end of a text; of two that overlap the first counts. */
function applyEdits(text, edits) {
	let done = "";
	let at = 0;
	for (const { offset, length, text: next } of inOrder(edits)) {
		done += text.slice(at, offset) + next;
		at = offset + length;
	}
	return done + text.slice(at);
}
/** Where a place of the changed text is in the text before the changes. */
function offsetBefore(edits, offset) {
	let shift = 0;
	for (const edit of inOrder(edits)) {
		const start = edit.offset + shift;
		if (offset < start) break;
		if (offset < start + edit.text.length) return edit.offset;
		shift += edit.text.length - edit.length;
	}
	return offset - shift;
}
/** In the order of the text, without those that overlap one before. */
function inOrder(edits) {
	let end = 0;
	return [...edits].sort((a, b) => a.offset - b.offset || a.length - b.length).filter((edit) => {
		if (edit.offset < end) return false;
		end = edit.offset + edit.length;
		return true;
	});
}
// src/engine/pipeline/parse/mistake.ts
/** The issue of a mistake in a file. */
function toIssue(file, mistake) {
	const { offset, length, message, hint, edits, readAs } = mistake;
	return {
		rule: "json-syntax",
		message,
		hint,
		file,
		pointer: "",
		span: {
			offset,
			length: Math.max(1, length)
		},
		...edits ? { fix: { edits } } : {},
		...readAs ? { readAs } : {}
	};
}
/** The changes with which a file can be read in spite of an issue; none when it cannot. */
function readingEdits({ fix, readAs = [] }) {
	return fix && "edits" in fix ? fix.edits : readAs;
}
// src/engine/pipeline/positions.ts
/**
* Prepares to find many places in one text.
*
* @param fixes of its syntax, with which it was read
*/
function createLocator(text, fixes = []) {
	const fixed = fixes.length === 0 ? text : applyEdits(text, fixes);
	let tree;
	const span = (issue) => {
		if (issue.span) return issue.span;
		if (issue.pointer === "") return {
			offset: 0,
			length: 0
		};
		tree ??= parseTree(fixed);
		if (!tree) return {
			offset: 0,
			length: 0
		};
		const found = spanOf(fixed, tree, issue);
		if (fixes.length === 0) return found;
		const offset = offsetBefore(fixes, found.offset);
		return {
			offset,
			length: offsetBefore(fixes, found.offset + found.length) - offset
		};
	};
	const position = positionFinder(text);
	return {
		span,
		range: (issue) => {
			const { offset, length } = span(issue);
			const end = position(offset + length);
			return {
				...position(offset),
				endLine: end.line,
				endColumn: end.column
			};
		}
	};
}
function spanOf(text, tree, issue) {
	const node = nearest(tree, pointerKeys(issue.pointer), issue.atKey === true);
	if (!node) return {
		offset: 0,
		length: 0
	};
	if (issue.excerpt !== void 0) {
		const within = excerptIn(text.slice(node.offset, node.offset + node.length), issue.excerpt);
		if (within) return {
			offset: node.offset + within.offset,
			length: within.length
		};
	}
	const long = node.type === "object" || node.type === "array";
	return {
		offset: node.offset,
		length: long ? 1 : node.length
	};
}
/** The place of a part of a text; a link's target rather than the same words elsewhere. */
function excerptIn(written, excerpt) {
	const escaped = JSON.stringify(excerpt).slice(1, -1);
	const target = written.indexOf(`](${escaped}`);
	const offset = target >= 0 ? target + 2 : written.indexOf(escaped);
	return offset < 0 ? void 0 : {
		offset,
		length: escaped.length
	};
}
/** The node at a path, or the deepest one above it that exists. */
function nearest(root, keys, atKey) {
	for (let length = keys.length; length >= 0; length -= 1) {
		const path = keys.slice(0, length).map((key) => /^\d+$/.test(key) ? Number(key) : key);
		const node = findNodeAtLocation(root, path) ?? findNodeAtLocation(root, keys.slice(0, length));
		if (!node) continue;
		const property = node.parent?.type === "property" ? node.parent.children?.[0] : void 0;
		return atKey && length === keys.length && property ? property : node;
	}
}
/** Makes a function that gives line and column of an offset, both from 1. The text is read once. */
function positionFinder(text) {
	let starts;
	return (offset) => {
		starts ??= lineStarts(text);
		const line = lineAt(starts, offset);
		return {
			line: line + 1,
			column: offset - (starts[line] ?? 0) + 1
		};
	};
}
function lineStarts(text) {
	const starts = [0];
	for (let at = text.indexOf("\n"); at >= 0; at = text.indexOf("\n", at + 1)) starts.push(at + 1);
	return starts;
}
/** The last line that begins at or before an offset. */
function lineAt(starts, offset) {
	let [low, high] = [0, starts.length - 1];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((starts[middle] ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	return low;
}
export { parseHref as A, iconFile as B, shownPart as C, isOmitted as D, isIncomplete as E, everyPage as F, postDataFile as H, ICON_SIZES as I, LINKABLE_FILES as L, mayHaveChildren as M, signName as N, wholeFile as O, strangeSign as P, SAMPLE_FORM as R, seenFromHidden as S, asWritten as T, isWrittenFile as V, mayLackLinks as _, applyEdits as a, isNeeded as b, targetsOf as c, articleRoute as d, blockTypes as f, mayBeAnswered as g, articleId as h, toIssue as i, isUnreadable as j, writtenPointer as k, targetsWithHidden as l, ARTICLE_TAGS as m, positionFinder as n, SHELL_ANCHORS as o, pathWithin as p, readingEdits as r, ownPath as s, createLocator as t, articleListRoute as u, mayLackUses as v, remembered as w, leadsToHidden as x, isHidden as y, SITE_FILES as z };
