import { d as isSafeOrigin, f as originOf, p as originOfAddress } from "./places-B51ewG4_.mjs";
import { t as UNSAFE_SIGN } from "./path-signs-Bb7_0nB-.mjs";
import { _ as pointerKeys, a as WORDS_FILE, c as ancestorsOf, d as matchesPattern, f as parentOf$1, g as parentPointer, h as appendPointer, i as SOURCES_FILE, l as endsWithParameter, m as slugOf, n as SHARED_FOLDER, o as kindOf$2, p as routeOfFile, r as SITE_FILE, u as isPattern, v as valueAt } from "./kinds-CzdZfNc-.mjs";
import { A as parseHref, C as shownPart, D as isOmitted, E as isIncomplete, F as everyPage, M as mayHaveChildren, N as signName, O as wholeFile, P as strangeSign, R as SAMPLE_FORM, S as seenFromHidden, T as asWritten, V as isWrittenFile, _ as mayLackLinks, a as applyEdits, b as isNeeded, c as targetsOf, d as articleRoute, f as blockTypes, g as mayBeAnswered, h as articleId, i as toIssue$1, j as isUnreadable, k as writtenPointer, l as targetsWithHidden, n as positionFinder, o as SHELL_ANCHORS, r as readingEdits, s as ownPath, u as articleListRoute, v as mayLackUses, w as remembered, x as leadsToHidden, y as isHidden } from "./positions-Bcmp3jGb.mjs";
import { t as definitionName } from "./json-schema-BodXImmW.mjs";
import { t as HIDDEN$1 } from "./hidden-address-TqXiRdC0.mjs";
import { a as listFolder, c as unreadable, d as sizeIssue, l as crowdIssue, n as byCodePoint, o as readSource, p as createTextEnd, s as slashed, u as depthIssue } from "./read-DsH0HkE_.mjs";
import { a as withFile, n as readBytes, r as readText } from "./regular-file-CZ81dcJu.mjs";
import { i as readKept$1, t as keep$1 } from "./kept-Z8Gz49ve.mjs";
import { r as readLedger, t as LEDGER_FILE } from "./ledger-DdLRg_V9.mjs";
import { createRequire } from "node:module";
import { isDeepStrictEqual } from "node:util";
import { mkdirSync, readFileSync, realpathSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve, sep } from "node:path";
import { distance } from "fastest-levenshtein";
import { createHash } from "node:crypto";
import { compileFunction } from "node:vm";
import { getLocation, visit } from "jsonc-parser";
import { Lexer, Tokenizer, getDefaults } from "marked";
// src/engine/model/decoded.ts
/** A path or an anchor with its percent signs decoded; as it is when one of them encodes nothing. */
function decoded(text) {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
// src/engine/pipeline/index/reserved-names.ts
/** Folders of the built site that are not pages, and names that some systems do not let a file have. */
const ENGINE_FOLDERS = /* @__PURE__ */ new Set([
	"assets",
	"media",
	SAMPLE_FORM.folder
]);
const SYSTEM_NAMES = /^(con|prn|aux|nul|com[0-9]|lpt[0-9])$/;
/**
* Why a path cannot be that of a page, though its form is right.
*
* @param segments of the path, for example `["assets", "prices"]`
*/
function reservedReason(segments) {
	const [first = ""] = segments;
	if (ENGINE_FOLDERS.has(first)) return `"${first}" is the folder of the site's own files`;
	const system = segments.find(isSystemName);
	if (system !== void 0) return `Windows does not let a file have the name "${system}"`;
	if (segments.length > 1 && segments.slice(0, -1).includes("index")) return "\"index\" stands for the folder itself and cannot be a folder";
}
/** Whether Windows does not let a file have a name, whatever its ending. */
function isSystemName(name) {
	return SYSTEM_NAMES.test(name);
}
// src/engine/rules/aliases.ts
/** A further path can be asked for as it is written, and nothing else answers it. */
function checkAliases({ index }) {
	const { pages } = index.withHidden;
	const patterns = [...pages.keys()].filter(isPattern);
	return [...pages.values()].flatMap((entry) => (entry.page.aliases ?? []).flatMap((alias, at) => {
		const rule = typeof alias === "string" ? {
			path: alias,
			as: "redirect"
		} : alias;
		const wrong = reasonAgainst$1(rule, entry, patterns);
		return wrong ? [badAlias(entry, at, rule.path, wrong)] : [];
	}));
}
const AWAY = "Take this entry away.";
function reasonAgainst$1({ path, as }, { route }, patterns) {
	const form = wrongForm$1(path);
	if (form) return form;
	if (isPattern(route)) return {
		reason: "would lead to a page that answers many addresses",
		hint: AWAY
	};
	const reserved = reservedReason(path.slice(1).split("/"));
	if (reserved !== void 0) return {
		reason: `cannot be answered: ${reserved}`,
		hint: AWAY
	};
	if (isWrittenFile(path)) return {
		reason: "is a file that the site brings itself",
		hint: AWAY
	};
	if (as === "page" && /\.[^/.]+$|\/_|\/index(\/|$)/.test(path)) return {
		reason: "looks like a file, and no page is shown at such a path",
		hint: `Write ${JSON.stringify(path)} alone, which sends visitors on to the page.`
	};
	const pattern = patterns.find((candidate) => matchesPattern(candidate, path));
	return pattern === void 0 ? void 0 : {
		reason: `is one of the addresses of ${pattern}`,
		hint: AWAY
	};
}
function wrongForm$1(path) {
	if (/[^/]\/+$/.test(path)) {
		const value = path.replace(/\/+$/, "");
		return {
			reason: "ends with a slash",
			hint: `Write ${value}; it answers both.`,
			value
		};
	}
	const meant = decoded(path);
	if (/\/\/|\/\.{1,2}(\/|$)/.test(meant)) return {
		reason: "has an empty or dotted part",
		hint: "Write the path as the browser shows it."
	};
	if (meant !== path && !UNSAFE_SIGN.test(meant)) return {
		reason: "is encoded",
		hint: `Write ${meant}; it answers both.`,
		value: meant
	};
	const sign = UNSAFE_SIGN.exec(path)?.[0];
	if (sign !== void 0) return {
		reason: `holds ${shown(sign)}, which no further path may`,
		hint: "A further path is what stands between the host and ? or # in the browser, in letters, digits and hyphens."
	};
}
/** A sign as it can be read; one that cannot be seen by its number. */
function shown(sign) {
	return /[\p{C}\p{Z}]/u.test(sign) ? `U+${(sign.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}` : `the sign ${sign}`;
}
function badAlias(entry, at, path, wrong) {
	return {
		rule: "alias-form",
		message: `The further path ${path} ${wrong.reason}.`,
		hint: wrong.hint,
		file: entry.file,
		pointer: `${appendPointer("/aliases", at)}${typeof entry.page.aliases?.[at] === "string" ? "" : "/path"}`,
		...wrong.value === void 0 ? {} : { fix: { value: wrong.value } }
	};
}
// src/engine/rules/alt-texts.ts
/** Words that say that there is a picture, not what it shows. */
const KIND = "image|picture|photo|photograph|graphic|illustration|icon|logo|img|pic|bild|foto";
const ONLY_KIND = new RegExp(`^(an? |the |my |our )?(${KIND})s?( ?#?\\d+)?\\.?$`, "i");
const BEGINS_WITH_KIND = new RegExp(`^(an? |the )?(${KIND}) (of|showing) `, "i");
const FILLER = /^(alt|alt text|alternative text|text|test|todo|tbd|untitled|placeholder|n\/?a|none|null|undefined|x+|-+|\.+|\?+)$/i;
const FILE_NAME = /^[\w-]+\.(svg|png|jpe?g|webp|avif|gif)$|^(img|dsc|image|screenshot)[-_ ]?\d+$/i;
const LONGEST$3 = 250;
/** The text of a picture says what it shows. */
function checkAltTexts(site) {
	return everyPage(site).flatMap(({ found }) => found.alts.flatMap((alt) => {
		const wrong = reasonAgainst(alt);
		return wrong ? [useless(alt, ...wrong)] : [];
	}));
}
function reasonAgainst({ value, source }) {
	const text = value.trim();
	if (text === "") return void 0;
	const name = source.slice(source.lastIndexOf("/") + 1);
	if (ONLY_KIND.test(text) || FILLER.test(text)) return ["does not say what the picture shows", "Say in one short sentence what is seen."];
	if (FILE_NAME.test(text) || text === name || text === name.replace(/\.\w+$/, "")) return ["is the name of a file", "Say in one short sentence what is seen."];
	if (BEGINS_WITH_KIND.test(text)) return ["begins with words that are spoken anyway", "Leave out “image of” and begin with what is seen."];
	if (text.length > LONGEST$3) return [`is ${text.length} characters long`, "Say it in one sentence, and the rest in the page."];
}
function useless(alt, reason, hint) {
	const { file, pointer } = alt;
	return {
		rule: "media-alt-useless",
		message: `The text of the picture ${reason}.`,
		hint,
		file,
		pointer
	};
}
// src/engine/rules/anchors.ts
/** Ids that the frame of the page uses itself. */
const RESERVED = /* @__PURE__ */ new Set([
	"top",
	"main",
	"root"
]);
/** An anchor stands once on a page. */
function checkAnchors(site) {
	return everyPage(site).flatMap(({ found }) => {
		const seen = new Set(RESERVED);
		return found.anchors.flatMap(({ value, file, pointer }) => {
			if (!seen.has(value)) {
				seen.add(value);
				return [];
			}
			return [{
				rule: "anchor-duplicate",
				message: `The anchor "${value}" ${RESERVED.has(value) ? "is used by the page itself" : "stands twice on this page"}.`,
				hint: "Give this one another name, and change the links that mean it.",
				file,
				pointer
			}];
		});
	});
}
// src/engine/pipeline/validate/nearest.ts
/**
* The known word that a misspelt one was most likely meant to be.
*
* @returns `undefined` when nothing is near, so that nonsense gets no guess
*/
function closest(word, known) {
	return ranked(word, known)[0]?.name;
}
function ranked(word, known) {
	const wanted = plain(word);
	if (wanted.length < 2 || wanted.length > 200) return [];
	const limit = wanted.length < 6 ? 1 : wanted.length < 9 ? 2 : Math.floor(wanted.length / 4);
	return known.map((name) => ({
		name,
		edits: editsBetween(wanted, plain(name))
	})).filter(({ name, edits }) => edits <= limit && edits < name.length - 1).sort((a, b) => a.edits - b.edits || sameStart(b.name, wanted) - sameStart(a.name, wanted));
}
/** A word without capitals and signs that join words: `HeadTitle`, `head_title` and `head-title` are the same. */
function plain(word) {
	return word.toLowerCase().replace(/[_\s-]/g, "");
}
function sameStart(name, word) {
	return plain(name).charAt(0) === word.charAt(0) ? 1 : 0;
}
/** Like the Levenshtein distance, but two neighbours swapped count as one slip. */
function editsBetween(word, name) {
	const edits = distance(word, name);
	if (edits !== 2 || word.length !== name.length) return edits;
	let at = 0;
	while (word.charAt(at) === name.charAt(at)) at += 1;
	return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2) === name ? 1 : edits;
}
/** A value as it is written in the file, cut off when it is long. */
function inQuotes(value) {
	const written = JSON.stringify(value) ?? String(value);
	return written.length > 80 ? `${written.slice(0, 77)}…` : written;
}
/** A hint that names a character nobody can see in the value. */
function withStrangeSign(value, hint) {
	const sign = typeof value === "string" ? strangeSign(value) : void 0;
	return sign === void 0 ? hint : `There is ${sign} in it. ${hint}`;
}
/** `"a", "b" or "c"`. */
function oneOf$1(words) {
	const quoted = words.map((word) => `"${word}"`);
	if (quoted.length < 2) return quoted.join("");
	return `${quoted.slice(0, -1).join(", ")} or ${quoted.at(-1)}`;
}
// src/engine/pipeline/certain.ts
/** Two letters exchanged in a shorter word make another one: `/nm` and `/mn`. */
const SHORTEST$1 = 4;
/** The route that a path means beyond doubt. */
function certainRoute(path, routes) {
	return onlyMatch(`/${decoded(path)}`.toLowerCase().replace(/\/{2,}/g, "/").replace(/\/$/, "").replace(/(\/index)?(\.html?|\.json|\.php)?$/, "") || "/", routes, (known) => known.toLowerCase());
}
/** The file that a path in the media folder means beyond doubt. */
function certainFile(path, files) {
	const form = (text) => text.toLowerCase().replace(/\.jpeg$/, ".jpg");
	return onlyMatch(form(decoded(path)), files, form);
}
/** The anchor, shared block or token that a name means beyond doubt. */
function certainName(name, names) {
	return onlyMatch(name.toLowerCase(), names, (known) => known.toLowerCase());
}
/** The word of a complete list that a misspelt one means beyond doubt: one slip away, and no other is. */
function certainWord(word, words) {
	const wanted = plain(word);
	if (wanted.length > 200) return void 0;
	const [first, second] = [...words].map((known) => ({
		known,
		edits: editsBetween(wanted, plain(known))
	})).sort((a, b) => a.edits - b.edits);
	if (first === void 0 || first.edits > 1 || second?.edits === first.edits) return void 0;
	if (digitsOf$1(first.known) !== digitsOf$1(word)) return void 0;
	return first.edits === 0 || wanted.length >= SHORTEST$1 ? first.known : void 0;
}
/** The single name that is the same in form, or else the single one with two neighbours exchanged. */
function onlyMatch(wanted, names, form) {
	const same = [];
	const exchanged = [];
	for (const name of names) {
		const known = form(name);
		if (known === wanted) same.push(name);
		else if (isExchange(wanted, known)) exchanged.push(name);
	}
	const matches = same.length > 0 ? same : exchanged;
	return matches.length === 1 ? matches[0] : void 0;
}
/** Whether two neighbouring letters within a word are exchanged, and nothing else differs. */
function isExchange(written, known) {
	if (written.length !== known.length) return false;
	let at = 0;
	while (at < written.length && written.charAt(at) === known.charAt(at)) at += 1;
	const [first, second] = [written.charAt(at), written.charAt(at + 1)];
	if (!/^\p{L}{2}$/u.test(first + second)) return false;
	return written.slice(0, at) + second + first + written.slice(at + 2) === known && wordAround(written, at).length >= SHORTEST$1;
}
function wordAround(text, at) {
	return (/[\p{L}\p{N}]*$/u.exec(text.slice(0, at))?.[0] ?? "") + (/^[\p{L}\p{N}]*/u.exec(text.slice(at))?.[0] ?? "");
}
function digitsOf$1(word) {
	return word.replace(/\D/g, "");
}
// src/engine/pipeline/index/meant-route.ts
/** The route that a path to none is when it is written as routes are: small letters, no ending, no slash after it. */
function tidyRoute(path, routes) {
	const tidy = path.toLowerCase().replace(/\/+$/, "").replace(/(\/index)?(\.html?|\.json|\.php)?$/, "").replace(/[_ ]/g, "-") || "/";
	return routes.has(tidy) ? tidy : void 0;
}
/** The route that a path to none was most likely meant to be. */
function meantRoute(path, routes) {
	return tidyRoute(path, routes) ?? sameSlug(path, routes) ?? closest(path, [...routes]);
}
/** The only route that ends like a path, wherever it lies. */
function sameSlug(path, routes) {
	const slug = path.slice(path.lastIndexOf("/"));
	const same = [...routes].filter((route) => slug.length > 1 && route.endsWith(slug));
	return same.length === 1 ? same[0] : void 0;
}
// src/engine/pipeline/resolve/page-lists.ts
/** The pages that a list means and visitors see, seen from the page of a route. */
function pagesOf(index, route, list) {
	if (Array.isArray(list)) return list.flatMap((path) => isPattern(path) ? [] : index.pages.get(path) ?? []);
	return childrenIn(index, folderOf$1(list, route), route);
}
function childrenIn(index, folder, route) {
	return (index.children.get(folder) ?? []).filter((entry) => entry.route !== route);
}
/** The cards of the pages that a list means. Those that are hidden are left out until they are shown. */
function resolvePages$1(place, list, pointer) {
	collectListed(place, list, pointer);
	return (Array.isArray(list) ? namedPages$1(place, list, pointer) : pagesInFolder(place, list, pointer)).map(place.card);
}
function namedPages$1(place, list, pointer) {
	const { index, found } = place;
	const entries = list.flatMap((path, at) => listedPage(place, path, appendPointer(pointer, at)));
	if (entries.length === 0 && list.every((path) => isHiddenPage(index, path))) found.issues.push(allHidden(place, pointer, "All pages of this list are hidden"));
	return entries;
}
function pagesInFolder(place, list, pointer) {
	const { index, route, found } = place;
	const folder = folderOf$1(list, route);
	const isOther = (entry) => entry.route !== route;
	const entries = childrenIn(index, folder, route);
	if (entries.length > 0 || mayHaveChildren(index.unreadable, folder)) return entries;
	if (index.withHidden.children.get(folder)?.some(isOther)) found.issues.push(allHidden(place, pointer, `All pages below ${folder} are hidden`));
	else found.issues.push(typeof list === "object" && !index.withHidden.pages.has(list.below) ? unknownPage(place, list.below, appendPointer(pointer, "below")) : emptyList(place, pointer, folder));
	return entries;
}
function collectListed({ found, file }, list, pointer) {
	if (Array.isArray(list)) list.forEach((value, at) => {
		found.listed.push({
			value,
			file,
			pointer: appendPointer(pointer, at)
		});
	});
	else if (typeof list === "object") found.listed.push({
		value: list.below,
		file,
		pointer: appendPointer(pointer, "below")
	});
}
function folderOf$1(list, route = "/") {
	if (list === "below") return route;
	if (list === "beside") return parentOf$1(route) ?? "/";
	return list.below;
}
function listedPage(place, path, pointer) {
	const entry = place.index.pages.get(path);
	if (entry && !isPattern(path)) return [entry];
	if (isUnreadable(place.index.unreadable, path) || isHiddenPage(place.index, path)) return [];
	place.found.issues.push(unknownPage(place, path, pointer));
	return [];
}
function isHiddenPage({ pages, withHidden }, path) {
	return withHidden.pages.has(path) && !pages.has(path) && !isPattern(path);
}
function unknownPage({ index, file }, path, pointer) {
	const routes = new Set([...index.pages.keys()].filter((route) => !isPattern(route)));
	const near = meantRoute(path, routes);
	const sure = certainRoute(path, routes);
	return {
		rule: "pages-unknown",
		message: `There is no page ${path}.`,
		hint: index.pages.has(path) ? "One file answers many addresses there; a list shows pages with a file of their own." : near ? `Did you mean ${near}?` : "Write the path of a page as in the browser, for example /contact.",
		file,
		pointer,
		...sure === void 0 ? {} : { fix: { value: sure } }
	};
}
function emptyList(place, pointer, folder) {
	return {
		rule: "pages-empty",
		message: `There are no pages below ${folder} to show here.`,
		hint: "Add a page in that folder, or take the block away.",
		file: place.file,
		pointer
	};
}
function allHidden(place, pointer, what) {
	return {
		rule: "pages-empty",
		message: `${what}, so visitors see an empty list here.`,
		hint: "Show one of those pages, or take the block away until then.",
		file: place.file,
		pointer
	};
}
// src/engine/rules/compared-facts.ts
/** Every column of a comparison shows something: at least one of its pages has that fact. */
function checkComparedFacts(site) {
	return site.pages.flatMap(({ entry }) => entry.page.blocks.flatMap((block, at) => block.type === "comparison" ? emptyColumns(site, block, {
		route: entry.route,
		file: entry.file,
		at
	}) : []));
}
function emptyColumns({ index }, { columns, pages }, { route, file, at }) {
	const compared = pagesOf(index, route, pages);
	const names = new Set(compared.flatMap(({ page }) => (page.facts ?? []).map(({ name }) => name)));
	const isWhole = index.unreadable.size === 0 && !compared.some((one) => index.repairs.has(one.file));
	if (compared.length === 0 || !isWhole) return [];
	return columns.flatMap(({ fact }, column) => {
		if (names.has(fact)) return [];
		const near = closest(fact, [...names]);
		return [{
			rule: "fact-unknown",
			message: `None of the compared pages has a fact "${fact}".`,
			hint: near ? `Did you mean "${near}"?` : "Write it on the pages under \"facts\", or take the column away.",
			file,
			pointer: `${appendPointer("/blocks", at)}/columns/${column}/fact`
		}];
	});
}
// src/engine/rules/contact.ts
/** The site's e-mail address makes a link that can be followed: header, footer and blocks show it as one. */
function checkContact({ index: { site, siteFile } }) {
	const { email } = site;
	if (email === void 0 || parseHref(`mailto:${email}`).kind !== "bad") return [];
	return [{
		rule: "schema-format",
		message: `"email" is ${JSON.stringify(email)}, which is no e-mail address.`,
		hint: "Write it as name@example.com.",
		file: siteFile,
		pointer: "/email"
	}];
}
// src/engine/pipeline/texts/words.ts
/** Words of one and two letters are too often abbreviations and units. */
const SHORTEST = 3;
/** What visitors do not read: code, tokens, link targets, tags, names of characters, addresses. */
const UNREAD = /`[^`]*`|\{[^{}]*\}|\]\([^()]*\)|<[^<>]*>|&#?\w{1,32};|\b(?:https?:\/\/|www\.)\S+/giu;
/** What is no word: e-mail addresses, handles, hosts and names of files, abbreviations with dots. */
const NO_WORD = /[\w.+-]{1,64}@[\w.-]+|[@#]\w+|[\p{L}\p{N}-]{1,63}(?:\.[\p{L}\p{N}-]{1,63})+\.?/gu;
const WORD$1 = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;
const BETWEEN_PARTS = /[^\p{L}\p{M}'’]+/u;
const ENDING = /'(s|d|ll|ve|re|m)?$/i;
/** A word of four small letters or more: titles have none. */
const SMALL_WORD = /(?:^|\s)\p{Ll}{4}/u;
/** What stands before a word in the middle of a sentence. */
const GOES_ON = /[\p{L}\p{N},’'%$&)]/u;
/** The words of a text that dictionaries can know; of `follow-up` both parts. Names within sentences are left out. */
function wordsIn(text) {
	const prose = blanked(readPart(text), NO_WORD);
	const isName = createNameTest(text);
	return [...prose.matchAll(WORD$1)].map(({ 0: written, index }) => ({
		word: bare$1(written),
		offset: index,
		length: bare$1(written).length
	})).filter(({ word, offset }) => !isNoWord(word) && !isName(offset));
}
/** All words of a text, in small letters, names and figures among them. */
function wordsOf$3(text) {
	return text.toLowerCase().match(/[\p{L}\p{N}§$%’'-]+/gu) ?? [];
}
/** The text with blanks in place of what visitors do not read, so that everything keeps its offset. */
function readPart(text) {
	return blanked(text, UNREAD);
}
/** The words of what stands between two spaces. */
function partsOf$1(token) {
	return token.split(BETWEEN_PARTS).map((part) => bare$1(part.replace(/^['’]+|['’]+$/g, ""))).filter((part) => !isNoWord(part));
}
/** Whether a word begins with a capital. */
function isCapitalized(word) {
	return /^\p{Lu}/u.test(word);
}
/** Makes the test whether the word at an offset is a name: it has a capital in the middle of a sentence. In titles other words have one, too. */
function createNameTest(text) {
	let isSentence;
	return (offset) => {
		let before = offset - 1;
		while (text.charAt(before) === " ") before -= 1;
		if (!GOES_ON.test(text.charAt(before)) || !isCapitalized(text.charAt(offset))) return false;
		isSentence ??= SMALL_WORD.test(text);
		return isSentence;
	};
}
function blanked(text, found) {
	return text.replace(found, (part) => " ".repeat(part.length));
}
function bare$1(written) {
	return written.replaceAll("’", "'").replace(ENDING, "");
}
/** Short ones, and those with capitals within, as `APRNs` and `MacDill`: names and abbreviations. */
function isNoWord(word) {
	return word.length < SHORTEST || /^.[^\p{Lu}]*\p{Lu}/u.test(word);
}
// src/engine/rules/copy-of.ts
/** How people and programs name the copy of a file, after the name of the file. */
const COPY_NAME = /^-(\d{1,2}|copy|copy-\d+|kopie|new|old|draft|test|backup)$/;
/** How much oftener than the original a copy names the other page rather than itself. */
const TELLING = .3;
/** Which of two pages that say the same is the copy; nothing when neither gives it away. */
function copyOf({ reader }, first, second) {
	if (isNamedAfter(second, first)) return second;
	if (isNamedAfter(first, second)) return first;
	const [own, other] = [selfNaming(first, second, reader), selfNaming(second, first, reader)];
	if (Math.abs(own - other) < TELLING) return void 0;
	return own < other ? first : second;
}
function isNamedAfter(copy, original) {
	if (parentOf$1(copy.route) !== parentOf$1(original.route)) return false;
	const [slug, name] = [slugOf(copy.route), slugOf(original.route)];
	if (name === "") return false;
	return slug === `copy-of-${name}` || slug.startsWith(name) && COPY_NAME.test(slug.slice(name.length));
}
/** Of the names of two pages that a page mentions the part that is its own: 1 for a page that names itself only. */
function selfNaming(page, other, { visits }) {
	const own = nameWords(page, other);
	const foreign = nameWords(other, page);
	const words = [];
	visits.page(page.page, (text) => words.push(...wordsOf$3(text)));
	const count = (names) => words.filter((word) => names.has(word)).length;
	const total = count(own) + count(foreign);
	return total === 0 ? 0 : count(own) / total;
}
/** The words of a page's address that another's has not. */
function nameWords(page, other) {
	const others = new Set(slugOf(other.route).split("-"));
	return new Set(slugOf(page.route).split("-").filter((word) => !others.has(word)));
}
// src/engine/pipeline/texts/word-hashes.ts
const ZERO = 48;
const NINE = 57;
const SMALL_A = 97;
const SMALL_Z = 122;
const BIG_A = 65;
const BIG_Z = 90;
const OPENING_BRACE = 123;
const OPENING_ROUND = 40;
const CLOSING_SQUARE = 93;
const FIRST_FOREIGN_LETTER = 192;
const FIRST_PUNCTUATION = 8192;
const LAST_PUNCTUATION = 8303;
const APOSTROPHE = 8217;
/** `$`, `%`, `'`, `-` and the paragraph sign. */
const SIGNS$3 = /* @__PURE__ */ new Set([
	36,
	37,
	39,
	45,
	167
]);
const FNV_START = 2166136261;
const FNV_PRIME = 16777619;
/** Characters that few texts have, as bits: rules look only at texts with those that concern them. */
const Sign = {
	/** `*`, `#`, `<`, `_` and the backtick: what Markdown and HTML are made of. */
	markup: 1,
	/** `&`, with which names of characters begin in HTML. */
	ampersand: 2,
	/** `@`, as in e-mail addresses. */
	at: 4,
	/** Signs of money. */
	money: 8,
	digit: 16,
	/** What is left of a text that was read with the wrong encoding. */
	damage: 32,
	/** The beginning of a token. */
	brace: 64,
	/** A word that is not known to be right. */
	word: 128
};
/** Words that a list has room for at first. */
const FIRST_ROOM$1 = 256;
/** A list of no words. */
function createWordList(room = FIRST_ROOM$1) {
	const numbers = () => new Int32Array(room);
	return {
		count: 0,
		hashes: numbers(),
		starts: numbers(),
		ends: numbers(),
		signs: new Uint8Array(room)
	};
}
/**
* Finds the words of a text that visitors read, many times faster than a regular expression. Tokens in braces
* and link targets are passed over.
*
* @param words is filled
* @returns the signs of the text, as bits
*/
function findWords(text, words) {
	words.count = 0;
	const { length } = text;
	let hash = FNV_START;
	let start = -1;
	let seen = 0;
	let within = 0;
	let opened = 0;
	for (let at = 0; at < length; at += 1) {
		const written = text.charCodeAt(at);
		const meaning = written < FIRST_FOREIGN_LETTER ? MEANINGS[written] ?? 0 : foreign(written);
		seen |= meaning;
		const code = meaning & CODE_MASK;
		if (code !== 0) {
			if (start < 0) start = at;
			hash = Math.imul(hash ^ code, FNV_PRIME);
			within |= meaning;
			continue;
		}
		if (start >= 0) {
			add(words, hash, start, at, within >>> SIGN_SHIFT);
			hash = FNV_START;
			start = -1;
			within = 0;
		}
		if (written === OPENING_BRACE || written === OPENING_ROUND) {
			const kind = written === OPENING_BRACE ? 1 : 2;
			const end = endOfUnread(text, at, (opened & kind) !== 0);
			if (end < 0) opened |= kind;
			else at = end;
		}
	}
	if (start >= 0) add(words, hash, start, length, within >>> SIGN_SHIFT);
	return seen >>> SIGN_SHIFT;
}
/**
* Where a token or a link target ends that begins at a place; that place itself when neither begins there.
*
* @param isOpen whether one of its kind was found without an end: then there is none for this one either
* @returns -1 when it has no end
*/
function endOfUnread(text, at, isOpen) {
	const isToken = text.charCodeAt(at) === OPENING_BRACE;
	if (!isToken && text.charCodeAt(at - 1) !== CLOSING_SQUARE) return at;
	return isOpen ? -1 : text.indexOf(isToken ? "}" : ")", at);
}
function add(words, hash, start, end, signs) {
	const at = words.count;
	if (at === words.hashes.length) grow(words);
	words.hashes[at] = hash;
	words.starts[at] = start;
	words.ends[at] = end;
	words.signs[at] = signs;
	words.count = at + 1;
}
function grow(words) {
	const larger = createWordList(2 * words.hashes.length);
	larger.hashes.set(words.hashes);
	larger.starts.set(words.starts);
	larger.ends.set(words.ends);
	larger.signs.set(words.signs);
	Object.assign(words, larger, { count: words.count });
}
/** The lower bits of a meaning are the code of a character within words, the upper ones are its signs. */
const SIGN_SHIFT = 16;
const CODE_MASK = 65535;
/** The meanings of the characters that nearly all texts are made of. */
const MEANINGS = Int32Array.from({ length: FIRST_FOREIGN_LETTER }, (_, code) => commonSign(code) << SIGN_SHIFT | smallCode(code));
function foreign(code) {
	return foreignSign(code) << SIGN_SHIFT | smallCode(code);
}
/** Adds a number to a hash of several. */
function mix(hash, next) {
	return Math.imul(hash ^ next ^ hash >>> 15, FNV_PRIME);
}
/** The number of a single word. */
function hashOf(word) {
	let hash = FNV_START;
	for (let at = 0; at < word.length; at += 1) hash = Math.imul(hash ^ smallCode(word.charCodeAt(at)), FNV_PRIME);
	return hash;
}
/** The code of a character within words, in small letters; 0 between words. */
function smallCode(code) {
	if (code >= SMALL_A && code <= SMALL_Z) return code;
	if (code >= BIG_A && code <= BIG_Z) return code + SMALL_A - BIG_A;
	if (code >= ZERO && code <= NINE) return code;
	if (code >= FIRST_FOREIGN_LETTER) return code < FIRST_PUNCTUATION || code > LAST_PUNCTUATION || code === APOSTROPHE ? code : 0;
	return SIGNS$3.has(code) ? code : 0;
}
function commonSign(code) {
	const character = String.fromCharCode(code);
	if ("*#<_`".includes(character)) return Sign.markup;
	if (character === "&") return Sign.ampersand;
	if (character === "@") return Sign.at;
	if (character === "{") return Sign.brace;
	if ("$£¥".includes(character)) return Sign.money;
	return code >= ZERO && code <= NINE ? Sign.digit : 0;
}
/** `Ã`, `Â` and `â` begin what UTF-8 looks like when it is read as Latin-1; U+FFFD stands for what was lost. */
function foreignSign(code) {
	if (code === 195 || code === 194 || code === 226 || code === 65533) return Sign.damage;
	return code === 8364 ? Sign.money : 0;
}
/** Shorter pages are alike by nature. */
const FEWEST_WORDS = 150;
/** How many numbers a page is found by. */
const SKETCH = 48;
/** The same few numbers for the same text: the smallest of its shingles, in order. None for short texts. */
function sketchOf(words) {
	const smallest = new Uint32Array(SKETCH);
	let count = 0;
	if (words.length < FEWEST_WORDS) return smallest.subarray(0, 0);
	for (let at = 0; at + 5 <= words.length; at += 1) {
		const shingle = shingleAt(words, at) >>> 0;
		if (count < SKETCH || shingle < (smallest[47] ?? 0)) count = keep(smallest, count, shingle);
	}
	return smallest.subarray(0, count);
}
/** The number of the words from a place on. */
function shingleAt(words, at) {
	let shingle = 0;
	for (let next = at; next < at + 5; next += 1) shingle = mix(shingle, words[next] ?? 0);
	return shingle;
}
/** Puts a number into a sorted list that has room for the smallest ones only, and gives the new length. */
function keep(smallest, count, value) {
	let at = count;
	while (at > 0 && (smallest[at - 1] ?? 0) > value) at -= 1;
	if (at > 0 && smallest[at - 1] === value) return count;
	const last = Math.min(count, 47);
	for (let to = last; to > at; to -= 1) smallest[to] = smallest[to - 1] ?? 0;
	smallest[at] = value;
	return last + 1;
}
// src/engine/rules/similarity.ts
/** The part of two texts that may be the same, as written and with the places' names masked. */
const LIMITS = {
	plain: .2,
	masked: .35
};
/** Pages that share so many numbers of their sketches are compared in full: one may be the same by chance. Of pages that are just too alike, one pair in thirty shares fewer. */
const FEWEST_SHARED = 2;
/** A shingle that more pages share says nothing about any two of them. */
const MOST_SHARING = 12;
const NO_SKETCH = /* @__PURE__ */ new Uint32Array(0);
/** Finds all pairs of pages that say the same, once for all rules that ask. */
const similarPairs = remembered(({ pages, index, reader: { scanner } }) => {
	const textOf = remembered((entry) => pageText(entry, scanner.words(entry)));
	return candidates(pages.map(({ entry }) => isWhole$1(entry, index) ? scanner.page(entry).sketch : NO_SKETCH)).flatMap(([a, b]) => {
		const [first, second] = [pages[a], pages[b]];
		return first && second ? compare(textOf(first.entry), textOf(second.entry), index) : [];
	});
});
/** Whether two pages are reported as one text, so that what they have in common is no further mistake. */
function isSimilarPair(site, a, b) {
	return similarPairs(site).some(({ first, second }) => first === a && second === b || first === b && second === a);
}
/** Of a page that lacks texts it is not known what part of it others have too. */
function isWhole$1({ file }, { repairs }) {
	return !isIncomplete(repairs.get(file), "/blocks");
}
function pageText(entry, words) {
	const known = /* @__PURE__ */ new Map();
	return {
		entry,
		vocabulary: new Set(words),
		shingles(masked) {
			const name = masked.join(" ");
			const shingles = known.get(name) ?? shinglesOf(words.map((word) => masked.includes(word) ? 0 : word));
			known.set(name, shingles);
			return shingles;
		}
	};
}
function compare(first, second, index) {
	const names = /* @__PURE__ */ new Set([...namesOf$2(first.entry, index), ...namesOf$2(second.entry, index)]);
	const plain = overlap$1(first.shingles([]), second.shingles([]));
	const masked = overlap$1(withoutNames(first, names), withoutNames(second, names));
	if (plain < LIMITS.plain && masked < LIMITS.masked) return [];
	return [{
		first: first.entry,
		second: second.entry,
		share: Math.max(plain, masked)
	}];
}
/** Only names that a page has change it, so that most of its comparisons are made with the same shingles. */
function withoutNames(page, names) {
	return page.shingles([...names].filter((name) => page.vocabulary.has(name)).sort((a, b) => a - b));
}
/** The words of the names of a page and of the pages above it. */
function namesOf$2(entry, index) {
	const above = ancestorsOf(entry.route).slice(1).flatMap((route) => index.pages.get(route) ?? []);
	const words = createWordList();
	return [entry, ...above].flatMap(({ page }) => {
		findWords(page.title, words);
		return [...words.hashes.subarray(0, words.count)];
	});
}
/** Every shingle of a text once, in order. */
function shinglesOf(words) {
	const shingles = new Int32Array(Math.max(0, words.length - 5 + 1));
	for (let at = 0; at < shingles.length; at += 1) shingles[at] = shingleAt(words, at);
	return shingles.sort().filter((shingle, at) => shingle !== shingles[at - 1]);
}
/** The part of the smaller one that both have in common. */
function overlap$1(a, b) {
	let common = 0;
	let [inA, inB] = [0, 0];
	while (inA < a.length && inB < b.length) {
		const difference = (a[inA] ?? 0) - (b[inB] ?? 0);
		if (difference === 0) common += 1;
		if (difference <= 0) inA += 1;
		if (difference >= 0) inB += 1;
	}
	return common / Math.max(1, Math.min(a.length, b.length));
}
/** Pairs that may be alike, found without comparing every page with every other. */
function candidates(sketches) {
	const shared = /* @__PURE__ */ new Map();
	for (const sharing of pagesSharing(sketches)) for (const [at, a] of sharing.entries()) for (const b of sharing.slice(at + 1)) {
		const pair = a * sketches.length + b;
		shared.set(pair, (shared.get(pair) ?? 0) + 1);
	}
	return [...shared].filter(([, count]) => count >= FEWEST_SHARED).map(([pair]) => [Math.floor(pair / sketches.length), pair % sketches.length]);
}
/**
* The pages that have a shingle in common, for each that not too many have. A shingle and a page make one number
* that an ordinary number holds, so that sorting puts equal shingles side by side: far less work than a map of lists.
*/
function pagesSharing(sketches) {
	const count = sketches.length;
	const all = new Float64Array(sketches.reduce((sum, { length }) => sum + length, 0));
	let at = 0;
	for (const [page, sketch] of sketches.entries()) for (const shingle of sketch) {
		all[at] = shingle * count + page;
		at += 1;
	}
	all.sort();
	return runsOf(all, count).filter(({ length }) => length > 1 && length <= MOST_SHARING);
}
/** Numbers of pages, those with the same shingle together. */
function runsOf(sorted, count) {
	const runs = [];
	let start = 0;
	for (let at = 1; at <= sorted.length; at += 1) {
		if (Math.floor((sorted[at] ?? -1) / count) === Math.floor((sorted[start] ?? 0) / count)) continue;
		if (at - start > 1) runs.push(Array.from(sorted.subarray(start, at), (number) => number % count));
		start = at;
	}
	return runs;
}
// src/engine/rules/texts/repeat-test.ts
/**
* Makes a quick test whether a text may stand twice. Most texts of a site stand once, and need not be
* remembered one by one for that.
*
* @param keys a number for every text, the same for the same words
*/
function createRepeatTest(keys) {
	const once = /* @__PURE__ */ new Uint8Array(2097152);
	const twice = /* @__PURE__ */ new Uint8Array(2097152);
	for (const key of keys) {
		const at = (key & 16777215) >> 3;
		const bit = 1 << (key & 7);
		if (((once[at] ?? 0) & bit) !== 0) twice[at] = (twice[at] ?? 0) | bit;
		else once[at] = (once[at] ?? 0) | bit;
	}
	return (key) => ((twice[(key & 16777215) >> 3] ?? 0) & 1 << (key & 7)) !== 0;
}
// src/engine/rules/repetition.ts
/** No long paragraph stands twice on the site; what several pages say belongs into a shared block. */
function checkRepetition(site) {
	const { scanner } = site.reader;
	const seen = /* @__PURE__ */ new Map();
	const mayRepeat = createRepeatTest(keysOf$1(site));
	return site.pages.flatMap(({ entry }) => scanner.page(entry).long.flatMap((long) => {
		if (!mayRepeat(long.key)) return [];
		const paragraph = {
			...long,
			entry
		};
		const alike = seen.get(paragraph.key);
		const first = alike?.find((other) => sameWords(other.text, paragraph.text));
		if (first) return isSimilarPair(site, first.entry, entry) ? [] : [repeated$2(first, paragraph, site)];
		if (alike) alike.push(paragraph);
		else seen.set(paragraph.key, [paragraph]);
		return [];
	}));
}
function* keysOf$1({ pages, reader: { scanner } }) {
	for (const { entry } of pages) for (const { key } of scanner.page(entry).long) yield key;
}
/** How many long paragraphs of a page stand on another as well. */
function sharedParagraphs({ reader: { scanner } }, page, other) {
	const others = scanner.page(other).long;
	return scanner.page(page).long.filter(({ key, text }) => others.some((one) => one.key === key && sameWords(one.text, text))).length;
}
function sameWords(a, b) {
	return a === b || wordsOf$3(a).join(" ") === wordsOf$3(b).join(" ");
}
function repeated$2(first, second, site) {
	const isSamePage = first.entry === second.entry;
	const [copy, original] = !isSamePage && copyOf(site, first.entry, second.entry) === first.entry ? [first, second] : [second, first];
	return {
		rule: "content-repeated",
		message: isSamePage ? "This paragraph stands on this page twice." : `This paragraph stands on ${original.entry.route} as well.`,
		hint: isSamePage ? "Delete one of the two." : "Write it anew for this page, or move it to a file in pages/_shared/ and show that on both.",
		file: copy.entry.file,
		pointer: copy.pointer
	};
}
// src/engine/rules/copies.ts
/** A page with less of another is no copy of it. */
const MOSTLY = .6;
/** Reports a page that was copied with everything that it has from the other. Of several others the likeliest comes first, and that alone is shown. */
function checkCopies(site) {
	const pairs = similarPairs(site).map((pair) => {
		const copy = copyOf(site, pair.first, pair.second);
		const original = copy === pair.first ? pair.second : pair.first;
		return {
			pair,
			isSure: copy !== void 0,
			copy: copy ?? pair.second,
			original
		};
	});
	pairs.sort((a, b) => Number(b.isSure) - Number(a.isSure) || b.pair.share - a.pair.share);
	return pairs.map(({ pair, isSure, copy, original }) => ({
		rule: "content-similar",
		message: inWords$1(site, {
			...pair,
			original,
			isCopy: isSure && pair.share > MOSTLY
		}),
		hint: "Say what is particular here, in words of its own; search engines and readers take such pages for one.",
		file: copy.file,
		pointer: ""
	}));
}
function inWords$1(site, pair) {
	const { original, isCopy, share } = pair;
	const percent = `${Math.round(100 * share)} %`;
	const parts = sharedParts(site, pair);
	if (isCopy) return `This page is a copy of ${original.route}: ${joined$1([`${percent} of its words`, ...parts])}.`;
	const rest = parts.length === 0 ? "" : `, ${joined$1(parts)} included`;
	return `${percent} of this page stands on ${original.route} as well${rest}.`;
}
/** What a pair has in common beside words: `its title`, `2 long paragraphs`. */
function sharedParts(site, { first, second }) {
	const paragraphs = sharedParagraphs(site, first, second);
	return [
		...first.page.title === second.page.title ? ["its title"] : [],
		...first.page.description === second.page.description ? ["its description"] : [],
		...paragraphs > 0 ? [`${paragraphs} long paragraph${paragraphs === 1 ? "" : "s"}`] : []
	];
}
/** `a, b and c`. */
function joined$1(parts) {
	return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
// src/engine/pipeline/texts/site-texts.ts
/**
* The texts of a site that have one of some signs: of pages, of shared blocks and of the site file, each once.
*
* @param signs as bits of `Sign`
*/
function textsWith(site, signs) {
	return oddTexts(site).filter((text) => (text.signs & signs) !== 0);
}
/** They are found once for all rules. The page for unknown addresses that every site has is no author's. */
const oddTexts = remembered((site) => {
	const { index, reader: { scanner } } = site;
	return [
		...everyPage(site).flatMap(({ entry }) => entry.file === index.siteFile ? [] : scanner.page(entry).odd),
		...[...index.shared.values()].flatMap((entry) => scanner.shared(entry)),
		...scanner.site(index.site, index.siteFile)
	];
});
/** Looks up every word of a site that was never looked up before, so that rules can judge it. */
async function lookUpWords(site) {
	const { speller, isRight } = site.reader;
	if (!speller) return;
	const words = textsWith(site, Sign.word).flatMap(({ text }) => wordsIn(text).map(({ word }) => word));
	await speller.lookUp(new Set(words.filter((word) => !isRight(word))));
}
// src/engine/rules/texts/stretch.ts
/** So many letters on both sides tell a part of a text from others like it; in a text that repeats itself more do not. */
const MOST_AROUND = 40;
/**
* Where in its file a part of a text stands, and with what it is replaced. When the same letters stand elsewhere in
* the text, letters around them are taken along until they stand there once; where they never do, nothing is replaced.
*
* @param meant what is written instead, when that is certain
*/
function markStretch({ text, file, pointer }, { offset, length }, meant) {
	const own = text.slice(offset, offset + length);
	if (meant === void 0) return {
		file,
		pointer,
		excerpt: own
	};
	for (let around = 0; around <= MOST_AROUND; around += 1) {
		const [start, end] = [Math.max(0, offset - around), offset + length + around];
		const excerpt = text.slice(start, end);
		if (text.indexOf(excerpt) !== text.lastIndexOf(excerpt)) continue;
		return {
			file,
			pointer,
			excerpt,
			fix: { value: text.slice(start, offset) + meant + text.slice(offset + length, end) }
		};
	}
	return {
		file,
		pointer,
		excerpt: own
	};
}
// src/engine/rules/damaged-texts.ts
/** What Windows shows for the bytes 80 to 9F. */
const WINDOWS = "€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œž";
/**
* Bytes of UTF-8 shown one by one: of letters such as é, of signs such as ’ and of the space that does not break. After a
* capital Ã quotes, dots and dashes can be meant as they are, unless a letter follows.
*/
const MOJIBAKE = /â[€‚„†][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œž]|Ã[\u0080-\u00bf€‚ƒ„†‡ˆ‰Š‹ŒŽ•˜™š›œž]|Ã[…‘’“”–—](?=\p{L})|Â[\u0080-\u00bf]/gu;
const LOST = "�";
/** Every text was read with the encoding it was written in. */
function checkDamagedTexts(site) {
	return textsWith(site, Sign.damage).flatMap((text) => [...mojibakeIn(text.text).map(({ meant, ...stretch }) => ({
		rule: "text-damaged",
		message: `“${text.text.substr(stretch.offset, stretch.length)}” is what “${meant}” becomes when a text is read with the wrong encoding.`,
		hint: `Write “${meant}”.`,
		...markStretch(text, stretch, meant)
	})), ...lostIn(text.text).map((stretch) => ({
		rule: "text-damaged",
		message: "A character was lost here; visitors see “�”.",
		hint: "Write the character that belongs here; compare the text with where it came from.",
		...markStretch(text, stretch)
	}))]);
}
/** Whether a text was read with the wrong encoding. */
function isDamaged(text) {
	return text.includes(LOST) || mojibakeIn(text).length > 0;
}
/** Where a text shows bytes of UTF-8 one by one, and what they mean. */
function mojibakeIn(text) {
	return [...text.matchAll(MOJIBAKE)].flatMap(({ 0: written, index }) => {
		const meant = readAgain$1(written);
		if (meant === void 0) return [];
		return [{
			offset: index,
			length: written.length,
			meant: meant.replace("\xA0", " ")
		}];
	});
}
function lostIn(text) {
	const offset = text.indexOf(LOST);
	return offset < 0 ? [] : [{
		offset,
		length: 1
	}];
}
/** The characters as the bytes that Windows shows so, read as UTF-8. */
function readAgain$1(written) {
	const bytes = [...written].map((character) => {
		const at = WINDOWS.indexOf(character);
		return at < 0 ? character.charCodeAt(0) : 128 + at;
	});
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(bytes));
	} catch {
		return;
	}
}
// src/engine/rules/dark-sections.ts
/** One dark section a page stands out; two stand against each other. */
function checkDarkSections(site) {
	return everyPage(site).flatMap((page) => darkBlocks(page).slice(1).map((at) => secondDark(page, at)));
}
function darkBlocks({ page }) {
	return page.blocks.flatMap((block, at) => "tone" in block && block.tone === "dark" ? [at] : []);
}
/** A shared block is dark where it is written; which page it is too much for is seen on the page. */
function secondDark({ entry }, at) {
	const written = entry.page.blocks[at];
	const isOwn = written !== void 0 && "tone" in written;
	return {
		rule: "section-dark",
		message: "This is the second dark section of the page.",
		hint: "Keep one, where the eye should go, and give the other the tone “tinted” or none.",
		file: entry.file,
		pointer: `/blocks/${at}${isOwn ? "/tone" : ""}`
	};
}
// src/engine/model/day.ts
/** Whether a text is a day of the calendar, written as year-month-day. */
function isDay(value) {
	const time = Date.parse(`${value}T00:00:00Z`);
	return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
// src/engine/rules/dates.ts
const FIELDS = [
	"published",
	"updated",
	"reviewed"
];
/** The days of a page have come already, and follow one another. */
function checkDates(site) {
	const latest = dayAfter(site.today);
	return [...site.pages.flatMap((page) => future(page, latest)), ...everyPage(site).flatMap(order)];
}
/** Somewhere on earth it is tomorrow already. */
function dayAfter(day) {
	return new Date(Date.parse(day) + 864e5).toISOString().slice(0, 10);
}
function future({ entry }, latest) {
	return FIELDS.flatMap((field) => {
		const day = entry.page[field];
		if (day === void 0 || day <= latest || !isDay(day)) return [];
		return [{
			rule: "date-future",
			message: `The day ${day} has not come yet.`,
			hint: "Compare year and month; a page is shown from the moment it is built, whatever its day.",
			file: entry.file,
			pointer: `/${field}`
		}];
	});
}
function order({ entry }) {
	const { published } = entry.page;
	return ["updated", "reviewed"].flatMap((field) => {
		const day = entry.page[field];
		if (published === void 0 || day === void 0 || day >= published) return [];
		if (!isDay(published) || !isDay(day)) return [];
		return [{
			rule: "date-order",
			message: `The page was ${field} on ${day}, before it was published on ${published}.`,
			hint: "Compare the two days.",
			file: entry.file,
			pointer: `/${field}`
		}];
	});
}
// src/engine/rules/fact-names.ts
const NAME$1 = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._-]*[\p{L}\p{N}])?$/u;
/** The name of a fact can be written in braces. Names such as `__proto__` mean something to the language that the engine is written in. */
function checkFactNames({ index: { site, siteFile } }) {
	return Object.keys(site.facts ?? {}).filter((name) => !NAME$1.test(name)).map((name) => ({
		rule: "fact-name",
		message: `A fact cannot have the name ${JSON.stringify(name)}.`,
		hint: "Names have letters and digits, for example monthlyFrom.",
		file: siteFile,
		pointer: appendPointer("/facts", name),
		atKey: true
	}));
}
// src/engine/rules/texts/roots.ts
/** Gives the value of a file that texts and links stand in. */
function rootsOf({ index, pages }) {
	const shared = new Map([...index.shared.values()].map(({ file, block }) => [file, { block }]));
	const written = new Map(pages.map(({ entry }) => [entry.file, entry.page]));
	return (file) => file === index.siteFile ? index.site : shared.get(file) ?? written.get(file);
}
/** The label that stands beside a text and says what it is; empty when there is none. */
function labelBeside({ file, pointer }, roots) {
	const label = valueAt(roots(file), `${parentPointer(pointer)}/label`);
	return typeof label === "string" ? label : "";
}
// src/engine/rules/facts/numbers-in.ts
/** Something that looks like a phone number: digits with what people part them by. */
const NUMBER$2 = /(?<![\p{L}\p{N}\p{Sc}.,–-])(?:\+\s?)?\(?\d[\d\s().–/-]{4,24}\d(?![\p{L}\p{N}%])/gu;
/** The numbers of a text that could be phone numbers, found once for all rules. */
const numbersIn = remembered(({ text }) => {
	if (text.search(NUMBER$2) < 0) return [];
	return [...readPart(text).matchAll(NUMBER$2)].map(({ 0: written, index }) => ({
		written,
		offset: index,
		length: written.length
	}));
});
// src/engine/rules/facts/phone.ts
/** What may stand in a phone number beside digits; a number with more is none that can be compared. */
const PLAIN_NUMBER = /^[+\d\s().·–/-]+$/;
/** Fewer digits are too often the same by chance. */
const FEWEST_DIGITS = 7;
/** Countries have one to three digits. */
const LONGEST_COUNTRY = 3;
/** The digits of a number. `(0)` is only dialed within the country. */
function digitsOf(number) {
	return number.replace(/\(0\)/, "").replace(/\D/g, "");
}
/** The site's phone number in both forms; nothing when it has none, or two that disagree. */
function ownPhone(site) {
	const { phone, phoneNumber } = site;
	const international = digitsOf(phoneNumber ?? "");
	const national = phone === void 0 ? international.replace(/^1/, "") : nationalPart(phone, international);
	if (national === void 0 || national.length < FEWEST_DIGITS) return void 0;
	return {
		international,
		national
	};
}
/** Whether the two forms of the site's phone number are surely two numbers. */
function phonesDisagree({ phone, phoneNumber }) {
	if (phone === void 0 || phoneNumber === void 0 || !PLAIN_NUMBER.test(phone)) return false;
	return nationalPart(phone, digitsOf(phoneNumber)) === void 0;
}
/** The digits of a number without its country, when it is the same number as an international one. */
function nationalPart(phone, international) {
	const digits = digitsOf(phone).replace(/^00/, "");
	if (digits === international) return withoutCountry(phone, international);
	return [digits, digits.replace(/^0/, "")].find((form) => {
		const country = international.length - form.length;
		return form !== "" && country > 0 && country <= LONGEST_COUNTRY && international.endsWith(form);
	});
}
/** Of `+49 30 123` what follows the country; of North America's numbers what follows the 1. */
function withoutCountry(phone, international) {
	const country = /^\s*\+?(?:00)?(\d{1,3})[\s().–/-]/.exec(phone)?.[1] ?? (international.startsWith("1") ? "1" : "");
	return international.slice(country.length);
}
/** How a number compares with the site's own. */
function compareWithOwn(digits, own) {
	const forms = [
		own.international,
		own.national,
		`0${own.national}`,
		`00${own.international}`
	];
	if (forms.includes(digits)) return "same";
	return forms.some((form) => editsBetween(digits, form) === 1) ? "near" : "other";
}
// src/engine/rules/facts/phone-numbers.ts
/** A number of North America as it is written there, with a digit too few or too many at its end. */
const WRONG_LENGTH = /^\(\d{3}\)\s?\d{3}[.-](?:\d{3}|\d{5,6})$/;
/** Digits of a number of North America, the 1 included. */
const AMERICAN_DIGITS = 11;
/** Emergency calls and the like have fewer digits than numbers of people. */
const SHORTEST_NUMBER = 7;
const FAX = /fax/i;
/** Phone numbers can be dialed, and are the site's own where they are meant to be. */
function checkPhoneNumbers(site) {
	const { index } = site;
	if (phonesDisagree(index.site)) return [disagreement(site)];
	const own = ownPhone(index.site);
	const links = [site.shellFound, ...everyPage(site).map(({ found }) => found)].flatMap((found) => found.links);
	const roots = rootsOf(site);
	const known = new Set(Object.values(index.site.facts ?? {}).map(digitsOf));
	return [...links.flatMap((link) => checkLink$1(link, own)), ...textsWith(site, Sign.digit).filter((text) => !isDefinition(text, index.siteFile)).flatMap((text) => checkText(text, {
		own,
		roots,
		known
	}))];
}
/** Whether a text is where the site's own number, or another one, is given. */
function isDefinition({ file, pointer }, siteFile) {
	return file === siteFile && /^\/(?:phone$|facts\/)/.test(pointer);
}
function disagreement({ index: { site, siteFile } }) {
	return {
		rule: "phone-number",
		message: `The phone numbers ${site.phone} and ${site.phoneNumber} are not the same.`,
		hint: "“phone” is what people read, “phoneNumber” what their phones dial, with the country. Compare them digit by digit.",
		file: siteFile,
		pointer: "/phone"
	};
}
function checkLink$1(link, own) {
	const number = link.isFilled ? void 0 : /^tel:([^;]*)/i.exec(link.value)?.[1];
	if (number === void 0) return [];
	const digits = digitsOf(number);
	const isInternational = /^\+|^00/.test(number);
	const compared = own ? compareWithOwn(digits, own) : "other";
	if (compared === "same" || digits.length < SHORTEST_NUMBER) return [];
	if (parseHref(link.value).kind === "bad") return [];
	const { file, pointer, excerpt } = link;
	const at = {
		file,
		pointer,
		excerpt
	};
	if (compared === "near") return [{
		...at,
		...differs(link.value, "tel:{phoneNumber}")
	}];
	if (!isInternational) return [{
		...at,
		rule: "phone-number",
		message: `${link.value} has no country, so that phones abroad dial another number.`,
		hint: `Begin it with + and the country, for example tel:+1${digits.replace(/^1/, "")} in North America.`
	}];
	return digits.startsWith("1") && digits.length !== AMERICAN_DIGITS ? [{
		...at,
		...wrongLength(link.value)
	}] : [];
}
function checkText(text, { own, roots, known }) {
	if (!own) return [];
	const isAmerican = own.international.startsWith("1");
	return numbersIn(text).flatMap(({ written, ...stretch }) => {
		const digits = digitsOf(written);
		const compared = compareWithOwn(digits, own);
		if (compared === "same" || known.has(digits) || isFax(text, roots)) return [];
		const isWrong = isAmerican && WRONG_LENGTH.test(written);
		if (compared !== "near" && !isWrong) return [];
		return [{
			...compared === "near" ? differs(written, "{phone}") : wrongLength(written),
			...markStretch(text, stretch)
		}];
	});
}
/** Whether a text speaks of a fax, whose number is often one digit away. */
function isFax(text, roots) {
	return FAX.test(text.text) || FAX.test(labelBeside(text, roots));
}
function differs(written, token) {
	return {
		rule: "phone-number",
		message: `${written} differs from the site’s own phone number by one digit.`,
		hint: `Write ${token}. If it is another number, give it a name under "facts" in pages/_site.json and write that token.`
	};
}
function wrongLength(written) {
	return {
		rule: "phone-number",
		message: `${written} does not have as many digits as phone numbers of its country.`,
		hint: "Compare it digit by digit: in North America they are ten, after the 1 of the country."
	};
}
// src/engine/rules/facts/written-facts.ts
/** The texts with some signs, but for those that give the facts their values. */
function textsWithoutFacts(site, signs) {
	const { siteFile } = site.index;
	return textsWith(site, signs).filter(({ file, pointer }) => file !== siteFile || !/^\/(?:phone$|facts\/)/.test(pointer));
}
/** A fact that is written out in a text. */
function writtenOut(text, stretch, what) {
	return {
		...wordsFor$1(what),
		...markStretch(text, stretch, what.meant)
	};
}
/** What to say of a fact that is written out. */
function wordsFor$1({ written, tokens }) {
	return {
		rule: "fact-written-out",
		message: `${written} is written out here, and stays behind when it changes in pages/_site.json.`,
		hint: `Write ${tokens.join(" or ")}.`
	};
}
// src/engine/rules/facts/written-contacts.ts
const CONTACT = /^(?:tel|mailto):/i;
/** The site's phone number and e-mail address are written as tokens, so that they change everywhere at once. */
function checkWrittenContacts(site) {
	const given = site.index.site;
	const own = phonesDisagree(given) ? void 0 : ownPhone(given);
	const roots = rootsOf(site);
	const links = [site.shellFound, ...everyPage(site).map(({ found }) => found)].flatMap((found) => found.links);
	return [
		...(own ? textsWithoutFacts(site, Sign.digit) : []).flatMap((text) => writtenPhones(text, own, given)),
		...(given.email ? textsWithoutFacts(site, Sign.at) : []).flatMap((text) => writtenMail(text, given.email ?? "")),
		...links.filter(({ value, isFilled }) => !isFilled && CONTACT.test(value)).flatMap((link) => isWritten$1(link, roots) ? writtenLink(link, own, given.email) : [])
	];
}
function writtenPhones(text, own, { phone }) {
	return numbersIn(text).filter(({ written }) => own && compareWithOwn(digitsOf(written), own) === "same").map(({ written, ...stretch }) => {
		return writtenOut(text, stretch, {
			written,
			tokens: ["{phone}"],
			meant: written === phone ? "{phone}" : void 0
		});
	});
}
/** Markdown makes a link of an address, but not of a token. */
function writtenMail(text, email) {
	const offset = readPart(text.text).indexOf(email);
	const [before, after] = [text.text.slice(0, offset), text.text.slice(offset + email.length)];
	if (offset < 0 || /[\w.+-]$/.test(before) || /^(?:[\w-]|\.\w)/.test(after)) return [];
	const meant = text.kind === "rich" && !/\[[^\]]*$/.test(before) ? "[{email}](mailto:{email})" : "{email}";
	return [writtenOut(text, {
		offset,
		length: email.length
	}, {
		written: email,
		tokens: [meant],
		meant
	})];
}
/** Whether a link stands in its file as it is, and was not made of an address in a text. */
function isWritten$1({ file, pointer, excerpt }, roots) {
	if (excerpt === void 0) return true;
	const written = valueAt(roots(file), pointer);
	return String(Array.isArray(written) ? written.join("\n") : written).includes(`](${excerpt}`);
}
function writtenLink({ value, file, pointer, excerpt }, own, email) {
	const number = /^tel:([^;]*)$/i.exec(value)?.[1];
	const isPhone = number !== void 0 && own && compareWithOwn(digitsOf(number), own) === "same";
	const isMail = email !== void 0 && value === `mailto:${email}`;
	if (!isPhone && !isMail) return [];
	const token = isPhone ? "tel:{phoneNumber}" : "mailto:{email}";
	return [{
		...wordsFor$1({
			written: value,
			tokens: [token]
		}),
		file,
		pointer,
		excerpt,
		fix: { value: token }
	}];
}
// src/engine/rules/facts/contexts.ts
/** So many words on each side tell what a figure is. */
const WORDS = 2;
/** With fewer around it, a figure can be anything. */
const FEWEST = 3;
/** Characters that these words take up, and more. */
const NEAR$1 = 60;
const WORD = /[\p{L}\p{N}]+/gu;
/**
* The words around a part of a text, which tell what a figure there stands for.
*
* @param label what stands beside the text and counts when the text is nothing but that part
* @returns nothing when there are too few
*/
function contextOf(text, { offset, length }, label) {
	if (length === text.trim().length && label !== "") return `${label.toLowerCase()}:`;
	const end = offset + length;
	const before = wordsOf$2(text.slice(Math.max(0, offset - NEAR$1), offset)).slice(-2);
	const after = wordsOf$2(text.slice(end, end + NEAR$1)).slice(0, WORDS);
	return before.length + after.length < FEWEST ? void 0 : `${before.join(" ")}|${after.join(" ")}`;
}
function wordsOf$2(text) {
	return text.toLowerCase().match(WORD) ?? [];
}
// src/engine/pipeline/texts/currencies.ts
/** Names of money that stand in place of a sign, in small letters: texts with one of them are looked through. */
const CURRENCIES = [
	"chf",
	"eur",
	"gbp",
	"usd"
];
// src/engine/rules/facts/prices.ts
const AMOUNT = "\\d[\\d.,]*";
const SIGN = `(?:\\p{Sc}|${CURRENCIES.join("|").toUpperCase()})`;
/** One amount or a range, with the sign of its money before or after it, and nothing else. */
const PRICE = `(?:${SIGN}\\s?${AMOUNT}(?:\\s?[–-]\\s?${SIGN}?\\s?${AMOUNT})?\\+?|${AMOUNT}(?:\\s?[–-]\\s?${AMOUNT})?\\+?\\s?${SIGN})`;
const ONLY_PRICE = new RegExp(`^${PRICE}$`, "u");
const PRICES = new RegExp(`(?<![\\p{L}\\p{N}\\p{Sc}])${PRICE}(?![\\p{L}\\p{N}%])`, "gu");
/** Amounts below this stand for too many things. */
const LEAST = 10;
/** The prices among the facts of a site. */
function priceFacts({ facts }) {
	return Object.entries(facts ?? {}).filter(([, value]) => ONLY_PRICE.test(value) && firstAmount(value) >= LEAST).map(([name, value]) => ({
		name,
		token: `{facts.${name}}`,
		value
	}));
}
/** The prices that are written out in a text. A dot or comma after one belongs to the sentence. */
function pricesIn(text) {
	return [...readPart(text).matchAll(PRICES)].map(({ 0: found, index }) => {
		const written = found.replace(/[.,]+$/, "");
		return {
			written,
			offset: index,
			length: written.length
		};
	});
}
function firstAmount(price) {
	return Number(/\d[\d.,]*/.exec(price)?.[0].replace(/\D/g, ""));
}
// src/engine/rules/facts/written-prices.ts
/** Prices that the site file gives are written as tokens, so that they change everywhere at once. */
function checkWrittenPrices(site) {
	const facts = priceFacts(site.index.site);
	if (facts.length === 0) return [];
	const roots = rootsOf(site);
	let contexts;
	return textsWithoutFacts(site, Sign.money | Sign.word).flatMap((text) => pricesIn(text.text).flatMap(({ written, ...stretch }) => {
		const tokens = facts.filter(({ value }) => value === written).map(({ token }) => token);
		const meant = tokens.length === 1 ? tokens[0] : void 0;
		if (tokens.length > 0) return [writtenOut(text, stretch, {
			written,
			tokens,
			meant
		})];
		contexts ??= contextsOf(site, facts, roots);
		const context = contextOf(text.text, stretch, labelBeside(text, roots));
		const fact = facts.find((one) => isSlip(written, one)) ?? contexts.get(context ?? "");
		return fact ? [otherPrice(text, stretch, {
			written,
			fact
		})] : [];
	}));
}
/** Whether a price is written like one with a mark of its own, as in `$750+`, and has one other digit. */
function isSlip(written, { value }) {
	const form = (price) => price.replace(/\d/g, "0");
	return /[+–-]/.test(value) && form(written) === form(value) && editsBetween(written, value) === 1;
}
/** The words that stand around prices where they are written as tokens. */
function contextsOf(site, facts, roots) {
	return new Map(textsWith(site, Sign.brace).flatMap((text) => facts.flatMap((fact) => {
		const offset = text.text.indexOf(fact.token);
		if (offset < 0) return [];
		const stretch = {
			offset,
			length: fact.token.length
		};
		const context = contextOf(text.text, stretch, labelBeside(text, roots));
		return context === void 0 ? [] : [[context, fact]];
	})));
}
function otherPrice(text, stretch, { written, fact }) {
	return {
		rule: "fact-written-out",
		message: `${written} stands here where ${fact.token} is meant, which is ${fact.value}.`,
		hint: `Write ${fact.token}. To change the price everywhere, change it in pages/_site.json.`,
		...markStretch(text, stretch),
		choice: {
			fact: fact.name,
			value: written
		}
	};
}
// src/engine/pipeline/texts/languages/english.ts
const english = {
	emptyLabels: /* @__PURE__ */ new Set([
		"click",
		"click here",
		"click this",
		"find out more",
		"here",
		"learn more",
		"link",
		"more",
		"more info",
		"more information",
		"read more",
		"read on",
		"right here",
		"see more",
		"tap here",
		"this",
		"this link",
		"this page"
	]),
	fillers: [
		/\bTODO\b/u,
		/^untitled(?: (?:page|section|block))?(?: \d+)?$/iu,
		/\b(?:placeholder|dummy) text\b/iu,
		/\basdf\w*\b/iu
	],
	telltales: [
		"todo",
		"untitled",
		"placeholder",
		"dummy",
		"asdf",
		"asdfasdf"
	]
};
// src/engine/pipeline/texts/languages/german.ts
const german = {
	emptyLabels: /* @__PURE__ */ new Set([
		"hier",
		"hier klicken",
		"klicken sie hier",
		"klick hier",
		"link",
		"dieser link",
		"mehr",
		"mehr dazu",
		"mehr erfahren",
		"mehr infos",
		"mehr informationen",
		"mehr lesen",
		"weiterlesen"
	]),
	fillers: [
		/\bTODO\b/u,
		/^(?:unbenannt|ohne titel)(?: \d+)?$/iu,
		/\b(?:blindtext|platzhaltertext|mustertext)\b/iu,
		/\basdf\w*\b/iu
	],
	telltales: [
		"todo",
		"unbenannt",
		"titel",
		"blindtext",
		"platzhaltertext",
		"mustertext",
		"asdf",
		"asdfasdf"
	]
};
// src/engine/pipeline/texts/languages/phrases.ts
/** What is filler in any language. */
const ANY_LANGUAGE = {
	fillers: [
		/\blorem ipsum\b|\bdolor sit amet\b/iu,
		/\bFIXME\b/u,
		/\bxxx+\b/u,
		/(?<!\p{Lu}\p{L}{1,20}[ \u00a0])\bX{3,}\b(?!-?(?:[LS]\b|Large|Small))/u
	],
	telltales: [
		"lorem",
		"dolor",
		"fixme",
		"xxx",
		"xxxx"
	]
};
/** Of a language that nobody has described. */
const NONE = {
	emptyLabels: /* @__PURE__ */ new Set(),
	fillers: [],
	telltales: []
};
/**
* What is known of a language.
*
* @param language for example `en-US`
*/
function phrasesOf(language) {
	const own = byCode(language.slice(0, 2));
	return {
		...own,
		fillers: [...ANY_LANGUAGE.fillers, ...own.fillers],
		telltales: [...ANY_LANGUAGE.telltales, ...own.telltales]
	};
}
function byCode(code) {
	switch (code) {
		case "en": return english;
		case "de": return german;
		default: return NONE;
	}
}
// src/engine/rules/fillers.ts
/** No text stands in for one that is still to be written. Texts of pictures have a rule of their own. */
function checkFillers(site) {
	const { fillers } = phrasesOf(site.index.site.language);
	return textsWith(site, Sign.word).filter(({ kind }) => kind !== "alt").flatMap((text) => {
		const filler = fillerIn(text.text, fillers);
		if (!filler) return [];
		return [{
			rule: "text-filler",
			message: `“${text.text.slice(filler.offset, filler.offset + filler.length)}” stands in for a text that is still to be written.`,
			hint: "Write the text, or take the field away.",
			...markStretch(text, filler)
		}];
	});
}
/** The first filler of a text. */
function fillerIn(text, fillers) {
	const read = readPart(text);
	const match = fillers.map((filler) => filler.exec(read)).find((found) => found !== null);
	return match ? {
		offset: match.index,
		length: match[0].length
	} : void 0;
}
// src/providers/forms/hosts-list.ts
/** In a list of hosts: the site itself. */
const SELF = "'self'";
/** Whether a host is one of a list; `https://*.example.com` stands for every host below. */
function isHostIn(host, list) {
	return list.some((entry) => {
		const [scheme, below] = entry.split("*");
		return below === void 0 ? host === entry : host.startsWith(scheme ?? "") && host.endsWith(below) && host.length > entry.length - 1;
	});
}
// src/providers/forms/providers.ts
const PROVIDERS = {
	leadconnector: {
		name: "LeadConnector",
		writesHtml: false,
		hosts: {
			script: ["https://link.msgsndr.com"],
			frame: ["https://api.leadconnectorhq.com", "https://*.leadconnectorhq.com"],
			connect: ["https://*.leadconnectorhq.com", "https://*.msgsndr.com"]
		},
		embed({ formId, host, name, title, scriptUrl, minHeight }) {
			const id = `inline-${formId}`;
			return {
				script: scriptUrl ?? "https://link.msgsndr.com/js/form_embed.js",
				frame: {
					src: `${host ?? "https://api.leadconnectorhq.com"}/widget/form/${formId}`,
					id,
					attributes: {
						"data-layout": "{'id':'INLINE'}",
						"data-trigger-type": "alwaysShow",
						"data-trigger-value": "",
						"data-activation-type": "alwaysActivated",
						"data-activation-value": "",
						"data-deactivation-type": "neverDeactivate",
						"data-deactivation-value": "",
						"data-form-name": name ?? title,
						"data-height": String(minHeight ?? 640),
						"data-layout-iframe-id": id,
						"data-form-id": formId
					}
				}
			};
		}
	},
	hubspot: {
		name: "HubSpot",
		writesHtml: true,
		hosts: {
			script: ["https://*.hsforms.net", "https://*.hsforms.com"],
			frame: ["https://*.hsforms.com", "https://*.hsforms.net"],
			connect: [
				"https://*.hsforms.com",
				"https://*.hubspot.com",
				"https://*.hubapi.com"
			],
			style: ["'unsafe-inline'"],
			image: ["https://*.hsforms.com", "https://track.hubspot.com"]
		},
		embed({ formId, portalId, region = "na1", embed = "current", scriptUrl }) {
			if (embed === "legacy") return {
				script: scriptUrl ?? "https://js.hsforms.net/forms/embed/v2.js",
				target: { id: `hubspot-${formId}` },
				legacy: {
					region,
					portalId,
					formId
				}
			};
			const suffix = region === "na1" ? "" : `-${region}`;
			return {
				script: scriptUrl ?? `https://js${suffix}.hsforms.net/forms/embed/${portalId}.js`,
				target: {
					class: "hs-form-frame",
					"data-region": region,
					"data-form-id": formId,
					"data-portal-id": portalId
				}
			};
		}
	},
	jotform: {
		name: "Jotform",
		writesHtml: false,
		hosts: {
			script: ["https://cdn.jotfor.ms"],
			frame: [
				"https://form.jotform.com",
				"https://eu.jotform.com",
				"https://hipaa.jotform.com"
			]
		},
		embed({ formId, host, scriptUrl }) {
			return {
				script: scriptUrl ?? "https://cdn.jotfor.ms/s/umd/latest/for-form-embed-handler.js",
				frame: {
					src: `${host ?? "https://form.jotform.com"}/${formId}`,
					id: `JotFormIFrame-${formId}`,
					attributes: { allow: "fullscreen" }
				}
			};
		}
	},
	typeform: {
		name: "Typeform",
		writesHtml: true,
		hosts: {
			script: ["https://embed.typeform.com"],
			frame: ["https://form.typeform.com"],
			style: ["https://embed.typeform.com", "'unsafe-inline'"]
		},
		embed({ formId, title, scriptUrl }) {
			return {
				script: scriptUrl ?? "https://embed.typeform.com/next/embed.js",
				target: {
					"data-tf-live": formId,
					"data-tf-iframe-props": `title=${title}`,
					"data-tf-transitive-search-params": "utm_source,utm_medium,utm_campaign"
				}
			};
		}
	},
	iframe: {
		name: "this provider",
		writesHtml: false,
		hosts: {
			script: [],
			frame: []
		},
		embed: ({ src }) => ({ frame: {
			src,
			attributes: {}
		} })
	},
	sample: {
		name: "the sample form",
		writesHtml: false,
		hosts: {
			script: [],
			frame: [SELF]
		},
		embed: () => ({
			frame: {
				src: SAMPLE_FORM.path,
				attributes: {}
			},
			announces: true,
			thanks: "Thanks. This was a sample form, and nothing was sent: call or write to reach us."
		})
	}
};
/** What is known of the provider of a form. */
function providerOf(form) {
	return PROVIDERS[form.provider];
}
// src/providers/forms/hosts.ts
/** The configured form of a site, when it shows one. */
function shownForm({ leadForm }) {
	return leadForm === void 0 || leadForm.provider === "none" ? void 0 : leadForm;
}
/** Addresses in a form's configuration whose hosts are neither the provider's own nor listed in `formHosts`. */
function unlistedAddresses(form, listed) {
	const { hosts } = providerOf(form);
	const known = [
		...hosts.script,
		...hosts.frame,
		...listed
	];
	return addressesOf(form).filter(({ origin }) => !isHostIn(origin, known));
}
/** Everything that the browser may fetch for a form: from the provider's own hosts, frames from listed ones too, and scripts only from where the configuration says. */
function hostsOf(form, listed) {
	const { hosts } = providerOf(form);
	const own = addressesOf(form);
	const at = (...fields) => own.filter(({ field }) => fields.includes(field)).map(({ origin }) => origin);
	return {
		script: unique([...at("scriptUrl"), ...hosts.script]),
		frame: unique([
			...at("host", "src"),
			...hosts.frame,
			...listed
		]),
		connect: hosts.connect ?? [],
		style: hosts.style ?? [],
		image: hosts.image ?? []
	};
}
function addressesOf(form) {
	return [
		"host",
		"scriptUrl",
		"src"
	].flatMap((field) => {
		const address = form[field];
		const origin = address && originOfAddress(address);
		return origin ? [{
			field,
			origin
		}] : [];
	});
}
function unique(list) {
	return [...new Set(list)];
}
// src/engine/rules/form-hosts.ts
/** Forms come from their provider's own hosts or from listed ones: the security policy lets in no others. */
function checkFormHosts({ index: { site, siteFile, repairs } }) {
	const form = shownForm(site);
	if (!form || isIncomplete(repairs.get(siteFile), "/formHosts")) return [];
	const { name } = providerOf(form);
	return unlistedAddresses(form, site.formHosts ?? []).map(({ field, origin }) => ({
		rule: "form-host",
		message: `${origin} is not known as a host of ${name}.`,
		hint: `If the form really comes from there, add "formHosts": ["${origin}"] to the site file; otherwise correct the address.`,
		file: siteFile,
		pointer: `/leadForm/${field}`
	}));
}
// src/engine/rules/gaps.ts
/** Nothing that visitors see is still to be written. */
function checkGaps(site) {
	return [...shownGaps(site).values()].map(({ value, file, pointer, excerpt }) => ({
		rule: "page-gap",
		message: `This text is still to be written: ${value}.`,
		hint: `Write it in place of the braces and what stands in them, or hide the page ("hidden": true) until then.`,
		file,
		pointer,
		excerpt
	}));
}
/** The texts of hidden pages that are still to be written, each once. */
function gapsOfHidden(site) {
	const shown = shownGaps(site);
	return [...byText$1(site.hidden.flatMap(({ found }) => found.gaps))].filter(([key]) => !shown.has(key)).map(([, gap]) => gap);
}
function shownGaps({ shellFound, pages }) {
	return byText$1([shellFound, ...pages.map(({ found }) => found)].flatMap(({ gaps }) => gaps));
}
/** A text of a shared block stands on many pages. */
function byText$1(gaps) {
	return new Map(gaps.map((gap) => [`${gap.file} ${gap.pointer} ${gap.excerpt}`, gap]));
}
// src/engine/rules/head-brands.ts
/** What people put between a title and a brand. */
const BETWEEN = "\\s*[|·•:–—-]+\\s*";
/** The brand follows every title by itself, and is not written after it. */
function checkHeadBrands(site) {
	if (site.index.site.brand.trim() === "") return [];
	const brand = `(?:\\{\\s*brand\\s*\\}|${escaped$1(site.index.site.brand)})`;
	const around = new RegExp(`${BETWEEN}${brand}\\s*$|^\\s*${brand}${BETWEEN}`, "iu");
	return everyPage(site).flatMap(({ entry }) => ["title", "headTitle"].flatMap((field) => {
		const written = entry.page[field];
		const alone = written?.replace(around, "");
		if (written === void 0 || alone === written || !alone) return [];
		return [{
			rule: "head-brand",
			message: `The name of the site stands in “${written}”, and is added after every title by itself.`,
			hint: `Write “${alone}”.`,
			file: entry.file,
			pointer: `/${field}`,
			fix: { value: alone }
		}];
	}));
}
function escaped$1(text) {
	return text.trim().replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
// src/engine/rules/misplaced-headings.ts
/** Fields of a sentence or two, and entries of lists: what stands in them belongs to a heading already. */
const NO_HEADING = /\/(?:intro|subtitle|description|answer|footnote|value|items\/\d+)$/;
/** Headings within texts stand where a part of the page begins. */
function checkMisplacedHeadings(site) {
	return everyPage(site).flatMap(({ found }) => found.headings.filter(isMisplaced).map(misplaced$1));
}
/** Whether a heading stands in a text that has none. */
function isMisplaced({ pointer }) {
	return NO_HEADING.test(pointer);
}
function misplaced$1({ value, file, pointer, excerpt }) {
	return {
		rule: "heading-misplaced",
		message: `The heading “${value.replace(/^#+\s*/, "")}” stands in a text that is too short to have one.`,
		hint: "Take the # away, and put the words into the heading of the block, or make them **bold**.",
		file,
		pointer,
		excerpt
	};
}
// src/engine/rules/heading-order.ts
/** Markdown headings up to this level are shown one below the section's own. */
const HIGHEST = 3;
/** The headings within a text go down one level at a time, and stand below one of their section. */
function checkHeadingOrder(site) {
	const { repairs } = site.index;
	return everyPage(site).flatMap(({ entry, page, found }) => {
		const headings = found.headings.filter((heading) => !isMisplaced(heading));
		const jumps = byText(headings.filter(({ file, pointer }) => !isIncomplete(repairs.get(file), pointer))).flatMap(jumpsIn);
		const [first] = isIncomplete(repairs.get(entry.file), "/blocks") ? [] : headings;
		return first !== void 0 && !page.blocks.some(hasSectionHeading) && jumps.length === 0 ? [bare(first)] : jumps;
	});
}
function byText(headings) {
	const texts = /* @__PURE__ */ new Map();
	for (const heading of headings) {
		const key = `${heading.file} ${heading.pointer}`;
		texts.set(key, [...texts.get(key) ?? [], heading]);
	}
	return [...texts.values()];
}
/** Levels that are shown alike count as one. */
function jumpsIn(headings) {
	let above = 2;
	return headings.flatMap((heading) => {
		const level = Math.max(heading.level, HIGHEST);
		const jumps = level > above + 1;
		const wanted = above + 1;
		above = Math.min(level, above + 1);
		return jumps ? [jump(heading, wanted)] : [];
	});
}
/** Whether a block shows a heading of the second level. */
function hasSectionHeading(block) {
	if (block.type === "article-body") return true;
	return block.type !== "hero" && "title" in block && block.title !== void 0;
}
function jump(heading, wanted) {
	const { value, file, pointer, excerpt } = heading;
	const marks = /^#+/.exec(value)?.[0] ?? "";
	return {
		rule: "heading-order",
		message: `The heading “${value.replace(/^#+\s*/, "")}” skips a level: no heading above it is one level higher.`,
		hint: `Begin it with ${"#".repeat(wanted)} instead of ${marks || "what stands there"}.`,
		file,
		pointer,
		excerpt
	};
}
function bare({ value, file, pointer, excerpt }) {
	return {
		rule: "heading-order",
		message: `The heading “${value.replace(/^#+\s*/, "")}” stands in a section without a heading of its own.`,
		hint: "Give the block a \"title\", so that the heading has one to stand below.",
		file,
		pointer,
		excerpt
	};
}
// src/engine/rules/headings.ts
/** Blocks that give a page its main heading. */
const HEADED = /* @__PURE__ */ new Set([
	"hero",
	"article-body",
	"blog-article"
]);
/** A page has exactly one main heading, and nothing stands above it. */
function checkHeadings(site) {
	return everyPage(site).flatMap(({ entry, page }) => {
		if (lacksBlock(site.index.repairs.get(entry.file))) return [];
		const [first, second] = page.blocks.flatMap((block, at) => HEADED.has(block.type) ? [at] : []);
		if (first === 0 && second === void 0) return [];
		const issue = {
			rule: "page-heading",
			file: entry.file
		};
		if (second !== void 0) return [{
			...issue,
			pointer: `/blocks/${second}`,
			message: "This page has a second main heading.",
			hint: "Keep one hero, article-body or blog-article block, as the first block."
		}];
		const pointer = first === void 0 ? "/blocks" : `/blocks/${first}`;
		const message = first === void 0 ? "This page has no main heading." : "The main heading does not come first on this page.";
		return [{
			...issue,
			pointer,
			message,
			hint: "Let the blocks begin with a hero (or with an article-body for an article)."
		}];
	});
}
/** Whether a block was left out, which may have been the one with the heading. */
function lacksBlock(repairs) {
	return repairs?.omissions.some(({ pointer }) => /^(\/blocks(\/\d+)?)?$/.test(pointer)) ?? false;
}
// src/engine/rules/heads.ts
const PARTS$1 = ["title", "description"];
/** Search results cut longer ones off. A title may be a little longer: they measure its width, not its characters. */
const LONGEST$1 = {
	title: 65,
	description: 155
};
const SHOWN = {
	title: 60,
	description: 155
};
/** A token without a value, which is reported by itself: how long the text becomes is not known. */
const UNFILLED = /\{[^{}]+\}/;
/** Titles and descriptions are unique, and short enough to be shown whole. */
function checkHeads(site) {
	const { pages, index } = site;
	const listed = pages.filter(({ page }) => !page.head.noindex && !isPattern(page.route));
	return PARTS$1.flatMap((part) => {
		const known = listed.filter(({ entry }) => isKnown(index.repairs.get(entry.file), part));
		return [...repeated$1(site, known, part), ...known.flatMap((page) => tooLong$1(page, part))];
	});
}
/** Whether neither the text itself was left out nor what says that the page is not listed. */
function isKnown(made, part) {
	return ["/noindex", ...part === "title" ? ["/title", "/headTitle"] : ["/description"]].every((pointer) => !isIncomplete(made, pointer));
}
function repeated$1(site, pages, part) {
	const seen = /* @__PURE__ */ new Map();
	return pages.flatMap(({ entry, page }) => {
		const text = page.head[part];
		const first = seen.get(text);
		if (first === void 0) {
			seen.set(text, entry);
			return [];
		}
		if (isSimilarPair(site, first, entry)) return [];
		const copy = copyOf(site, first, entry) ?? entry;
		const original = copy === first ? entry : first;
		seen.set(text, original);
		return [sameHead(copy, original, part)];
	});
}
function sameHead(copy, original, part) {
	return {
		rule: "head-repeated",
		message: `The page ${original.route} has the same ${part}.`,
		hint: `Give this page a ${part} of its own, so that people can tell the two apart in search results.`,
		file: copy.file,
		pointer: pointerOf$2(copy.page, part)
	};
}
function tooLong$1({ entry, page }, part) {
	const { length } = page.head[part];
	if (length <= LONGEST$1[part] || UNFILLED.test(page.head[part])) return [];
	return [{
		rule: "head-length",
		message: `The ${part} has ${length} characters; search results cut it off after about ${SHOWN[part]}.`,
		hint: part === "title" ? "Write a shorter one under \"headTitle\". The brand is added by itself." : "Say the same in one or two shorter sentences.",
		file: entry.file,
		pointer: pointerOf$2(entry.page, part)
	}];
}
function pointerOf$2(page, part) {
	if (part === "description") return "/description";
	return page.headTitle === void 0 ? "/title" : "/headTitle";
}
// src/engine/rules/home.ts
/** Search engines may show the home page. */
function checkHome({ index }) {
	const home = index.pages.get("/");
	if (!home?.page.noindex) return [];
	return [{
		rule: "head-noindex",
		message: "The home page is hidden from search engines, and with it the name of the site.",
		hint: "Take “noindex” away.",
		file: home.file,
		pointer: "/noindex"
	}];
}
// src/engine/rules/ledger.ts
/** Every address that was ever published answers: with a page, or by sending visitors on. */
function checkLedger({ index }) {
	const { ledger } = index;
	if (ledger === void 0) return [];
	return ledger.addresses.flatMap((address, at) => {
		if (index.pages.has(address) || index.aliases.has(address)) return [];
		if (mayBeAnswered(index, address)) return [];
		const [message, hint] = leadsToHidden(index, address) ? hidden$1(address) : gone$1(address);
		const pointer = appendPointer("", at);
		return [{
			rule: "address-lost",
			message,
			hint,
			file: ledger.file,
			pointer
		}];
	});
}
function gone$1(address) {
	return [`The published address ${address} is gone, and nothing leads on from it.`, `Add "${address}" to the "aliases" of the page that took its place. Only if it must answer nothing any more, delete it here.`];
}
function hidden$1(address) {
	return [`The published address ${address} belongs to a page that is hidden now, so visitors who come to it find nothing.`, `Show the page again, or add "${address}" to the "aliases" of a page that is shown and take it from this one. Only if it must answer nothing any more, delete it here.`];
}
// src/engine/pipeline/schema/compile-schema.ts
/**
* Makes something of a generated schema, part by part, so that a new block needs no code of its own.
*
* @returns gives what was made of the definition of a name
*/
function compileSchema(schema, parts) {
	const definitions = schema.definitions ?? {};
	const made = new Map(Object.entries(parts.named));
	function named(name) {
		const known = made.get(name);
		if (known !== void 0) return known;
		made.set(name, parts.later(() => made.get(name) ?? parts.plain));
		const compiled = compile(definitions[name] ?? {});
		made.set(name, compiled);
		return compiled;
	}
	function compile(node) {
		if (node.$ref !== void 0) return named(definitionName(node.$ref));
		if (node.allOf?.some((branch) => branch.if)) return tagged(node.allOf);
		if (node.anyOf) return either(node.anyOf);
		if (node.properties || typeof node.additionalProperties === "object") return object(node);
		if (node.type === "array" && node.items) return parts.list(compile(node.items));
		return parts.plain;
	}
	function tagged(branches) {
		const [tag = "type"] = Object.keys(branches[0]?.if?.properties ?? {});
		const members = branches.map((branch) => [String(branch.if?.properties?.[tag]?.const), compile(branch.then ?? {})]);
		return parts.tagged(tag, new Map(members));
	}
	function either(branches) {
		const targets = branches.map((branch) => branch.$ref ? definitions[definitionName(branch.$ref)] ?? branch : branch);
		const properties = Object.assign({}, ...targets.map((target) => target.properties ?? {}));
		const text = branches.find((branch, at) => branch.$ref && targets[at]?.type === "string");
		return parts.either(text ? compile(text) : parts.plain, object({ properties }));
	}
	function object(node) {
		const fields = Object.entries(node.properties ?? {}).map(([key, field]) => [key, compile(field)]);
		const others = node.additionalProperties;
		return parts.object(new Map(fields), typeof others === "object" ? compile(others) : parts.plain);
	}
	return named;
}
// src/engine/pipeline/validate/text-length.ts
/** The length of a text in characters as people count them: one beyond the first 65,536 is one as well. */
function textLength(text) {
	return [...text].length;
}
/** Whether a text has more characters than allowed. One far too long is not counted. */
function isLonger(text, most) {
	if (text.length <= most) return false;
	return text.length > 2 * most || textLength(text) > most;
}
/** The length of a text that is given as a list of lines, with the line breaks between them. */
function joinedLength(lines) {
	return lines.map((line) => typeof line === "string" ? textLength(line) : 0).reduce((sum, length) => sum + length + 1, -1);
}
/** Whether a text in lines has more characters than allowed. */
function isLongerJoined(lines, most) {
	let units = lines.length - 1;
	for (const line of lines) if (typeof line === "string") units += line.length;
	return units > most && joinedLength(lines) > most;
}
/** Makes the test whether a text, or one in lines, is longer than its type allows. */
function createLengthTest({ maxLength = Number.POSITIVE_INFINITY, maxJoinedLength = Number.POSITIVE_INFINITY }) {
	return (value) => typeof value === "string" ? isLonger(value, maxLength) : Array.isArray(value) && isLongerJoined(value, maxJoinedLength);
}
// src/engine/pipeline/texts/visit-texts.ts
/** Texts by their type that no visitor reads. */
const UNSEEN = /* @__PURE__ */ new Set(["topics"]);
/** For values that hold no text; what comes to this is left out. */
const nothing = () => void 0;
/**
* Compiles a schema to a function that finds every text that visitors read. Every line of a rich text is a
* text of its own. It makes nothing on the way, so that large sites can be read again and again.
*
* @param schema as generated
* @returns gives the function for the definition of a name
*/
function compileTextVisits(schema) {
	const alt = withinLimits$1(ofKind("alt"), schema.definitions?.Image?.properties?.alt);
	const visitOf = compileSchema(schema, {
		named: {
			Text: withinLimits$1(ofKind("plain"), schema.definitions?.Text),
			RichText: withinLimits$1(lines, schema.definitions?.RichText),
			Image: (value, onText, path) => field(value, "alt", alt, {
				onText,
				path
			})
		},
		plain: nothing,
		object: object$1,
		list: (item) => item === nothing ? nothing : list$1(item),
		tagged: (tag, members) => (value, onText, path) => members.get(String(value?.[tag]))?.(value, onText, path),
		either: (forText, forObject) => forText === nothing && forObject === nothing ? nothing : (value, onText, path) => (typeof value === "string" ? forText : forObject)(value, onText, path),
		later: (get) => (value, onText, path) => get()(value, onText, path)
	});
	return (definition) => {
		const visit = visitOf(definition);
		return (value, onText) => visit(value, onText, []);
	};
}
/** The RFC 6901 pointer of a path. */
function pointerOf$1(path) {
	return path.reduce(appendPointer, "");
}
/** What is longer than its type allows is not looked into: the validator has named it, and reading it may take long. */
function withinLimits$1(visit, schema = {}) {
	const isTooLong = createLengthTest(schema);
	return (value, onText, path) => {
		if (!isTooLong(value)) visit(value, onText, path);
	};
}
function ofKind(kind) {
	return (value, onText, path) => {
		if (typeof value === "string") onText(value, kind, path);
	};
}
/** A rich text is a text or its lines. */
function lines(value, onText, path) {
	if (typeof value === "string") onText(value, "rich", path);
	else if (Array.isArray(value)) value.forEach((line, at) => {
		path.push(at);
		if (typeof line === "string") onText(line, "rich", path);
		path.pop();
	});
}
function object$1(fields, others) {
	const visits = [...fields].filter(([key, visit]) => visit !== nothing && !UNSEEN.has(key));
	if (visits.length === 0 && others === nothing) return nothing;
	return (value, onText, path) => {
		for (const [key, visit] of visits) field(value, key, visit, {
			onText,
			path
		});
		if (others !== nothing && typeof value === "object" && value !== null) {
			for (const key of Object.keys(value)) if (!fields.has(key)) field(value, key, others, {
				onText,
				path
			});
		}
	};
}
function field(value, key, visit, { onText, path }) {
	const item = value?.[key];
	if (item === void 0) return;
	path.push(key);
	visit(item, onText, path);
	path.pop();
}
function list$1(item) {
	return (value, onText, path) => {
		if (!Array.isArray(value)) return;
		for (const [at, entry] of value.entries()) {
			path.push(at);
			item(entry, onText, path);
			path.pop();
		}
	};
}
// src/engine/rules/leftovers/labels.ts
/** The places of a text on a page. */
function labelsWith(text, page, visits) {
	const labels = [];
	visits.page(page, (written, kind, path) => {
		if (kind !== "rich" && written === text) labels.push(labelAt(path, text, page));
	});
	return labels;
}
/** Whether a label is one by which a page says what it is about. */
function tellsSubject({ slot }) {
	return /(?:eyebrow|alt|actions?\.label)$/.test(slot);
}
function labelAt(path, text, page) {
	const pointer = pointerOf$1(path);
	const within = valueAt(page, parentPointer(pointer));
	return {
		text,
		pointer,
		slot: slotOf(path, page),
		href: within.href,
		src: within.src
	};
}
function slotOf(path, page) {
	const [first, at, ...rest] = path;
	const names = (first === "blocks" ? rest : path).filter((key) => typeof key === "string");
	return [first === "blocks" ? page.blocks[Number(at)]?.type : "page", ...names].join(".");
}
// src/engine/rules/leftovers/names.ts
/** Names with tokens, and those of one letter, are nothing to look for. */
const NAME = /^[^{}]{2,60}$/;
/** The names of a page and of the page above it, when that is one of several beside one another. */
function namesOf$1({ page, route }, index) {
	const above = index.withHidden.pages.get(parentOf$1(route) ?? "");
	return {
		own: titlesOf(page),
		above: above && parentOf$1(above.route) ? titlesOf(above.page) : []
	};
}
/** Whether a text has one of some names, as whole words. */
function hasName(text, names) {
	return names.some((name) => offsetOf(text, name) >= 0);
}
/** A text with other words in place of its names, so that texts of the same pattern are equal. */
function patternOf(text, { own, above }) {
	return masked(masked(text, own, ""), above, "");
}
function titlesOf({ title, shortTitle }) {
	return [title, shortTitle].filter((name) => name !== void 0).filter((name) => NAME.test(name));
}
function masked(text, names, mask) {
	return names.reduce((before, name) => {
		const offset = offsetOf(before, name);
		return offset < 0 ? before : before.slice(0, offset) + mask + before.slice(offset + name.length);
	}, text);
}
function offsetOf(text, name) {
	let offset = text.indexOf(name);
	while (offset >= 0 && !isWhole(text, offset, name.length)) offset = text.indexOf(name, offset + 1);
	return offset;
}
function isWhole(text, offset, length) {
	return !/[\p{L}\p{N}]/u.test(text.charAt(offset - 1) + text.charAt(offset + length));
}
// src/engine/rules/leftovers/other-names.ts
/** So many pages beside one another are asked what they write. */
const MOST_ASKED = 50;
/**
* A page names itself where the pages beside it name themselves. Texts are compared letter by letter: what was
* left over from a copy is the same as in the original, while comparisons and links are written for their page.
* A page that is a copy as a whole has a rule of its own.
*/
function checkOtherNames(site) {
	const pages = namedPages(site);
	const leftovers = leftoversOf(pages, site).filter(({ page, source }) => !isSimilarPair(site, page.entry, source.entry));
	const sure = leftovers.filter((leftover) => isSure(leftover, {
		leftovers,
		pages,
		site
	}));
	return sure.map((leftover, at) => otherName(leftover, sure.findIndex(({ page }) => page === leftover.page) === at));
}
function namedPages(site) {
	const { index, reader } = site;
	return everyPage(site).filter(({ entry }) => entry.file !== index.siteFile && !isPattern(entry.route)).map(({ entry }) => ({
		entry,
		names: namesOf$1(entry, index),
		short: reader.scanner.page(entry).short
	}));
}
function leftoversOf(pages, site) {
	return [...textsOnSeveral(pages)].flatMap(([text, sharing]) => {
		const { sources, copies } = sortOut(text, sharing);
		return copies.flatMap((page) => {
			const source = sources.find((other) => isFamily(page.entry, other.entry));
			if (!source) return [];
			return labelsOf(page, source, text, site).map((label) => ({
				page,
				source,
				label,
				copies: copies.length
			}));
		});
	});
}
/** Of pages with the same text those that name themselves in it, or the page above them, and the others. */
function sortOut(text, sharing) {
	const own = (page) => hasName(text, page.names.own);
	const above = (page) => own(page) || hasName(text, page.names.above);
	const names = sharing.some(own) ? own : above;
	const sources = sharing.filter(names);
	return {
		sources,
		copies: sources.length > 0 ? sharing.filter((page) => !names(page)) : []
	};
}
/** Texts that stand on more than one page, with those pages. */
function textsOnSeveral(pages) {
	const first = /* @__PURE__ */ new Map();
	const several = /* @__PURE__ */ new Map();
	const mayRepeat = createRepeatTest(keysOf(pages));
	for (const page of pages) for (const [at, key] of page.short.keys.entries()) {
		const text = mayRepeat(key) ? page.short.texts[at] : void 0;
		if (text === void 0) continue;
		const other = first.get(text);
		if (!other) first.set(text, page);
		else if (other !== page) addTo(several, text, other, page);
	}
	return several;
}
function* keysOf(pages) {
	for (const { short } of pages) yield* short.keys;
}
function addTo(several, text, first, page) {
	const sharing = several.get(text);
	if (!sharing) several.set(text, [first, page]);
	else if (sharing.at(-1) !== page) sharing.push(page);
}
/** Pages beside one another, or below pages that are. */
function isFamily(a, b) {
	const [first, second] = [parentOf$1(a.route), parentOf$1(b.route)];
	if (first === void 0 || second === void 0 || a === b) return false;
	return first === second || first !== "/" && second !== "/" && parentOf$1(first) === parentOf$1(second);
}
/** Where a page has a text in the same slot as the other page, other than as words of a link to it. */
function labelsOf(page, source, text, { reader }) {
	const slots = new Set(labelsWith(text, source.entry.page, reader.visits).map(({ slot }) => slot));
	return labelsWith(text, page.entry.page, reader.visits).filter(({ slot, href }) => slots.has(slot) && !isNamedBySearch(slot) && !leadsTo(href, source.entry));
}
/** The same title or description on two pages has a rule of its own. */
function isNamedBySearch(slot) {
	return [
		"page.title",
		"page.headTitle",
		"page.description",
		"page.shortTitle"
	].includes(slot);
}
function leadsTo(href, { route }) {
	return href !== void 0 && (href === route || href.startsWith(`${route}/`) || href.startsWith(`${route}#`));
}
function isSure(leftover, { leftovers, pages, site }) {
	const { page, source, label } = leftover;
	if (tellsSubject(label) && isPlace(page.entry, site.index)) return true;
	if (label.src !== void 0 && isOtherPicture(leftover, site)) return true;
	if (othersFollowPattern(leftover, pages, site)) return true;
	const together = leftovers.filter((other) => other.page === page && other.source === source && other.copies === 1);
	return leftover.copies === 1 && together.length > 1 && together.some((one) => tellsSubject(one.label));
}
/** Whether a page presents a place, as the site file says. */
function isPlace({ route }, { site }) {
	return (site.subjects ?? []).some(({ kind, path }) => kind === "place" && route.startsWith(`${path}/`));
}
/** Whether the words for a picture were left over while the picture is another one. */
function isOtherPicture({ source, label }, { reader }) {
	return labelsWith(label.text, source.entry.page, reader.visits).every(({ src }) => src !== label.src);
}
/** Whether a third page writes the same with its own name, so that the name is what changes from page to page. */
function othersFollowPattern({ page, source, label }, pages, { reader }) {
	const pattern = patternOf(label.text, source.names);
	return pages.filter(({ entry }) => isFamily(source.entry, entry) && entry !== page.entry).slice(0, MOST_ASKED).some((other) => other.short.texts.some((text) => text !== label.text && patternOf(text, other.names) === pattern && labelsWith(text, other.entry.page, reader.visits).some(({ slot }) => slot === label.slot)));
}
function otherName({ page, source, label }, isFirst) {
	const [name] = page.names.own;
	const { reviewed } = page.entry.page;
	const isCopied = isFirst && reviewed !== void 0 && reviewed === source.entry.page.reviewed;
	return {
		rule: "page-other-name",
		message: `“${label.text}” is left over from ${source.entry.route}.`,
		hint: `Write it for ${name ?? "this page"}.${isCopied ? " The day under “reviewed” is the same as there: set it to the day this page was compared with its sources." : ""}`,
		file: page.entry.file,
		pointer: label.pointer
	};
}
// src/engine/rules/link-hosts.ts
/** Hosts of mail that people have addresses at, long enough that one slip is no other name. */
const MAIL_HOSTS = [
	"gmail.com",
	"googlemail.com",
	"hotmail.com",
	"outlook.com",
	"yahoo.com",
	"icloud.com",
	"protonmail.com"
];
/** Hosts one slip away from those above that have mail of their own. */
const REAL_HOSTS = /* @__PURE__ */ new Set([
	"mail.com",
	"ymail.com",
	"email.com"
]);
/** Hosts where sites are tried out, or that lead to somebody's own machine for an hour. */
const TRIAL_HOST = /^(?:staging|stg|preprod|uat)\.[^.]+\.|[.-](?:staging|preprod)\.[^.]+\.|(?:^|\.)(?:ngrok(?:-free)?\.(?:io|app|dev)|loca\.lt|trycloudflare\.com|wpengine\.com|wpenginepowered\.com|myftpupload\.com|kinsta\.cloud|flywheelsites\.com)$|^deploy-preview-\d+--|-git-[a-z0-9-]+\.vercel\.app$/i;
/** On a site's own host these are no public places, elsewhere they can be. */
const OWN_TRIAL_HOST = /^(?:dev|test|testing|preview|beta|qa|demo|stage|old)\./i;
const MAIL = /[\w.+-]{1,64}@([\w-]{1,63}(?:\.[\w-]{1,63})+)/gu;
/** Addresses lead to hosts that visitors can reach, and mail to hosts that are no slips of well-known ones. */
function checkLinkHosts(site) {
	return [
		...[site.shellFound, ...everyPage(site).map(({ found }) => found)].flatMap((found) => found.links).filter(({ value }) => /^(?:mailto|https?):/i.test(value)).flatMap((link) => [...misspeltMail(link), ...trialHost(link, site.index.site.url)]),
		...mailInTexts(site),
		...ownMail(site)
	];
}
function misspeltMail(link) {
	const host = /^mailto:[^?@,]+@([^?@,]+)/i.exec(link.value)?.[1]?.toLowerCase();
	const meant = host && meantHost(host);
	if (!meant) return [];
	const { file, pointer, excerpt } = link;
	const value = link.value.replace(/@[^?@,]+/, `@${meant}`);
	const fix = !link.isFilled && (excerpt === void 0 || excerpt === link.value) && isCertain(host) ? { fix: { value } } : {};
	return [{
		...badHost(host, meant),
		file,
		pointer,
		excerpt,
		...fix
	}];
}
/** Addresses that stand in texts for people to copy; those that Markdown makes links of are links. */
function mailInTexts(site) {
	return textsWith(site, Sign.at).filter(({ kind }) => kind === "plain").flatMap((text) => [...readPart(text.text).matchAll(MAIL)].flatMap(({ 0: address, 1: host = "", index }) => {
		const meant = meantHost(host.toLowerCase());
		if (!meant) return [];
		const stretch = {
			offset: index + address.length - host.length,
			length: host.length
		};
		const value = isCertain(host) ? meant : void 0;
		return [{
			...badHost(host, meant),
			...markStretch(text, stretch, value)
		}];
	}));
}
/** The address of the site itself. */
function ownMail({ index: { site, siteFile } }) {
	const [name, host = ""] = site.email?.split("@") ?? [];
	const meant = meantHost(host.toLowerCase());
	if (!meant) return [];
	const fix = isCertain(host) ? { fix: { value: `${name}@${meant}` } } : {};
	return [{
		...badHost(host, meant),
		file: siteFile,
		pointer: "/email",
		...fix
	}];
}
/** The well-known host that a misspelt one was meant to be. */
function meantHost(host) {
	if (MAIL_HOSTS.includes(host) || REAL_HOSTS.has(host)) return void 0;
	const near = MAIL_HOSTS.filter((known) => editsBetween(host, known) === 1);
	return near.length === 1 ? near[0] : void 0;
}
/** Whether a host can be corrected without asking. */
function isCertain(host) {
	return certainName(host, MAIL_HOSTS) !== void 0;
}
function badHost(host, meant) {
	return {
		rule: "link-host",
		message: `${host} is most likely a misspelt ${meant}, and mail to it is lost.`,
		hint: `Write ${meant}.`
	};
}
function trialHost(link, siteUrl) {
	const hostname = /^https?:\/\/([^/?#:@\s]+)/i.exec(link.value)?.[1]?.toLowerCase();
	if (hostname === void 0) return [];
	if (!(TRIAL_HOST.test(hostname) || OWN_TRIAL_HOST.test(hostname)) || ownPath(link.value, siteUrl) !== void 0) return [];
	if (!hostname.endsWith(`.${ownDomain(siteUrl)}`) && !TRIAL_HOST.test(hostname)) return [];
	const { file, pointer, excerpt } = link;
	return [{
		rule: "link-host",
		message: `${hostname} is a host for trying things out, which visitors may not reach.`,
		hint: "Write the public address; for a page of this site begin with /.",
		file,
		pointer,
		excerpt
	}];
}
/** The site's domain without `www.`; nothing that a host could end with when the address is none. */
function ownDomain(siteUrl) {
	return URL.canParse(siteUrl) ? new URL(siteUrl).hostname.replace(/^www\./, "") : "/";
}
// src/engine/rules/link-labels.ts
/** Fields whose text is shown as the words of the link beside them. */
const LABELS = [
	"label",
	"title",
	"value"
];
/** Finds the words of a link; nothing for links that have none of their own. */
function labelOf(link, roots) {
	const root = roots(link.file);
	return link.excerpt === void 0 ? besideLink(link, root) : withinText(link, root, link.excerpt);
}
function besideLink(link, root) {
	const parent = parentPointer(link.pointer);
	const object = valueAt(root, parent);
	for (const name of LABELS) {
		const pointer = appendPointer(parent, name);
		const label = valueAt(object, `/${name}`);
		if (typeof label === "string") return {
			link,
			label,
			pointer
		};
	}
}
/** The words in square brackets before a target; an address that stands by itself is its own words. */
function withinText(link, root, target) {
	const written = valueAt(root, link.pointer);
	const text = Array.isArray(written) ? written.join("\n") : written;
	if (typeof text !== "string") return void 0;
	const end = endOfWords(text, target);
	const label = end < 0 ? target : text.slice(text.lastIndexOf("[", end) + 1, end);
	if (label === "") return void 0;
	return {
		link,
		label,
		pointer: link.pointer,
		excerpt: label
	};
}
/** Where the words of the first link to a target end; -1 when there is none. Other targets may begin alike. */
function endOfWords(text, target) {
	const before = `](${target}`;
	let end = text.indexOf(before);
	while (end >= 0 && !/[\s)]/.test(text.charAt(end + before.length))) end = text.indexOf(before, end + 1);
	return end;
}
// src/engine/rules/link-texts.ts
const ADDRESS$1 = /^(?:https?:\/\/|www\.)\S+$/i;
/** What people put around a label: arrows, dots, quotes. */
const AROUND = /^[^\p{L}\p{N}{]+|[^\p{L}\p{N}}]+$/gu;
/** The words of a link say where it leads, and the same words on a page lead to one target. */
function checkLinkTexts(site) {
	const roots = rootsOf(site);
	const { emptyLabels } = phrasesOf(site.index.site.language);
	return [...labeledIn(site.shellFound, roots).flatMap((labeled) => sayingNothing(labeled, emptyLabels)), ...everyPage(site).flatMap((page) => onPage(page, roots, emptyLabels))];
}
/** The links with words. Those whose target is none have an issue already. */
function labeledIn({ links }, roots) {
	return links.filter(({ value }) => parseHref(value).kind !== "bad").flatMap((link) => labelOf(link, roots) ?? []);
}
function onPage({ entry, found }, roots, emptyLabels) {
	const seen = /* @__PURE__ */ new Map();
	return labeledIn(found, roots).flatMap((labeled) => {
		const wrong = sayingNothing(labeled, emptyLabels);
		if (wrong.length > 0) return wrong;
		const words = wordsOf$1(labeled);
		const first = seen.get(words);
		if (!first) seen.set(words, labeled);
		if (!first || targetOf$1(first) === targetOf$1(labeled)) return [];
		return [labeled.link.file === entry.file || first.link.file !== entry.file ? twoTargets(labeled, first) : twoTargets(first, labeled)];
	});
}
function sayingNothing(labeled, emptyLabels) {
	const isAddress = ADDRESS$1.test(labeled.label);
	if (!isAddress && !emptyLabels.has(wordsOf$1(labeled))) return [];
	return [issueAt(labeled, isAddress ? `The bare address ${labeled.label} is shown as the words of a link.` : `“${labeled.label}” does not say where the link leads.`, isAddress ? `Write what is there, for example [the opening hours](${labeled.label}).` : "Name what is there: people look for links by their words, and hear them without the text around.")];
}
/** A shared block is the same on all its pages: of two links the page's own is reported. */
function twoTargets(own, other) {
	return issueAt(own, `“${own.label}” leads to ${own.link.value} here, and to ${other.link.value} in another link of the page.`, "Give the two links different words, or one target.");
}
function issueAt({ link, pointer, excerpt }, message, hint) {
	return {
		rule: "link-text",
		message,
		hint,
		file: link.file,
		pointer,
		excerpt
	};
}
function wordsOf$1({ label }) {
	return label.toLowerCase().replace(/[*_]/g, "").replace(AROUND, "");
}
/** A place on a page counts as the page. */
function targetOf$1({ link }) {
	return link.value.startsWith("#") ? "#" : link.value.replace(/[?#].*$/, "");
}
// src/engine/pipeline/media/media-file.ts
/** The widest screens show no more of a photograph, in pixels. */
const WIDEST = 4e3;
const KINDS$1 = {
	".svg": "vector",
	".png": "raster",
	".jpg": "raster",
	".jpeg": "raster",
	".webp": "raster",
	".avif": "raster",
	".gif": "raster",
	".mp4": "video",
	".webm": "video"
};
/** What kind of file a path names, by its ending. */
function mediaKind(path) {
	const ending = path.slice(path.lastIndexOf(".")).toLowerCase();
	return KINDS$1[ending] ?? "other";
}
/** Whether a file is a picture. */
function isPicture(media) {
	return media.kind === "vector" || media.kind === "raster";
}
/** Whether a file's name says that it is a photograph of a phone, in a format that browsers do not show. */
function isPhonePhoto(path) {
	return /\.(heic|heif|hif)$/i.test(path);
}
// src/engine/rules/picture-issues.ts
const MEGABYTE = 1e6;
const MAX_RASTER = 12 * MEGABYTE;
const MAX_VECTOR = .5 * MEGABYTE;
const MAX_PIXELS = 50 * MEGABYTE;
/** WebP, which every photograph is offered as, ends a little above. */
const MAX_SIDE = 16e3;
const SAVE_AGAIN$1 = "Save it again as JPEG, PNG or SVG.";
/** Why a picture cannot be shown, after its name, and what to do. */
const FAULTS = {
	unreadable: ["cannot be read as a picture: it is damaged, cut off, or something else.", SAVE_AGAIN$1],
	heic: ["is a HEIC photo inside, as phones take them, whatever its name says; browsers cannot show it.", "Upload it in the studio, which converts it, or save it as JPEG, and name that file here."],
	format: ["is of a format that browsers cannot show, whatever its name says.", SAVE_AGAIN$1],
	entities: ["declares entities, which can hide anything, so it cannot be used.", "Save the drawing as \"plain SVG\", or as PNG."],
	endless: ["repeats its parts so often that a browser takes many seconds to draw it.", "Simplify the drawing, or save it as PNG."]
};
/** What is wrong with a picture that is shown. */
function checkPicture(used, file) {
	if (file.fault !== void 0) return checkFault(used, file);
	return file.kind === "vector" ? largeDrawing(used, file) : largePhoto(used, file);
}
/** Why browsers could not show a picture. */
function checkFault(used, { fault }) {
	if (fault === void 0) return [];
	const [message, hint] = FAULTS[fault];
	return [mediaIssue(used, "media-type", `${used.value} ${message}`, hint)];
}
/** A phone's photo in a field for pictures. */
function phonePhoto(used) {
	return mediaIssue(used, "media-type", `${used.value} is a HEIC photo, as phones take them; browsers cannot show it.`, FAULTS.heic[1]);
}
function largeDrawing(used, file) {
	if (file.size <= MAX_VECTOR) return [];
	return [farTooLarge(used, file, "Simplify the drawing, or save it as PNG.")];
}
function largePhoto(used, file) {
	const { size, width = 0, height = 0 } = file;
	if (size > MAX_RASTER || width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) return [farTooLarge(used, file, `Save it at most ${WIDEST} pixels wide.`)];
	if (width <= 4e3) return [];
	return [mediaIssue(used, "media-wide", `${used.value} is ${width} pixels wide; no screen shows more than ${WIDEST}.`, `Save it at most ${WIDEST} pixels wide.`)];
}
function farTooLarge(used, { size, width, height }, hint) {
	const measure = `${(size / MEGABYTE).toFixed(1)} MB, ${width}×${height} pixels`;
	return mediaIssue(used, "media-size", `${used.value} is far too large (${measure}).`, hint);
}
/** An issue about a file of the media folder, where it is named. */
function mediaIssue({ file, pointer }, rule, message, hint) {
	return {
		rule,
		message,
		hint,
		file,
		pointer
	};
}
// src/engine/rules/linked-files.ts
const HIDDEN_ADDRESS = new RegExp(HIDDEN$1);
/**
* Files of the media folder that links of shown pages lead to, each once. The build publishes them under the names and
* addresses that they have in the folder.
*/
function linkedFiles(site) {
	const linked = new Set(mediaLinks(site, site.pages).map(({ file }) => file));
	return [...site.index.media.values()].filter((file) => linked.has(file));
}
/** Files that links lead to can be served under their names, and shown when they are pictures. */
function checkLinkedFiles(site) {
	const pages = everyPage(site);
	const parts = partsOf(site, pages);
	const shown = new Set(parts.flatMap(({ media }) => media.map(({ value }) => value)));
	const check = ({ link, file }) => {
		if (HIDDEN_ADDRESS.test(file.path)) return [notServed(link, file)];
		return shown.has(file.path) ? [] : checkFault(link, file);
	};
	return mediaLinks(site, pages).flatMap((linked) => check(linked).map((issue) => ({
		...issue,
		excerpt: linked.link.excerpt
	})));
}
function mediaLinks(site, pages) {
	const { index } = site;
	return [...partsOf(site, pages).flatMap((part) => part.links).flatMap((link) => mediaLink(link, link.value, site)), ...(index.postHtml ?? []).flatMap((html) => [...html.links, ...html.media].flatMap((link) => {
		const path = ownAddress(link.value, index.site.url);
		return path === void 0 ? [] : mediaLink(link, path, site);
	}))];
}
function partsOf({ shellFound }, pages) {
	return [shellFound, ...pages.map(({ found }) => found)];
}
function mediaLink(link, address, { index }) {
	if (!address.startsWith("/media/")) return [];
	const href = parseHref(address);
	const file = href.kind === "inside" ? index.media.get(href.path) : void 0;
	return file ? [{
		link,
		file
	}] : [];
}
/** HTML may write addresses in full. */
function ownAddress(written, siteUrl) {
	return URL.canParse(written, siteUrl) ? ownPath(new URL(written, siteUrl).href, siteUrl) : void 0;
}
function notServed(link, { path }) {
	const isPage = /\.html$/.test(path);
	return mediaIssue(link, "media-type", `${path} cannot be offered: web servers keep files of this name to themselves.`, isPage ? "Make it a page in the folder pages/, or put it into a .zip file." : "Put it into a .zip file, or give it another name.");
}
// src/engine/rules/link-issue.ts
/** The issue of a link. It can be fixed when its target stands in the file as it is. */
function linkIssue(link, { rule, message, hint, meant }) {
	const { file, pointer, excerpt, value } = link;
	const isWritten = !link.isFilled && (excerpt ?? value).includes(value);
	return {
		rule,
		message,
		hint,
		file,
		pointer,
		excerpt,
		...meant !== void 0 && isWritten ? { fix: { value: (excerpt ?? value).replace(value, () => meant) } } : {}
	};
}
/** The path of a link as it is written, so that an author finds it. */
function writtenPath({ value }) {
	return value.split(/[?#]/, 1)[0] ?? "";
}
/** The anchor of a link with its sign, as it is written. */
function writtenAnchor({ value }) {
	return value.slice(value.indexOf("#"));
}
// src/engine/rules/anchor-links.ts
/**
* Checks a link to an anchor of the page that it stands on.
*
* @param route of the page; none for links of menus, which stand on all pages
*/
function checkOwnAnchor(link, { anchor, route }, targets) {
	if (anchor === "") return [];
	if (route === void 0) return checkMenuAnchor(link, anchor, targets);
	const anchors = targets.own.get(route);
	return anchors === void 0 || anchors.has(anchor) || targets.isUnknown(route, anchor) ? [] : [deadAnchor(link, {
		page: nameOf$4(route),
		anchor,
		anchors
	})];
}
/** A link of a menu leads to an anchor of the page that the visitor looks at, whichever that is. */
function checkMenuAnchor(link, anchor, { own, isUnknown }) {
	const routes = (has) => [...own].filter(([route, anchors]) => anchors.has(anchor) === has && !isUnknown(route, anchor)).map(([route]) => route);
	const missing = routes(false);
	if (missing.length === 0) return [];
	const verb = missing.length === 1 ? "has" : `and ${missing.length - 1} more have`;
	return [linkIssue(link, {
		rule: "link-anchor",
		message: `Menus stand on every page, but ${missing.find(isSingle) ?? nameOf$4(missing[0] ?? "").replace(/^T/, "t")} ${verb} no place ${writtenAnchor(link)}.`,
		hint: `Write the page as well, for example ${routes(true).find(isSingle) ?? "/contact"}#${anchor}.`
	})];
}
/** The issue of a link to an anchor that is not there. */
function deadAnchor(link, { page, anchor, anchors }) {
	const near = closest(anchor, [...anchors]);
	const sure = certainName(anchor, anchors);
	const offered = [...anchors].filter((name) => !SHELL_ANCHORS.includes(name));
	const hint = near ? `Did you mean #${near}?` : offered.length > 0 ? `Its anchors are ${offered.map((name) => `#${name}`).join(", ")}.` : "That page has no anchors; link to the page itself.";
	return linkIssue(link, {
		rule: "link-anchor",
		message: `${page} has no place ${writtenAnchor(link)}.`,
		hint,
		meant: sure === void 0 ? void 0 : link.value.replace(/#.*$/, `#${sure}`)
	});
}
/** Whether a route is the one address of a page. */
function isSingle(route) {
	return !isPattern(route) && route !== "/404";
}
/** A page in a sentence; one that answers many addresses is known by its file. */
function nameOf$4(route) {
	if (route === "/404") return "The not-found page";
	if (isSingle(route)) return `The page ${route}`;
	return `The page ${route.slice(1).replace(/:([a-z]+)/g, "[$1]")}.json`;
}
// src/engine/rules/article-links.ts
/**
* Checks a link to one of the many addresses of a page. Which articles the site brings itself is
* known; which ones a blog has, and what a page shows for other numbers, is not.
*/
function checkNumbered(link, { path, anchor, pattern }, { articles, articleRoute, own, isUnknown }) {
	const anchors = own.get(pattern) ?? /* @__PURE__ */ new Set();
	const dead = (there) => anchor === "" || there.has(anchor) || isUnknown(pattern, anchor) ? [] : [deadAnchor(link, {
		page: `The page ${writtenPath(link)}`,
		anchor,
		anchors: there
	})];
	if (pattern !== articleRoute) return dead(anchors);
	if (articles === void 0) return anchor.startsWith(articleId("")) ? [] : dead(anchors);
	const number = Number(path.slice(path.lastIndexOf("/") + 1));
	const ids = articles.get(number);
	return ids ? dead(/* @__PURE__ */ new Set([...anchors, ...ids])) : [noArticle(link, number, [...articles.keys()])];
}
function noArticle(link, number, known) {
	const some = known.sort((a, b) => a - b).slice(0, 10);
	return linkIssue(link, {
		rule: "link-dead",
		message: `There is no article with the number ${number}.`,
		hint: some.length === 0 ? "There are no articles yet: take the link away." : `Write one that is there: ${some.join(", ")}.`
	});
}
// src/engine/rules/media.ts
/** Fields that a picture belongs in, by the last part of their pointer; in others a video may stand as well. */
const PICTURE_FIELD = /\/(src|poster|icon|shareImage)$/;
/** Fields of videos, which are named like the ending of the file. */
const VIDEO_FIELD = /\/(webm|mp4)$/;
/** Pictures and videos are there, are what they seem, can be shown, and are not far too large. */
function checkMedia(site) {
	const { media, unreadable } = site.index;
	const uses = [site.shellFound, ...everyPage(site).map((page) => page.found)].flatMap(({ media: used }) => used).filter(({ value }) => !isUnreadable(unreadable, value));
	return [...uses.flatMap((used) => checkUse(used, media)), ...checkContents(uses, media)];
}
/** What is wrong with naming this file here. */
function checkUse(used, media) {
	const file = media.get(used.value);
	if (!file) return [missing(used, [...media.keys()])];
	if (isPhonePhoto(file.path)) return [phonePhoto(used)];
	const format = VIDEO_FIELD.exec(used.pointer)?.[1];
	if (format !== void 0 && !file.path.toLowerCase().endsWith(`.${format}`)) return [mediaIssue(used, "media-type", `${used.value} is not a .${format} video.`, `Save the video as .${format}, and name that file here.`)];
	if (!PICTURE_FIELD.test(used.pointer) || isPicture(file)) return [];
	return [mediaIssue(used, "media-type", `${used.value} is not a picture.`, "Use an SVG, JPEG, PNG, WebP or AVIF file here.")];
}
/** What is wrong with the pictures themselves, each reported where it is used first. */
function checkContents(uses, media) {
	const first = /* @__PURE__ */ new Map();
	for (const used of uses) if (!first.has(used.value)) first.set(used.value, used);
	return [...first.values()].flatMap((used) => {
		const file = media.get(used.value);
		return file && isPicture(file) ? checkPicture(used, file) : [];
	});
}
/** The file that a path to none was most likely meant to name. */
function meantMedia(path, known) {
	const name = path.slice(path.lastIndexOf("/") + 1).toLowerCase();
	const same = known.filter((candidate) => candidate.toLowerCase().endsWith(`/${name}`));
	return same.length === 1 ? same[0] : closest(path, known);
}
function missing(used, known) {
	const near = meantMedia(used.value, known);
	const sure = certainFile(used.value, known);
	const issue = mediaIssue(used, "media-missing", `There is no file ${used.value}.`, near ? `Did you mean ${near}?` : "Put the file into the media folder, or correct the path.");
	return sure === void 0 ? issue : {
		...issue,
		fix: { value: sure }
	};
}
// src/engine/rules/links.ts
/** Every link has a known form and leads to a page, a place or a file that is there. */
function checkLinks(site) {
	const targets = targetsOf(site);
	const shell = site.shellFound.links.flatMap((link) => checkLink(link, void 0, targets));
	const hidden = site.hidden.length > 0 ? linksOf(site.hidden, targetsWithHidden(site)) : [];
	return [
		...shell,
		...linksOf(site.pages, targets),
		...hidden
	];
}
function linksOf(pages, targets) {
	return pages.flatMap(({ entry, found }) => found.links.flatMap((link) => checkLink(link, entry.route, targets)));
}
/**
* Checks one link.
*
* @param route of the page it stands on; none for links of menus, which stand on all pages
*/
function checkLink(link, route, targets) {
	const href = parseHref(link.value);
	if (href.kind === "bad") return [linkIssue(link, {
		rule: "link-form",
		message: `${JSON.stringify(link.value)} ${href.reason}`,
		hint: href.hint,
		meant: href.meant
	})];
	if (href.kind === "outside") return checkOutside(link, href.url, targets);
	const { path, anchor } = href;
	if (path === "") return checkOwnAnchor(link, {
		anchor,
		route
	}, targets);
	if (targets.files.has(path) || targets.isUnknown(path)) return [];
	const anchors = targets.anchors.get(path);
	if (!anchors) return checkOthers(link, {
		path,
		anchor
	}, targets);
	const isThere = anchor === "" || anchors.has(anchor) || targets.isUnknown(path, anchor);
	return [...viaRedirect(link, path, targets), ...isThere ? [] : [deadAnchor(link, {
		page: `The page ${writtenPath(link)}`,
		anchor,
		anchors
	})]];
}
function checkOutside(link, url, targets) {
	const own = ownPath(url, targets.siteUrl);
	if (own !== void 0) return [linkIssue(link, {
		rule: "link-form",
		message: `${JSON.stringify(url)} is an address of this very site.`,
		hint: `Write ${own}, so that it can be checked and works wherever the site lies.`,
		meant: own
	})];
	if (!/^http:/i.test(url)) return [];
	return [linkIssue(link, {
		rule: "link-insecure",
		message: `${JSON.stringify(url)} is not encrypted: others can read and change what is sent.`,
		hint: "Write https://, and look whether the page opens."
	})];
}
/** A link to a path that is no page's own. */
function checkOthers(link, target, targets) {
	const pattern = targets.patterns.find((candidate) => matchesPattern(candidate, target.path));
	if (pattern !== void 0) return checkNumbered(link, {
		...target,
		pattern
	}, targets);
	const { path } = target;
	return [targets.isHidden(path) ? hiddenLink(link) : deadLink(link, path, targets)];
}
function hiddenLink(link) {
	return linkIssue(link, {
		rule: "link-hidden",
		message: `${writtenPath(link)} is hidden: visitors do not see it yet, and this link would lead them nowhere.`,
		hint: `Show that page ("Show this page" in the studio, or take "hidden" out of its file), or take the link away until then.`
	});
}
function viaRedirect(link, path, { redirects }) {
	const target = redirects.get(path);
	if (target === void 0) return [];
	const meant = link.value.replace(/^[^?#]*/, target);
	return [linkIssue(link, {
		rule: "link-redirect",
		message: `${writtenPath(link)} is a further path that only sends visitors on to ${target}.`,
		hint: `Write ${meant}.`,
		meant
	})];
}
function deadLink(link, path, targets) {
	if (path.startsWith("/media/")) return deadFile(link, path, targets);
	const pattern = targets.patterns.find((candidate) => parentOf$1(candidate) === parentOf$1(path));
	const near = meantRoute(path, targets.routes);
	const message = `There is no page ${writtenPath(link)}.`;
	if (near === void 0 && pattern !== void 0) return linkIssue(link, {
		rule: "link-dead",
		message,
		hint: `Addresses of ${pattern} end with a whole number from 1.`
	});
	const hint = near ? `Did you mean ${near}?` : "Write the path of a page as in the browser, or add that page.";
	const sure = certainRoute(path, targets.routes);
	return linkIssue(link, {
		rule: "link-dead",
		message,
		hint,
		meant: sure === void 0 ? void 0 : link.value.replace(/^[^?#]*/, sure)
	});
}
function deadFile(link, path, { files }) {
	const near = meantMedia(path, [...files]);
	const hint = near ? `Did you mean ${near}?` : "Put the file into the media folder, or correct the path.";
	return linkIssue(link, {
		rule: "media-missing",
		message: `There is no file ${writtenPath(link)}.`,
		hint
	});
}
// src/engine/rules/needed-pages.ts
/** The home page and the not-found page are shown: the site cannot do without them. */
function checkNeededPages(site) {
	return everyPage(site).filter(({ entry: { route, page } }) => page.hidden === true && isNeeded(route)).map(({ entry: { route, file } }) => ({
		rule: "page-hidden",
		message: `${route === "/" ? "The home page" : "The page for addresses that are not there"} cannot be hidden.`,
		hint: "Take \"hidden\" out of this file.",
		file,
		pointer: "/hidden"
	}));
}
// src/engine/rules/placeholders.ts
/** A marked place of the site file exists; before a release none is left. */
function checkPlaceholders({ index, release, ...site }) {
	const asked = new Set([site.shellFound, ...site.pages.map(({ found }) => found)].flatMap(({ issues }) => issues.filter(({ rule }) => rule === "token-unknown")).map(({ excerpt }) => excerpt));
	return (index.site.placeholders ?? []).flatMap((pointer, at) => {
		const value = valueAt(index.site, pointer);
		if (isIncomplete(index.repairs.get(index.siteFile), pointer)) return [];
		if (value === void 0 && asked.has(`{${pointerKeys(pointer).join(".")}}`)) return [];
		if (value === void 0) return [{
			rule: "placeholder",
			message: `The place ${pointer} is marked as made up, but it is not in this file.`,
			hint: "Take the entry away.",
			file: index.siteFile,
			pointer: appendPointer("/placeholders", at)
		}];
		if (!release) return [];
		return [{
			rule: "placeholder",
			message: `${JSON.stringify(value)} is a made-up value.`,
			hint: `Write the real one and take "${pointer}" out of "placeholders".`,
			file: index.siteFile,
			pointer
		}];
	});
}
// src/engine/rules/placement.ts
/** Every block stands where it can work. */
function checkPlacement(site) {
	const { index, pages, hidden } = site;
	return [
		...sharedInShared(site),
		...articlesElsewhere(site),
		...articlesNowhere(pages, index),
		...articlesNowhere(hidden, seenFromHidden(index))
	];
}
/** A shared block is one of the others. */
function sharedInShared({ index }) {
	return [...index.shared.values()].filter(({ block }) => block.type === "shared").map(({ file }) => ({
		rule: "page-block-misplaced",
		message: "A shared block cannot show another shared block.",
		hint: "Write the block itself here, and name its file on the pages.",
		file,
		pointer: "/block"
	}));
}
/** The blog's article block stands on a page with a number at the end of its address, and nowhere else. */
function articlesElsewhere(site) {
	return everyPage(site).filter(({ entry }) => !endsWithParameter(entry.route)).flatMap(({ entry }) => blocksOf$1("blog-article", entry, site.index)).map((position) => ({
		...position,
		message: "A blog-article block takes the article's number from the end of the address, and this page's address has none there.",
		hint: "Use it in a page such as pages/article/[id].json only."
	}));
}
/** A list of articles needs a page that shows the one a visitor chooses. */
function articlesNowhere(pages, index) {
	if (index.site.blog === void 0 || articleRoute(index) !== void 0) return [];
	if (mayShowArticles(index)) return [];
	const hidden = articleRoute(seenFromHidden(index));
	const hint = hidden === void 0 ? "Add the page pages/article/[id].json with a block { \"type\": \"blog-article\" }." : `Show the page ${hidden}, which is hidden, or take this block away until then.`;
	return pages.flatMap(({ entry }) => blocksOf$1("latest-articles", entry, index)).map((position) => ({
		...position,
		message: "The articles listed here lead nowhere: no page shows a single article.",
		hint
	}));
}
/** Whether the page that shows single articles may be one that cannot be read, or not all of it. */
function mayShowArticles({ unreadable, pages, repairs }) {
	const patterns = [...pages.values()].filter(({ route }) => isPattern(route));
	return [...unreadable].some(isPattern) || patterns.some(({ file }) => isIncomplete(repairs.get(file), "/blocks"));
}
/** Where blocks of a type stand on a page, themselves or as shared blocks. */
function blocksOf$1(wanted, entry, index) {
	return blockTypes(entry, index).flatMap((type, at) => type === wanted ? [{
		rule: "page-block-misplaced",
		file: entry.file,
		pointer: appendPointer("/blocks", at)
	}] : []);
}
// src/engine/rules/plain-signs.ts
/** Characters by the names that HTML has for them. */
const ENTITIES = /* @__PURE__ */ new Map([
	["amp", "&"],
	["apos", "’"],
	["bull", "•"],
	["copy", "©"],
	["deg", "°"],
	["euro", "€"],
	["gt", ">"],
	["hellip", "…"],
	["ldquo", "“"],
	["lsquo", "‘"],
	["lt", "<"],
	["mdash", "—"],
	["middot", "·"],
	["nbsp", " "],
	["ndash", "–"],
	["quot", "”"],
	["rdquo", "”"],
	["reg", "®"],
	["rsquo", "’"],
	["sect", "§"],
	["shy", ""],
	["times", "×"],
	["trade", "™"]
]);
const ENTITY = /&(?:#(\d{2,6})|#x([0-9a-f]{2,5})|([a-z]{2,6}));/giu;
const TAG = /<\/?(?:a|b|br|center|div|em|font|h[1-6]|hr|i|img|li|ol|p|small|span|strong|sub|sup|table|td|tr|u|ul)(?:\s[^<>]*)?\/?>/iu;
const BOLD = /\*\*[^\s*][^*]*\*\*|__[^\s_][^_]*__/u;
const HEADING = /^#{1,6}\s|^#{2,6}(?=\p{L})/u;
const CODE$1 = /`[^`\s][^`]*`/u;
/** No sign of Markdown or HTML is shown to visitors as it stands. */
function checkPlainSigns(site) {
	return [...textsWith(site, Sign.markup).flatMap(markupIn), ...textsWith(site, Sign.ampersand).flatMap(entitiesIn)];
}
/** Signs of Markdown and tags in a text that is shown as it stands. */
function markupIn(text) {
	const match = [
		TAG,
		BOLD,
		HEADING,
		CODE$1
	].map((sign) => sign.exec(text.text)).find((found) => found !== null);
	if (!match) return [];
	const written = match[0].trim();
	return [{
		rule: "text-signs",
		message: `“${written.slice(0, 40)}” is shown as it stands: this field has plain text, not Markdown.`,
		hint: "Write the words only. Fields with Markdown take **bold**, links and lists.",
		...markStretch(text, {
			offset: match.index,
			length: written.length
		})
	}];
}
/** Names of characters, which no field understands. */
function entitiesIn(text) {
	return [...text.text.matchAll(ENTITY)].flatMap(({ 0: written, index, ...groups }) => {
		const meant = characterOf(groups[1], groups[2], groups[3]);
		if (meant === void 0) return [];
		return [{
			rule: "text-signs",
			message: `“${written}” is shown as it stands: texts are not HTML.`,
			hint: meant.trim() === "" ? "Write a space." : `Write “${meant}” itself.`,
			...markStretch(text, {
				offset: index,
				length: written.length
			}, meant)
		}];
	});
}
function characterOf(decimal = "", hexadecimal = "", name = "") {
	if (name !== "") return ENTITIES.get(name.toLowerCase());
	const code = decimal === "" ? Number.parseInt(hexadecimal, 16) : Number(decimal);
	return code >= 32 && code < 55296 ? String.fromCharCode(code).replace("\xA0", " ") : void 0;
}
// src/engine/model/gap-mark.ts
/** Stands around a text that is still to be written, so that its author sees it on the page. Visitors never do: such a page is not built. */
const GAP_MARK = {
	start: "⟦",
	end: "⟧"
};
// src/engine/pipeline/resolve/token-faults.ts
/** At most so many characters of a text stand for a single brace in it. */
const LONGEST_EXCERPT = 30;
const DOUBLED = /\{\s*\{([^{}]*)\}\s*\}/y;
/** Signs that other programs put around the names of values, and a fact without any. */
const LOOK_ALIKE = /%([A-Za-z][\w.]*)%|\[\[\s*([A-Za-z][\w.]*)\s*\]\]|｛\s*([A-Za-z][\w.]*)\s*｝|(?<![\w{./@-])(facts\.\w+)(?![\w}])/g;
const IN_BRACES$1 = /\{[^{}]*\}/g;
/** Signs without which a text holds neither a token nor anything like one. */
const SIGNS$2 = /[{}%｛]|\[\[|facts\./;
const MAY_LOOK_ALIKE = /%|\[\[|｛|facts\./;
/** Whether a text has to be read for tokens at all. Most have not. */
function mayHoldTokens(text) {
	return SIGNS$2.test(text);
}
/** A token in doubled braces, as other programs write them. */
function doubledAt(text, at) {
	DOUBLED.lastIndex = at;
	const [written, name] = DOUBLED.exec(text) ?? [];
	return written === void 0 ? void 0 : {
		written,
		name: name?.trim()
	};
}
/** Names of values in signs that mean nothing here. Only names that have a value count: all else may be meant as it is. */
function lookAlikes(text, tokens) {
	if (!MAY_LOOK_ALIKE.test(text)) return [];
	return [...text.replace(IN_BRACES$1, (token) => " ".repeat(token.length)).matchAll(LOOK_ALIKE)].flatMap(([written, ...names]) => {
		const name = names.find((candidate) => candidate !== void 0);
		return name !== void 0 && tokens.get(name) !== void 0 ? [{
			kind: "look-alike",
			written,
			name
		}] : [];
	});
}
/** A brace that is not closed, with the words after it. */
function excerptFrom(text, at) {
	return `{${text.slice(at + 1, at + LONGEST_EXCERPT).split(/[{}\n]/, 1)[0] ?? ""}`.trimEnd();
}
/** A brace that was not opened, with as many words before it as tell it from others in the text. */
function excerptBefore(text, at) {
	const words = (text.slice(Math.max(0, at - LONGEST_EXCERPT), at).split("\n").at(-1) ?? "").split(/(?<=\s)/);
	for (let count = 1; count < words.length; count += 1) {
		const excerpt = `${words.slice(-count).join("")}}`;
		if (text.indexOf(excerpt) === at + 1 - excerpt.length) return excerpt;
	}
	return `${words.join("").trimStart()}}`;
}
// src/engine/pipeline/resolve/tokens.ts
/** For texts that are read elsewhere as well, where everything is reported. */
const SILENT = {
	unknown: () => void 0,
	gap: () => void 0,
	fault: () => void 0
};
/** The one way to write a brace itself. */
const BRACES = /* @__PURE__ */ new Map([["leftBrace", "{"], ["rightBrace", "}"]]);
/** `{fill: …}` marks what an author still has to write. */
const GAP$1 = /^\s*fill:\s*/;
const NAMED = /\{([^{}]*)\}/y;
/** Fills the tokens of a text. What is no token stays as written. */
function fillTokens(text, tokens, on) {
	if (!mayHoldTokens(text)) return text;
	for (const fault of lookAlikes(text, tokens)) on.fault(fault);
	let filled = "";
	let at = 0;
	while (at < text.length) {
		const brace = nextBrace(text, at);
		filled += text.slice(at, brace);
		const piece = pieceAt(text, brace, tokens, on);
		filled += piece.shown;
		at = brace + piece.length;
	}
	return filled;
}
function nextBrace(text, from) {
	let at = from;
	while (at < text.length && text[at] !== "{" && text[at] !== "}") at += 1;
	return at;
}
/** What begins with a brace: its length in the text, and what is shown for it. */
function pieceAt(text, at, tokens, on) {
	const doubled = doubledAt(text, at);
	if (doubled) {
		on.fault({
			kind: "doubled",
			...doubled
		});
		return {
			length: doubled.written.length,
			shown: doubled.written
		};
	}
	NAMED.lastIndex = at;
	const [written, name] = NAMED.exec(text) ?? [];
	if (written !== void 0 && name !== void 0) {
		const before = text[at - 1] ?? "";
		return {
			length: written.length,
			shown: shownFor(name, before, tokens, on)
		};
	}
	const shown = text[at] ?? "";
	if (shown === "{") on.fault({
		kind: "open",
		written: excerptFrom(text, at)
	});
	if (shown === "}") on.fault({
		kind: "close",
		written: excerptBefore(text, at)
	});
	return {
		length: 1,
		shown
	};
}
function shownFor(written, before, tokens, on) {
	const name = written.trim();
	const asWritten = `{${written}}`;
	if (GAP$1.test(written)) {
		const wanted = name.replace(GAP$1, "");
		on.gap(wanted, asWritten);
		return GAP_MARK.start + wanted + GAP_MARK.end;
	}
	const value = BRACES.get(name) ?? tokens.get(name);
	if (name === "") on.fault({
		kind: "empty",
		written: asWritten
	});
	else if (value === void 0) on.unknown(written);
	else if (before === "$" && !/^\d/.test(value)) on.fault({
		kind: "dollar",
		written: `$${asWritten}`,
		name
	});
	return value ?? asWritten;
}
// src/engine/pipeline/resolve/token-values.ts
/** No site has reason to go through more values for one; far more would exhaust the machine. */
const LONGEST_CHAIN = 100;
/** As long as a text may be. Values that are put into one another ten times over would exhaust the machine as well. */
const LONGEST_VALUE = 2e3;
/** The tokens that a site offers everywhere: the texts of its site file by their path. */
function siteTokens(site) {
	return filledValues(collectTexts(site), void 0);
}
/**
* The tokens of a page and those of its site. Those of the page are read when one is asked for.
*
* @param onFaults is given once what is wrong with those of the page
*/
function pageTokens(fields, ofSite, onFaults) {
	let read;
	const own = () => {
		if (read) return read;
		const { tokens, ...faults } = filledValues(collectTexts(fields, "page"), ofSite);
		read = tokens;
		onFaults(faults);
		return read;
	};
	return {
		get: (name) => (name.startsWith("page.") ? own() : ofSite).get(name),
		keys: () => (/* @__PURE__ */ new Set([...ofSite.keys(), ...own().keys()])).keys()
	};
}
/** Fills tokens within the values of tokens. What is wrong in them is reported where they stand. */
function filledValues(texts, around) {
	const tokens = /* @__PURE__ */ new Map();
	const circles = [];
	const long = [];
	const path = [];
	const names = {
		get: (name) => texts.has(name) ? expanded(name) : around?.get(name),
		keys: () => texts.keys()
	};
	function expanded(name) {
		const known = tokens.get(name);
		if (known !== void 0) return known;
		const start = path.indexOf(name);
		if (start >= 0 || path.length === LONGEST_CHAIN) {
			circles.push([...path.slice(Math.max(0, start)), name]);
			return;
		}
		path.push(name);
		const text = texts.get(name) ?? "";
		const filled = fillTokens(text, names, SILENT);
		path.pop();
		const isLong = filled !== text && isLonger(filled, 2e3);
		if (isLong) long.push(name);
		const value = isLong ? text : filled;
		tokens.set(name, value);
		return value;
	}
	for (const name of texts.keys()) expanded(name);
	return {
		tokens,
		circles,
		long
	};
}
/**
* The texts of an object by their path.
*
* @param prefix goes before every name, for example `page`
*/
function collectTexts(source, prefix = "") {
	const texts = /* @__PURE__ */ new Map();
	for (const [key, value] of Object.entries(source)) {
		const name = prefix === "" ? key : `${prefix}.${key}`;
		if (typeof value === "string") texts.set(name, value);
		else if (typeof value === "object" && value !== null && !Array.isArray(value)) for (const [inner, text] of collectTexts(value, name)) texts.set(inner, text);
	}
	return texts;
}
// src/engine/rules/post-tokens.ts
const IN_BRACES = /\{\s*([\w.]+|fill:[^{}]*?)\s*\}/g;
/** The site's own articles are HTML as a blog sends it: nothing is filled in there, and other braces may be meant. */
function checkPostTokens({ index }) {
	const posts = [...index.postFiles ?? []];
	if (posts.length === 0) return [];
	const { tokens } = siteTokens(index.site);
	const isMeant = (name) => tokens.has(name) || name.startsWith("fill:");
	return posts.flatMap(([post, file]) => [
		"title",
		"excerpt",
		"content"
	].flatMap((part) => [...post[part].rendered.matchAll(IN_BRACES)].filter(([, name = ""]) => isMeant(name)).map(([written]) => shownAsItStands(file, `/${part}/rendered`, written))));
}
function shownAsItStands(file, pointer, written) {
	return {
		rule: "token-form",
		message: `“${written}” is not filled in here, so visitors would see it as it stands.`,
		hint: "Write the text itself: articles of the blog take no values from pages/_site.json.",
		file,
		pointer,
		excerpt: written
	};
}
// src/engine/rules/posts.ts
const TIME = /^T([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
/** The site's own articles have numbers and days of their own, and their links lead somewhere. */
function checkPosts(site) {
	const posts = [...site.index.postFiles ?? []];
	return [
		...sameNumbers(posts),
		...posts.flatMap(wrongDay),
		...deadLinks(site)
	];
}
function sameNumbers(posts) {
	const seen = /* @__PURE__ */ new Map();
	return posts.flatMap(([{ id }, file]) => {
		const first = seen.get(id);
		if (first === void 0) seen.set(id, file);
		if (first === void 0) return [];
		return [{
			rule: "route-duplicate",
			message: `The article ${first.slice(first.lastIndexOf("/") + 1)} has the number ${id} as well.`,
			hint: "Give this one another number; it is a part of its address.",
			file,
			pointer: "/id"
		}];
	});
}
function wrongDay([{ date }, file]) {
	if (isDay(date.slice(0, 10)) && TIME.test(date.slice(10))) return [];
	return [{
		rule: "date-invalid",
		message: `${date} is no time of the calendar.`,
		hint: "Write year-month-day, T, and hours:minutes:seconds, for example 2026-03-15T09:00:00.",
		file,
		pointer: "/date"
	}];
}
function deadLinks(site) {
	const targets = targetsOf(site);
	return (site.index.postHtml ?? []).flatMap(({ links, media, ids }) => [...links.flatMap((link) => checkPostLink(link, ids, targets)), ...media.flatMap((used) => checkPostMedia(used, targets))]);
}
function checkPostLink(link, anchors, targets) {
	const href = parseHref(link.value);
	if (href.kind !== "inside" || href.path !== "") return checkLink(link, void 0, targets);
	const { anchor } = href;
	if (anchor === "" || anchors.has(anchor)) return [];
	return [deadAnchor(link, {
		page: "This article",
		anchor,
		anchors
	})];
}
/** Pictures and videos of other hosts are not ours to check. */
function checkPostMedia(used, { files, siteUrl, isUnknown }) {
	const url = URL.canParse(used.value, siteUrl) ? new URL(used.value, siteUrl) : void 0;
	const path = url && ownPath(url.href, siteUrl);
	const file = decoded(path?.split(/[?#]/, 1)[0] ?? "");
	if (path === void 0 || files.has(file) || isUnknown(file)) return [];
	return [linkIssue(used, {
		rule: "media-missing",
		message: `There is no file ${path}.`,
		hint: "Put the file into the media folder and write /media/ and its name."
	})];
}
// src/engine/rules/reach.ts
/** The most clicks that a page may be away from the home page. */
const FARTHEST = 3;
/** Every page can be reached from the home page, in three clicks. A link to a misspelt path counts for the page it means. */
function checkReach(site) {
	if (!site.index.pages.has("/") || mayLackLinks(site.index)) return [];
	const clicks = clicksFromHome(site);
	return site.pages.flatMap(({ entry, page }) => {
		if (isPattern(entry.route) || page.head.noindex) return [];
		if (isIncomplete(site.index.repairs.get(entry.file), "/noindex")) return [];
		const distance = clicks.get(entry.route);
		if (distance !== void 0 && distance <= FARTHEST) return [];
		return [{
			rule: "page-reach",
			message: distance === void 0 ? "No page leads to this one." : `This page is ${distance} clicks from the home page.`,
			hint: "Link to it from a page that visitors come through, or list it in a menu.",
			file: entry.file,
			pointer: ""
		}];
	});
}
function clicksFromHome(site) {
	const menus = linksIn(site.shell);
	const links = new Map(site.pages.map(({ entry, page, found }) => [entry.route, [...linksIn(page.blocks), ...found.listed.map(({ value }) => value)]]));
	const routes = new Set(links.keys());
	const meant = memoized((path) => meantRoute(path, routes));
	const isMisspelt = (path) => path.startsWith("/") && !links.has(path) && !leadsToHidden(site.index, path);
	const clicks = /* @__PURE__ */ new Map([["/", 0]]);
	let border = ["/"];
	for (let distance = 1; border.length > 0; distance += 1) {
		border = [.../* @__PURE__ */ new Set([...menus, ...border.flatMap((route) => links.get(route) ?? [])])].map((path) => site.index.aliases.get(path)?.target ?? path).map((path) => isMisspelt(path) ? meant(path) ?? path : path).filter((route) => links.has(route) && !clicks.has(route));
		for (const route of border) clicks.set(route, distance);
	}
	return clicks;
}
function memoized(compute) {
	const known = /* @__PURE__ */ new Map();
	return (key) => {
		const result = known.has(key) ? known.get(key) : compute(key);
		known.set(key, result);
		return result;
	};
}
/** The paths that a resolved value leads to, each once: targets of links, and routes of cards. */
const linksIn = remembered((value) => {
	const paths = /* @__PURE__ */ new Set();
	collectLinks(value, paths);
	return [...paths];
});
function collectLinks(value, into) {
	for (const key in value) {
		const item = value[key];
		if (typeof item === "object") {
			if (item !== null) collectLinks(item, into);
		} else if (typeof item === "string" && (key === "href" || key === "route")) into.add(item.split(/[?#]/, 1)[0] ?? "");
	}
}
// src/engine/rules/lists.ts
/** Looks through the lists of a value whose entries have fields, once for all rules. */
const inspectLists = remembered((root) => {
	const findings = {
		repeated: [],
		questions: []
	};
	visitLists(root, [], (list, path) => {
		if ("question" in (list[0] ?? {})) addQuestions(list, path, findings);
		else addRepeated(list, path, findings);
	});
	return findings;
});
/** Lists of texts are left out: they are mostly the lines of one. */
function visitLists(value, path, onList) {
	if (Array.isArray(value)) {
		if (typeof value[0] !== "object") return;
		if (value.length > 0) onList(value, path);
	}
	for (const key in value) {
		const item = value[key];
		if (typeof item !== "object" || item === null) continue;
		path.push(key);
		visitLists(item, path, onList);
		path.pop();
	}
}
function addQuestions(list, path, { questions }) {
	const pointer = pointerOf$1(path);
	for (let at = 0; at < list.length; at += 1) {
		const text = list[at].question;
		if (typeof text === "string") questions.push({
			text,
			list: pointer,
			at
		});
	}
}
/** Entries without a name are answers, as the cells of a row are, and may be equal. Those with different names are not compared any further. */
function addRepeated(list, path, { repeated }) {
	for (let at = 1; at < list.length; at += 1) {
		if (nameOf$3(list[at]) === void 0) continue;
		for (let before = 0; before < at; before += 1) {
			if (nameOf$3(list[at]) !== nameOf$3(list[before])) continue;
			if (!isDeepStrictEqual(list[at], list[before])) continue;
			repeated.push(pointerOf$1([...path, at]));
			break;
		}
	}
}
function nameOf$3(entry) {
	const fields = entry;
	return fields.title ?? fields.label ?? fields.head ?? fields.href ?? fields.name ?? fields.value ?? fields.type;
}
// src/engine/rules/repeated-entries.ts
/** No list has an entry, a page or a subject twice. Entries that lack something may be two. Questions have a rule of their own. */
function checkRepeatedEntries(checked) {
	const { index, shellFound, reader } = checked;
	const pages = everyPage(checked);
	const { site, siteFile } = index;
	const own = pages.filter(({ entry }) => entry.file !== siteFile);
	const found = [shellFound, ...pages.map((page) => page.found)];
	return [
		...own.flatMap(({ entry }) => equalParts(entry, reader)),
		...[...index.shared.values()].flatMap(({ block, file }) => equalEntries(block, file, "/block")),
		...equalEntries(site.navigation, siteFile, "/navigation"),
		...equalEntries(site.footer, siteFile, "/footer"),
		...found.flatMap(({ listed }) => pagesTwice(listed)),
		...own.flatMap(({ entry }) => topicsTwice(entry.page.topics ?? [], entry.file))
	].filter(({ file, pointer }) => !isIncomplete(index.repairs.get(file), parentPointer(pointer)));
}
/** The equal entries of a page. Those with a long paragraph have an issue already, that of the paragraph. */
function equalParts(entry, { scanner }) {
	return equalEntries(entry.page, entry.file).filter(({ pointer }) => !scanner.page(entry).long.some((long) => long.pointer.startsWith(`${pointer}/`)));
}
function equalEntries(root, file, base = "") {
	return inspectLists(root).repeated.map((pointer) => twice("This entry is the same as an earlier one of its list.", file, base + pointer));
}
function pagesTwice(listed) {
	const seen = /* @__PURE__ */ new Set();
	return listed.flatMap(({ value, file, pointer }) => {
		const key = `${file} ${parentPointer(pointer)} ${value}`;
		if (!/\/\d+$/.test(pointer) || !seen.has(key)) {
			seen.add(key);
			return [];
		}
		return [twice(`The page ${value} is listed twice.`, file, pointer)];
	});
}
function topicsTwice(topics, file) {
	const plain = topics.map((topic) => topic.trim().toLowerCase());
	return plain.flatMap((topic, at) => plain.indexOf(topic) === at ? [] : [twice(`The subject “${topics[at]}” is given twice.`, file, appendPointer("/topics", at))]);
}
function twice(message, file, pointer) {
	return {
		rule: "entry-repeated",
		message,
		hint: "Take one of the two away.",
		file,
		pointer
	};
}
// src/engine/rules/repeated-questions.ts
/** A page answers every question once, those of shared blocks included. */
function checkRepeatedQuestions(site) {
	const { index } = site;
	return everyPage(site).flatMap(({ entry }) => entry.file === index.siteFile ? [] : askedTwice(entry, index));
}
/** Questions of shared blocks come first, so that the page's own is the one too many. */
function askedTwice(entry, index) {
	const seen = /* @__PURE__ */ new Map();
	const issues = [];
	const ask = (asked) => {
		const key = keyOf$3(asked.question.text);
		const first = seen.get(key);
		if (first) issues.push(repeated(entry, first, asked));
		else seen.set(key, asked);
	};
	for (const [at, block] of entry.page.blocks.entries()) {
		const shared = block.type === "shared" ? index.shared.get(block.name) : void 0;
		if (!shared) continue;
		for (const question of inspectLists(shared.block).questions) ask({
			question,
			from: {
				shared,
				at
			}
		});
	}
	for (const question of inspectLists(entry.page).questions) ask({ question });
	return issues;
}
function keyOf$3(question) {
	return question.toLowerCase().replace(/[\s?!.…]{1,9}$/, "");
}
/** A file that asks twice by itself does so where it is written; of two files the page is told. */
function repeated({ file }, first, { question, from }) {
	return {
		rule: "entry-repeated",
		message: `This page asks “${question.text}” twice.`,
		hint: "Keep the better answer, and take the other question away.",
		...from && first.from?.shared === from.shared ? {
			file: from.shared.file,
			pointer: `/block${pointerTo(question)}`
		} : {
			file,
			pointer: from ? appendPointer("/blocks", from.at) : pointerTo(question)
		}
	};
}
function pointerTo({ list, at }) {
	return `${appendPointer(list, at)}/question`;
}
// src/engine/rules/samples.ts
/** Before a release, nothing stands in for a service that the site does not have yet. */
function checkSamples({ index: { site, siteFile }, release }) {
	if (!release) return [];
	const issue = {
		rule: "sample",
		file: siteFile
	};
	const { blog, leadForm } = site;
	return [...leadForm?.provider === "sample" ? [{
		...issue,
		...FORM
	}] : [], ...blog?.samples && blog.host === void 0 ? [{
		...issue,
		...BLOG
	}] : []];
}
const FORM = {
	message: "The contact form is a sample: what visitors write into it reaches nobody.",
	hint: "Name the form of your own provider, for example \"leadForm\": { \"provider\": \"leadconnector\", \"formId\": \"AbC123xyz\", \"title\": \"Tell us about your clinic\" }, or write { \"provider\": \"none\" } to show the phone number and the e-mail address alone.",
	pointer: "/leadForm/provider"
};
const BLOG = {
	message: "The articles of the blog are samples.",
	hint: "Name your WordPress site, for example \"host\": \"https://blog.example.com\". If the articles in the folder _blog are your own, take \"samples\" away.",
	pointer: "/blog/samples"
};
// src/engine/pipeline/resolve/mentions.ts
/** A number of a law, for example `458.348`, `36-405` or `644A.545`. */
const NUMBER$1 = String.raw`\d[\dA-Z]*(?:[.-]\d[\dA-Z]*)*(?![\dA-Z])`;
/** Its subsections, for example `(a)(8),(13)`. */
const PARTS = String.raw`(?:\([^()\s]{1,4}\)(?:,\s?(?=\())?)*`;
/** What joins the numbers of one citation. */
const JOINT = String.raw`(?:,\s+(?:and\s+|or\s+)?|\s+(?:and|or)\s+|\s*[–-]\s*)`;
/** What a number stands before when it begins another citation, for example `16 CCR §1474`. */
const TITLE = String.raw`(?!\s+\p{Lu}{2,})`;
/** The rest of a name in capitals. */
const CAPITALS = String.raw`\p{Lu}[\p{L}-]*(?:,?\s(?:and\s)?\p{Lu}[\p{L}-]*)*`;
const BEFORE$1 = String.raw`(?<![\p{L}\d]|\d[.-])`;
const AFTER = String.raw`(?![\p{L}\d]|[.-]\d)`;
/**
* Makes the finder of a site's sources. It finds their mentions, the longer of two that begin together,
* and what has the form of a citation although no source has it.
*/
function createMentionFinder(file) {
	const owners = ownersOf(file.sources);
	const known = anyOf([...owners.keys()].filter((words) => !/^\d+$/.test(words)));
	const signs = anyOf((file.citationSigns ?? []).flatMap((sign) => [sign, capitalized$1(sign)]));
	const beginnings = anyOf(file.authorityNames ?? []);
	const numbers = `${NUMBER$1}${PARTS}(?:${JOINT}${NUMBER$1}${TITLE}${PARTS})*`;
	const findKnown = new RegExp(`${BEFORE$1}(?:${known})${AFTER}`, "gu");
	const findCited = new RegExp(`(?<sign>${BEFORE$1}(?:${signs})\\s*)(?<numbers>${numbers})`, "gu");
	const findAuthority = new RegExp(`${BEFORE$1}(?:${beginnings})\\s${CAPITALS}`, "gu");
	return (text) => {
		const mentions = matches(findKnown, text).map(({ 0: words, index: at }) => {
			return {
				at,
				words,
				names: owners.get(words) ?? []
			};
		});
		const isFree = (other) => mentions.every((one) => !overlap(one, other));
		const cited = matches(findCited, text).flatMap((match) => citedIn(match, owners));
		const named = matches(findAuthority, text).map(({ 0: words, index: at }) => {
			return {
				at,
				words,
				names: []
			};
		});
		return [...mentions, ...[...cited, ...named].filter(isFree)].sort((a, b) => a.at - b.at);
	};
}
/** The numbers of one citation, each with the sign that it stands behind. */
function citedIn(match, owners) {
	const { sign = "", numbers = "" } = match.groups ?? {};
	const bare = numbers.replace(/\([^()]*\)/g, (part) => " ".repeat(part.length));
	return matches(new RegExp(NUMBER$1, "g"), bare).map(({ 0: number, index }) => {
		const isFirst = index === 0;
		return {
			at: match.index + (isFirst ? 0 : sign.length + index),
			words: isFirst ? sign + number : number,
			names: owners.get(number) ?? []
		};
	});
}
function overlap(a, b) {
	return a.at < b.at + b.words.length && b.at < a.at + a.words.length;
}
function capitalized$1(words) {
	return words.charAt(0).toUpperCase() + words.slice(1);
}
/** The names of sources by the words that mention them. */
function ownersOf(sources) {
	const owners = /* @__PURE__ */ new Map();
	for (const [name, { mentions }] of Object.entries(sources)) for (const words of mentions.filter(isWritten)) owners.set(words, [...owners.get(words) ?? [], name]);
	return owners;
}
/** A source may be in the middle of a change. */
function isWritten(words) {
	return words.trim() !== "";
}
/** A pattern for any of some words, longer ones first; one that nothing matches for none. */
function anyOf(words) {
	if (!words.some(isWritten)) return "(?!)";
	return words.filter(isWritten).sort((a, b) => b.length - a.length).map((one) => one.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&")).join("|");
}
function matches(pattern, text) {
	return [...text.matchAll(pattern)];
}
// src/engine/pipeline/resolve/page-words.ts
/**
* All words of a page's blocks as they are written, those of shared blocks and of facts that it compares
* included. The page may be in the middle of a change, so that anything may be missing in it.
*
* @param visit goes through the texts of a page
*/
function wordsOfPage(visit, index, entry) {
	const { blocks } = index.pages.get(entry.route)?.page ?? entry.page;
	const words = [];
	for (const block of [blocks].flat()) {
		visit({ blocks: [block?.type === "shared" ? index.shared.get(block.name ?? "")?.block : block] }, (text) => words.push(text));
		if (block?.type === "comparison") words.push(...comparedFacts(index, entry.route, block));
	}
	return words.join("\n");
}
function comparedFacts(index, route, { columns, pages }) {
	const compared = new Set([columns ?? []].flat().map((column) => column?.fact));
	return pagesOf(index, route, pages ?? []).flatMap(({ page }) => page.facts ?? []).filter((fact) => compared.has(fact?.name)).map(({ text }) => text);
}
// src/engine/pipeline/resolve/resolved-sources.ts
/** `{fill: …}` marks what is still to be written. */
const GAP = /\{\s*fill:/;
/**
* Makes what pages need of the sources.
*
* @param written the file as it stands
* @param resolved the same with its tokens filled, but for the reviewer
*/
function resolveSources(written, resolved) {
	const find = createMentionFinder(written);
	const { sources } = resolved;
	return {
		...isNamed(written.reviewer) ? { reviewer: written.reviewer } : {},
		mentionedIn(text) {
			const names = find(text).flatMap((mention) => meantNames(text, mention, sources));
			return [...new Set(names)].flatMap((name) => sources[name] ?? []);
		}
	};
}
/** Where several sources have the words of a mention, that of the state named last before it. */
function meantNames(text, { at, names }, sources) {
	if (names.length < 2) return names;
	const distances = names.map((name) => distanceTo(sources[name]?.state, text, at));
	const least = Math.min(...distances);
	return names.filter((_, number) => distances[number] === least);
}
/** How far from a place of a text a name stands: before it in characters, after it farther than any. */
function distanceTo(name, text, at) {
	if (name === void 0) return Number.POSITIVE_INFINITY;
	const before = text.lastIndexOf(name, at);
	if (before >= 0) return at - before;
	const after = text.indexOf(name, at);
	return after < 0 ? Number.POSITIVE_INFINITY : text.length + after;
}
/** Whether a reviewer is a person, and not a mark for what is still to be written. */
function isNamed(reviewer) {
	return reviewer !== void 0 && gapsIn(reviewer).length === 0;
}
/** The fields of a reviewer that are still to be written. */
function gapsIn(reviewer) {
	return Object.entries(reviewer).filter(([, text]) => GAP.test(text)).map(([field]) => field);
}
// src/engine/rules/sources.ts
/** What pages cite has a source, a page that cites something lists its sources, and every source is cited. Nothing is said of what cannot be read whole. */
function checkSources(site) {
	const { index } = site;
	const pages = everyPage(site);
	const { sources, unreadable, repairs } = index;
	if (unreadable.size > 0 || sources && repairs.has(sources.file)) return [];
	const whole = pages.filter(({ entry }) => !repairs.has(entry.file));
	if (!sources) return whole.flatMap((page) => checkList(page, []));
	const find = createMentionFinder(sources.written);
	return [
		...site.release ? missingReviewer(sources) : [],
		...textsOf(site).flatMap((text) => unknownIn(text, find)),
		...whole.flatMap((page) => checkList(page, mentionsOn(site, page, find))),
		...unused(index, sources, pages.flatMap((page) => mentionsOn(site, page, find)))
	];
}
function textsOf({ index, reader: { visits } }) {
	const { withHidden, notFound, shared } = index;
	const texts = [];
	const noteIn = (file) => (text, _, path) => texts.push({
		text,
		file,
		pointer: pointerOf$1(path)
	});
	for (const { page, file } of [...withHidden.pages.values(), notFound]) visits.page(page, noteIn(file));
	for (const { block, file } of shared.values()) visits.shared({ block }, noteIn(file));
	return texts;
}
function unknownIn({ text, pointer, file }, find) {
	return find(text).filter(({ names }) => names.length === 0).map(({ words }) => ({
		rule: "source-unknown",
		message: `“${words}” is cited here, and no source has it.`,
		hint: "Add it to \"sources\" in pages/_data/sources.json with the address of the official text, or add these words to the \"mentions\" of the source that is meant.",
		file,
		pointer,
		excerpt: words
	}));
}
/** What a page mentions and a source has. */
function mentionsOn({ index, reader }, { entry }, find) {
	return find(wordsOfPage(reader.visits.page, index, entry)).filter(({ names }) => names.length > 0);
}
function checkList({ entry, page, found }, [first]) {
	const listed = page.blocks.findIndex(({ type }) => type === "sources");
	if (listed >= 0 === (first !== void 0)) return [];
	const issue = {
		rule: "source-list",
		file: entry.file
	};
	if (first) return [{
		...issue,
		message: `This page mentions “${first.words}”, and has no list of its sources.`,
		hint: "Add { \"type\": \"sources\" } to the blocks, after the text and before the closing call to action.",
		pointer: "/blocks"
	}];
	if (found.gaps.length > 0) return [];
	return [{
		...issue,
		message: "This list of sources is empty: the page mentions none.",
		hint: "Take the block away, or name the law or the board in a text. The sources stand in pages/_data/sources.json.",
		pointer: appendPointer("/blocks", listed)
	}];
}
function unused(index, { file, written }, mentions) {
	if (index.repairs.size > 0) return [];
	const used = new Set(mentions.flatMap(({ names }) => names));
	return Object.entries(written.sources).filter(([name]) => !used.has(name)).map(([name, source]) => ({
		rule: "source-unused",
		message: `No page mentions ${source.name}.`,
		hint: "Take the source away, or cite it where it is meant.",
		file,
		pointer: appendPointer("/sources", name),
		atKey: true
	}));
}
/** Before a release somebody has compared the pages with their sources, or no page claims it. */
function missingReviewer({ file, written: { reviewer } }) {
	return gapsIn(reviewer ?? { name: "" }).map((field) => ({
		rule: "placeholder",
		message: `The ${field} of the reviewer ${field === "name" ? "is" : "are"} still to be written.`,
		hint: "Name the person who compared the pages with their sources, or take \"reviewer\" away: then no page says that it was reviewed.",
		file,
		pointer: `/reviewer/${field}`
	}));
}
// src/engine/rules/spelling.ts
/** The words that visitors read are in the dictionary of the site's language, or among the site's own. */
function checkSpelling(site) {
	return misspeltWords(site).map(({ text, found, judgement }) => {
		const { american } = judgement;
		if (american === void 0) return unknownWord(text, found, judgement.meant);
		const meant = isCapitalized(found.word) ? capitalized(american) : american;
		return {
			rule: "spelling",
			message: `“${found.word}” is British, and this site is written in American English.`,
			hint: `Write “${meant}”.`,
			...markStretch(text, found, meant)
		};
	});
}
/** Every misspelt word, once for each text. Fillers and damaged texts are reported as what they are. */
function misspeltWords(site) {
	const { speller, isRight } = site.reader;
	if (!speller) return [];
	const { fillers } = phrasesOf(site.index.site.language);
	const names = namesOf(site);
	return textsWith(site, Sign.word).filter(({ text }) => !fillerIn(text, fillers) && !isDamaged(text)).flatMap((text) => wordsIn(text.text).flatMap((found) => {
		const judgement = isRight(found.word) ? void 0 : speller.judge(found.word);
		if (!judgement || names.has(found.word)) return [];
		return judgement.american !== void 0 && isPartOfName(text.text, found) ? [] : [{
			text,
			found,
			judgement
		}];
	}));
}
/** As in “Harbour Island”: two words with capitals in a row. */
function isPartOfName(text, { word, offset, length }) {
	return isCapitalized(word) && /^[\s-]\p{Lu}/u.test(text.slice(offset + length));
}
/** Names that the site file gives: of the site, of its people and of where they are. */
function namesOf({ index: { site } }) {
	const given = [
		site.brand,
		site.byline,
		site.blog?.byline,
		...Object.values(site.address ?? {})
	];
	return new Set(given.flatMap((text) => text ? text.split(/[^\p{L}\p{M}]+/u) : []).filter(isCapitalized));
}
function unknownWord(text, found, meant) {
	const guess = listed$1(meant.map((word) => `“${word}”`));
	return {
		rule: "spelling",
		message: `“${found.word}” is not in the dictionary.`,
		hint: `${guess ? `Did you mean ${guess}? ` : ""}If the word is right, add it to pages/${WORDS_FILE}.`,
		...markStretch(text, found),
		choice: { word: found.word }
	};
}
/** `a`, `a or b`, `a, b or c`. */
function listed$1(words) {
	const last = words.at(-1) ?? "";
	return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} or ${last}`;
}
function capitalized(word) {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
// src/engine/rules/unsafe-drawings.ts
/** At most this many parts of a drawing are named. */
const MOST_NAMED = 5;
/** Drawings hold nothing that could run in a browser or load something from elsewhere, whether a page shows them or not. */
function checkDrawings({ index }) {
	return [...index.media.values()].flatMap(({ path, file, unsafe = [] }) => unsafe.length === 0 ? [] : [{
		rule: "media-unsafe",
		message: `${path} holds ${listed(unsafe)}, which could run or load something.`,
		hint: "The site shows it without that. Save the drawing as \"plain SVG\", so that it looks the same everywhere.",
		file,
		pointer: ""
	}]);
}
function listed(parts) {
	const named = parts.slice(0, MOST_NAMED);
	const more = parts.length - named.length;
	return [...named, ...more > 0 ? [`${more} more`] : []].join(", ");
}
// src/engine/rules/unused.ts
const MEDIA_PATH = /\/media\/[^"\\)\s?#]+/g;
/** Everything in the media folder and among the shared blocks is shown somewhere. A misspelt name counts as what it was meant to be. */
function checkUnused(site) {
	const { index } = site;
	if (mayLackUses(index)) return [];
	const blocks = [...index.withHidden.pages.values(), index.notFound].map(({ page }) => page).flatMap((page) => page.blocks);
	const shared = [...index.shared.values()];
	const names = [...index.shared.keys()];
	const named = new Set(blocks.flatMap((block) => block.type === "shared" ? [block.name] : []).map((name) => index.shared.has(name) ? name : closest(name, names)));
	const paths = [...index.media.keys()];
	const used = new Set([...mentioned(site)].map(decoded).map((path) => index.media.has(path) ? path : meantMedia(path, paths)));
	return [...shared.filter(({ name }) => !named.has(name)).map(({ name, file }) => unusedShared(name, file)), ...[...index.media.values()].filter(({ path }) => !used.has(path)).map(({ path, file }) => unusedMedia(path, file))];
}
/** The paths of media that stand anywhere in the site, whether they are there or not. */
function mentioned(site) {
	const { index, shellFound } = site;
	const paths = /* @__PURE__ */ new Set();
	for (const { media, links } of [shellFound, ...everyPage(site).map(({ found }) => found)]) for (const { value } of [...media, ...links]) for (const [path] of value.matchAll(MEDIA_PATH)) paths.add(path);
	const others = [
		index.site,
		...index.posts,
		...[...index.shared.values()].map(({ block }) => block)
	];
	for (const [path] of JSON.stringify(others).matchAll(MEDIA_PATH)) paths.add(path);
	return paths;
}
function unusedShared(name, file) {
	return {
		rule: "shared-unused",
		message: `No page shows the shared block "${name}".`,
		hint: `Show it with { "type": "shared", "name": "${name}" }, or delete the file.`,
		file,
		pointer: ""
	};
}
function unusedMedia(path, file) {
	return {
		rule: "media-unused",
		message: `No page uses ${path}.`,
		hint: isPhonePhoto(path) ? "Browsers cannot show HEIC photos, as phones take them: upload it in the studio, which converts it, or save it as JPEG. Then delete this file." : "Use it, or delete the file; it is not part of the site.",
		file,
		pointer: ""
	};
}
// src/cli/definitions.ts
/** All that the engine is given. Nothing but this file joins it. */
const DEFINITIONS = { rules: [
	checkLinks,
	checkPosts,
	checkPostTokens,
	checkAnchors,
	checkAliases,
	checkMedia,
	checkLinkedFiles,
	checkDrawings,
	checkAltTexts,
	checkUnused,
	checkHeadings,
	checkHeadingOrder,
	checkMisplacedHeadings,
	checkDates,
	checkPlacement,
	checkNeededPages,
	checkFormHosts,
	checkContact,
	checkPlaceholders,
	checkSamples,
	checkGaps,
	checkLedger,
	checkReach,
	checkSources,
	checkComparedFacts,
	checkHeads,
	checkRepetition,
	checkCopies,
	checkOtherNames,
	checkHome,
	checkHeadBrands,
	checkDarkSections,
	checkRepeatedEntries,
	checkRepeatedQuestions,
	checkFactNames,
	checkLinkTexts,
	checkLinkHosts,
	checkPhoneNumbers,
	checkWrittenContacts,
	checkWrittenPrices,
	checkFillers,
	checkDamagedTexts,
	checkPlainSigns,
	checkSpelling
] };
// src/engine/pipeline/validate/blank.ts
/**
* The value that says least where a schema needs one.
*
* @param isNeeded whether a text may break its own form rather than be missing
* @returns nothing where every value would say something
*/
function blankOf(schema, definitions, isNeeded) {
	if (schema.$ref !== void 0) return blankOf(definitions[definitionName(schema.$ref)] ?? {}, definitions, true);
	if (schema.const !== void 0) return schema.const;
	if (schema.enum) return void 0;
	if (schema.anyOf) return schema.anyOf.map((branch) => blankOf(branch, definitions, isNeeded)).find((blank) => blank !== void 0);
	switch (schema.type) {
		case "string": return schema.pattern === void 0 || isNeeded ? "" : void 0;
		case "number":
		case "integer": return 0;
		case "boolean": return false;
		case "array": return [];
		default: return {};
	}
}
// src/engine/pipeline/validate/look-alikes.ts
/** Letters of other alphabets that look like Latin ones. */
const LATIN = {
	а: "a",
	е: "e",
	о: "o",
	р: "p",
	с: "c",
	у: "y",
	х: "x",
	і: "i",
	ј: "j",
	ѕ: "s",
	һ: "h",
	ԁ: "d",
	к: "k",
	м: "m",
	т: "t",
	в: "b",
	н: "h",
	ο: "o",
	α: "a",
	ι: "i",
	ν: "v",
	ρ: "p",
	τ: "t",
	κ: "k",
	υ: "u",
	ѵ: "v",
	ԛ: "q",
	ԝ: "w",
	ı: "i",
	ɡ: "g"
};
/** A word with look-alike letters of other alphabets replaced, and which letter was the first of them. */
function withLatinLetters(word) {
	let foreign;
	const latin = [...word.replace(/[\u200b-\u200f\u2060\ufeff\u00ad]/g, "").normalize("NFKC")].map((letter) => {
		const meant = LATIN[letter];
		if (meant !== void 0) foreign ??= letter;
		return meant ?? letter;
	});
	return foreign === void 0 ? { word: latin.join("") } : {
		word: latin.join(""),
		foreign
	};
}
// src/engine/pipeline/validate/synonyms.ts
const TABLE = [
	["title heading", "headline header name caption label"],
	["label", "text linkText buttonText name title caption"],
	["text", "content body copy markdown html paragraph paragraphs description desc details"],
	["description", "desc metaDescription summary abstract text content body details"],
	["summary", "excerpt teaser blurb abstract cardText"],
	["subtitle", "subheading subheadline subhead tagline strapline lead lede intro description text"],
	["intro", "introduction lead lede preamble subtitle description text"],
	["eyebrow", "kicker overline pretitle supertitle overtitle"],
	["headTitle", "metaTitle seoTitle pageTitle htmlTitle browserTitle documentTitle"],
	["shortTitle", "navTitle menuTitle shortName cardTitle menuLabel breadcrumb"],
	["question", "q ask query title heading"],
	["answer", "a reply response text content body description"],
	["alt", "altText alternative alternativeText caption description label title"],
	["anchor", "id hash fragment bookmark slug htmlId name"],
	["items", "entries list elements points bullets rows faqs questions features cards children"],
	["rows", "items lines entries prices"],
	["steps", "items stages phases entries"],
	["sections", "parts chapters items blocks"],
	["blocks", "sections components modules widgets content body children"],
	["actions", "buttons links ctas"],
	["action", "button cta link"],
	["links", "items children entries menu"],
	["groups", "columns sections links"],
	["href", "url link uri to target address path route destination"],
	["src", "source file filename url path image href uri"],
	["path", "url from route old alias"],
	["picture image", "img photo pic cover thumbnail featuredImage heroImage graphic illustration"],
	["poster", "image thumbnail picture preview still cover"],
	["mp4", "video src file movie film"],
	["icon", "symbol glyph iconName drawing"],
	["tone", "theme background variant style color colour scheme"],
	["type", "kind block component blockType"],
	["aliases", "alias redirects redirectFrom oldPaths oldUrls paths"],
	["topics", "tags keywords categories subjects labels"],
	["published", "date publishedAt datePublished publishDate created createdAt pubDate"],
	["updated", "modified lastModified dateModified updatedAt lastmod changed"],
	["reviewed", "reviewedAt lastReviewed checked verified"],
	["order", "position weight sort sortOrder index priority rank"],
	["noindex", "robots hideFromSearch"],
	["number", "no nr step index position"],
	["value", "figure amount number price cost stat text"],
	["pages", "routes children links items"],
	["below", "under parent folder"],
	["name", "block ref shared use include id"],
	["columns", "cols perRow"],
	["limit", "max count first"],
	["actionLabel", "buttonLabel linkText buttonText cta"],
	["footnote note", "small remark disclaimer"],
	["byline", "author by writer"],
	["brand", "name siteName title company"],
	["url", "siteUrl baseUrl website domain host origin address"],
	["language", "lang locale"],
	["phone", "tel telephone"],
	["email", "mail emailAddress"],
	["navigation", "nav menu menus"],
	["header", "main top primary links items"],
	["street", "line1 address1 streetAddress address"],
	["city", "town locality"],
	["region", "state province county"],
	["postalCode", "zip zipcode zipCode postcode"],
	["country", "countryCode"]
].map(([fields, others]) => ({
	fields: new Set(fields.split(" ")),
	words: [...fields.split(" "), ...others.split(" ")].map(plain)
}));
/**
* Of the names that can stand in a place those that mean the same as a word, the nearest in meaning first.
*
* @param word as somebody wrote it
* @param names that the schema knows there
*/
function sameInMeaning(word, names) {
	const wanted = plain(word);
	return names.flatMap((name) => {
		const ranks = TABLE.filter(({ fields }) => fields.has(name)).map(({ words }) => words.indexOf(wanted)).filter((rank) => rank >= 0);
		return ranks.length === 0 ? [] : [{
			name,
			rank: Math.min(...ranks)
		}];
	}).sort((a, b) => a.rank - b.rank).map(({ name }) => name);
}
// src/engine/pipeline/validate/meant-fields.ts
/**
* Finds for every unknown field what it was meant to be: a misspelt name first, else one that means the
* same. Of two unknown fields of an object only one can be meant to be a field that is free.
*/
function meantFields(errors, definitions) {
	const meant = /* @__PURE__ */ new Map();
	for (const group of byOwner(errors.filter(isUnknownField)).values()) {
		const free = new Set(freeFields(group[0]));
		for (const find of [
			misspelt,
			renamed,
			taken
		]) for (const error of group) {
			const found = meant.has(error) ? void 0 : find(error, [...free], definitions);
			if (!found) continue;
			meant.set(error, found);
			free.delete(found.name);
		}
	}
	return meant;
}
/** Whether an error is about a field that its object does not have. */
function isUnknownField(error) {
	return error.keyword === "additionalProperties" && knownFields(error).length > 0;
}
/** The fields that the schema of an error knows. */
function knownFields(error) {
	return Object.keys(error.parentSchema.properties ?? {});
}
/** The name of the field that an error is about. */
function unknownName(error) {
	return String(error.params.additionalProperty);
}
/** By the object itself: of alternatives each has an owner with the same path. */
function byOwner(errors) {
	const groups = /* @__PURE__ */ new Map();
	for (const error of errors) {
		const group = groups.get(error.instancePath);
		if (group) group.push(error);
		else groups.set(error.instancePath, [error]);
	}
	return groups;
}
/** Known fields that are not there yet, so that one may be meant. */
function freeFields(error) {
	const present = Object.keys(error.data);
	return knownFields(error).filter((key) => !present.includes(key));
}
function misspelt(error, free) {
	const field = unknownName(error);
	const latin = withLatinLetters(field).word;
	const isDisguised = free.includes(latin);
	const name = isDisguised ? latin : closest(field, free);
	if (name === void 0) return void 0;
	return {
		name,
		certainty: isDisguised || certainWord(field, free) === name ? "certain" : "possible",
		isTaken: false
	};
}
/** A field with another usual name. */
function renamed(error, free, definitions) {
	const field = unknownName(error);
	const { properties = {}, required = [] } = error.parentSchema;
	const value = error.data[field];
	const fits = (name) => takes(properties[name] ?? {}, value, definitions);
	const names = sameInMeaning(field, free);
	const fitting = names.filter(fits);
	const name = fitting[0] ?? names[0];
	if (name === void 0) return void 0;
	return {
		name,
		certainty: fitting.filter((one) => required.includes(one)).length === 1 && required.includes(name) && fits(name) ? "likely" : "possible",
		isTaken: false
	};
}
function taken(error) {
	const field = unknownName(error);
	const latin = withLatinLetters(field).word;
	const known = knownFields(error);
	const name = known.find((one) => one === latin || one === certainWord(field, [one])) ?? sameInMeaning(field, known)[0];
	return name === void 0 ? void 0 : {
		name,
		certainty: "possible",
		isTaken: true
	};
}
/** Whether a schema takes values of such a kind, whatever else it asks of them. */
function takes(schema, value, definitions) {
	if (schema.$ref !== void 0) return takes(definitions[definitionName(schema.$ref)] ?? {}, value, definitions);
	if (schema.anyOf) return schema.anyOf.some((branch) => takes(branch, value, definitions));
	const types = [schema.type ?? (schema.enum || schema.const ? "string" : "object")].flat();
	return types.includes(kindOf$1(value)) || typeof value === "number" && types.includes("integer");
}
function kindOf$1(value) {
	if (value === null) return "null";
	return Array.isArray(value) ? "array" : typeof value;
}
// src/engine/pipeline/validate/names.ts
/** The object a message speaks of: `This faq block`, `This entry of "items"`, `This file`. */
function ownerName(error) {
	const type = error.data?.type;
	const keys = pointerKeys(error.instancePath);
	if (keys.length === 0) return "This file";
	if (typeof type === "string") return `This ${type} block`;
	const last = keys.at(-1) ?? "";
	return /^\d+$/.test(last) ? `This entry of "${keys.at(-2)}"` : `"${last}"`;
}
/** A value by its field, or by its number in a list. */
function fieldName(pointer) {
	const keys = pointerKeys(pointer);
	const last = keys.at(-1);
	if (last === void 0) return "The file";
	return /^\d+$/.test(last) ? `Entry ${Number(last) + 1} of "${keys.at(-2)}"` : `"${last}"`;
}
// src/engine/pipeline/validate/field-messages.ts
/** What to say of a field that the schema does not know. */
function unknownField(error, meant) {
	const field = unknownName(error);
	return {
		rule: "schema-unknown-field",
		message: `${ownerName(error)} has no field "${field}".`,
		hint: withStrangeSign(field, meant ? didYouMean(field, meant) : listOfFields(field, error)),
		...meant?.certainty === "certain" ? { fix: { key: meant.name } } : {}
	};
}
function didYouMean(field, { name, isTaken }) {
	const question = `Did you mean "${name}"?`;
	const { word, foreign } = withLatinLetters(field);
	if (foreign !== void 0 && word === name) return `${question} Its letter “${foreign}” is of another alphabet and only looks the same; type the name anew.`;
	return isTaken ? `${question} There is one already: delete one of the two.` : question;
}
function listOfFields(field, error) {
	return `Its fields are ${oneOf$1(knownFields(error).filter((key) => key !== "$schema"))}. Delete "${field}" or use one of these.`;
}
/** What to say of a field that is needed and not there. */
function missingField(field, error) {
	const property = error.parentSchema.properties?.[field];
	const others = Object.keys(error.data).filter((key) => !knownFields(error).includes(key));
	const written = closest(field, others) ?? others.find((other) => sameInMeaning(other, [field]).length > 0);
	const needs = `${ownerName(error)} needs the field "${field}"`;
	if (written !== void 0) return {
		rule: "schema-missing-field",
		message: `${needs}, but has "${written}".`,
		hint: `Write "${field}" in place of "${written}".`
	};
	const values = property?.enum?.map(String);
	const purpose = property?.description ? `: ${lowerFirst(property.description)}` : values ? `: one of ${oneOf$1(values)}.` : ".";
	return {
		rule: "schema-missing-field",
		message: `${needs}.`,
		hint: `Add "${field}"${purpose}`
	};
}
function lowerFirst(text) {
	return text.charAt(0).toLowerCase() + text.slice(1);
}
// src/engine/pipeline/validate/limit-messages.ts
/** From this limit on a field holds a text and not a line. */
const A_WHOLE_TEXT = 1e4;
/** What to say of a value that is too short, too long or out of range. */
function limit(name, error) {
	const [message, hint] = wordsOf(name, error, Number(error.params.limit ?? error.schema));
	return {
		rule: "schema-limit",
		message,
		hint
	};
}
function wordsOf(name, error, bound) {
	const entries = Array.isArray(error.data) ? counted(error.data.length, "entry", "entries") : "";
	switch (error.keyword) {
		case "minLength": return [`${name} is empty.`, "Write the text, or delete the field if it is not needed."];
		case "maxLength": return tooLong(name, textLength(String(error.data)), bound);
		case "maxJoinedLength": return tooLong(name, joinedLength(error.data), bound);
		case "minItems": return [`${name} has ${entries}, but needs at least ${bound}.`, "Add entries, or delete the field if it is not needed."];
		case "maxItems": return [`${name} has ${entries}, but takes at most ${bound}.`, "Take some away, or spread them over two blocks."];
		case "minimum": return [`${name} is ${error.data}, but has to be at least ${bound}.`, "Write a larger number."];
		case "maximum": return [`${name} is ${error.data}, but has to be at most ${bound}.`, "Write a smaller number."];
		default: return [`${name} is not right: it ${error.message}.`, "Compare it with another page."];
	}
}
function tooLong(name, length, bound) {
	return [`${name} has ${inThousands(length)} characters, but takes at most ${inThousands(bound)}.`, bound >= A_WHOLE_TEXT ? "Spread the text over several blocks or pages." : "Write a shorter one. What belongs to the page's text goes into a block."];
}
function inThousands(number) {
	return number.toLocaleString("en-US");
}
function counted(number, one, many) {
	return `${number} ${number === 1 ? one : many}`;
}
// src/engine/pipeline/validate/misplaced.ts
/** What to do with a block where none belongs. */
const MOVE_BLOCK = "Move it to the list \"blocks\" of a page.";
/**
* What to say of a block that stands where an entry of another kind belongs, and of an entry that stands
* among blocks. Everything else that is wrong with it follows from that.
*
* @returns nothing when the value stands where it belongs
*/
function misplaced(error, definitions) {
	const { keyword, params, data } = error;
	if (typeof data !== "object" || data === null) return void 0;
	if (keyword === "additionalProperties" && params.additionalProperty === "type") return blockElsewhere(error, definitions);
	const isBlock = error.parentSchema === definitions.Block;
	return keyword === "required" && isBlock ? entryAmongBlocks(error, definitions) : void 0;
}
function blockElsewhere(error, { Block }) {
	const { type } = error.data;
	const known = Block?.properties?.type?.enum;
	if (typeof type !== "string" || known && !known.includes(type)) return void 0;
	const { properties = {}, description = "something else" } = error.parentSchema;
	const isFile = error.instancePath === "";
	const where = isFile ? "by itself in this file" : `in "${listOf(error.instancePath)}"`;
	return {
		rule: "schema-type",
		message: `${capital(blockName(type))} stands ${where}, where ${inSentence(description)} belongs.`,
		hint: isFile ? wrapping("block" in properties) : MOVE_BLOCK
	};
}
function wrapping(isShared) {
	return isShared ? "Put { \"block\": before it and } after it." : "Put it into the list \"blocks\" of a page, which has a \"title\" and a \"description\" as well.";
}
function entryAmongBlocks(error, definitions) {
	const entry = error.data;
	const blocks = blocksOf(definitions);
	if (blocks.some(({ schema }) => hasFieldsOf(entry, schema))) return void 0;
	const homes = blocks.flatMap(({ type, schema }) => Object.entries(schema.properties ?? {}).flatMap(([field, { $ref, items }]) => {
		const name = $ref ?? items?.$ref;
		const target = name === void 0 ? void 0 : definitions[definitionName(name)];
		return target?.properties && hasFieldsOf(entry, target) ? [{
			type,
			field,
			target
		}] : [];
	}));
	const [first] = homes;
	if (!first) return void 0;
	return {
		rule: "schema-type",
		message: `${(homes.every(({ target }) => target === first.target) ? withoutPeriod(first.target.description ?? "") : "") || "An entry of another list"} stands in "${listOf(error.instancePath)}", where a block belongs.`,
		hint: `Move it into ${joined(homes.map(({ type, field }) => `"${field}" of ${blockName(type)}`))}.`
	};
}
function blocksOf(definitions) {
	return (definitions.Block?.allOf ?? []).flatMap(({ then: member }) => {
		const schema = member?.$ref && definitions[definitionName(member.$ref)];
		return schema ? [{
			type: String(schema.properties?.type?.const),
			schema
		}] : [];
	});
}
/** Whether an object without a type has all fields that a schema needs, and no others than it knows. */
function hasFieldsOf(entry, { properties = {}, required = [] }) {
	const fields = Object.keys(entry);
	const needed = required.filter((name) => name !== "type");
	return needed.length > 0 && needed.every((name) => fields.includes(name)) && fields.every((name) => Object.hasOwn(properties, name));
}
/** The field that a value stands in, directly or as an entry of its list. */
function listOf(pointer) {
	return pointerKeys(pointer).findLast((key) => !/^\d+$/.test(key)) ?? "";
}
/** `a hero block`, `an article-body block`. */
function blockName(type) {
	return `${/^[aeiou]/.test(type) ? "an" : "a"} ${type} block`;
}
function capital(text) {
	return text.charAt(0).toUpperCase() + text.slice(1);
}
function inSentence(description) {
	const text = withoutPeriod(description);
	return text.charAt(0).toLowerCase() + text.slice(1);
}
function withoutPeriod(text) {
	return text.replace(/[.:].*$/s, "");
}
/** `a, b or c`. */
function joined(parts) {
	return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} or ${parts.at(-1)}`;
}
// src/engine/pipeline/validate/type-messages.ts
/** What to say of a value that is of another kind than wanted. */
function wrongKind(name, error) {
	const types = wantedTypes(error);
	const wanted = types.map(kindInWords);
	const message = `${name} is ${kindOf(error.data)}, but has to be ${wanted.join(" or ")}.`;
	if (error.data === null) return {
		rule: "schema-type",
		message,
		hint: /^Entry \d/.test(name) ? "Write the entry, or delete it." : "Write a value, or delete the field: what is not needed is left out."
	};
	if (typeof error.data.type === "string") return {
		rule: "schema-type",
		message,
		hint: MOVE_BLOCK
	};
	const meant = converted(error.data, types);
	if (meant !== void 0) return {
		rule: "schema-type",
		message,
		hint: `Write ${inQuotes(meant)}${typeof meant === "string" ? "" : ", without quotes"}.`,
		fix: { value: meant }
	};
	const isOneOfList = types.includes("array") && !Array.isArray(error.data);
	const description = error.parentSchema.description;
	return {
		rule: "schema-type",
		message,
		hint: isOneOfList ? `Put [ ] around it: a list of one entry.${description ? ` ${description}` : ""}` : description ?? `Write ${wanted[0]} here.`
	};
}
function wantedTypes(error) {
	const branches = error.keyword === "anyOf" ? error.schema : void 0;
	const types = branches ? branches.map((branch) => branch.type ?? (branch.enum || branch.const ? "string" : "object")) : [error.params.type ?? "string"];
	return [...new Set(types.flat())];
}
/** A number in quotes, a text without: the same value as the kind that is wanted. */
function converted(value, types) {
	const isNumber = types.includes("number") || types.includes("integer");
	if (typeof value === "string" && isNumber && /^-?(0|[1-9]\d*)(\.\d+)?$/.test(value.trim())) return Number(value);
	if (typeof value === "string" && types.includes("boolean") && /^(true|false)$/i.test(value.trim())) return value.trim().toLowerCase() === "true";
	if (typeof value === "number" && types.length === 1 && types[0] === "string") return String(value);
}
function kindInWords(type) {
	return (/* @__PURE__ */ new Map([
		["string", "a text"],
		["number", "a number"],
		["integer", "a whole number"],
		["boolean", "true or false"],
		["array", "a list"],
		["object", "an object"]
	])).get(type) ?? type;
}
function kindOf(value) {
	if (value === null) return "null";
	if (Array.isArray(value)) return "a list";
	if (typeof value === "boolean") return String(value);
	if (typeof value === "number" && !Number.isFinite(value)) return "a number too large to count";
	const { type } = value;
	return typeof type === "string" ? blockName(type) : kindInWords(typeof value);
}
// src/engine/pipeline/validate/messages.ts
/** Nobody reads more, and what is wrong a hundred times has one cause. */
const MOST$4 = 100;
/**
* Turns the validator's errors into issues: one mistake, one issue, in an author's words.
*
* @param definitions of the schema
*/
function toIssues(file, errors, definitions) {
	const { words: elsewhere, rest } = takeMisplaced(errors, definitions);
	const ofKind = new Set(rest.filter(isWrongKind).map(({ instancePath }) => instancePath));
	const ofPattern = new Set(rest.filter(isWrongPattern).map(({ instancePath }) => instancePath));
	const tooLong = new Set(rest.filter(isTooLong).map(({ instancePath }) => instancePath));
	const meant = meantFields(rest, definitions);
	const explained = new Set([...meant].map(([error, { name }]) => appendPointer(error.instancePath, name)));
	return rest.filter((error) => !(error.keyword === "required" && explained.has(missingPointer(error)))).filter((error) => isWrongKind(error) || !ofKind.has(error.instancePath)).filter((error) => error.keyword !== "format" || !ofPattern.has(error.instancePath)).filter((error) => isTooLong(error) || !tooLong.has(error.instancePath)).slice(0, MOST$4).map((error) => {
		const { instancePath: pointer } = error;
		const words = elsewhere.get(pointer);
		return words ? {
			...words,
			file,
			pointer
		} : toIssue(file, error, meant.get(error));
	});
}
/** Sorts out values that stand where they do not belong; of their errors one stays. */
function takeMisplaced(errors, definitions) {
	const words = /* @__PURE__ */ new Map();
	const first = /* @__PURE__ */ new Set();
	for (const error of errors) {
		const found = words.has(error.instancePath) ? void 0 : misplaced(error, definitions);
		if (!found) continue;
		words.set(error.instancePath, found);
		first.add(error);
	}
	const isWithin = ({ instancePath }) => [...words.keys()].some((path) => `${instancePath}/`.startsWith(`${path}/`));
	return {
		words,
		rest: errors.filter((error) => first.has(error) || !isWithin(error))
	};
}
function toIssue(file, error, meant) {
	if (isUnknownField(error)) return {
		...unknownField(error, meant),
		file,
		pointer: appendPointer(error.instancePath, unknownName(error)),
		atKey: true
	};
	const atKey = ["minItems", "maxItems"].includes(error.keyword);
	return {
		...wordsFor(error),
		file,
		pointer: error.instancePath,
		...atKey ? { atKey } : {}
	};
}
/** What to say of an error that is not about an unknown field. */
function wordsFor(error) {
	const name = fieldName(error.instancePath);
	switch (error.keyword) {
		case "required": return missingField(String(error.params.missingProperty), error);
		case "type": return wrongKind(name, error);
		case "anyOf": return noAlternative(name, error);
		case "enum": return wrongValue(name, error, error.params.allowedValues);
		case "const": return wrongValue(name, error, [error.params.allowedValue]);
		case "pattern":
		case "format": return wrongForm(name, error);
		default: return limit(name, error);
	}
}
/** A word that is none of those allowed is no wrong kind of value. */
function noAlternative(name, error) {
	const words = error.schema.flatMap(({ const: word }) => word ?? []);
	return typeof error.data === "string" && words.length > 0 ? wrongValue(name, error, words) : wrongKind(name, error);
}
function wrongForm(name, error) {
	const schema = error.parentSchema;
	if (String(error.data).trim() === "") return limit(name, {
		...error,
		keyword: "minLength"
	});
	return {
		rule: "schema-format",
		message: `${name} is ${inQuotes(error.data)}, which has the wrong form.`,
		hint: withStrangeSign(error.data, schema.patternErrorMessage ?? schema.description ?? `It has to match ${schema.pattern}.`)
	};
}
function wrongValue(name, error, allowed) {
	const value = error.data;
	if (value === null || typeof value === "object") return wrongKind(name, error);
	const words = allowed.map(String);
	const sure = certainWord(String(value), words) ?? words.find((word) => word === String(value));
	const meant = sure ?? closest(String(value), words);
	const fixed = allowed.find((candidate) => String(candidate) === sure);
	const listed = `It can be ${allowed.some((one) => typeof one !== "string") ? words.join(", ") : oneOf$1(words)}.`;
	return {
		rule: "schema-value",
		message: `${name} is ${inQuotes(value)}, which is not known.`,
		hint: withStrangeSign(value, meant === void 0 ? listed : `Did you mean ${inQuotes(fixed ?? meant)}? ${listed}`),
		...fixed === void 0 ? {} : { fix: { value: fixed } }
	};
}
/** A value of the wrong kind breaks further rules, which say nothing new. */
function isWrongKind(error) {
	return error.keyword === "type";
}
/** A pattern is what editors know of a format, and says the same. */
function isWrongPattern(error) {
	return error.keyword === "pattern";
}
/** What is wrong with the form of a text that is too long is of no interest. */
function isTooLong(error) {
	return ["maxLength", "maxJoinedLength"].includes(error.keyword);
}
function missingPointer(error) {
	return appendPointer(error.instancePath, String(error.params.missingProperty));
}
// src/engine/pipeline/validate/patched.ts
/** A copy of a document with notes on how it differs from the original, which stays as it is. */
var Patched = class {
	/** Where entries of lists were taken away it has holes, so that those behind them stay where they are. */
	value;
	omissions = [];
	renamed = /* @__PURE__ */ new Map();
	/** Whether nothing is left. */
	isGivenUp = false;
	filled = /* @__PURE__ */ new Set();
	/** Parts that are looked at for the first time, now that it is sure what they are. */
	uncovered = [];
	constructor(original) {
		this.value = structuredClone(original);
	}
	/** What is left, its lists without holes. */
	result() {
		const renamed = /* @__PURE__ */ new Map();
		return {
			value: this.closed(this.value, {
				pointer: "",
				draft: "",
				written: ""
			}, renamed),
			repairs: {
				omissions: this.omissions,
				renamed
			}
		};
	}
	/**
	* Takes a part away, unless it was filled in here.
	*
	* @param isExtra whether it is a field that the schema does not know
	* @returns whether anything has changed
	*/
	omit(pointer, isExtra = false) {
		if (pointer === "") this.isGivenUp = true;
		const at = this.find(pointer);
		if (!at || this.filled.has(pointer)) return false;
		this.note(pointer, at.parent[at.key], isExtra);
		return delete at.parent[at.key];
	}
	/** Takes a part away that lacks what cannot be filled; of what was filled in here with all that needs it. */
	omitFilled(pointer) {
		return this.filled.has(pointer) ? this.omitFilled(parentOf(pointer)) : this.omit(pointer);
	}
	/** Gives a field the name that was meant. */
	rename(pointer, meant, isSure) {
		const at = this.find(pointer);
		if (!at) return false;
		const target = appendPointer(parentOf(pointer), meant);
		this.renamed.set(target, writtenPointer(this, pointer));
		at.parent[meant] = at.parent[at.key];
		if (isSure) this.uncovered.push(target);
		return delete at.parent[at.key];
	}
	/** Puts in the value that was meant. What stands beside a type means something only now. */
	replace(pointer, meant) {
		const at = this.find(pointer);
		if (!at || this.filled.has(pointer)) return false;
		this.note(pointer, at.parent[at.key]);
		at.parent[at.key] = meant;
		if (at.key === "type") this.uncovered.push(parentOf(pointer));
		return true;
	}
	/** Fills a field that is missing. */
	fill(pointer, blank) {
		const keys = pointerKeys(pointer);
		const key = keys.pop() ?? "";
		const parent = this.get(keys);
		if (parent === void 0 || Object.hasOwn(parent, key)) return false;
		parent[key] = blank;
		this.filled.add(pointer);
		this.note(pointer, void 0);
		return true;
	}
	/** Whether what is wrong with a part can be seen only in this copy, and was not made by it. */
	isUncovered(pointer) {
		return this.uncovered.some((outer) => `${pointer}/`.startsWith(`${outer}/`)) && !isOmitted(this, writtenPointer(this, pointer));
	}
	/** Closes the holes in lists and notes where everything that has moved is in the file. */
	closed(value, at, renamed) {
		if (typeof value !== "object" || value === null) return value;
		const isList = Array.isArray(value);
		const entries = Object.entries(value).map(([key, item], number) => {
			const next = isList ? String(number) : key;
			const draft = appendPointer(at.draft, key);
			const written = writtenPointer(this, draft);
			const pointer = appendPointer(at.pointer, next);
			if (written !== appendPointer(at.written, next)) renamed.set(pointer, written);
			return [next, this.closed(item, {
				pointer,
				draft,
				written
			}, renamed)];
		});
		return isList ? entries.map(([, item]) => item) : Object.fromEntries(entries);
	}
	note(pointer, value, isExtra = false) {
		const written = writtenPointer(this, pointer);
		if (this.omissions.some((omission) => omission.pointer === written)) return;
		this.omissions.push({
			pointer: written,
			value,
			...isExtra ? { isExtra } : {}
		});
	}
	find(pointer) {
		const keys = pointerKeys(pointer);
		const key = keys.pop();
		const parent = this.get(keys);
		return key !== void 0 && parent !== void 0 && Object.hasOwn(parent, key) ? {
			parent,
			key
		} : void 0;
	}
	get(keys) {
		return keys.reduce((at, key) => typeof at === "object" && at !== null && Object.hasOwn(at, key) ? at[key] : void 0, this.value);
	}
};
function parentOf(pointer) {
	return pointer.slice(0, pointer.lastIndexOf("/"));
}
// src/engine/pipeline/validate/repair.ts
/** A file with more mistakes is wrong as a whole; what is left of it says nothing. */
const MOST_ERRORS = 200;
/** What is left out can uncover what is missing then, and so on upward. */
const MOST_ROUNDS = 20;
/** Limits that a value may break and still be understood. */
const HARMLESS = /* @__PURE__ */ new Set([
	"minItems",
	"maxItems",
	"minimum",
	"maximum",
	"uniqueItems"
]);
/** Makes the function that repairs documents of all kinds. */
function createRepair(schemas, errorsIn) {
	return (name, file, value) => {
		if (typeof value !== "object" || value === null || Array.isArray(value)) return void 0;
		const definitions = schemas[name].definitions ?? {};
		const patched = new Patched(value);
		const issues = [];
		const report = (errors) => {
			const found = toIssues(file, errors.filter((error) => patched.isUncovered(partOf(error))), definitions);
			issues.push(...found.map((issue) => ({
				...issue,
				pointer: writtenPointer(patched, issue.pointer)
			})));
		};
		for (let round = 0; round < MOST_ROUNDS; round += 1) {
			const errors = errorsIn(name, patched.value).filter(isMistake);
			const grave = errors.filter(({ keyword }) => !HARMLESS.has(keyword));
			if (grave.length > MOST_ERRORS) return void 0;
			report(grave);
			if (repairAll(patched, grave, definitions)) continue;
			report(errors.filter((error) => !grave.includes(error)));
			return patched.isGivenUp ? void 0 : {
				...patched.result(),
				issues
			};
		}
	};
}
/** The holes that were left in lists are none. */
function isMistake({ data }) {
	return data !== void 0;
}
/** What an error is about: the field that is missing, or the value that is wrong. */
function partOf({ keyword, instancePath, params }) {
	return keyword === "required" ? appendPointer(instancePath, String(params.missingProperty)) : instancePath;
}
/** @returns whether anything was changed */
function repairAll(patched, errors, definitions) {
	const meant = meantFields(errors, definitions);
	const change = (error) => {
		const { instancePath } = error;
		if (misplaced(error, definitions)) return patched.omit(instancePath);
		if (error.keyword === "required") return fill$1(patched, error, definitions);
		if (!isUnknownField(error)) return replace(patched, error);
		const field = meant.get(error);
		const pointer = appendPointer(instancePath, unknownName(error));
		return field && !field.isTaken ? patched.rename(pointer, field.name, field.certainty !== "possible") : patched.omit(pointer, true);
	};
	const rank = (error) => misplaced(error, definitions) ? 0 : error.keyword === "required" ? 2 : 1;
	return [...errors].sort((a, b) => rank(a) - rank(b)).map(change).includes(true);
}
function fill$1(patched, error, definitions) {
	const { instancePath, params, parentSchema } = error;
	const field = String(params.missingProperty);
	const { properties = {} } = parentSchema;
	const blank = blankOf(properties[field] ?? {}, definitions, instancePath === "");
	return blank === void 0 ? patched.omitFilled(instancePath) : patched.fill(appendPointer(instancePath, field), blank);
}
function replace(patched, error) {
	const { fix } = wordsFor(error);
	return fix && "value" in fix ? patched.replace(error.instancePath, fix.value) : patched.omit(error.instancePath);
}
// src/engine/pipeline/parse/hidden.ts
/** Characters that change the order of what is read, that nobody sees, or that no document can hold; written out or escaped. */
const HIDDEN = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffe\uffff\u007f-\u009f]|\\[bf]|\\u(?:202[a-e]|206[6-9]|200b|2060|feff|fff[ef]|00(?:0[0-8bcef]|1[0-9a-f]|7f|[89][0-9a-f]))|\\ud[89ab][0-9a-f]{2}(?!\\ud[c-f])|(?<!\\ud[89ab][0-9a-f]{2})\\ud[c-f][0-9a-f]{2}/gi;
/** The same characters in a value that has been parsed. */
const HIDDEN_IN_VALUE = /[\u202a-\u202e\u2066-\u2069\u200b\u2060\ufeff\ufffe\uffff]|(?![\t\n\r])[\p{Cc}\p{Cs}]/u;
const DIRECTION = /[\u202a-\u202e\u2066-\u2069]/;
/** Files full of them are told once. */
const MOST$3 = 20;
/** Names characters that cannot be seen: a text can hide in them what it says or where it leads. */
function hiddenIssues(file, text) {
	return [...text.matchAll(HIDDEN)].filter(({ index }) => !isEscapedBackslash(text, index)).slice(0, MOST$3).map((match) => hidden(file, match[0], match.index));
}
/** Whether a parsed text holds a character that {@link hiddenIssues} names in its file. */
function hidesSomething(value) {
	return HIDDEN_IN_VALUE.test(value);
}
/** In `\\u202e` the first backslash stands for itself. */
function isEscapedBackslash(text, index) {
	if (text.charAt(index) !== "\\") return false;
	let before = 0;
	while (text.charAt(index - 1 - before) === "\\") before += 1;
	return before % 2 === 1;
}
function hidden(file, written, offset) {
	const code = codeOf$1(written);
	const isShort = written.length === 2;
	const name = `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
	const isHalf = code >= 55296 && code <= 57343;
	const isDirection = DIRECTION.test(String.fromCharCode(code));
	return {
		rule: "json-hidden",
		message: isHalf ? `Half a character (${name}) stands here.` : isDirection ? `A character that turns the direction of the text (${name}) is hidden here.` : `A character that cannot be seen (${name}) is hidden here.`,
		hint: isHalf ? "Write the whole character itself: the file is UTF-8." : isShort ? `Delete ${written}; for a backslash itself write two of them.` : "Delete it; it came along with text copied from elsewhere.",
		file,
		pointer: "",
		span: {
			offset,
			length: written.length
		},
		...isHalf || isShort ? {} : { fix: { edits: [{
			offset,
			length: written.length,
			text: ""
		}] } }
	};
}
/** The number of a character, which may be written as `\u0008` or in short as `\b`. */
function codeOf$1(written) {
	if (written.length === 2) return written.endsWith("b") ? 8 : 12;
	return written.startsWith("\\") ? Number.parseInt(written.slice(2, 6), 16) : written.charCodeAt(0);
}
// src/engine/pipeline/validate/best-branch.ts
/**
* Replaces what a failed `anyOf` reports (the mistakes against every alternative) by the mistakes
* against the alternative that was most likely meant: the one of the right kind with the fewest.
*/
function bestBranch(errors, alternatives) {
	const unions = outermost(errors.filter((error) => error.keyword === "anyOf"));
	return [...errors.filter((error) => !unions.some((union) => isWithin(error, union))), ...unions.flatMap((union) => chosen(union, alternatives))];
}
function outermost(unions) {
	return unions.filter((union) => !unions.some((other) => other !== union && union.instancePath.startsWith(`${other.instancePath}/`)));
}
function isWithin(error, union) {
	return error.instancePath === union.instancePath || error.instancePath.startsWith(`${union.instancePath}/`);
}
function chosen(union, alternatives) {
	const { compile, definitions } = alternatives;
	const fitting = union.schema.map((schema) => {
		const validate = compile(schema);
		validate(union.data);
		const errors = validate.errors ?? [];
		const wrongKind = errors.some((error) => isAtTop(error));
		return {
			errors,
			wrongKind,
			cost: wrongKind ? 0 : costOf(errors, definitions)
		};
	}).filter((candidate) => !candidate.wrongKind);
	fitting.sort((a, b) => a.cost - b.cost);
	const best = fitting[0];
	if (!best) return [union];
	return bestBranch(best.errors, alternatives).map((error) => ({
		...error,
		instancePath: union.instancePath + error.instancePath
	}));
}
/** How many mistakes somebody made who meant this alternative. A field that it knows by another name makes it likelier. */
function costOf(errors, definitions) {
	const meant = meantFields(errors, definitions);
	const explained = new Set([...meant].map(([error, { name }]) => appendPointer(error.instancePath, name)));
	const isExplained = ({ keyword, instancePath, params }) => keyword === "required" && explained.has(appendPointer(instancePath, String(params.missingProperty)));
	return errors.filter((error) => !isExplained(error)).length;
}
/** Whether the value as a whole is of another kind than the alternative. */
function isAtTop(error) {
	return error.instancePath === "" && [
		"type",
		"const",
		"enum"
	].includes(error.keyword);
}
// src/engine/pipeline/resolve/field-issues.ts
/** HTML or a picture in a text. */
function htmlInText(place, pointer, written) {
	return {
		rule: "markdown-html",
		message: `HTML such as ${written.slice(0, 40)} cannot stand in a text.`,
		hint: "Use Markdown: **bold**, *italic*, [words](/path), lists and tables. For pictures use a block.",
		file: place.file,
		pointer,
		excerpt: written.slice(0, 40)
	};
}
/** A text that would take very long to read. */
function tooMuchMarkdown(place, pointer, message) {
	return {
		rule: "markdown-limit",
		message,
		hint: "Write plain paragraphs, and spread what belongs apart over several of them.",
		file: place.file,
		pointer
	};
}
/** What was meant to be a link, and is none for Markdown. */
function brokenLink(place, pointer, written) {
	const [, words, target] = /^\(([^()]+)\)\[([^\]]+)\]$/.exec(written) ?? [];
	return {
		rule: "link-form",
		message: `${JSON.stringify(written)} was meant to be a link, but is shown as it stands.`,
		hint: words === void 0 ? "Write [words](/path): no space between the brackets and none in the path." : `Write [${words}](${target}): the words stand in square brackets, the path in round ones.`,
		file: place.file,
		pointer,
		excerpt: written,
		...words === void 0 ? {} : { fix: { value: `[${words}](${target})` } }
	};
}
/** Signs of bold words that are shown as they stand. */
function openBold(place, pointer, written) {
	const isClosed = written.length > 2;
	return {
		rule: "text-signs",
		message: `“${written}” is shown as it stands, and makes nothing bold.`,
		hint: isClosed ? "Write **words**, with no space between the stars and the words." : "Close it after the words, as in **words**, or take it away.",
		file: place.file,
		pointer,
		excerpt: written
	};
}
/** A link as Markdown has it, in a field that is shown as it is. */
const MARKDOWN_LINK = /\[[^\]]{1,300}\]\((\/|#|https?:|mailto:|tel:)[^)]{0,300}\)/;
/** A link of Markdown in a field that is shown as it stands. */
function linkInPlainText(place, pointer, value) {
	const written = MARKDOWN_LINK.exec(value)?.[0] ?? value;
	return {
		rule: "link-form",
		message: `${JSON.stringify(written)} is shown as it stands: this field has plain text, not Markdown.`,
		hint: "Write the words only, and put the link into a field that takes Markdown.",
		file: place.file,
		pointer,
		excerpt: written
	};
}
/** A picture without words. */
function missingAlt(place, pointer) {
	return {
		rule: "media-alt",
		message: "This picture has no text for people who cannot see it.",
		hint: "Say in one short sentence what it shows.",
		file: place.file,
		pointer
	};
}
/** A day that the calendar does not have. */
function impossibleDay(place, pointer, value) {
	return {
		rule: "date-invalid",
		message: `${value} is not in the calendar.`,
		hint: "Write year-month-day with a month from 01 to 12 and a day that the month has.",
		file: place.file,
		pointer
	};
}
// src/engine/pipeline/schema/href-pattern.ts
/** A token, in whose braces spaces may stand. */
const TOKEN$1 = "\\{[^{}]*\\}";
const REST = `([^\\s\\\\{}%]|%[0-9a-fA-F]{2}|${TOKEN$1})*`;
/** The forms that a link can have, as far as they can be told without the site. Other rules say more, in better words. */
const HREF_PATTERN = `^(${[
	`/(?!/)${REST}`,
	`#[^\\s!]${REST}`,
	`[hH][tT][tT][pP][sS]?://(?!(localhost|127\\.|10\\.|192\\.168\\.))[^\\s/?#@\\\\{}]+\\.[^\\s/?#@\\\\{}]+([/?#]${REST})?`,
	`[mM][aA][iI][lL][tT][oO]:(${TOKEN$1}|[^\\s@?/{}]+@[^\\s@?{}]+\\.[^\\s@?{}]+|\\?)${REST}`,
	`[tT][eE][lL]:(${TOKEN$1}${REST}|\\+?[\\d().*#-]{3,}(;[\\w=-]+)*)`,
	`${TOKEN$1}${REST}`
].join("|")})$`;
/** Full addresses of a site's own pages, which are written as paths. */
function ownAddressPattern(siteUrl) {
	const host = URL.canParse(siteUrl) ? new URL(siteUrl).host.replace(/^www\./, "") : "";
	return host === "" ? "^(?!)" : `^https?://(www\\.)?${escaped(host)}([/?#]|$)`;
}
/** A text as a part of a pattern that means itself. */
function escaped(text) {
	return text.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
}
// src/engine/pipeline/schema/live-lists.ts
/** Definitions of the schema that editors complete from, and check what depends on the site. */
const LIVE_DEFINITIONS = [
	"alias",
	"alt",
	"day",
	"folder",
	"href",
	"media",
	"picture",
	"richText",
	"route",
	"shared",
	"text"
];
/** Code in Markdown, in which braces stand for themselves, or a backtick of its own. The group keeps the two from being tried in turn. */
const CODE = "(?=(`[^`]*`|`))\\1|";
/** A path with at most an anchor: without a query, a token, an encoded character or a text to be found. */
const PLAIN_PATH = "^/(?!media/)[^?#{%]*(#[^:%{]+)?$";
/** Days that no month has; of February the 29th is left to the rules. */
const DAY = "^\\d{4}-((0[13578]|1[02])-(0[1-9]|[12]\\d|3[01])|(0[469]|11)-(0[1-9]|[12]\\d|30)|02-(0[1-9]|1\\d|2\\d))$";
/**
* The schema that editors complete from and check names with. An `enum` inside a condition gives no
* completion, so each value is offered as a snippet as well.
*/
function liveLists(site) {
	const listed = site.pages.filter(({ route }) => route !== "/404" && !isPattern(route));
	const routes = listed.map(({ route }) => route);
	const folders = [.../* @__PURE__ */ new Set([...routes, ...routes.flatMap(ancestorsOf)])];
	const inMarkdown = withKnownTokens(site.tokens, CODE);
	return {
		$schema: "http://json-schema.org/draft-07/schema#",
		$comment: "Generated from the pages. Not committed.",
		definitions: {
			href: href(site, listed),
			route: oneOf(routes, "There is no such page."),
			folder: oneOf(folders, "There are no pages below this path."),
			media: oneOf(site.media, "There is no such file in the media folder."),
			picture: {
				not: { enum: site.otherMedia },
				errorMessage: "This file is no picture."
			},
			shared: oneOf(site.shared, "There is no such file in pages/_shared/."),
			alias: alias([...routes, ...site.files]),
			day: {
				pattern: DAY,
				patternErrorMessage: "This day is not in the calendar."
			},
			alt: {
				pattern: "\\S",
				patternErrorMessage: "Say in one short sentence what the picture shows."
			},
			text: { allOf: [withoutLinks(), withKnownTokens(site.tokens)] },
			richText: {
				...inMarkdown,
				items: inMarkdown
			}
		}
	};
}
function oneOf(values, errorMessage) {
	return {
		enum: values,
		errorMessage,
		defaultSnippets: values.map((value) => ({
			label: value,
			body: value
		}))
	};
}
function href(site, listed) {
	const { url, pages, aliases, media, files } = site;
	const answered = [...listed, ...aliases];
	const paths = answered.map(({ route }) => route);
	const places = answered.flatMap(({ route, anchors }) => anchors.map((anchor) => `${route}#${anchor}`));
	const frame = paths.flatMap((path) => site.frameAnchors.map((anchor) => `${path}#${anchor}`));
	const hrefs = [...paths, ...places];
	return {
		defaultSnippets: hrefs.map((value) => ({
			label: value,
			body: value
		})),
		allOf: [
			withKnownTokens(site.tokens),
			{
				if: { pattern: PLAIN_PATH },
				then: {
					anyOf: [{ enum: [
						...hrefs,
						...frame,
						...files
					] }, { pattern: patternsOf(pages) }],
					errorMessage: "There is no such page, or no such place on it."
				},
				else: {
					pattern: HREF_PATTERN,
					patternErrorMessage: "A link begins with / for a page, # for a place on this page, https://, mailto: or tel:, and has no spaces."
				}
			},
			{
				if: { pattern: "^/media/[^?#%{]*$" },
				then: {
					enum: media,
					errorMessage: "There is no such file in the media folder."
				}
			},
			{
				not: { pattern: ownAddressPattern(url) },
				errorMessage: "This is an address of this very site: begin with the slash of its path."
			}
		]
	};
}
/** A pattern for addresses that a page with a parameter answers; one that nothing matches without such pages. */
function patternsOf(pages) {
	const sources = pages.filter(({ route }) => isPattern(route)).map(({ route }) => route.replace(/:[a-z]+/g, "[1-9][0-9]*"));
	return sources.length === 0 ? "^(?!)" : `^(${sources.join("|")})$`;
}
function alias(taken) {
	return {
		pattern: "^(/[^/]+)+$",
		patternErrorMessage: "A further path begins with a slash and ends without one.",
		allOf: [{
			not: { enum: taken },
			errorMessage: "There is a page or a file of this path already."
		}, {
			not: { pattern: UNSAFE_SIGN.source },
			errorMessage: "A further path has letters, digits and hyphens, and no signs such as ? or #."
		}]
	};
}
function withoutLinks() {
	return {
		not: { pattern: MARKDOWN_LINK.source },
		errorMessage: "This field has plain text, in which a link of Markdown is shown as it stands."
	};
}
/** Braces hold the name of a value, the name of a field of the page, or what is still to be written. */
function withKnownTokens(names, code = "") {
	const others = [
		...BRACES.keys(),
		"page\\.[^{}]*",
		"fill:[^{}]*"
	];
	const known = [...names.map(escaped), ...others].join("|");
	return {
		pattern: `^(?:${code === "" ? "[^{}]" : "[^{}`]"}|${code}\\{\\s*(?:${known})\\s*\\})*$`,
		patternErrorMessage: "A brace has no other half, or a name in braces has no value. Values are set in pages/_site.json."
	};
}
// src/engine/pipeline/validate/create-ajv.ts
/** Words that only editors read. */
const EDITOR_WORDS = [
	"defaultSnippets",
	"errorMessage",
	"patternErrorMessage"
];
/** Forms that no pattern can describe. */
const FORMATS = {
	origin: (text) => originOf(text) !== void 0,
	"safe-origin": (text) => isSafeOrigin(originOf(text)),
	"safe-address": (text) => isSafeOrigin(originOfAddress(text))
};
/** The live lists are for editors; here the link and media rules speak, with better words. */
const LIVE_LISTS_STUB = {
	$id: "routes.schema.json",
	definitions: Object.fromEntries(LIVE_DEFINITIONS.map((name) => [name, {}]))
};
/** What compiled validators call beside what Ajv brings, by the name under which they ask for it. */
const OWN_PARTS = {
	"own/formats": FORMATS,
	"own/text-length": { isLongerJoined }
};
/** Ajv is large; it is loaded when a schema has to be compiled. */
const require = createRequire(import.meta.url);
/**
* Makes the compiler of schemas.
*
* @param schemas by the names under which their validators are asked for
*/
function createAjv(schemas) {
	const { Ajv, _ } = require("ajv");
	const ajv = new Ajv({
		allErrors: true,
		verbose: true,
		strictTypes: false,
		strictTuples: false,
		strictRequired: false,
		validateSchema: false,
		code: {
			optimize: false,
			source: true,
			formats: _`require("own/formats")`
		}
	});
	ajv.addVocabulary(EDITOR_WORDS);
	for (const [name, holds] of Object.entries(FORMATS)) ajv.addFormat(name, holds);
	ajv.addKeyword({
		keyword: "maxJoinedLength",
		type: "array",
		schemaType: "number",
		code(context) {
			const isLonger = context.gen.scopeValue("func", {
				ref: isLongerJoined,
				code: _`require("own/text-length").isLongerJoined`
			});
			context.fail(_`${isLonger}(${context.data}, ${context.schemaCode})`);
		}
	});
	ajv.addSchema(LIVE_LISTS_STUB);
	for (const [name, schema] of Object.entries(schemas)) ajv.addSchema(schema, name);
	return ajv;
}
/** The code of validators that `createAjv` has compiled, for {@link loadValidators}. */
function codeOfValidators(ajv, names) {
	const { default: standaloneCode } = require("ajv/dist/standalone");
	return standaloneCode(ajv, Object.fromEntries(names.map((name) => [name, name])));
}
/** Gives a validator's code the parts it asks for. */
function partOfValidators(name) {
	return Object.hasOwn(OWN_PARTS, name) ? OWN_PARTS[name] : require(name);
}
// src/engine/pipeline/validate/validators.ts
/** Part of the key: raise it when schemas are compiled differently. */
const RECIPE$2 = "1";
/** Sets of schemas whose validators are kept: those of the last changes. */
const MOST_KEPT$2 = 4;
/**
* Compiles schemas to validators, or takes the code that was made of the same schemas before.
*
* @param ajv makes the compiler, which holds the schemas; it is not asked when the code is there
* @param cache folder where the code is kept between runs
*/
function createValidators(schemas, ajv, cache) {
	if (cache === void 0) return (name) => ajv().getSchema(name);
	const file = join(cache, "validators", `${keyOf$2(schemas)}.json`);
	const load = () => loadValidators(readKept$1(file) ?? compileAndKeep(file, schemas, ajv()));
	let loaded;
	return (name) => {
		loaded ??= load();
		return loaded[name];
	};
}
function keyOf$2(schemas) {
	const text = RECIPE$2 + JSON.stringify(schemas);
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
function compileAndKeep(file, schemas, ajv) {
	const code = codeOfValidators(ajv, Object.keys(schemas));
	keep$1(file, code, MOST_KEPT$2);
	return code;
}
function loadValidators(code) {
	const validators = {};
	compileFunction(code, ["exports", "require"])(validators, partOfValidators);
	return validators;
}
// src/engine/pipeline/validate/schema-errors.ts
/** Comparing alternatives takes long; a file with more errors than this is wrong as a whole. */
const MOST$2 = 2e3;
/**
* Makes what compares documents with the schemas of their kinds.
*
* @param cache folder where the compiled schemas are kept between runs
*/
function schemaErrors(schemas, cache) {
	let ajv;
	const ajvOnce = () => {
		ajv ??= createAjv(schemas);
		return ajv;
	};
	const validators = createValidators(schemas, ajvOnce, cache);
	const alternatives = new Map(Object.entries(schemas).map(([name, { definitions = {} }]) => {
		return [name, {
			compile: remembered((schema) => ajvOnce().compile({
				...schema,
				definitions
			})),
			definitions
		}];
	}));
	return (name, value) => {
		const validate = validators(name);
		if (validate(value)) return [];
		return withoutEcho(bestBranch(withoutEcho(validate.errors ?? []).slice(0, MOST$2), alternatives.get(name)));
	};
}
/** An `if` that failed only repeats its `then`; the form of a text with a hidden character, what parsing reports. */
function withoutEcho(errors) {
	return errors.filter(({ keyword, data }) => keyword !== "if" && !(["pattern", "format"].includes(keyword) && typeof data === "string" && hidesSomething(data)));
}
// src/engine/pipeline/validate/validator.ts
/**
* Makes the validator from the schemas.
*
* @returns a function that gives one issue for one mistake
*/
function createValidator(schemas, errorsIn = schemaErrors(schemas)) {
	return (name, file, value) => toIssues(file, errorsIn(name, value), schemas[name].definitions ?? {});
}
// src/engine/pipeline/engine.ts
/** Reads the schemas. */
function loadEngine({ root, definitions, cache, before }) {
	const texts = [
		"page",
		"post",
		"shared",
		"site",
		"sources"
	].map((name) => [name, readText(join(root, "schema", `${name}.schema.json`))]);
	const id = createHash("sha256").update(texts.join("")).digest("hex").slice(0, 10);
	if (before?.id === id) return before;
	const schemas = Object.fromEntries(texts.map(([name, text]) => [name, JSON.parse(text)]));
	const errorsIn = schemaErrors(schemas, cache);
	return {
		id,
		schemas,
		definitions,
		schemaFolder: schemaFolderOf(root),
		validate: createValidator(schemas, errorsIn),
		repair: createRepair(schemas, errorsIn)
	};
}
/** An engine that is installed as a package is found under its name; the pages of its own repository lie beside its schemas. */
function schemaFolderOf(root) {
	if (!root.split(sep).includes("node_modules")) return "schema";
	const { name } = JSON.parse(readText(join(root, "package.json")));
	return `node_modules/${name}/schema`;
}
// src/engine/pipeline/index/default-not-found.ts
/**
* The not-found page of a site that has none of its own.
*
* @param siteFile stands for the page in messages
*/
function defaultNotFound(siteFile) {
	const text = "The page you're looking for doesn't exist or has been moved.";
	return {
		route: "/404",
		file: siteFile,
		page: {
			title: "Page Not Found",
			description: text,
			noindex: true,
			blocks: [{
				type: "hero",
				subtitle: text,
				actions: [{
					label: "Return Home",
					href: "/"
				}]
			}]
		}
	};
}
// src/engine/pipeline/index/build-index.ts
const NOT_FOUND = "/404";
/** Collects what pages can refer to, and names what is claimed twice. */
function buildIndex(parts) {
	const issues = [];
	const pages = /* @__PURE__ */ new Map();
	for (const entry of parts.pages) {
		const taken = pages.get(entry.route);
		if (taken) issues.push(duplicateRoute(entry, taken));
		else if (entry.route !== NOT_FOUND) pages.set(entry.route, entry);
	}
	issues.push(...pagesOfPatterns(pages));
	const withHidden = {
		pages,
		aliases: collectAliases(pages, issues),
		children: collectChildren(pages)
	};
	return {
		index: {
			...shownPart(withHidden),
			withHidden,
			site: parts.site,
			siteFile: parts.siteFile,
			sources: parts.sources,
			media: parts.media,
			posts: parts.posts,
			postFiles: parts.postFiles,
			postHtml: parts.postHtml,
			ledger: parts.ledger,
			words: parts.words,
			unreadable: parts.unreadable,
			repairs: parts.repairs ?? /* @__PURE__ */ new Map(),
			notFound: parts.pages.find((entry) => entry.route === NOT_FOUND) ?? defaultNotFound(parts.siteFile),
			shared: new Map(parts.shared.map((entry) => [entry.name, entry]))
		},
		issues
	};
}
/** A page at an address that a pattern answers as well: which of the two a visitor sees is left to the host. */
function pagesOfPatterns(pages) {
	const patterns = [...pages.values()].filter(({ route }) => isPattern(route));
	if (patterns.length === 0) return [];
	return [...pages.values()].flatMap((entry) => {
		const pattern = patterns.find(({ route }) => entry.route.startsWith(route.slice(0, route.indexOf(":"))) && matchesPattern(route, entry.route));
		return pattern ? [duplicateRoute(entry, pattern)] : [];
	});
}
function collectAliases(pages, issues) {
	const aliases = /* @__PURE__ */ new Map();
	for (const entry of pages.values()) (entry.page.aliases ?? []).forEach((alias, at) => {
		const rule = typeof alias === "string" ? {
			path: alias,
			as: "redirect"
		} : alias;
		const owner = pages.get(rule.path) ?? pages.get(aliases.get(rule.path)?.target ?? "");
		if (owner) issues.push(aliasClash(entry, at, rule.path, owner, pages.has(rule.path)));
		else aliases.set(rule.path, {
			...rule,
			target: entry.route
		});
	});
	return aliases;
}
function collectChildren(pages) {
	const children = /* @__PURE__ */ new Map();
	for (const entry of pages.values()) {
		const parent = parentOf$1(entry.route);
		if (parent === void 0 || isPattern(entry.route)) continue;
		const beside = children.get(parent);
		if (beside) beside.push(entry);
		else children.set(parent, [entry]);
	}
	for (const list of children.values()) list.sort(byOrderThenTitle);
	return children;
}
function byOrderThenTitle(a, b) {
	const order = (a.page.order ?? Number.POSITIVE_INFINITY) - (b.page.order ?? Number.POSITIVE_INFINITY);
	return Number.isNaN(order) || order === 0 ? byCodePoint(a.page.title, b.page.title) : order;
}
function duplicateRoute(entry, taken) {
	return {
		rule: "route-duplicate",
		message: `This page answers ${entry.route}, and so does ${fileName(taken.file)}.`,
		hint: "Keep one of the two files, or rename one.",
		file: entry.file,
		pointer: ""
	};
}
function aliasClash(entry, at, path, owner, isPage) {
	return {
		rule: "alias-clash",
		message: owner !== entry ? `The further path ${path} is already answered by ${fileName(owner.file)}.` : isPage ? `The further path ${path} is the path of this page itself; it would lead in a circle.` : `The further path ${path} is given twice.`,
		hint: owner === entry ? "Take this entry away." : "Choose another path, or take this one away.",
		file: entry.file,
		pointer: appendPointer("/aliases", at)
	};
}
function fileName(file) {
	return file.split("/").slice(-2).join("/");
}
// src/engine/pipeline/index/odd-files.ts
const NAMES = {
	pipe: "a pipe",
	socket: "a socket",
	device: "a device"
};
/**
* Reports what lies below a folder and is no file, and folders that cannot be read. Links are not followed, as what they lead to may
* lie outside and change unseen; a pipe would be read for ever.
*
* @param entries what the folder holds beside files
*/
function oddFileIssues(folder, entries) {
	return entries.map((entry) => ({
		...problemOf(entry, folder),
		file: slashed(join(resolve(folder), entry.path)),
		pointer: ""
	}));
}
function problemOf({ path, kind, cause }, folder) {
	if (kind === "folder") return unreadFolder(path || basename(resolve(folder)), cause);
	if (kind !== "link" && kind !== "file") return {
		rule: "file-unreadable",
		message: `${path} is no file but ${NAMES[kind]}; it is left out.`,
		hint: "Delete it, or put a file there."
	};
	return {
		rule: "file-link",
		message: `${path} is no file but a symbolic link, which ${whereTo(path, folder)}; it is left out.`,
		hint: "Put the file itself here, or delete the link. For a second address of a page use \"aliases\"."
	};
}
function unreadFolder(name, cause) {
	if (cause?.code === "ENOTDIR") return {
		rule: "file-unreadable",
		message: `${name} is a file, where a folder is expected.`,
		hint: "Give the file another name, and make a folder of this one."
	};
	return {
		rule: "file-unreadable",
		message: `The folder ${name} cannot be read (${cause?.code}); what is in it is left out.`,
		hint: "Give yourself the right to read the folder and to open it."
	};
}
function whereTo(path, folder) {
	const root = realpathSync(resolve(folder));
	const target = targetOf(join(root, path));
	if (target === void 0) return "leads nowhere";
	return target.startsWith(root + sep) ? "leads to another file of the folder" : "leads outside the folder";
}
function targetOf(link) {
	try {
		return realpathSync(link);
	} catch {
		return;
	}
}
// src/engine/pipeline/index/path-issues.ts
const SEGMENT = /^[a-z0-9]+(-[a-z0-9]+)*$/;
/** Files of the site itself, which answer no address. */
const OWN_FILES = /* @__PURE__ */ new Set([
	SITE_FILE,
	SOURCES_FILE,
	LEDGER_FILE
]);
/** Endings that editors and systems put in place of `.json`, or after it. */
const NEARLY_JSON = /^(.+?)\.(?:jsonc?|json5|jsn)(?:\.(?:txt|bak|old|orig|tmp))?$/i;
const PARAMETER = /^\[[a-z]+\]$/;
/** Finds file names that make no good address, and pairs that differ only in letter case. */
function pathIssues(pages, paths) {
	const files = paths.filter((path) => path.endsWith(".json"));
	const fileOf = (path) => slashed(join(resolve(pages), path));
	const twins = differingInCase(files);
	return paths.flatMap((path) => {
		const file = fileOf(path);
		if (path === "_words.txt") return [];
		if (!path.endsWith(".json")) return [strayFile(file, path)];
		const twin = twins.get(path);
		if (twin !== void 0) return [sameButCase(file, path, twin)];
		return OWN_FILES.has(path) ? [] : nameIssues(file, segmentsOf(path));
	});
}
/** Of paths that differ only in capital letters all but the one in small letters, each with that one. */
function differingInCase(paths) {
	if (paths.every((path) => path === path.toLowerCase())) return /* @__PURE__ */ new Map();
	const inOrder = [...paths].sort((a, b) => capitals(a) - capitals(b));
	const first = /* @__PURE__ */ new Map();
	const twins = /* @__PURE__ */ new Map();
	for (const path of inOrder) {
		const twin = first.get(path.toLowerCase());
		if (twin === void 0) first.set(path.toLowerCase(), path);
		else twins.set(path, twin);
	}
	return twins;
}
function capitals(path) {
	return path.replace(/\P{Lu}/gu, "").length;
}
/** Finds folders that are named as files are. */
function folderIssues(pages, folders) {
	return folders.map((path) => {
		const name = path.slice(path.lastIndexOf("/") + 1);
		const bare = name.replace(/(\.json)+$/, "");
		return {
			rule: "route-slug",
			message: `"${name}" is a folder, and only files end in .json.`,
			hint: `Rename the folder to "${suggestion(bare)}". If it was to be a page, make a file of that name instead.`,
			file: slashed(join(resolve(pages), path)),
			pointer: ""
		};
	});
}
/**
* Lists the folders that are named as files are, with what stands above them.
*
* @param paths of files below the pages folder
*/
function foldersLikeFiles(paths) {
	const folders = paths.flatMap((path) => {
		const segments = path.split("/").slice(0, -1);
		return segments.flatMap((name, at) => name.endsWith(".json") ? [segments.slice(0, at + 1).join("/")] : []);
	});
	return [...new Set(folders)];
}
/** Folders that end in `.json` have an issue of their own. */
function nameIssues(file, segments) {
	const bad = segments.find((segment, at) => !SEGMENT.test(segment) && !PARAMETER.test(segment) && !(segment.endsWith(".json") && at < segments.length - 1));
	if (bad !== void 0) return [badSlug(file, bad)];
	const [, second] = segments.filter((segment) => PARAMETER.test(segment));
	if (second !== void 0) return [secondParameter(file, second)];
	const reserved = reservedReason(segments);
	return reserved === void 0 ? [] : [reservedName(file, reserved)];
}
function segmentsOf(path) {
	return path.replace(/^_(shared|blog)\//, "").replace(/\.json$/, "").split("/");
}
function strayFile(file, path) {
	const name = path.slice(path.lastIndexOf("/") + 1);
	const meant = NEARLY_JSON.exec(name)?.[1];
	return {
		rule: "file-stray",
		message: `${path} is not a page: pages end in .json.`,
		hint: meant === void 0 ? "Move it out of the pages folder; pictures and films belong in the media folder." : `If it is a page, rename it to "${meant}.json". Let your system show the endings of files: it may hide the last one.`,
		file,
		pointer: ""
	};
}
function sameButCase(file, path, twin) {
	return {
		rule: "route-duplicate",
		message: `${path} and ${twin} differ only in capital letters, and addresses have none.`,
		hint: "Delete one of the two, or give it another name.",
		file,
		pointer: ""
	};
}
function badSlug(file, segment) {
	return {
		rule: "route-slug",
		message: `"${segment}" makes a bad address: it may have small letters, digits and single hyphens only.`,
		hint: withStrangeSign(segment, `Rename it to "${suggestion(segment)}".`),
		file,
		pointer: ""
	};
}
function secondParameter(file, segment) {
	return {
		rule: "route-slug",
		message: `"${segment}" is the second name in brackets of this address, and only one can stand for a number.`,
		hint: "Give this file or folder a plain name.",
		file,
		pointer: ""
	};
}
function reservedName(file, reason) {
	return {
		rule: "route-reserved",
		message: `This page cannot have its address: ${reason}.`,
		hint: "Give the file or its folder another name.",
		file,
		pointer: ""
	};
}
function suggestion(segment) {
	return segment.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "page";
}
// src/engine/pipeline/index/unknown-site.ts
/** Stands in for a site file that cannot be understood, so that pages can be resolved; it says nothing. */
const UNKNOWN_SITE = {
	brand: "",
	url: "",
	language: "",
	navigation: {
		header: [],
		action: {
			label: "",
			href: ""
		}
	},
	footer: { groups: [] }
};
// src/engine/pipeline/index/unread-names.ts
/** The name by which a file of the pages folder is known: the route of a page, or the path of another file. */
function nameOf$2(path) {
	return kindOf$2(path) === "page" ? routeOfFile(path) : path.replace(/\.json$/, "");
}
/** What may be known by something in the pages folder that is not read. A link may lead to a folder. */
function namesOfPages({ path, kind }) {
	if (path.endsWith(".json") && kind !== "folder") return [nameOf$2(path)];
	const folder = path === "" ? "" : `${path}/`;
	return [path.startsWith("_") ? folder : `/${folder}`];
}
/** What may be known by something in the media folder that is not read. */
function namesOfMedia({ path, kind }) {
	const name = path === "" ? "/media" : `/media/${path}`;
	return kind === "link" ? [name, `${name}/`] : [kind === "folder" ? `${name}/` : name];
}
/** Whether it is the folder itself that cannot be read. */
function isRoot({ path }) {
	return path === "";
}
// src/engine/pipeline/media/picture-cache.ts
/** Part of the file's name: raise it when pictures are judged differently. */
const RECIPE$1 = "1";
/** Pictures that something is kept of, the latest first. */
const MOST_KEPT$1 = 2e4;
/**
* Reads what is known of pictures.
*
* @param cache folder where it is kept between runs
*/
function createPictureCache(cache) {
	const file = join(cache, `pictures-${RECIPE$1}.json`);
	const added = /* @__PURE__ */ new Map();
	let before;
	return {
		async factsOf(bytes, key, kind) {
			before ??= read(file);
			const known = before.get(key) ?? added.get(key);
			if (known) return known;
			const { examinePicture } = await import("./examine-picture-Pc_b8nxu.mjs").then((n) => n.r);
			const facts = await examinePicture(bytes, kind);
			added.set(key, facts);
			return facts;
		},
		save() {
			if (added.size === 0) return;
			const all = [...added, ...before ?? []].slice(0, MOST_KEPT$1);
			mkdirSync(dirname(file), { recursive: true });
			const aside = `${file}.${process.pid}`;
			writeFileSync(aside, JSON.stringify(all));
			renameSync(aside, file);
		}
	};
}
function read(file) {
	return new Map(readKept$1(file));
}
// src/engine/pipeline/media/index-media.ts
/** Part of the name: raise it when other things are kept of a file. */
const RECIPE = "1";
/** Media folders that something is kept of. */
const MOST_KEPT = 32;
/**
* Lists the media folder with the size and the content hash of every file.
*
* @param files paths of the files in the media folder
* @param cache folder where hashes and sizes are kept between runs
*/
async function indexMedia(folder, files, cache) {
	const kept = fileFor(folder, cache);
	const before = readKept$1(kept) ?? {};
	const pictures = createPictureCache(cache);
	const after = {};
	const media = /* @__PURE__ */ new Map();
	const unread = /* @__PURE__ */ new Map();
	for (const below of files) {
		const path = `/media/${below}`;
		const file = slashed(join(resolve(folder), below));
		try {
			const entry = await know(file, before[below], pictures);
			after[below] = entry;
			const { time: _, ...facts } = entry;
			media.set(path, {
				path,
				file,
				...facts
			});
		} catch (cause) {
			unread.set(path, unreadable(file, codeOf(cause)));
		}
	}
	if (JSON.stringify(before) !== JSON.stringify(after)) keep$1(kept, after, MOST_KEPT);
	pictures.save();
	return {
		media,
		unread
	};
}
/** What the system says of a file. @throws again what is none of its answers, but a fault of the program */
function codeOf(cause) {
	const { code } = cause;
	if (code === void 0) throw cause;
	return code;
}
/** Every folder has a file of its own, so that sites that take turns do not undo each other's. */
function fileFor(folder, cache) {
	const name = createHash("sha256").update(resolve(folder)).digest("hex").slice(0, 16);
	return join(cache, `media-index-${RECIPE}`, `${name}.json`);
}
/** What is known of a file, or else can be found out. */
async function know(file, known, pictures) {
	const stat = withFile(file, (_, stats) => stats);
	return known?.time === stat.mtimeMs && known.size === stat.size ? known : examine(file, stat, pictures);
}
async function examine(file, { size, mtimeMs: time }, pictures) {
	const kind = mediaKind(file);
	const bytes = readBytes(file);
	const hash = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
	if (kind !== "vector" && kind !== "raster") return {
		kind,
		size,
		hash,
		time
	};
	return {
		kind,
		size,
		hash,
		time,
		...await pictures.factsOf(bytes, `${kind} ${hash}`, kind)
	};
}
// src/engine/pipeline/parse/duplicate-keys.ts
const COLON = 58;
/** Spaces, tabs and line breaks have lower codes than anything else in JSON. */
const SPACE$1 = 32;
/**
* Whether a text has more keys than its value: `JSON.parse` silently keeps the last of two equal ones.
*
* @param text that `JSON.parse` has taken
*/
function mayHaveDuplicateKeys(text, value) {
	const endOfText = createTextEnd(text);
	let written = 0;
	for (let at = text.indexOf("\""); at >= 0; at = text.indexOf("\"", at)) {
		at = endOfText(at) + 1;
		while (text.charCodeAt(at) <= SPACE$1) at += 1;
		if (text.charCodeAt(at) === COLON) written += 1;
	}
	return written !== countKeys(value);
}
function countKeys(value) {
	if (Array.isArray(value)) return value.reduce((sum, item) => sum + countKeys(item), 0);
	if (typeof value !== "object" || value === null) return 0;
	let count = 0;
	for (const item of Object.values(value)) count += 1 + countKeys(item);
	return count;
}
/** Files full of them are told once. */
const MOST$1 = 20;
/** One issue for every key that an object has already. */
function duplicateKeyIssues(file, text) {
	const issues = [];
	const seen = [];
	visit(text, {
		onObjectBegin: () => {
			seen.push(/* @__PURE__ */ new Map());
		},
		onObjectEnd: () => {
			seen.pop();
		},
		onObjectProperty: (key, offset, length, line, _column, path) => {
			const keys = seen.at(-1);
			const first = keys?.get(key);
			if (first === void 0) keys?.set(key, line + 1);
			else if (issues.length < MOST$1) issues.push(duplicate({
				file,
				key,
				first,
				pointer: pathPointer([...path(), key]),
				offset,
				length
			}));
		}
	});
	return issues;
}
function duplicate(found) {
	return {
		rule: "json-duplicate-key",
		message: `The field "${found.key}" stands here for the second time; the first is on line ${found.first}.`,
		hint: "Keep the one that is right and delete the other; otherwise the first would be lost without a word.",
		file: found.file,
		pointer: found.pointer,
		span: {
			offset: found.offset,
			length: found.length
		}
	};
}
function pathPointer(path) {
	return path.reduce(appendPointer, "");
}
// src/engine/pipeline/parse/encoding.ts
const STRICT = new TextDecoder("utf-8", {
	fatal: true,
	ignoreBOM: true
});
const LENIENT = new TextDecoder("utf-8", { ignoreBOM: true });
const BOM = "﻿";
const SAVE_AGAIN = "Save it again with the encoding UTF-8; most editors offer it beside the file name or under “Save as”.";
/**
* Decodes the bytes of a file. A byte order mark is taken away, since editors on Windows add it.
*
* @returns the text, or the issue that names what the bytes are instead
*/
function decode(source) {
	const { bytes, file } = source;
	if (isUtf16(bytes)) return refused(file, "This file is saved as UTF-16.", SAVE_AGAIN, {
		offset: 0,
		length: 0
	});
	const zero = bytes.indexOf(0);
	if (zero >= 0) return refused(file, ...zeroByte(bytes), spanAt(bytes, zero));
	try {
		return { text: withoutMark(STRICT.decode(bytes)) };
	} catch {
		const bad = firstBadByte(bytes);
		const byte = bytes[bad] ?? 0;
		const meant = new TextDecoder("windows-1252").decode(new Uint8Array([byte]));
		return refused(file, `This file is not saved as UTF-8: the byte ${byte.toString(16).toUpperCase()} here is ${meant} in Latin-1.`, SAVE_AGAIN, spanAt(bytes, bad));
	}
}
function refused(file, message, hint, span) {
	return {
		text: "",
		issue: {
			rule: "json-encoding",
			message,
			hint,
			file,
			pointer: "",
			span
		}
	};
}
/** By its mark, or by every second byte being zero, as in any text with Latin letters. */
function isUtf16(bytes) {
	const [first, second] = bytes;
	if (first === 255 && second === 254 || first === 254 && second === 255) return true;
	const sample = bytes.subarray(0, 200);
	if (sample.length < 4) return false;
	const zeros = [0, 0];
	sample.forEach((byte, at) => {
		if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
	});
	return Math.max(...zeros) > .4 * sample.length && Math.min(...zeros) < .1 * sample.length;
}
function zeroByte(bytes) {
	return bytes.reduce((count, byte) => count + (byte === 0 ? 1 : 0), 0) > bytes.length / 10 ? ["This file is no text: it is full of zero bytes.", "Take it from a backup or from an earlier commit; the disk or a program damaged it."] : ["A zero byte stands in this file.", "Delete the character; it cannot be seen in all editors."];
}
/** Where the bytes stop being UTF-8. */
function firstBadByte(bytes) {
	let [low, high] = [0, bytes.length];
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if (isPrefixOfUtf8(bytes.subarray(0, middle))) low = middle;
		else high = middle - 1;
	}
	return startOfCharacter(bytes, low);
}
/** The first byte of a character that was begun before a place and not finished. */
function startOfCharacter(bytes, end) {
	for (let at = end - 1; at >= Math.max(0, end - 3); at -= 1) {
		const byte = bytes[at] ?? 0;
		if (byte < 128) return end;
		const length = byte >= 240 ? 4 : byte >= 224 ? 3 : byte >= 192 ? 2 : 0;
		if (length > 0) return at + length > end ? at : end;
	}
	return end;
}
function isPrefixOfUtf8(bytes) {
	try {
		new TextDecoder("utf-8", { fatal: true }).decode(bytes, { stream: true });
		return true;
	} catch {
		return false;
	}
}
/** The place of a byte among the characters of the text, as far as it can be decoded. */
function spanAt(bytes, byte) {
	return {
		offset: withoutMark(LENIENT.decode(bytes.subarray(0, byte))).length,
		length: 1
	};
}
function withoutMark(text) {
	return text.startsWith(BOM) ? text.slice(1) : text;
}
// src/engine/pipeline/parse/conflict.ts
const MARK = /^(<{7}|={7}|>{7}|\|{7})( .*)?\r?$/;
/**
* Finds the marks that Git leaves where two changes did not go together.
*
* @returns the text with the first side of every conflict only, of the same length, so that places stay
*/
function withoutConflicts(text) {
	if (!/^[<=>|]{7}/m.test(text)) return {
		text,
		mistakes: []
	};
	const mistakes = [];
	let side = "none";
	let offset = 0;
	return {
		text: text.split("\n").map((line) => {
			const mark = MARK.exec(line)?.[1]?.charAt(0);
			if (mark === "<" || mark !== void 0 && side === "none") mistakes.push(unmerged(offset, line.length, mark === "<"));
			if (mark === "<") side = "first";
			else if (mark === "|" || mark === "=") side = side === "none" ? "none" : "second";
			offset += line.length + 1;
			const isLeftOut = mark !== void 0 || side === "second";
			if (mark === ">") side = "none";
			return isLeftOut ? " ".repeat(line.length) : line;
		}).join("\n"),
		mistakes
	};
}
function unmerged(offset, length, isBeginning) {
	return {
		offset,
		length,
		message: isBeginning ? "Two changes of this file were not merged." : "A mark of a merge that was not finished stands here.",
		hint: "Keep the side that is right, and delete the other together with the lines that begin with <<<<<<<, ======= and >>>>>>>."
	};
}
// src/engine/pipeline/parse/is-json.ts
/** Whether a text is JSON. */
function isJson(text) {
	try {
		JSON.parse(text);
		return true;
	} catch {
		return false;
	}
}
// src/engine/pipeline/parse/lines.ts
/** The lines of a text with what their form says. */
function linesOf(text) {
	let offset = 0;
	return text.split("\n").map((line) => {
		const bare = line.trim();
		const found = {
			offset,
			text: line,
			indent: line.length - line.trimStart().length,
			opens: /[[{]$/.test(bare),
			closes: /^[\]}]/.test(bare)
		};
		offset += line.length + 1;
		return found;
	});
}
/** By how many spaces a part stands deeper than what holds it. */
function stepOf(lines) {
	const indents = lines.map(({ indent }) => indent).filter((indent) => indent > 0);
	return indents.length === 0 ? 0 : indents.reduce((least, indent) => Math.min(least, indent));
}
/** How many lines stand deeper or farther out than the lines above them say. */
function untidiness(lines) {
	const step = stepOf(lines);
	const filled = lines.filter(({ text }) => text.trim() !== "");
	return filled.filter((line, at) => {
		const above = filled[at - 1];
		const wanted = above && above.indent + (above.opens ? step : 0) - (line.closes ? step : 0);
		return wanted !== void 0 && line.indent !== wanted;
	}).length;
}
// src/engine/pipeline/parse/line-mistake.ts
/** Changed texts are read as a whole; this many characters altogether are read in a moment. */
const MOST_READ$1 = 12e6;
/** Exchanged lines stand at most so far from one another, and from where the mistake shows. */
const NEAR = 6;
/** A slip shows at most so many lines after it was made. */
const BEFORE = 8;
/** Lines beyond these stand deeper because of the first. */
const MOST_DEEPER = 10;
const OPENINGS = [
	"[",
	"{",
	"\"\": [",
	"\"\": {"
];
/**
* Finds the line that is missing or stands twice, or the two lines that stand in each other's place, when
* nothing else keeps a text from being JSON. How lines are indented tells where a part begins and ends
* though its bracket is missing.
*
* @param noticed where a reader saw first that something is wrong
*/
function lineMistake(text, noticed) {
	const lines = linesOf(text);
	if (lines.length < 3) return void 0;
	let left = MOST_READ$1;
	const works = (changed) => {
		left -= changed.length;
		return left >= 0 && isJson(changed);
	};
	const draft = {
		text,
		lines,
		works
	};
	const at = Math.max(0, lines.findLastIndex(({ offset }) => offset <= noticed));
	return openingLost(draft) ?? closingLost(draft) ?? doubled(draft, at) ?? exchanged(draft, at);
}
/** A line stands deeper than the one above it, which opens nothing. */
function openingLost({ text, lines, works }) {
	const step = stepOf(lines);
	const filled = lines.filter((line) => line.text.trim() !== "");
	const deeper = filled.filter((line, at) => {
		const above = filled[at - 1];
		return above !== void 0 && line.indent > above.indent + (above.opens ? step : 0);
	});
	for (const line of deeper.slice(0, MOST_DEEPER)) {
		const opening = OPENINGS.find((sign) => works(inserted(text, line.offset, `${sign}\n`)));
		if (opening !== void 0) return lostOpening(line, opening);
	}
}
function lostOpening({ offset, indent }, opening) {
	const sign = opening.slice(-1);
	const at = {
		offset: offset + indent,
		length: 1
	};
	if (opening === sign) return {
		...at,
		message: `An opening ${sign} is missing here.`,
		hint: `Put ${sign} here.`,
		readAs: [{
			offset,
			length: 0,
			text: `${sign}\n`
		}]
	};
	return {
		...at,
		message: "The line that opens this part is missing before this.",
		hint: `Put a line before this with the name of the field, a colon and ${sign}, for example ${sign === "[" ? "\"items\": [" : "\"image\": {"}.`
	};
}
/** A line stands as far out as a bracket that is still open, or farther. */
function closingLost({ text, lines, works }) {
	const open = [];
	for (const [at, line] of lines.entries()) {
		if (line.text.trim() === "") continue;
		const top = open.at(-1);
		if (top && (line.closes ? line.indent < top.indent : line.indent <= top.indent)) {
			const sign = top.text.trimEnd().endsWith("{") ? "}" : "]";
			const closing = [`${sign}\n`, `${sign},\n`].find((added) => works(inserted(text, line.offset, added)));
			if (closing === void 0) return void 0;
			const readAs = [{
				offset: line.offset,
				length: 0,
				text: closing
			}];
			return {
				offset: top.offset + top.text.trimEnd().length - 1,
				length: 1,
				message: `This ${sign === "}" ? "{" : "["} is never closed.`,
				hint: `Add the closing ${sign} before line ${at + 1}.`,
				readAs
			};
		}
		if (line.closes) open.pop();
		if (line.opens) open.push(line);
	}
}
/** A line that was pasted once too often. */
function doubled({ text, lines, works }, noticed) {
	for (let at = Math.max(1, noticed - BEFORE); at <= noticed; at += 1) {
		const line = lines[at];
		if (!line || line.text.trim() === "" || line.text !== lines[at - 1]?.text) continue;
		const { offset } = line;
		const length = line.text.length + 1;
		if (!works(text.slice(0, offset) + text.slice(offset + length))) continue;
		return {
			offset: offset + line.indent,
			length: 1,
			message: "This line stands here for the second time.",
			hint: "Delete one of the two.",
			edits: [{
				offset,
				length,
				text: ""
			}]
		};
	}
}
/** Two lines that give JSON when they change places; of several pairs the one that leaves the neatest text. */
function exchanged(draft, noticed) {
	const { lines, works } = draft;
	const working = [];
	const last = Math.min(noticed + NEAR, lines.length - 1);
	for (let first = Math.max(0, noticed - BEFORE); first < last; first += 1) for (let second = first + 1; second <= Math.min(first + NEAR, last); second += 1) {
		const changed = swapped(lines, first, second);
		if (works(changed)) working.push({
			first,
			second,
			untidy: untidiness(linesOf(changed))
		});
	}
	const distance = ({ first, second }) => second - first;
	const [best] = working.sort((a, b) => a.untidy - b.untidy || distance(a) - distance(b));
	return best && exchangedLines(lines, best.first, best.second);
}
function exchangedLines(lines, first, second) {
	const [upper, lower] = [lines[first], lines[second]];
	if (!upper || !lower) return void 0;
	const within = lines.slice(first, second + 1);
	const text = swapped(within, 0, within.length - 1);
	return {
		offset: upper.offset + upper.indent,
		length: 1,
		message: `This line and line ${second + 1} stand in each other's place.`,
		hint: "Exchange the two lines.",
		readAs: [{
			offset: upper.offset,
			length: text.length,
			text
		}]
	};
}
function swapped(lines, first, second) {
	const order = lines.map((line) => line.text);
	[order[first], order[second]] = [order[second] ?? "", order[first] ?? ""];
	return order.join("\n");
}
function inserted(text, offset, added) {
	return text.slice(0, offset) + added + text.slice(offset);
}
// src/engine/pipeline/parse/one-change.ts
const MARKS$1 = /* @__PURE__ */ new Set([
	"{",
	"}",
	"[",
	"]",
	":",
	","
]);
const SIGNS$1 = [...",:{}[]"];
/** Texts are tried out as a whole; this many characters altogether are read in a moment. */
const MOST_READ = 12e6;
/** Two changes this near to one another are both possible; a person has to choose. */
const BESIDE = 40;
/** How far around a mistake a quote may be missing or too many. */
const REACH = 300;
/**
* Finds the one character whose change makes a text JSON, when several mistakes come from one slip.
*
* @param near where the mistakes were noticed, in order; the change nearest to the first of them is taken
*/
function oneChange(text, tokens, near) {
	const [first = 0] = near;
	const distance = ({ offset }) => Math.abs(offset - first);
	const candidates = [...markChanges(text, tokens), ...quoteChanges(text, near)].filter(({ offset }) => offset <= first + 2).sort((a, b) => distance(a) - distance(b) || weight(a) - weight(b));
	const working = [];
	let left = MOST_READ;
	for (const change of candidates) {
		const [best] = working;
		left -= text.length;
		if (left < 0 || best && distance(change) > distance(best) + BESIDE) break;
		if (isJson(applied(text, change))) working.push(change);
	}
	const [best] = working;
	return best && inWords(text, best, working.length === 1);
}
/** Marks taken out, or put in before and after others. */
function markChanges(text, tokens) {
	const places = /* @__PURE__ */ new Set();
	for (const { offset, length } of tokens) places.add(offset).add(offset + length);
	const added = [...places].flatMap((offset) => SIGNS$1.map((sign) => ({
		offset,
		sign
	})));
	return [...tokens.filter(({ kind, offset }) => MARKS$1.has(kind) && text[offset] === kind).map(({ offset }) => ({ offset })), ...added];
}
/** Quotes taken out or put in, where a text can begin or end, on the lines of the mistakes. */
function quoteChanges(text, near) {
	const places = /* @__PURE__ */ new Set();
	for (const offset of near.slice(0, 10)) for (let at = Math.max(0, offset - REACH); at < Math.min(text.length, offset + REACH); at += 1) if (/["\s,:{}[\]]/.test(text.charAt(at)) || /["\s,:{}[\]]/.test(text.charAt(at - 1))) places.add(at);
	return [...places].flatMap((offset) => text[offset] === "\"" ? [{ offset }, {
		offset,
		sign: "\""
	}] : [{
		offset,
		sign: "\""
	}]);
}
function applied(text, { offset, sign }) {
	return text.slice(0, offset) + (sign ?? "") + text.slice(sign === void 0 ? offset + 1 : offset);
}
/** What is there too much is likelier than what is missing. */
function weight({ sign }) {
	return sign === void 0 ? 0 : 1;
}
function inWords(text, { offset, sign }, isOnly) {
	const written = text.charAt(offset);
	const isTaken = sign === void 0;
	const words = isTaken ? {
		message: `This ${written} is one too many.`,
		hint: "Delete it."
	} : sign === "," ? {
		message: "A comma is missing before this.",
		hint: "Put a comma at the end of the entry above."
	} : {
		message: `${nameOf$1(sign)} is missing here.`,
		hint: `Put ${sign} here.`
	};
	const edits = [{
		offset,
		length: isTaken ? 1 : 0,
		text: sign ?? ""
	}];
	return {
		offset,
		length: 1,
		...words,
		...isOnly ? { edits } : {}
	};
}
function nameOf$1(sign) {
	return {
		"\"": "A double quote",
		":": "A colon",
		"{": "An opening {",
		"[": "An opening [",
		"}": "A closing }",
		"]": "A closing ]"
	}[sign] ?? sign;
}
// src/engine/pipeline/parse/reader.ts
/** Deeper texts are reported before; here it keeps the stack bounded. */
const MAX_DEPTH = 100;
/** Reads tokens as JSON and goes on after every mistake as if it had been fixed. */
var Reader = class {
	text;
	tokens;
	/** How far the text had been read when each mistake was seen. */
	noticed = [];
	/** Whether a bracket is missing or stands where it does not belong. */
	isUnbalanced = false;
	/** Whether fields follow behind what seemed to be the end of the page. */
	goesOn = false;
	mistakes = [];
	open = [];
	/** Whether the last bracket was taken as closed though its closing is missing. */
	isForgotten = false;
	position;
	at = 0;
	constructor(text, tokens) {
		this.text = text;
		this.tokens = tokens;
		this.position = positionFinder(text);
	}
	read() {
		if (!this.readValue()) return this.mistakes;
		const next = this.peek();
		if (next.kind === "end") return this.mistakes;
		if (next.kind === "}" || next.kind === "]") this.report(next, `A closing ${next.kind} too many stands here.`, "Delete it.", { readAs: [remove(next)] });
		else if (next.kind === ",") {
			this.goesOn = this.peek(1).kind !== "end";
			this.report(next, "A comma stands after the end of the page.", "Delete it.", { edits: [remove(next)] });
		} else if (next.kind === "{" || next.kind === "[") this.report(next, "A second document begins here; the first ends just before.", "Keep one page in a file and move the other to a file of its own, or delete a closing } too many before this.");
		else this.report(next, "The file goes on after its end.", "A page is one object: delete what follows the last }, or delete a closing } too many before this.");
		return this.mistakes;
	}
	/** @returns whether reading can go on behind the value */
	readValue() {
		const token = this.peek();
		if (token.kind === "{") return this.readMembers("}");
		if (token.kind === "[") return this.readMembers("]");
		if (token.kind === "string" || token.kind === "value" || token.kind === "name") {
			this.take();
			return true;
		}
		if (token.kind === "end") return this.breakOff();
		this.report(token, "A value is missing here.", "Write a text in double quotes, a number, true, false, a list […] or an object {…}.");
		return token.kind === "," || token.kind === "}" || token.kind === "]";
	}
	readMembers(closing) {
		this.open.push(this.peek());
		this.take();
		if (this.open.length > MAX_DEPTH) return false;
		let comma;
		let isSeparated = true;
		const lacking = [];
		for (;;) {
			const token = this.peek();
			if (token.kind === closing) {
				if (comma) this.trailing(comma, closing, lacking);
				this.take();
				this.open.pop();
				return true;
			}
			if (token.kind === "end") return this.breakOff();
			if (token.kind === "}" || token.kind === "]") return this.wrongClosing(token);
			if (token.kind === ",") {
				this.report(this.take(), comma ? "Two commas stand together." : "A comma stands before the first entry.", "Delete one.", { edits: [remove(token)] });
				continue;
			}
			if (closing === "}" && token.kind === "{" && this.open.length > 1) return this.closedBefore(token);
			if (!isSeparated && !this.isForgotten) lacking.push(this.missingComma(token));
			this.isForgotten = false;
			if (!(closing === "}" ? this.readField() : this.readItem())) return false;
			comma = this.peek().kind === "," ? this.take() : void 0;
			isSeparated = comma !== void 0;
		}
	}
	/** An object begins where a field should: the one before was not closed. The comma before it belongs behind that. */
	closedBefore(token) {
		this.forgotten(this.open.pop(), token);
		this.at -= 1;
		if (this.peek().kind !== ",") this.at += 1;
		return true;
	}
	readField() {
		const token = this.peek();
		if (token.kind === "{" || token.kind === "[" || token.kind === ":") {
			this.report(token, "A field name in double quotes is missing here.", "Write it as \"name\": and the value.");
			if (token.kind === ":") this.take();
			return this.readValue();
		}
		this.take();
		const next = this.peek();
		if (next.kind === ":") {
			this.take();
			return this.readValue();
		}
		if (next.kind === "," || next.kind === "}" || next.kind === "end") {
			this.report(token, "A field needs a name and a value; here stands one of them only.", "Write it as \"name\": \"value\".");
			return true;
		}
		this.report(next, "A colon is missing between the field name and its value.", "Put : before this.", { edits: [{
			offset: token.offset + token.length,
			length: 0,
			text: ":"
		}] });
		return this.readValue();
	}
	readItem() {
		const [token, next] = [this.peek(), this.peek(1)];
		if (!(next.kind === ":" && (token.kind === "string" || token.kind === "name"))) return this.readValue();
		this.isUnbalanced = true;
		const owner = this.open.at(-1);
		this.report(token, "A list holds values, not fields with names.", `Put { } around the fields, or close the list that begins on line ${this.position(owner.offset).line} with ] before this.`);
		this.take();
		this.take();
		return this.readValue();
	}
	missingComma(token) {
		return this.report(token, "A comma is missing before this.", "Put a comma at the end of the entry above.", { edits: [{
			offset: this.previousEnd(),
			length: 0,
			text: ","
		}] });
	}
	/** An entry was moved to or from the end of a list, and the commas stayed where they were: one mistake. */
	movedComma(comma, lacking) {
		lacking.message = `A comma is missing before this, and the one after the last entry, on line ${this.position(comma.offset).line}, is one too many.`;
		lacking.hint = "Put the comma at the end of the entry above.";
		lacking.edits = [...lacking.edits ?? [], remove(comma)];
	}
	trailing(comma, closing, lacking) {
		const [first, second] = lacking;
		if (first && !second) this.movedComma(comma, first);
		else this.tooMany(comma, closing);
	}
	tooMany(comma, closing) {
		this.report(comma, `A comma too many stands before the closing ${closing}.`, "Delete it: the last entry has none.", { edits: [remove(comma)] });
	}
	wrongClosing(token) {
		this.isUnbalanced = true;
		const own = this.open.pop();
		const parent = this.open.at(-1);
		if (parent && parent.kind === opening(token.kind) && !this.fieldsGoOn()) {
			this.forgotten(own, token);
			return true;
		}
		const wanted = own.kind === "{" ? "}" : "]";
		this.report(this.take(), `This ${token.kind} closes the ${own.kind} of line ${this.position(own.offset).line}, which needs ${wanted}.`, `Write ${wanted} in place of ${token.kind}.`);
		return true;
	}
	/** Whether fields of the page itself follow a closing bracket, so that it did not close the page. */
	fieldsGoOn() {
		const isName = ["string", "name"].includes(this.peek(2).kind) && this.peek(3).kind === ":";
		return this.open.length === 1 && this.peek(1).kind === "," && isName;
	}
	/** The closing line may have ended with a comma, which is missing with it. */
	forgotten(own, noticed) {
		this.isForgotten = true;
		this.isUnbalanced = true;
		const wanted = own.kind === "{" ? "}" : "]";
		const { line, column } = this.position(noticed.offset);
		this.report(own, `This ${own.kind} is never closed.`, `Add the closing ${wanted} before line ${line}, column ${column}.`);
	}
	/** The text ends too early; what is open then is one mistake. */
	breakOff() {
		this.isUnbalanced = true;
		const last = this.open.at(-1);
		const lastToken = this.tokens[this.at - 1];
		const isBroken = lastToken?.kind === "string" && lastToken.offset + lastToken.length >= this.text.length;
		if (last && !(isBroken && !this.text.endsWith("\""))) {
			const missing = [...this.open].reverse().map(({ kind }) => kind === "{" ? "}" : "]");
			this.report(last, `The file ends before this ${last.kind} is closed.`, `Add what is missing at the end of the file: ${missing.join(" ")}. Perhaps the file was not saved whole.`);
		}
		return false;
	}
	peek(ahead = 0) {
		return this.tokens[Math.min(this.at + ahead, this.tokens.length - 1)];
	}
	take() {
		const token = this.peek();
		this.at += 1;
		return token;
	}
	report(token, message, hint, changes = {}) {
		const { offset, length } = token;
		const mistake = {
			offset,
			length,
			message,
			hint,
			...changes
		};
		this.noticed.push(this.peek().offset);
		this.mistakes.push(mistake);
		return mistake;
	}
	previousEnd() {
		const token = this.tokens[this.at - 1];
		return token ? token.offset + token.length : 0;
	}
};
function remove({ offset, length }) {
	return {
		offset,
		length,
		text: ""
	};
}
function opening(closing) {
	return closing === "}" ? "{" : "[";
}
// src/engine/pipeline/parse/scan-string.ts
/** Closing quotes for each opening one that is not JSON's. */
const CLOSING = {
	"“": "”“\"",
	"”": "”\"",
	"„": "“”\"",
	"«": "»",
	"»": "«",
	"‘": "’'",
	"’": "’'",
	"‹": "›",
	"›": "‹",
	"'": "'",
	"`": "`"
};
/** How far the rest of a line is looked at, so that the time stays in proportion to the text. */
const LONGEST_LOOK = 3e3;
/** How many quotes within one text are looked at, for the same reason. */
const MOST_LOOKS = 40;
const ESCAPES = "\"\\/bfnrt";
const AFTER_TEXT = /^[ \t]*([,:}\]\r\n]|$|\/\/|\/\*)/;
/**
* Reads one text in quotes, of whatever kind, and names what is wrong with it.
*
* @returns its length with the quotes
*/
function scanString(text, start, mistakes) {
	const quote = text.charAt(start);
	return quote === "\"" ? scanStraight(text, start, mistakes) : scanForeign(text, start, quote, mistakes);
}
function scanStraight(text, start, mistakes) {
	let at = start + 1;
	let quote = start;
	while (at < text.length) {
		const char = text.charAt(at);
		if (char === "\\") at += scanEscape(text, at, mistakes);
		else if (char === "\"") {
			const end = endBeyondInnerQuote(text, at);
			if (end === void 0) return at + 1 - start;
			mistakes.push(innerQuote(text, at, end));
			return end + 1 - start;
		} else if (char === "\n" || char === "\r") {
			const end = unclosedEnd(text, start, at);
			if (end !== void 0) {
				mistakes.push(unclosed(text, start, end));
				return end - start;
			}
			const after = at + (text.startsWith("\r\n", at) ? 2 : 1);
			if (quote >= 0 && quote < after) quote = text.indexOf("\"", after);
			const next = skipFurtherBreaks(text, after, quote);
			mistakes.push(brokenLine(text, at, next));
			at = next;
		} else {
			if (char < " ") mistakes.push(controlCharacter(at, char));
			at += 1;
		}
	}
	mistakes.push({
		offset: start,
		length: 1,
		message: "The file breaks off in the middle of the text that begins here.",
		hint: "Close the text with a double quote, and add what is missing after it; perhaps the file was not saved whole."
	});
	return text.length - start;
}
/** Line breaks within one text are one mistake. */
function skipFurtherBreaks(text, at, end) {
	if (end < 0) return at;
	const rest = text.slice(at, end);
	const lastBreak = rest.lastIndexOf("\n");
	return lastBreak < 0 || rest.includes("\\") ? at : at + lastBreak + 1;
}
function scanEscape(text, at, mistakes) {
	const next = text.charAt(at + 1);
	if (ESCAPES.includes(next) && next !== "") return 2;
	if (next === "u" && /^[0-9a-fA-F]{4}$/.test(text.slice(at + 2, at + 6))) return 6;
	if (next === "\n" || next === "\r" || next === "") return 1;
	mistakes.push(next === "u" ? {
		offset: at,
		length: 2,
		message: "\\u must be followed by four hexadecimal digits.",
		hint: "Write the character itself: the file is UTF-8.",
		readAs: [{
			offset: at,
			length: 0,
			text: "\\"
		}]
	} : {
		offset: at,
		length: 2,
		message: `A backslash before ${next} means nothing in JSON.`,
		hint: "Write \\\\ for a backslash, \\n for a line break and \\\" for a quote; before other characters take it away.",
		readAs: [{
			offset: at,
			length: 0,
			text: "\\"
		}]
	});
	return 2;
}
/** Where a text ends when a quote on the way belongs to its words; nothing when the quote is the end. */
function endBeyondInnerQuote(text, at) {
	const rest = lineRest(text, at + 1);
	if (!/^[ \t]*[\p{L}\p{N}.!?;)(—–-]/u.test(rest)) return void 0;
	let looks = 0;
	for (const { index } of rest.matchAll(/(?<!\\)"/g)) {
		looks += 1;
		if (looks > MOST_LOOKS) return void 0;
		const after = rest.slice(index + 1);
		if (/^[ \t]*:/.test(after)) return void 0;
		if (AFTER_TEXT.test(after)) return at + 1 + index;
	}
}
/** Where a text ends whose closing quote was forgotten; nothing when it goes on below. */
function unclosedEnd(text, start, lineEnd) {
	const below = text.slice(lineEnd, lineEnd + 400).trimStart();
	if (!/^("[^"\n]*"\s*:|[}\]]|"[^"\n]*"\s*,?\s*(\n|\]|$)|\{)/.test(below)) return void 0;
	return start + withoutTail(text.slice(start, lineEnd)).length;
}
/** A text without the spaces and commas at its end. */
function withoutTail(text) {
	let end = text.length;
	while (end > 0 && /[\s,]/.test(text.charAt(end - 1))) end -= 1;
	return text.slice(0, end);
}
function scanForeign(text, start, quote, mistakes) {
	const closing = CLOSING[quote] ?? quote;
	const rest = lineRest(text, start + 1);
	let end = -1;
	for (let at = 0; at < rest.length && end < 0; at += 1) if (closing.includes(rest.charAt(at)) && /^[ \t]*([,:}\]\r\n"“]|$|\/\/|\/\*)/.test(rest.slice(at + 1, at + 40))) end = at;
	const inner = end < 0 ? withoutTail(rest) : rest.slice(0, end);
	const length = inner.length + (end < 0 ? 1 : 2);
	const simple = end >= 0 && !/["\\]/.test(inner);
	const name = quote === "'" || quote === "`" ? "a single" : "a curly or foreign";
	mistakes.push({
		offset: start,
		length,
		message: `This text stands in ${name} quote ${quote}, not in straight double quotes.`,
		hint: "Put \" before and after it; word processors turn them into curly ones.",
		...simple ? { edits: [{
			offset: start,
			length,
			text: `"${inner}"`
		}] } : {}
	});
	return length;
}
function lineRest(text, at) {
	const ahead = text.slice(at, at + LONGEST_LOOK);
	const end = ahead.indexOf("\n");
	return end < 0 ? ahead : ahead.slice(0, end);
}
function unclosed(text, start, end) {
	return {
		offset: start,
		length: end - start,
		message: "A text is not closed on its line.",
		hint: `Put a double quote after ${JSON.stringify(text.slice(Math.max(start + 1, end - 20), end)).slice(1, -1)}.`,
		edits: [{
			offset: end,
			length: 0,
			text: "\""
		}]
	};
}
function innerQuote(text, offset, end) {
	return {
		offset,
		length: 1,
		readAs: [...text.slice(offset, end).matchAll(/(?<!\\)"/g)].map(({ index }) => ({
			offset: offset + index,
			length: 0,
			text: "\\"
		})),
		message: "A double quote inside a text would end the text.",
		hint: "Write \\\" for a quote inside a text, or use curly quotes “ ” there."
	};
}
function brokenLine(text, offset, end) {
	return {
		offset,
		length: 1,
		readAs: [...text.slice(offset, end).matchAll(/\r?\n|\r/g)].map(({ index, 0: written }) => ({
			offset: offset + index,
			length: written.length,
			text: "\\n"
		})),
		message: "A line break stands inside a text.",
		hint: "Write \\n for it, or give the text as a list of lines where Markdown is allowed."
	};
}
function controlCharacter(offset, char) {
	const isTab = char === "	";
	return {
		offset,
		length: 1,
		message: isTab ? "A tab stands inside a text." : `A character that cannot be seen (number ${char.charCodeAt(0)}) stands inside a text.`,
		hint: isTab ? "Write a space, or \\t for the tab itself." : "Delete it.",
		edits: [{
			offset,
			length: 1,
			text: isTab ? "\\t" : ""
		}]
	};
}
// src/engine/pipeline/parse/words.ts
const NUMBER = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const LITERALS = /* @__PURE__ */ new Set([
	"true",
	"false",
	"null"
]);
/** Words that are no numbers in JSON, though many programs write them. */
const NOT_NUMBERS = /^[+-]?(NaN|Infinity|Inf|nan|inf|infinity)$/;
const NOTHING = /* @__PURE__ */ new Set([
	"undefined",
	"None",
	"nil",
	"NULL",
	"Null"
]);
const TEXT_HINT = "Put texts in straight double quotes.";
/** What is wrong with a word outside quotes; nothing when JSON knows it. */
function wordMistake(word, offset, isName) {
	const at = {
		offset,
		length: word.length
	};
	const replaced = (text) => [{
		...at,
		text
	}];
	if (isName) return {
		...at,
		message: `The field name ${word} stands without quotes.`,
		hint: `Write "${word}".`,
		edits: replaced(JSON.stringify(word))
	};
	if (LITERALS.has(word) || NUMBER.test(word)) return void 0;
	const lower = word.toLowerCase();
	if (NOT_NUMBERS.test(word)) return {
		...at,
		message: `${word} is no value that JSON knows.`,
		hint: "Write a number in digits, or delete the field."
	};
	if (NOTHING.has(word)) return {
		...at,
		message: `${word} is no value that JSON knows.`,
		hint: "Delete the field: what is not needed is left out."
	};
	if (lower === "true" || lower === "false") return {
		...at,
		message: `${word} has to be written in small letters.`,
		hint: `Write ${lower}.`,
		edits: replaced(lower)
	};
	if (/^[+-]?[.\d]/.test(word)) return {
		...at,
		...numberWords(word)
	};
	return {
		...at,
		message: `The text ${shortened(word)} stands without quotes.`,
		hint: TEXT_HINT
	};
}
function numberWords(word) {
	const message = `${shortened(word)} is not a number as JSON writes it.`;
	if (/^\d{1,4}[-/.]\d{1,2}[-/.]\d{1,4}$/.test(word)) return {
		message: `The day ${word} stands without quotes.`,
		hint: "Write it as text, for example \"2026-11-20\"."
	};
	const value = Number(word.replaceAll("_", ""));
	if (Number.isFinite(value)) return {
		message,
		hint: `Write ${value}.`
	};
	return {
		message,
		hint: `Write digits with a point for decimals. ${TEXT_HINT}`
	};
}
function shortened(word) {
	return word.length > 40 ? `${word.slice(0, 40)}…` : word;
}
// src/engine/pipeline/parse/scan.ts
const SPACE = /[ \t\r\n]/;
const MARKS = "{}[]:,";
/** Signs of other keyboards that are meant as marks of JSON. */
const FOREIGN_MARKS = {
	"：": ":",
	"，": ",",
	"＝": ":",
	"；": ",",
	"=": ":",
	";": ","
};
const QUOTES = "\"'`“”„«»‘’‹›";
/** A name, a number, or anything else that holds together. */
const RUN = /[^\s{}[\]:,=;"'`“”„«»‘’‹›/#：，；＝]+|[/#]/y;
/**
* Takes a text apart as a forgiving reader would, and names what a strict one refuses.
*
* @param most how many mistakes are enough; behind them the text is not looked at
* @returns tokens in their order, the last of kind `end`
*/
function scan(text, most) {
	const tokens = [];
	const mistakes = [];
	let at = 0;
	while (at < text.length && mistakes.length <= most) {
		const char = text.charAt(at);
		if (SPACE.test(char)) at += 1;
		else if (isComment(text, at)) at = skipComment(text, at, mistakes);
		else if (/[\s\u200b-\u200d\u2060\ufeff]/.test(char)) at = skipStrangeSpace(char, at, mistakes);
		else if (MARKS.includes(char) || char in FOREIGN_MARKS) {
			if (char in FOREIGN_MARKS) mistakes.push(foreignMark(char, at));
			tokens.push({
				kind: FOREIGN_MARKS[char] ?? char,
				offset: at,
				length: 1
			});
			at += 1;
		} else if (QUOTES.includes(char)) {
			const length = scanString(text, at, mistakes);
			tokens.push({
				kind: "string",
				offset: at,
				length
			});
			at += length;
		} else at += scanRun(text, at, tokens, mistakes);
	}
	tokens.push({
		kind: "end",
		offset: text.length,
		length: 0
	});
	return {
		tokens,
		mistakes
	};
}
function isComment(text, at) {
	return text.startsWith("//", at) || text.startsWith("/*", at) || text.charAt(at) === "#";
}
function skipComment(text, at, mistakes) {
	const isBlock = text.startsWith("/*", at);
	const found = isBlock ? text.indexOf("*/", at + 2) : text.indexOf("\n", at);
	const end = found < 0 ? text.length : isBlock ? found + 2 : found;
	const firstLine = text.indexOf("\n", at);
	const length = Math.min(end, firstLine < 0 ? text.length : firstLine) - at;
	mistakes.push({
		offset: at,
		length,
		message: "JSON has no comments.",
		hint: "Delete the comment.",
		readAs: [{
			offset: at,
			length: end - at,
			text: " "
		}]
	});
	return end;
}
function skipStrangeSpace(char, at, mistakes) {
	mistakes.push({
		offset: at,
		length: 1,
		message: `${signName(char).replace(/^a/, "A")} stands here.`,
		hint: "Delete it and type an ordinary space; it came along with text copied from elsewhere.",
		edits: [{
			offset: at,
			length: 1,
			text: " "
		}]
	});
	return at + 1;
}
function foreignMark(char, at) {
	const meant = FOREIGN_MARKS[char] ?? "";
	return {
		offset: at,
		length: 1,
		message: `The sign ${char} stands where JSON wants ${meant === ":" ? "a colon" : "a comma"}.`,
		hint: `Write ${meant} in its place.`,
		edits: [{
			offset: at,
			length: 1,
			text: meant
		}]
	};
}
function scanRun(text, at, tokens, mistakes) {
	RUN.lastIndex = at;
	const word = RUN.exec(text)?.[0] ?? text.charAt(at);
	const isName = /^\s*:/.test(text.slice(at + word.length, at + word.length + 80));
	const run = isName || !wordMistake(word, at, false) ? word : phraseAt(text, at);
	const mistake = wordMistake(run, at, isName);
	if (mistake) mistakes.push(mistake);
	tokens.push({
		kind: isName ? "name" : "value",
		offset: at,
		length: run.length
	});
	return run.length;
}
/** Words without quotes that stand together are one text. */
function phraseAt(text, at) {
	const phrase = /^[^,{}[\]:"\r\n]+/.exec(text.slice(at, at + 2e3))?.[0].trimEnd() ?? "";
	const comment = phrase.search(/\s(\/\/|\/\*|#)/);
	return (comment < 0 ? phrase : phrase.slice(0, comment)) || text.charAt(at);
}
// src/engine/pipeline/parse/diagnose.ts
/**
* Finds the places where a text is not JSON, as far as they do not follow from one another.
*
* @param text may be anything
* @param most how many mistakes are enough
*/
function diagnose(text, most) {
	const { tokens, mistakes } = scan(text, most);
	if (mistakes.length > most) {
		const only = oneChange(text, tokens, mistakes.map(({ offset }) => offset));
		return only ? [only] : mistakes.slice(0, most);
	}
	const reader = new Reader(text, tokens);
	const found = [...mistakes, ...reader.read()].sort((a, b) => a.offset - b.offset);
	const isSeveral = reader.goesOn || new Set(found.map(({ offset }) => offset)).size > 1;
	const noticed = [...reader.noticed, ...mistakes.map(({ offset }) => offset)].sort((a, b) => a - b);
	const line = mistakes.length === 0 && (isSeveral || reader.isUnbalanced) ? lineMistake(text, noticed[0] ?? 0) : void 0;
	if (line) return [line];
	const single = isSeveral ? oneChange(text, tokens, noticed) : void 0;
	return single ? [single] : found.slice(0, most);
}
// src/engine/pipeline/parse/disguise.ts
/** Kinds of files that are mistaken for JSON, by how they begin. */
const KINDS = [
	["HTML", /^\s*<(!doctype|html|head|body|div|p|h\d|script|meta|!--)/i],
	["XML", /^\s*<(\?xml|[a-z])/i],
	["YAML", /^\s*(---|%YAML|(#.*\n\s*)*["']?[A-Za-z$][\w $-]*["']?:(\s|$)|- )/],
	["TOML", /^\s*(#.*\n\s*)*(\[\[?[\w.-]+\]\]?\s*\n|[\w-]+\s*=)/],
	["JavaScript", /^\s*(export|import|module\.exports|const|let|var)\b/],
	["Markdown", /^\s*(# \S|\*\*|!\[)/]
];
/** What a text is instead of JSON, when that is plain from its beginning. */
function disguiseOf(text) {
	const beginning = text.slice(0, 2e3);
	return KINDS.find(([, looksLike]) => looksLike.test(beginning))?.[0];
}
// src/engine/pipeline/parse/syntax.ts
/** More mistakes than this in one file are of no help to anybody. */
const MOST = 50;
/**
* Says in plain words why a text is not JSON: every mistake that does not follow from another.
*
* @param text that `JSON.parse` has refused
*/
function syntaxIssues(file, text) {
	if (text.trim() === "") return [emptyIssue(file)];
	const { text: merged, mistakes: conflicts } = withoutConflicts(text);
	const disguise = conflicts.length > 0 ? void 0 : disguiseOf(text);
	if (disguise !== void 0) return [disguisedIssue(file, text, disguise)];
	const mistakes = [...conflicts, ...onePerPlace(diagnose(merged, MOST))];
	return (mistakes.length > 0 ? mistakes : [unnamed(text)]).slice(0, MOST).map((mistake) => toIssue$1(file, mistake));
}
/** What is wrong with one token is told once. */
function onePerPlace(mistakes) {
	return mistakes.filter(({ offset }, at) => offset !== mistakes[at - 1]?.offset);
}
function unnamed(text) {
	return {
		offset: text.length - text.trimStart().length,
		length: 1,
		message: "The file cannot be read as JSON.",
		hint: "Compare it with a page that works."
	};
}
function disguisedIssue(file, text, kind) {
	return toIssue$1(file, {
		offset: text.length - text.trimStart().length,
		length: 1,
		message: `This file is ${kind}, not JSON, though its name ends in .json.`,
		hint: "A page is a JSON object: it begins with { and its texts stand in double quotes. Start from a copy of another page."
	});
}
function emptyIssue(file) {
	return {
		rule: "json-syntax",
		message: "The file is empty.",
		hint: "Delete it, or fill it: `npm run new` makes a page to start from.",
		file,
		pointer: ""
	};
}
// src/engine/pipeline/parse.ts
/** Parses a JSON file. The fast path is `JSON.parse`; positions are looked for only when something is wrong. */
function parseFile(source) {
	const { file } = source;
	const tooLarge = sizeIssue(file, source.bytes.length);
	if (tooLarge) return { issues: [tooLarge] };
	const { text, issue } = decode(source);
	if (issue) return { issues: [issue] };
	const tooDeep = depthIssue(file, text);
	if (tooDeep) return { issues: [tooDeep] };
	const written = jsonIn(text);
	const tooMany = written && crowdIssue(file, written.value);
	if (tooMany) return { issues: [tooMany] };
	const broken = written ? [] : syntaxIssues(file, text);
	const reported = new Set(broken.map(({ span }) => span?.offset));
	const hidden = hiddenIssues(file, text).filter(({ span }) => !reported.has(span?.offset));
	const twice = written && mayHaveDuplicateKeys(text, written.value) ? duplicateKeyIssues(file, text) : [];
	const meant = broken.length + hidden.length === 0 ? void 0 : fixedValue(text, broken, hidden);
	return {
		...written ? { parsed: {
			...source,
			text,
			...written
		} } : { text },
		...meant ? { fixed: {
			...source,
			text,
			...meant
		} } : {},
		issues: [
			...broken,
			...twice,
			...hidden
		]
	};
}
function jsonIn(text) {
	try {
		return { value: JSON.parse(text) };
	} catch {
		return;
	}
}
/** What a text says when it is plain how every mistake in its form is meant, and without hidden characters. */
function fixedValue(text, broken, hidden) {
	const meant = jsonIn(applyEdits(text, [...broken, ...hidden].flatMap(readingEdits)));
	return meant && crowdIssue("", meant.value) ? void 0 : meant;
}
// src/engine/pipeline/validate/schema-path.ts
/**
* What `$schema` has to say in a file of the pages folder.
*
* @param path of the file below the pages folder
* @param schemaFolder where the schemas lie, as seen from the folder that the pages folder lies in
*/
function schemaPathFor(path, schemaFolder) {
	return `${"../".repeat(path.split("/").length)}${schemaFolder}/${kindOf$2(path)}.schema.json`;
}
/**
* Compares the `$schema` of a file with the path that editors need.
*
* @param right what `$schema` has to say, as {@link schemaPathFor} gives it
*/
function schemaPathIssues(right, parsed) {
	const written = parsed.value?.$schema;
	if (typeof written !== "string" || written === right) return [];
	return [{
		rule: "schema-path",
		message: `"$schema" is ${JSON.stringify(written)}, so that editors do not find the rules for this file.`,
		hint: `Write "${right}".`,
		file: parsed.file,
		pointer: "/$schema",
		fix: { value: right }
	}];
}
// src/engine/pipeline/words-list.ts
/** Reads the list of a site's own words: one a line. Lines without a word are passed over. */
function readWords(source) {
	const { text, issue } = decode(source);
	return issue ? { issues: [issue] } : {
		words: text.split(/\s+/).filter(Boolean),
		issues: []
	};
}
/** The text of a list of words: each once, one a line, in the order of a dictionary. */
function wordsText(words) {
	return [...new Set(words)].sort((a, b) => byCodePoint(a.toLowerCase(), b.toLowerCase()) || byCodePoint(a, b)).map((word) => `${word}\n`).join("");
}
// src/engine/pipeline/read-files.ts
const NO_DOCUMENT = {
	file: "",
	issues: []
};
const NO_REPAIRS = {
	repairs: {
		omissions: [],
		renamed: /* @__PURE__ */ new Map()
	},
	issues: []
};
/**
* Reads the pages folder.
*
* @param paths of its files
*/
function readFiles(folder, paths, readOne) {
	const read = {
		files: [],
		documents: /* @__PURE__ */ new Map(),
		repairs: /* @__PURE__ */ new Map(),
		texts: /* @__PURE__ */ new Map(),
		words: [],
		issues: []
	};
	for (const path of paths) {
		const found = path.endsWith(".json") || path === "_words.txt" ? readOne(folder, path) : NO_DOCUMENT;
		if (!found) continue;
		const { file, document, repairs, text, ledger, words, issues } = found;
		read.files.push(path);
		read.issues.push(...issues);
		if (document) read.documents.set(path, document);
		if (repairs) read.repairs.set(file, repairs);
		if (text !== void 0) read.texts.set(file, text);
		if (ledger) read.ledger = ledger;
		if (words) read.words = words;
	}
	return read;
}
/** Makes what reads, parses, validates and, where needed, repairs one file. */
function createReadOne(rules) {
	return (folder, path) => {
		const source = readSource(folder, path);
		if (!source) return void 0;
		if ("issue" in source) return {
			file: source.issue.file,
			issues: [source.issue],
			repairs: wholeFile()
		};
		const { file } = source;
		if (path === "_words.txt") return {
			file,
			...readWords(source)
		};
		const reading = parseFile(source);
		return {
			file,
			...path === "_addresses.json" ? ledgerOf(reading) : documentOf(path, reading, rules)
		};
	};
}
function ledgerOf({ parsed, issues }) {
	if (!parsed) return { issues };
	const { ledger, issues: wrong } = readLedger(parsed);
	return {
		ledger,
		issues: [...issues, ...wrong]
	};
}
function documentOf(path, reading, { validate, repair, schemaFolder }) {
	const parsed = reading.fixed ?? reading.parsed;
	if (!parsed) return {
		issues: reading.issues,
		repairs: wholeFile(reading.text)
	};
	const { file, text, value } = parsed;
	const kind = kindOf$2(path);
	const wrong = validate(kind, file, value);
	const issues = [
		...reading.issues,
		...wrong,
		...schemaPathIssues(schemaPathFor(path, schemaFolder), parsed)
	];
	if (reading.issues.length + wrong.length === 0) return {
		issues,
		document: {
			path,
			file,
			value
		}
	};
	const repaired = wrong.length === 0 ? {
		value,
		...NO_REPAIRS
	} : repair(kind, file, value);
	if (!repaired) return {
		issues,
		text,
		repairs: wholeFile(value ?? text)
	};
	const { omissions, renamed } = repaired.repairs;
	return {
		issues: [...issues, ...repaired.issues],
		text,
		document: {
			path,
			file,
			value: repaired.value
		},
		repairs: {
			omissions: [...omissions, ...doubtful(reading.issues, text)],
			renamed
		}
	};
}
/**
* What stands in the value but may not be what is meant: a field that is given twice, of which only the last
* is read, and a text without the characters that were hidden in it.
*/
function doubtful(issues, text) {
	return issues.flatMap(({ rule, pointer, span }) => {
		if (rule === "json-duplicate-key") return [{
			pointer,
			value: text
		}];
		if (rule !== "json-hidden" || !span) return [];
		const { path } = getLocation(text, span.offset);
		return [{
			pointer: path.reduce(appendPointer, ""),
			value: text
		}];
	});
}
// src/engine/pipeline/load.ts
/**
* Reads, parses, validates and indexes a site. Of files with issues everything that can be understood is in
* the index, with notes on what was left out.
*
* @param readOne gives one file with what is wrong in it
*/
async function loadSite(folders, readOne, overrides = {}) {
	const below = {
		pages: listFolder(folders.pages),
		media: listFolder(folders.media)
	};
	const odd = below.pages.oddities;
	const read = readFiles(folders.pages, below.pages.files, readOne);
	const { files, documents, texts, ledger, words } = read;
	const likeFiles = foldersLikeFiles(files);
	const { media, unread } = await indexMedia(folders.media, below.media.files, folders.cache);
	const siteFile = slashed(join(resolve(folders.pages), SITE_FILE));
	const { index, issues: clashes } = buildIndex({
		site: withOverrides(documents.get(SITE_FILE)?.value ?? UNKNOWN_SITE, overrides),
		siteFile,
		pages: pageEntries(documents),
		shared: sharedEntries(documents),
		sources: sourcesEntry(documents.get(SOURCES_FILE)),
		...await postsOf(documents),
		ledger,
		words: new Set(words),
		unreadable: /* @__PURE__ */ new Set([
			...files.filter((path) => isUnknown(path, documents)).map(nameOf$2),
			...likeFiles.map(nameOf$2),
			...odd.flatMap(namesOfPages),
			...below.media.oddities.flatMap(namesOfMedia),
			...unread.keys()
		]),
		repairs: repairsOf(read, siteFile),
		media
	});
	return {
		index,
		issues: [
			...pathIssues(folders.pages, files),
			...folderIssues(folders.pages, likeFiles),
			...oddFileIssues(folders.pages, odd),
			...oddFileIssues(folders.media, below.media.oddities),
			...read.issues,
			...unread.values(),
			...hasSiteFile(below.pages) ? [] : [siteMissing(folders.pages)],
			...asWritten(clashes, index.repairs)
		],
		pageCount: files.filter((path) => isPagePath(path)).length,
		textOf: (file) => texts.get(file) ?? readAgain(file)
	};
}
/** Whether the site file is there, or may be. */
function hasSiteFile({ files, oddities }) {
	return files.includes("_site.json") || oddities.some((entry) => entry.path === "_site.json" || isRoot(entry));
}
/** What differs from the files. Of a site file that cannot even be opened nothing is known. */
function repairsOf({ documents, repairs }, siteFile) {
	return documents.has("_site.json") || repairs.has(siteFile) ? repairs : new Map(repairs).set(siteFile, wholeFile(""));
}
/** Whether a file is there, and nothing is known of what it says. */
function isUnknown(path, documents) {
	return path.endsWith(".json") && path !== "_addresses.json" && !documents.has(path);
}
/** The text of a file that could not be parsed; nothing for one that cannot be read or is too large to show. */
function readAgain(file) {
	const source = readSource(dirname(file), basename(file));
	return source && "bytes" in source ? new TextDecoder().decode(source.bytes) : void 0;
}
/** Whether a file of the pages folder is a page. */
function isPagePath(path) {
	return path.endsWith(".json") && path !== "_addresses.json" && kindOf$2(path) === "page";
}
function sharedName(path) {
	return path.slice(SHARED_FOLDER.length).replace(/\.json$/, "");
}
function pageEntries(documents) {
	return [...documents].filter(([path]) => isPagePath(path)).map(([, parsed]) => pageEntry(parsed));
}
const pageEntry = remembered(({ path, file, value }) => ({
	route: routeOfFile(path),
	file,
	page: value
}));
function sharedEntries(documents) {
	return [...documents].filter(([path]) => kindOf$2(path) === "shared").map(([path, parsed]) => ({
		name: sharedName(path),
		file: parsed.file,
		block: parsed.value.block
	}));
}
function sourcesEntry(parsed) {
	return parsed && {
		file: parsed.file,
		written: parsed.value
	};
}
/** Sample articles with their files, newest first. Only sites that have some need a reader of HTML, which takes long to load. */
async function postsOf(documents) {
	const written = [...documents].filter(([path]) => kindOf$2(path) === "post").map(([, parsed]) => ({
		post: parsed.value,
		file: parsed.file
	})).sort((a, b) => byCodePoint(b.post.date, a.post.date));
	if (written.length === 0) return { posts: [] };
	const { readPostHtml } = await import("./post-html-CQsOB3LN.mjs").then((n) => n.n);
	const postFiles = new Map(written.map(({ post, file }) => [post, file]));
	return {
		posts: written.map(({ post }) => post),
		postFiles,
		postHtml: readPostHtml(postFiles)
	};
}
/** The site file with what the environment says, and every origin in the form in which browsers compare them. */
function withOverrides(site, { url, blogHost }) {
	const { blog, formHosts } = site;
	const host = blogHost ?? blog?.host;
	return {
		...site,
		url: plainOrigin(url ?? site.url),
		...blog && host ? { blog: {
			...blog,
			host: plainOrigin(host)
		} } : {},
		...formHosts ? { formHosts: formHosts.map(plainOrigin) } : {}
	};
}
function plainOrigin(text) {
	return originOf(text) ?? text;
}
function siteMissing(pages) {
	return {
		rule: "site-missing",
		message: `There is no ${SITE_FILE} in ${slashed(pages)}.`,
		hint: "Every site has one file with its name, address and menus. Check the folder given with --pages, or copy the file from another site.",
		file: slashed(join(resolve(pages), SITE_FILE)),
		pointer: ""
	};
}
// src/engine/pipeline/media/media-urls.ts
/** Serves every file as it lies in the folder. */
const ORIGINAL_URLS = {
	picture: (media) => ({ src: media.path }),
	file: (media) => media.path
};
// src/engine/pipeline/remember-files.ts
/** A file that was changed within this many milliseconds before it was read may change again without a new time. */
const UNSETTLED = 100;
/** Reads only files that have changed since they were last read; the others are given as the same objects again. */
function rememberFiles(readOne) {
	const known = /* @__PURE__ */ new Map();
	return (folder, path) => {
		const place = join(folder, path);
		const stat = statSync(place, { throwIfNoEntry: false });
		if (!stat) return void 0;
		const { mtimeMs, ctimeMs, size, ino } = stat;
		const stamp = [
			mtimeMs,
			ctimeMs,
			size,
			ino
		].join(" ");
		const before = known.get(place);
		if (before?.stamp === stamp) return before.read;
		known.delete(place);
		const read = readOne(folder, path);
		if (read && Date.now() - Math.max(mtimeMs, ctimeMs) > UNSETTLED) known.set(place, {
			stamp,
			read
		});
		return read;
	};
}
// src/providers/forms/embed.ts
const HEIGHT = 640;
const PATIENCE = 1e4;
const THANKS = "Thanks, we have your details.";
const FALLBACK = {
	heading: "The form does not open here",
	text: "A content blocker or the network may be in its way. Call or write instead; a person answers."
};
/**
* A configured form as it is put into a page.
*
* @param listed the hosts in `formHosts`
*/
function embedOf(form, listed = []) {
	const { minHeight = HEIGHT, minHeightMobile = minHeight } = form;
	return {
		provider: form.provider,
		formId: "formId" in form ? form.formId : "",
		title: form.title,
		thanks: THANKS,
		...providerOf(form).embed(form),
		origins: hostsOf(form, listed).frame,
		minHeight,
		minHeightMobile,
		load: form.load ?? "visible",
		timeoutMs: form.timeoutMs ?? PATIENCE,
		fallback: form.fallback ?? FALLBACK
	};
}
// src/engine/pipeline/resolve/related.ts
/**
* The pages beside a page, those with the most topics in common first. Topics that few pages
* have count more than those that all share. Pages without a common topic come last.
*/
function relatedPages(index, entry) {
	const beside = (index.children.get(parentOf$1(entry.route) ?? "/") ?? []).filter((other) => other !== entry);
	const topics = new Set(entry.page.topics);
	const weight = (topic) => 1 / beside.filter((other) => other.page.topics?.includes(topic)).length;
	const score = (other) => (other.page.topics ?? []).filter((topic) => topics.has(topic)).reduce((sum, topic) => sum + weight(topic), 0);
	return beside.map((other) => ({
		other,
		score: score(other)
	})).sort((a, b) => b.score - a.score).map(({ other }) => other);
}
// src/engine/pipeline/resolve/additions.ts
/** What each block type is given from its page and from the site. */
const ADDERS = {
	hero: (block, around) => ({
		heading: block.title ?? around.fields.title,
		name: nameWithin(block.title, around.fields.title),
		picture: block.image ?? around.fields.picture,
		trail: trailOf(around)
	}),
	"article-body": (block, around) => ({
		heading: around.fields.title,
		picture: around.fields.picture,
		trail: trailOf(around),
		author: block.byline ?? around.site.byline,
		published: dayOf(around.fields.published, block.dateFormat),
		...daysOf(around, block.dateFormat)
	}),
	comparison: (block, around) => ({ rows: block.pages.map(({ route, title }) => comparedPage(block, around, {
		route,
		title
	})) }),
	sources: (_, around) => ({
		...sourcesOf(around),
		...daysOf(around)
	}),
	"related-articles": (block, around) => ({ cards: (block.pages ?? relatedPages(around.index, around.entry).map(around.card)).filter((card) => card.route !== around.entry.route).slice(0, 3) }),
	cta: (block, around) => ({
		button: block.action ?? around.site.navigation.action,
		contact: contactOf(around)
	}),
	"lead-form": (_, around) => ({
		contact: contactOf(around),
		form: formOf(around)
	}),
	"latest-articles": (_, around) => ({ blog: blogOf(around) }),
	"blog-article": (_, around) => ({
		blog: blogOf(around),
		trail: trailToArticles(around)
	})
};
/** Completes a resolved block with what its type needs from around it. */
function addToBlock(block, around) {
	const add = ADDERS[block.type];
	return add ? {
		...block,
		...add(block, around)
	} : block;
}
/** The page's title, where a longer heading ends with it. */
function nameWithin(heading, title) {
	return heading?.endsWith(` ${title}`) ? title : void 0;
}
function trailOf(around) {
	return around.entry.route === "/404" ? [] : crumbsOf(ancestorsOf(around.entry.route), around);
}
/** The way to an article of the blog leads over the page that lists them. */
function trailToArticles(around) {
	const list = articleListRoute(around.index);
	return list ? crumbsOf([...ancestorsOf(list), list], around) : trailOf(around);
}
function crumbsOf(routes, { index, card }) {
	return routes.flatMap((route) => {
		const above = index.pages.get(route);
		if (!above || isPattern(route)) return [];
		return [{
			label: route === "/" ? "Home" : card(above).title,
			href: route
		}];
	});
}
function blogOf({ index, site }) {
	return site.blog && {
		host: site.blog.host,
		route: articleRoute(index),
		category: site.blog.category,
		byline: site.blog.byline,
		brand: site.brand,
		site: site.url
	};
}
function formOf({ site }) {
	const form = shownForm(site);
	return form && embedOf(form, site.formHosts);
}
function contactOf({ site: { phone, phoneNumber, email } }) {
	return {
		phone,
		phoneNumber,
		email
	};
}
function comparedPage({ columns }, { index, fieldsOf }, page) {
	const entry = index.pages.get(page.route);
	const facts = (entry && fieldsOf(entry).facts) ?? [];
	const texts = new Map(facts.map(({ name, text }) => [name, text]));
	return {
		...page,
		cells: columns.map(({ fact }) => texts.get(fact))
	};
}
function sourcesOf({ entry, sources, wordsOf }) {
	const shown = (sources?.mentionedIn(wordsOf(entry)) ?? []).map(({ kind, name, href, about, publisher }) => ({
		isBoard: kind === "board",
		source: {
			name,
			href,
			about,
			publisher
		}
	}));
	return {
		laws: shown.flatMap(({ isBoard, source }) => isBoard ? [] : [source]),
		boards: shown.flatMap(({ isBoard, source }) => isBoard ? [source] : [])
	};
}
/** A review is one only when somebody is named who made it. */
function daysOf({ fields: { updated, reviewed }, sources }, format) {
	const day = dayOf(reviewed, format);
	return {
		updated: dayOf(updated, format),
		...sources?.reviewer && day ? { reviewed: {
			...sources.reviewer,
			day
		} } : {}
	};
}
function dayOf(iso, format = "long") {
	if (iso === void 0 || !isDay(iso)) return void 0;
	const style = format === "long" ? {
		month: "long",
		day: "numeric"
	} : {
		month: "2-digit",
		day: "2-digit"
	};
	return {
		iso,
		text: new Intl.DateTimeFormat("en-US", {
			...style,
			year: "numeric",
			timeZone: "UTC"
		}).format(/* @__PURE__ */ new Date(`${iso}T00:00:00Z`))
	};
}
// src/engine/pipeline/resolve/markdown-lexer.ts
/** How deep lists, quotes and emphasis may be nested in one another. */
const MOST_LEVELS = 20;
/**
* How many signs one paragraph may have. The time that reading takes grows with their number times the
* length, for those of emphasis much faster than for the others.
*/
const MOST_SIGNS = {
	emphasis: 200,
	other: 1e3
};
const SIGNS = {
	emphasis: /[*_~]/g,
	other: /[[\]<>!`&\\|@]/g
};
/** Takes a Markdown text apart. What is nested too deep, or has too many signs, is left out. */
function lexMarkdown(text) {
	const lexer = new BoundedLexer();
	return {
		tokens: lexer.lex(text),
		excess: lexer.excess
	};
}
var BoundedLexer = class extends Lexer {
	excess;
	level = 0;
	constructor() {
		super({
			...getDefaults(),
			tokenizer: new Tokenizer()
		});
	}
	blockTokens(source, tokens = [], clipped = false) {
		return this.#inside(tokens, () => super.blockTokens(source, tokens, clipped));
	}
	inlineTokens(source, tokens = []) {
		const crowd = crowdIn(source);
		if (crowd === void 0) return this.#inside(tokens, () => super.inlineTokens(source, tokens));
		this.excess ??= crowd;
		return tokens;
	}
	#inside(tokens, work) {
		if (this.level >= MOST_LEVELS) {
			this.excess ??= `This text nests more than ${MOST_LEVELS} lists, quotes or emphases in one another.`;
			return tokens;
		}
		this.level += 1;
		const result = work();
		this.level -= 1;
		return result;
	}
};
/** Why a paragraph is not read, in words. */
function crowdIn(paragraph) {
	for (const kind of ["emphasis", "other"]) {
		const count = paragraph.match(SIGNS[kind])?.length ?? 0;
		if (count > MOST_SIGNS[kind]) return `A paragraph of this text has ${count} of the signs ${kind === "emphasis" ? "* _ ~" : "[ ] < > ! ` & \\ | @"}; at most ${MOST_SIGNS[kind]} are read.`;
	}
}
// src/engine/pipeline/resolve/markdown.ts
/** A text without any sign that Markdown gives a meaning to. */
const PLAIN = /^(?![\s>+#=|~-]|\d+[.)])[^*_`[\]<>\\|~\n&!]*$/;
/** What begins like a link and is left over as plain text. */
const BROKEN_LINK = /\]\([^)\n]*\)?|\] \((?=[/#]|https?:|mailto:|tel:)[^)\n]{0,300}\)/g;
/** A link with its brackets exchanged: `(words)[/path]`. */
const SWAPPED_LINK = /\([^()\n]{1,200}\)\[(?:[/#]|https?:|mailto:|tel:)[^\]\s]{0,400}\]/g;
/** Bold that is opened and never closed, or has spaces within; two stars after a word can mark a footnote. */
const OPEN_BOLD = /(?:^|[\s(])(\*\*(?=[\p{L}\p{N}])|\*\* [^*\n]{1,200} \*\*(?![\p{L}\p{N}]))/gu;
const ADDRESS = /:\/\/|www\.|@/;
/**
* Parses Markdown to a small tree. Raw HTML and pictures are not part of rich text.
*
* @param source the text, or its lines
*/
function parseMarkdown(source, on) {
	const text = Array.isArray(source) ? source.join("\n") : source;
	if (PLAIN.test(text) && !ADDRESS.test(text)) return [{
		tag: "p",
		children: [on.text(text)]
	}];
	const { tokens, excess } = lexMarkdown(text);
	if (excess !== void 0) on.excess(excess);
	return nodes(tokens, on);
}
function nodes(tokens, on) {
	return (tokens ?? []).flatMap((token) => node(token, on));
}
function node(token, on) {
	switch (token.type) {
		case "space":
		case "def":
		case "checkbox": return [];
		case "text": return "tokens" in token && token.tokens ? nodes(token.tokens, on) : plainText(token, on);
		case "escape": return [token.text];
		case "paragraph": return element("p", token.tokens, on);
		case "heading":
			on.heading(token.depth, token.raw.trim());
			return element(token.depth > 3 ? "h4" : "h3", token.tokens, on);
		case "strong": return element("strong", token.tokens, on);
		case "em": return element("em", token.tokens, on);
		case "blockquote": return element("blockquote", token.tokens, on);
		case "link": return [{
			tag: "a",
			href: on.link(token.href, writtenTarget(token)),
			children: nodes(token.tokens, on)
		}];
		case "list": return [{
			tag: token.ordered ? "ol" : "ul",
			children: token.items.flatMap((item) => element("li", item.tokens, on))
		}];
		case "code": return [{
			tag: "pre",
			children: [{
				tag: "code",
				children: [token.text]
			}]
		}];
		case "codespan": return [{
			tag: "code",
			children: [token.text]
		}];
		case "br": return [{ tag: "br" }];
		case "hr": return [{ tag: "hr" }];
		case "table": return [table(token, on)];
		case "html":
		case "image":
			if (!isClosingTag(token.raw)) on.html(token.raw.trim());
			return [];
		default: return [];
	}
}
function plainText(token, on) {
	if (token.raw.includes("]")) for (const sign of [BROKEN_LINK, SWAPPED_LINK]) for (const [written] of token.raw.matchAll(sign)) on.brokenLink(written);
	if (token.raw.includes("**")) for (const [, written = ""] of token.raw.matchAll(OPEN_BOLD)) on.leftover(written);
	return [on.text(token.text)];
}
/** The target as it stands in the text; addresses that stand by themselves are their own target. */
function writtenTarget({ raw, href }) {
	const target = href.replaceAll("%7B", "{").replaceAll("%7D", "}");
	if (raw.includes(target) || href.startsWith("mailto:")) return target;
	return (/\]\(\s*<?([^)>\n]*)/.exec(raw)?.[1] ?? raw).replace(/\s+["'(].*$/, "").replace(/\\([!-/:-@[-`{-~])/g, "$1");
}
/** The end of an element whose beginning is told already. */
function isClosingTag(raw) {
	return raw.startsWith("</");
}
function element(tag, tokens, on) {
	return [{
		tag,
		children: nodes(tokens, on)
	}];
}
function table(token, on) {
	const row = (cells, tag) => ({
		tag: "tr",
		children: cells.flatMap((cell) => element(tag, cell.tokens, on))
	});
	return {
		tag: "table",
		children: [{
			tag: "thead",
			children: [row(token.header, "th")]
		}, {
			tag: "tbody",
			children: token.rows.map((cells) => row(cells, "td"))
		}]
	};
}
// src/engine/pipeline/resolve/token-issues.ts
const LITERAL = "For a brace itself write {leftBrace} or {rightBrace}.";
/** A token that the site file has no value for. */
function unknownToken(place, pointer, name) {
	const near = closest(name, [...place.tokens.keys()]);
	const sure = certainName(name, place.tokens.keys());
	return {
		rule: "token-unknown",
		message: `{${name}} has no value.`,
		hint: `${near ? `Did you mean {${near}}? ` : ""}Values are set in pages/_site.json. ${LITERAL}`,
		file: place.file,
		pointer,
		excerpt: `{${name}}`,
		...sure === void 0 ? {} : { fix: { value: `{${sure}}` } }
	};
}
/** What looks like a token and is none. */
function brokenToken(place, pointer, fault) {
	const { written, name } = fault;
	const isKnown = name !== void 0 && place.tokens.get(name) !== void 0;
	return {
		rule: "token-form",
		message: `${reasonFor(fault)} Visitors would see it as it stands.`,
		hint: isKnown ? `Write {${name}} for the value. ${LITERAL}` : `Values are written {phone}. ${LITERAL}`,
		file: place.file,
		pointer,
		excerpt: written,
		...isKnown ? { fix: { value: `{${name}}` } } : {}
	};
}
function reasonFor({ kind, written }) {
	const quoted = `“${written}”`;
	switch (kind) {
		case "open": return `${quoted} begins with a brace that nothing closes.`;
		case "close": return `${quoted} ends with a brace that nothing opens.`;
		case "doubled": return `${quoted} has its braces twice.`;
		case "empty": return `${quoted} names no value.`;
		case "dollar": return `${quoted} has a dollar sign before its brace.`;
		case "look-alike": return `${quoted} is not how a value is written.`;
	}
}
/** The longest part of a circle that is shown. */
const MOST_NAMES = 8;
/** Values that refer to one another without end. */
function tokenCircle(file, circle, pointer) {
	const names = circle.map((name) => `{${name}}`);
	const shown = names.length > MOST_NAMES ? [
		...names.slice(0, MOST_NAMES),
		"…",
		names.at(-1)
	] : names;
	return {
		rule: "token-circle",
		message: circle.length === 2 ? `The value of ${names[0]} refers to itself.` : `These values refer to one another without end: ${shown.join(" → ")}.`,
		hint: "Write out the text of one of them.",
		file,
		pointer
	};
}
/** A value that has grown too long with the values in it. */
function longValue(file, name, pointer) {
	return {
		rule: "schema-limit",
		message: `{${name}} is longer than ${LONGEST_VALUE.toLocaleString("en-US")} characters with the values that are put into it.`,
		hint: "Write it shorter, or name fewer values in it.",
		file,
		pointer
	};
}
// src/engine/pipeline/resolve/field-resolvers.ts
/** The meaning of every field type. */
const FIELD_RESOLVERS = {
	text(value, place, pointer) {
		if (MARKDOWN_LINK.test(value)) place.found.issues.push(linkInPlainText(place, pointer, value));
		return fill(value, place, pointer);
	},
	link: resolveLink,
	richText: (value, place, pointer) => parseMarkdown(value, {
		text(piece) {
			return fill(piece, place, pointer);
		},
		link(target, written) {
			const value = resolveLink(written, place, pointer, written);
			return written === decodeBraces(target) ? value : target;
		},
		brokenLink(written) {
			place.found.issues.push(brokenLink(place, pointer, written));
		},
		leftover(written) {
			place.found.issues.push(openBold(place, pointer, written));
		},
		heading(level, value) {
			place.found.headings.push({
				value,
				level,
				file: place.file,
				pointer,
				excerpt: value
			});
		},
		html(written) {
			place.found.issues.push(htmlInText(place, pointer, written));
		},
		excess(message) {
			place.found.issues.push(tooMuchMarkdown(place, pointer, message));
		}
	}),
	image: (value, place, pointer) => resolveImage(place, value, fill(value.alt, place, `${pointer}/alt`), pointer),
	media(value, place, pointer) {
		place.found.media.push({
			value,
			file: place.file,
			pointer
		});
		const media = place.index.media.get(value);
		return media ? place.urls.file(media) : value;
	},
	anchor(value, place, pointer) {
		place.found.anchors.push({
			value,
			file: place.file,
			pointer
		});
		return value;
	},
	day(value, place, pointer) {
		if (!isDay(value)) place.found.issues.push(impossibleDay(place, pointer, value));
		return value;
	},
	pages: (value, place, pointer) => resolvePages$1(place, value, pointer)
};
function fill(value, place, pointer) {
	if (!mayHoldTokens(value)) return value;
	const { file, found } = place;
	return fillTokens(value, place.tokens, {
		unknown: (name) => found.issues.push(unknownToken(place, pointer, name)),
		gap: (wanted, written) => found.gaps.push({
			value: wanted,
			file,
			pointer,
			excerpt: written
		}),
		fault(fault) {
			if (!belongsToLast(fault, place, pointer)) found.issues.push(brokenToken(place, pointer, fault));
		}
	});
}
/** Where Markdown stands between two braces, both are alone: that is one slip, reported at the first. */
function belongsToLast({ kind }, { found, file }, pointer) {
	const last = found.issues.findLast(({ rule }) => rule === "token-form");
	const isOpen = last?.excerpt?.startsWith("{") === true && !last.excerpt.includes("}");
	return kind === "close" && isOpen && last.file === file && last.pointer === pointer;
}
/** A token without a value is told by itself, not as a bad link. */
function resolveLink(written, place, pointer, excerpt) {
	const { issues, gaps, links } = place.found;
	const told = issues.length + gaps.length;
	const value = fill(written, place, pointer);
	const isFilled = value !== written;
	if (issues.length + gaps.length === told) links.push({
		value,
		file: place.file,
		pointer,
		excerpt,
		isFilled
	});
	return value;
}
/** Markdown writes braces in link targets as %7B and %7D. */
function decodeBraces(target) {
	return target.replaceAll("%7B", "{").replaceAll("%7D", "}");
}
function resolveImage(place, image, alt, pointer) {
	const at = `${pointer}/src`;
	place.found.media.push({
		value: image.src,
		file: place.file,
		pointer: at
	});
	place.found.alts.push({
		value: alt,
		source: image.src,
		file: place.file,
		pointer: `${pointer}/alt`
	});
	if (alt.trim() === "") place.found.issues.push(missingAlt(place, `${pointer}/alt`));
	const media = place.index.media.get(image.src);
	if (!media) return {
		src: image.src,
		alt,
		width: 1,
		height: 1
	};
	return {
		...place.urls.picture(media),
		alt,
		width: media.width ?? 1,
		height: media.height ?? 1
	};
}
// src/engine/pipeline/resolve/found.ts
/** Nothing yet. */
function nothingFound() {
	return {
		links: [],
		listed: [],
		anchors: [],
		media: [],
		alts: [],
		headings: [],
		gaps: [],
		issues: []
	};
}
// src/engine/pipeline/resolve/head.ts
/** Title, description and canonical address of a page. */
function resolveHead(site, route, fields) {
	const title = fields.headTitle ?? fields.title;
	return {
		title: title.includes(site.brand) ? title : `${title} | ${site.brand}`,
		description: fields.description,
		canonical: absolute(site.url, route),
		noindex: fields.noindex === true || route === "/404"
	};
}
/** The public address of a route. */
function absolute(siteUrl, route) {
	return siteUrl.replace(/\/$/, "") + (route === "/" ? "/" : route);
}
// src/engine/model/href-path.ts
/** The path of a link target, without query and anchor. */
function pathOfHref(href) {
	return href.split(/[?#]/, 1)[0] ?? "";
}
// src/engine/pipeline/resolve/shell.ts
/** The frame around every page, from the site file. */
function resolveShell(site, index, card, found) {
	leaveHiddenOut(index, found);
	const isShown = ({ href }) => !leadsToHidden(index, pathOfHref(href));
	const crumb = (link) => ({
		label: link.label ?? labelOf(link.href),
		href: link.href
	});
	const labelOf = (href) => {
		const entry = index.pages.get(href);
		return entry ? card(entry).title : href;
	};
	const group = ({ label, links, below }, pointer) => {
		const shown = links?.filter(isShown).map(crumb) ?? childLinks(below ?? "/", pointer);
		return shown.length === 0 ? [] : [{
			label,
			links: shown
		}];
	};
	const childLinks = (below, pointer) => {
		found.listed.push({
			value: below,
			file: index.siteFile,
			pointer: `${pointer}/below`
		});
		const entries = index.children.get(below) ?? [];
		if (entries.length === 0 && !mayHaveChildren(index.unreadable, below)) found.issues.push(emptyGroup(index, pointer, below));
		return entries.map((entry) => ({
			label: card(entry).title,
			href: entry.route
		}));
	};
	(site.subjects ?? []).forEach(({ path }, at) => {
		found.listed.push({
			value: path,
			file: index.siteFile,
			pointer: `/subjects/${at}/path`
		});
	});
	const { navigation, footer } = site;
	return {
		brand: site.brand,
		language: site.language,
		contact: {
			phone: site.phone,
			phoneNumber: site.phoneNumber,
			email: site.email
		},
		icon: site.icon,
		header: navigation.header.flatMap((entry, at) => {
			if ("href" in entry) return isShown(entry) ? [crumb(entry)] : [];
			return group(entry, `/navigation/header/${at}`);
		}),
		action: navigation.action,
		footer: {
			note: footer.note,
			about: footer.about,
			disclaimer: footer.disclaimer,
			address: site.address && [site.address.street, `${site.address.city}, ${site.address.region} ${site.address.postalCode}`],
			groups: footer.groups.flatMap((entry, at) => group(entry, `/footer/groups/${at}`))
		},
		patterns: [...index.pages.keys()].filter(isPattern)
	};
}
const MENUS = /^\/(navigation\/header|footer\/groups)\//;
/** Menus leave links to hidden pages out until those are shown: they are entries of a list like any other. */
function leaveHiddenOut(index, found) {
	const isLeftOut = ({ value, pointer }) => MENUS.test(pointer) && leadsToHidden(index, pathOfHref(value));
	found.listed.push(...found.links.filter(isLeftOut));
	found.links = found.links.filter((link) => !isLeftOut(link));
}
function emptyGroup({ siteFile, withHidden }, pointer, below) {
	return {
		rule: "pages-empty",
		message: withHidden.children.has(below) ? `All pages below ${below} are hidden, so this menu is empty.` : `There are no pages below ${below} for this menu.`,
		hint: "Show or add a page in that folder, or take the group away.",
		file: siteFile,
		pointer: `${pointer}/below`
	};
}
// src/engine/pipeline/resolve/walk.ts
const asIs = (value) => value;
/** Definitions of the schema that carry a meaning, by the name of their type. */
function fieldWalks(on) {
	return {
		Text: (value, place, pointer) => on.text(value, place, pointer),
		RichText: (value, place, pointer) => on.richText(value, place, pointer),
		Image: (value, place, pointer) => on.image(value, place, pointer),
		MediaPath: (value, place, pointer) => on.media(value, place, pointer),
		Href: (value, place, pointer) => on.link(value, place, pointer),
		Anchor: (value, place, pointer) => on.anchor(value, place, pointer),
		IsoDate: (value, place, pointer) => on.day(value, place, pointer),
		PageList: (value, place, pointer) => on.pages(value, place, pointer)
	};
}
/**
* Compiles a schema to a function that resolves values of it: texts, links, pictures and lists of
* pages wherever the types say they are. A new block needs no code here.
*
* @param schema as generated
* @param on what is done with the values of fields
* @returns the function for the definition of a name
*/
function compileWalks(schema, on) {
	return compileSchema(schema, {
		named: withinLimits(fieldWalks(on), schema),
		plain: asIs,
		object,
		list,
		tagged: (tag, members) => (value, place, pointer) => (members.get(value[tag] ?? "") ?? asIs)(value, place, pointer),
		either: (forText, forObject) => (value, place, pointer) => (typeof value === "string" ? forText : forObject)(value, place, pointer),
		later: (get) => (value, place, pointer) => get()(value, place, pointer)
	});
}
function object(fields, others) {
	return (value, place, pointer) => {
		const resolved = {};
		for (const [key, item] of Object.entries(value)) resolved[key] = (fields.get(key) ?? others)(item, place, appendPointer(pointer, key));
		return resolved;
	};
}
/** What is longer than its type allows is not looked into: the validator has named it, and reading it may take long. */
function withinLimits(walks, schema) {
	const bounded = Object.entries(walks).map(([name, walk]) => {
		const isTooLong = createLengthTest(schema.definitions?.[name] ?? {});
		return [name, (value, place, pointer) => {
			if (!isTooLong(value)) return walk(value, place, pointer);
			return name === "RichText" ? [] : value;
		}];
	});
	return Object.fromEntries(bounded);
}
function list(item) {
	return (value, place, pointer) => value.map((entry, at) => item(entry, place, appendPointer(pointer, at)));
}
// src/engine/pipeline/resolve/resolver.ts
/**
* Makes the resolver of a site. Cards are resolved once for all pages that show them.
*
* @param schemas the generated schemas, which say what each field means
*/
function createResolver(index, urls, schemas) {
	const walkPage = compileWalks(schemas.page, FIELD_RESOLVERS);
	const walkSite = compileWalks(schemas.site, FIELD_RESOLVERS);
	const walkSources = compileWalks(schemas.sources, FIELD_RESOLVERS);
	const visitTexts = compileTextVisits(schemas.page)("PageFile");
	const ofSite = siteTokens(index.site);
	const cards = /* @__PURE__ */ new Map();
	const place = (file, tokens, found, route) => ({
		index,
		urls,
		file,
		tokens,
		route,
		card,
		found
	});
	const site = siteTexts(nothingFound());
	function fields(entry, found) {
		const { blocks: _, ...own } = entry.page;
		const tokens = pageTokens(own, ofSite.tokens, (faults) => found.issues.push(...valueIssues(faults, entry.file, "page")));
		const at = place(entry.file, tokens, found, entry.route);
		return {
			resolved: walkPage("PageFile")(own, at, ""),
			tokens
		};
	}
	function card(entry) {
		const known = cards.get(entry.route);
		if (known) return known;
		const { resolved } = fields(entry, nothingFound());
		const made = {
			route: entry.route,
			title: resolved.shortTitle ?? resolved.title,
			summary: resolved.summary ?? resolved.description,
			...resolved.picture ? { picture: resolved.picture } : {}
		};
		cards.set(entry.route, made);
		return made;
	}
	function sources(found) {
		if (!index.sources) return void 0;
		const { file, written } = index.sources;
		const at = place(file, ofSite.tokens, found);
		const { reviewer: _, ...texts } = written;
		return resolveSources(written, walkSources("SourcesFile")(texts, at, ""));
	}
	const around = {
		index,
		site,
		card,
		fieldsOf: (entry) => fields(entry, nothingFound()).resolved,
		sources: sources(nothingFound()),
		wordsOf: (entry) => wordsOfPage(visitTexts, index, entry)
	};
	function page(entry) {
		const found = nothingFound();
		const { resolved, tokens } = fields(entry, found);
		const blocks = entry.page.blocks.flatMap((block, number) => {
			const written = writtenBlock(index, entry.file, block, appendPointer("/blocks", number), found);
			if (!written) return [];
			const within = place(written.file, tokens, found, entry.route);
			return [addToBlock(walkPage("Block")(written.block, within, written.pointer), {
				...around,
				entry,
				fields: resolved
			})];
		});
		const head = resolveHead(site, entry.route, resolved);
		return {
			page: {
				route: entry.route,
				head,
				blocks
			},
			fields: resolved,
			found
		};
	}
	function siteTexts(found) {
		const { placeholders: _, ...texts } = index.site;
		const at = place(index.siteFile, ofSite.tokens, found);
		return walkSite("SiteFile")(texts, at, "");
	}
	function shell() {
		const found = nothingFound();
		found.issues.push(...valueIssues(ofSite, index.siteFile));
		const texts = siteTexts(found);
		sources(found);
		return {
			shell: resolveShell(texts, index, card, found),
			texts,
			found
		};
	}
	return {
		page,
		shell,
		card
	};
}
/** What is wrong with the values of tokens, where each stands: that of a circle at its first value. */
function valueIssues({ circles, long }, file, prefix = "") {
	const pointerOf = (name = "") => {
		return (prefix === "" ? name : name.slice(prefix.length + 1)).split(".").reduce(appendPointer, "");
	};
	return [...circles.map((circle) => tokenCircle(file, circle, pointerOf(circle[0]))), ...long.map((name) => longValue(file, name, pointerOf(name)))];
}
/** The block itself, or the shared block it names. */
function writtenBlock(index, file, block, pointer, found) {
	if (block.type !== "shared") return {
		block,
		file,
		pointer
	};
	const shared = index.shared.get(block.name);
	if (shared) return {
		block: shared.block,
		file: shared.file,
		pointer: "/block"
	};
	if (isUnreadable(index.unreadable, "_shared/" + block.name)) return void 0;
	const names = [...index.shared.keys()];
	const near = closest(block.name, names);
	const sure = certainName(block.name, names);
	found.issues.push({
		rule: "shared-unknown",
		message: `There is no shared block "${block.name}".`,
		hint: near ? `Did you mean "${near}"?` : `Shared blocks are the files in pages/_shared/.`,
		file,
		pointer: appendPointer(pointer, "name"),
		...sure === void 0 ? {} : { fix: { value: sure } }
	});
}
// src/engine/pipeline/resolve/same-surroundings.ts
/**
* Whether pages see the same around them in two readings of a site: the site file, sources, shared blocks,
* media, the pages that list and show articles, and of all pages everything but their blocks. A page that has not changed then resolves to the same.
*/
function sameSurroundings(before, now) {
	return samePages(before.withHidden.pages, now.withHidden.pages) && isDeepStrictEqual(around(before), around(now));
}
function around(index) {
	const { site, siteFile, sources, shared, media, unreadable, repairs } = index;
	return {
		site,
		siteFile,
		sources,
		shared,
		media,
		unreadable,
		siteRepairs: repairs.get(siteFile),
		articles: [articleListRoute(index), articleRoute(index)]
	};
}
function samePages(before, now) {
	const others = before.values();
	if (before.size !== now.size) return false;
	for (const entry of now.values()) {
		const other = others.next().value;
		if (entry !== other && !isDeepStrictEqual(withoutBlocks(entry), withoutBlocks(other))) return false;
	}
	return true;
}
function withoutBlocks(entry) {
	return entry && {
		...entry,
		page: {
			...entry.page,
			blocks: []
		}
	};
}
// src/engine/pipeline/resolve/token-causes.ts
/** Nobody misspells a name in the same way in so many texts. */
const NO_SLIP = 4;
const TOKEN = /\{\s*([^{}\s]+)\s*\}/g;
/**
* Reports a value that several texts ask for in vain once, in the site file, where it was renamed or taken
* away. A token that is misspelt in a text stays a mistake of that text.
*/
function tokenCauses(issues, site) {
	const unknown = issues.filter(({ rule }) => rule === "token-unknown");
	if (unknown.length === 0) return issues;
	const byName = /* @__PURE__ */ new Map();
	for (const issue of unknown) {
		const name = nameOf(issue);
		byName.set(name, [...byName.get(name) ?? [], issue]);
	}
	const mentioned = mentionedIn(site);
	const known = [...siteTokens(site.index.site).tokens.keys()];
	const causes = [...byName].flatMap(([name, uses]) => causesOf({
		name,
		uses,
		known,
		mentioned
	}, site));
	return [...issues.filter((issue) => !unknown.includes(issue)), ...causes];
}
function causesOf(token, { index }) {
	const { name, uses, known, mentioned } = token;
	const made = (file) => index.repairs.get(file);
	if (name.startsWith("page.")) return uses.filter(({ file }) => !isIncomplete(made(file), pointerOf(name.slice(5))));
	if (isIncomplete(made(index.siteFile), pointerOf(name))) return [];
	const near = closest(name, known);
	const isMisspelt = near !== void 0 && mentioned.has(near) && uses.length < NO_SLIP;
	return uses.length < 2 || isMisspelt ? uses : [gone(token, index.siteFile)];
}
function gone({ name, uses, known, mentioned }, file) {
	const group = name.slice(0, name.lastIndexOf(".") + 1);
	const unused = known.filter((one) => group !== "" && one.startsWith(group) && !mentioned.has(one));
	const successor = closest(name, unused) ?? (unused.length === 1 ? unused[0] : void 0);
	const [first] = uses;
	const where = first === void 0 ? "" : first.file.split("/").slice(-2).join("/");
	return {
		rule: "token-unknown",
		message: `{${name}} has no value, and stands in ${`${uses.length} texts, for example in ${where}`}.`,
		hint: successor === void 0 ? `Add "${name.slice(group.length)}" here, or change those texts.` : `Was it renamed to "${successor.slice(group.length)}"? Give it back its name, or write {${successor}} in those texts.`,
		file,
		pointer: successor === void 0 ? pointerOf(group.slice(0, -1)) : pointerOf(successor),
		atKey: true
	};
}
/** Everything that stands in braces anywhere on the site. */
function mentionedIn({ index }) {
	const pages = [...index.withHidden.pages.values(), index.notFound].map(({ page }) => page);
	const shared = [...index.shared.values()].map(({ block }) => block);
	const names = /* @__PURE__ */ new Set();
	for (const part of [
		index.site,
		...shared,
		...pages
	]) for (const [, name = ""] of JSON.stringify(part).matchAll(TOKEN)) names.add(name);
	return names;
}
function nameOf({ excerpt = "" }) {
	return excerpt.slice(1, -1).trim();
}
function pointerOf(name) {
	return name === "" ? "" : name.split(".").reduce(appendPointer, "");
}
// src/engine/pipeline/run-rules.ts
/** Runs every rule, and adds what resolving found. A mistake in a shared block is reported once. */
function runRules(rules, site) {
	return [...rulesInTurn(rules, site)].flat();
}
/** The same one rule after another, so that other work can go on in between. */
function* rulesInTurn(rules, site) {
	const { repairs } = site.index;
	const isNew = firstTime();
	const resolving = [...site.shellFound.issues, ...everyPage(site).flatMap(({ found }) => found.issues)];
	yield tokenCauses(asWritten(resolving, repairs).filter(isNew), site);
	for (const check of rules) yield asWritten(check(site), repairs).filter(isNew);
}
function firstTime() {
	const seen = /* @__PURE__ */ new Set();
	return ({ rule, file, pointer, excerpt }) => {
		const before = seen.size;
		return seen.add(`${rule} ${file} ${pointer} ${excerpt ?? ""}`).size > before;
	};
}
// src/engine/pipeline/spelling/dictionary-sources.ts
const AMERICAN = {
	package: "@cspell/dict-en_us",
	file: "en_US.trie.gz"
};
const BRITISH = {
	package: "@cspell/dict-en-gb-mit",
	file: "en_GB.trie.gz"
};
/** Names the version of a dictionary: what it says of a word stays the same as long as this does. */
function versionOf(source) {
	const { version } = JSON.parse(readFileSync(join(folderOf(source), "package.json"), "utf8"));
	return `${source.package}@${version}`;
}
/** The folder of a dictionary's package. */
function folderOf(source) {
	return dirname(createRequire(import.meta.url).resolve(`${source.package}/cspell-ext.json`));
}
// src/engine/pipeline/spelling/known-words.ts
/** Reads what was kept; nothing when it was found out with other dictionaries. */
function readKnownWords(file, version) {
	const kept = readKept(file);
	if (kept?.version !== version) return {
		right: /* @__PURE__ */ new Set(),
		wrong: /* @__PURE__ */ new Map()
	};
	return {
		right: new Set(kept.right.split(" ")),
		wrong: new Map(kept.wrong)
	};
}
/** Keeps what was found out, the newest of it when it is too much. */
function keepKnownWords(file, version, words) {
	const kept = {
		version,
		right: [...words.right].slice(-2e5).join(" "),
		wrong: [...words.wrong].slice(-5e4)
	};
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
		renameSync(`${file}.${process.pid}`, file);
	} catch {}
}
/** A file that is damaged counts as none. */
function readKept(file) {
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return;
	}
}
// src/engine/pipeline/spelling/speller.ts
/** Part of what is kept: raise it when words are judged differently. */
const METHOD = "2";
/**
* Makes the speller for a language.
*
* @returns `undefined` for a language without a dictionary
*/
function createSpeller({ language, cache }) {
	if (!/^en(-|$)/.test(language)) return void 0;
	const isAmerican = language === "en-US";
	const folder = join(cache, "spelling");
	const file = join(folder, `${isAmerican ? "american" : "english"}.json`);
	const version = [METHOD, ...[AMERICAN, BRITISH].map(versionOf)].join(" ");
	const known = readKnownWords(file, version);
	let judge;
	const isRight = (word) => known.right.has(word) || known.right.has(word.toLowerCase());
	return {
		isRight,
		judge: (word) => known.wrong.get(word),
		async lookUp(words) {
			const unknown = [...words].filter((word) => !isRight(word) && !known.wrong.has(word));
			if (unknown.length === 0) return;
			judge ??= await loadJudge(folder, isAmerican);
			for (const word of unknown) {
				const judgement = judge(word);
				const small = word.toLowerCase();
				if (judgement) known.wrong.set(word, judgement);
				else known.right.add(judge(small) ? word : small);
			}
			keepKnownWords(file, version, known);
		}
	};
}
async function loadJudge(folder, isAmerican) {
	const { loadDictionary } = await import("./dictionaries-B5GSwBKz.mjs");
	const { judgeWord } = await import("./judge-word-ByFy3Sbd.mjs");
	const books = {
		american: loadDictionary(AMERICAN, folder),
		british: loadDictionary(BRITISH, folder),
		isAmerican
	};
	return (word) => judgeWord(word, books);
}
// src/engine/pipeline/spelling/sure-slip.ts
/** Shorter names are one letter away from some word too often. */
const SURE_LENGTH = 8;
/**
* Whether a word with a capital is surely a misspelt one of those near it, and no name: only two letters are
* swapped, only a double letter is single or the other way round, or it is long.
*/
function isSureSlip(word, near) {
	const small = word.toLowerCase();
	return near.some((other) => small.length >= SURE_LENGTH || sorted(small) === sorted(other) || withoutDoubles(small) === withoutDoubles(other));
}
function sorted(word) {
	return [...word].sort().join("");
}
function withoutDoubles(word) {
	return word.replace(/(.)\1/g, "$1");
}
// src/engine/pipeline/texts/word-test.ts
const FIRST_CAPITAL = 65;
const LAST_CAPITAL = 90;
/** Words that are known at a glance, each in the one place that its hash gives it. A power of two. */
const ROOM = 65536;
/**
* Makes the test. What stands between two spaces is taken apart when it is met first, and known by its hash
* from then on; with and without a capital it is another word.
*
* @param isRight whether a word is right as it is written
* @param telltales words that are always worth a look
*/
function createWordTest(isRight, telltales) {
	const known = /* @__PURE__ */ new Set();
	const lately = new Int32Array(ROOM);
	const always = new Set([...telltales].map(hashOf));
	let last = {
		text: "",
		isName: createNameTest("")
	};
	return {
		isKnown(hash, first) {
			const key = keyOf$1(hash, first);
			return lately[key & 65535] === key;
		},
		isFine(text, { hash, start, end }) {
			const first = text.charCodeAt(start);
			const key = keyOf$1(hash, first);
			if (known.has(key) || !always.has(hash) && partsOf$1(text.slice(start, end)).every(isRight)) {
				known.add(key);
				lately[key & 65535] = key;
				return true;
			}
			if (always.has(hash)) return false;
			if (!isCapital(first)) return false;
			if (last.text !== text) last = {
				text,
				isName: createNameTest(text)
			};
			return last.isName(start);
		}
	};
}
/** Figures, prices and paragraphs of laws are no words. */
function isFigure(signs) {
	return (signs & (Sign.digit | Sign.money)) !== 0;
}
function keyOf$1(hash, first) {
	return isCapital(first) ? ~hash : hash;
}
function isCapital(code) {
	return code >= FIRST_CAPITAL && code <= LAST_CAPITAL;
}
// src/engine/pipeline/texts/scanner.ts
const ANY_TEXT = Sign.ampersand | Sign.at | Sign.money | Sign.digit | Sign.damage | Sign.brace | Sign.word;
/** Signs that a rule asks for: Markdown is at home in rich texts. */
const WANTED = {
	plain: ANY_TEXT | Sign.markup,
	rich: ANY_TEXT,
	alt: Sign.markup | Sign.ampersand | Sign.damage | Sign.word
};
/** A text of more words than this is long. */
const LONGEST = 25;
/** Characters that a label has at most. */
const LONGEST_LABEL = 160;
/** As many digits as the shortest phone number has. Other figures are no matter for rules. */
const LONG_NUMBER = /\d(?:[\s().–/-]*\d){6}/;
/** Makes the scanner of a site. What it found is kept as long as somebody keeps the page. */
function createScanner({ visits, test }) {
	const pages = /* @__PURE__ */ new WeakMap();
	const others = /* @__PURE__ */ new WeakMap();
	const scan = createScan(test);
	const oddIn = (key, source) => {
		const odd = others.get(key) ?? scan(source).odd;
		others.set(key, odd);
		return odd;
	};
	const wordsOf = ({ page, file }) => scan({
		visit: visits.page,
		value: page,
		file
	});
	return {
		page(entry) {
			const known = pages.get(entry);
			if (known) return known;
			const { words, ...found } = wordsOf(entry);
			const result = {
				...found,
				sketch: sketchOf(words)
			};
			pages.set(entry, result);
			return result;
		},
		shared: ({ block, file }) => oddIn(block, {
			visit: visits.shared,
			value: { block },
			file
		}),
		site: (site, file) => oddIn(site, {
			visit: visits.site,
			value: site,
			file
		}),
		words: (entry) => wordsOf(entry).words.slice()
	};
}
/** Words that there is room for at first: a page has about a thousand. */
const FIRST_ROOM = 4096;
/** What is made for every text and every file is made once: a large site has half a million texts. */
function createScan(test) {
	const own = createWordList();
	let all = new Int32Array(FIRST_ROOM);
	let keys = new Int32Array(FIRST_ROOM);
	return ({ visit, value, file }) => {
		const odd = [];
		const long = [];
		const short = [];
		let count = 0;
		visit(value, (text, kind, path) => {
			const found = findWords(text, own);
			const isOdd = hasOddWord(text, own, test);
			const signs = WANTED[kind] & withoutFigures(text, isOdd ? found | Sign.word : found);
			if (signs !== 0) odd.push({
				text,
				kind,
				file,
				pointer: pointerOf$1(path),
				signs
			});
			if (kind !== "rich" && text.length <= LONGEST_LABEL) {
				keys = withRoom(keys, short.length + 1);
				keys[short.length] = keyOf(own);
				short.push(text);
			}
			if (kind === "alt") return;
			all = withRoom(all, count + own.count);
			for (let at = 0; at < own.count; at += 1) all[count + at] = own.hashes[at] ?? 0;
			count += own.count;
			if (own.count > LONGEST) long.push({
				text,
				pointer: pointerOf$1(path),
				key: keyOf(own)
			});
		});
		return {
			words: all.subarray(0, count),
			odd,
			long,
			short: {
				texts: short,
				keys: keys.slice(0, short.length)
			}
		};
	};
}
function withRoom(words, wanted) {
	if (wanted <= words.length) return words;
	const larger = new Int32Array(2 * wanted);
	larger.set(words);
	return larger;
}
/** Whether a text has a word that needs a second look. */
function hasOddWord(text, words, test) {
	for (let at = 0; at < words.count; at += 1) {
		const start = words.starts[at] ?? 0;
		const hash = words.hashes[at] ?? 0;
		if (test.isKnown(hash, text.charCodeAt(start)) || isFigure(words.signs[at] ?? 0)) continue;
		if (!test.isFine(text, {
			hash,
			start,
			end: words.ends[at] ?? 0
		})) return true;
	}
	return false;
}
/** The same number for the same words. */
function keyOf({ hashes, count }) {
	let key = 0;
	for (let at = 0; at < count; at += 1) key = mix(key, hashes[at] ?? 0);
	return key;
}
/** Digits count only when there are as many together as in a phone number. */
function withoutFigures(text, signs) {
	return (signs & Sign.digit) !== 0 && !LONG_NUMBER.test(text) ? signs & ~Sign.digit : signs;
}
// src/engine/pipeline/texts/reader.ts
/** Makes what reads the texts of a site. */
function createTextReader({ index, schemas, cache, before }) {
	const { words, site } = index;
	const madeFor = {
		words,
		language: site.language
	};
	if (before && isDeepStrictEqual(before.madeFor, madeFor)) return before;
	const speller = createSpeller({
		language: site.language,
		cache
	});
	const isRight = rightWords(speller, words ?? /* @__PURE__ */ new Set());
	const { telltales } = phrasesOf(site.language);
	const test = createWordTest(isRight, [...telltales, ...CURRENCIES]);
	const visits = {
		page: compileTextVisits(schemas.page)("PageFile"),
		shared: compileTextVisits(schemas.shared)("SharedFile"),
		site: compileTextVisits(schemas.site)("SiteFile")
	};
	return {
		scanner: createScanner({
			visits,
			test
		}),
		visits,
		speller,
		isRight,
		madeFor
	};
}
function rightWords(speller, own) {
	if (!speller) return () => true;
	const parts = new Set([...own].flatMap((word) => word.split("-")));
	const isOwn = (word) => parts.has(word) || parts.has(word.toLowerCase());
	return (word) => {
		if (speller.isRight(word) || isOwn(word)) return true;
		const judgement = speller.judge(word);
		if (judgement === void 0 || judgement.american !== void 0) return false;
		return isCapitalized(word) && !isSureSlip(word, judgement.near);
	};
}
// src/engine/pipeline/examine.ts
/** Remembers nothing yet. */
function createSiteMemory(rules) {
	return { readOne: rememberFiles(createReadOne(rules)) };
}
/** Walks a site from its files to the last rule: read, parse, validate, index, resolve, check. */
async function examineSite(given) {
	const { loaded, site } = await resolveSite(given);
	return {
		loaded,
		site,
		issues: [...loaded.issues, ...runRules(given.definitions.rules, site)]
	};
}
/** Walks a site up to the rules. */
async function resolveSite(given) {
	const readOne = given.memory?.readOne ?? createReadOne(given);
	const loaded = await loadSite(given.folders, readOne, given.overrides);
	const { index } = loaded;
	const resolver = createResolver(index, given.urls, given.schemas);
	const pages = resolvePages(given, index, resolver);
	const { shell, texts, found: shellFound } = resolver.shell();
	const { schemas, folders, memory } = given;
	const reader = createTextReader({
		index,
		schemas,
		cache: folders.cache,
		before: memory?.reader
	});
	if (memory) memory.reader = reader;
	const site = {
		index,
		...pages,
		shell,
		texts,
		shellFound,
		release: given.release ?? false,
		today: given.today ?? (/* @__PURE__ */ new Date()).toISOString().slice(0, 10),
		reader
	};
	await lookUpWords(site);
	return {
		loaded,
		site
	};
}
/** Resolves all pages, except those that a program remembers and that see the same around them. */
function resolvePages({ schemas, memory }, index, resolver) {
	const aside = createResolver(seenFromHidden(index), ORIGINAL_URLS, schemas);
	const last = memory?.last;
	const known = last && sameSurroundings(last.index, index) ? last.pages : void 0;
	const resolve = (entry, by) => known?.get(entry) ?? {
		entry,
		...by.page(entry)
	};
	const shown = [...index.pages.values(), index.notFound].map((entry) => resolve(entry, resolver));
	const hidden = [...index.withHidden.pages.values()].filter(isHidden).map((entry) => resolve(entry, aside));
	if (memory) memory.last = {
		index,
		pages: new Map([...shown, ...hidden].map((page) => [page.entry, page]))
	};
	return {
		pages: shown,
		hidden
	};
}
export { isDay as A, WIDEST as C, shownForm as D, hostsOf as E, editsBetween as M, isSystemName as N, providerOf as O, decoded as P, linkedFiles as S, gapsOfHidden as T, buildIndex as _, versionOf as a, DEFINITIONS as b, createResolver as c, ORIGINAL_URLS as d, isPagePath as f, isJson as g, parseFile as h, folderOf as i, lookUpWords as j, SELF as k, pathOfHref as l, schemaPathFor as m, examineSite as n, rulesInTurn as o, wordsText as p, resolveSite as r, runRules as s, createSiteMemory as t, absolute as u, loadEngine as v, isPicture as w, siteTokens as x, liveLists as y };
