import { a as readArticle, i as isProtected, n as filmOf, o as writtenPicture } from "./build-site-ComZY7Ye.mjs";
import { A as parseHref, h as articleId, m as ARTICLE_TAGS, p as pathWithin, s as ownPath } from "./positions-Bcmp3jGb.mjs";
import { a as withoutControls } from "./sample-form-CcrLeUTx.mjs";
import { P as decoded } from "./examine-tTMtE2ro.mjs";
import { Script, createContext } from "node:vm";
import { Parser } from "htmlparser2";
import { JSDOM } from "jsdom";
import createDOMPurify from "dompurify";
// src/engine/output/blog/html-limits.ts
/**
* Limits for one text of a blog. Reading HTML takes the square of some of these, and no article that
* people read comes near them.
*/
const LIMITS = {
	characters: 4e5,
	elements: 5e3,
	depth: 100,
	attributes: 200
};
/**
* Why a piece of HTML is not read: it is too long, or made of too many parts. One pass tells, before
* any window sees it.
*
* @returns the end of a sentence such as “Its text …”; nothing when it can be read
*/
function excessOf(html) {
	if (html.length > LIMITS.characters) return `has ${html.length} characters; at most ${LIMITS.characters} are read`;
	let excess;
	const count = {
		elements: 0,
		depth: 0,
		attributes: 0
	};
	const take = (what, words) => {
		count[what] += 1;
		if (count[what] <= LIMITS[what]) return;
		excess ??= `${words}; at most ${LIMITS[what]} are read`;
		parser.pause();
	};
	const parser = new Parser({
		onopentagname: () => {
			count.attributes = 0;
			take("elements", "has too many elements");
			take("depth", "has too many elements inside one another");
		},
		onattribute: () => take("attributes", "has an element with too many attributes"),
		onclosetag: () => {
			count.depth -= 1;
		},
		oncomment: () => take("elements", "has too many elements and comments")
	});
	parser.write(html);
	if (excess === void 0) parser.end();
	return excess;
}
// src/providers/blog/addresses.ts
const LINK_SCHEMES = [
	"http:",
	"https:",
	"mailto:",
	"tel:"
];
const MEDIA_SCHEMES = ["http:", "https:"];
/**
* The address that a link in an article means: absolute, or a path where it leads to this site.
*
* @returns `undefined` for what no visitor could follow
*/
function linkAddress(written, around) {
	const url = parse(written, around);
	if (!url || !LINK_SCHEMES.includes(url.protocol)) return void 0;
	return url.origin === around.site ? pathWithin(url) : url.href;
}
/** Whether an address leads to neither this site nor the blog. */
function isForeign(address, around) {
	if (!/^https?:/.test(address)) return false;
	return new URL(address).origin !== parse(".", around)?.origin;
}
/** The address of a picture, film or sound in an article; none where nothing is written. */
function mediaAddress(written, around) {
	const url = written.trim() === "" ? void 0 : parse(written, around);
	if (!url || !MEDIA_SCHEMES.includes(url.protocol)) return void 0;
	if (url.protocol === "http:" && isForeign(url.href, around)) url.protocol = "https:";
	return url.href;
}
/** A list of pictures with their widths, as in HTML's `srcset`, every address made absolute. */
function mediaSet(written, around) {
	const candidates = written.split(/,\s+/).flatMap((candidate) => {
		const [address = "", size = ""] = candidate.trim().split(/\s+/);
		const absolute = mediaAddress(address.replace(/,$/, ""), around);
		return absolute !== void 0 && /^(\d+(\.\d+)?[wx])?$/.test(size) ? [`${absolute} ${size}`.trim()] : [];
	});
	return candidates.length > 0 ? candidates.join(", ") : void 0;
}
function parse(written, { link, site }) {
	try {
		return new URL(written.trim(), link ?? site);
	} catch {
		return;
	}
}
// src/providers/blog/article-props.ts
/** Classes of WordPress that this site's styles know. */
const KNOWN_CLASS = /^(align(left|right|center|wide|full)|has-text-align-(left|center|right)|wp-block-(columns|column|gallery|pullquote|verse|media-text|cover|button)|wp-caption(-text)?|gallery(-item)?|is-resized|is-style-stripes)$/;
/** What DOMPurify puts before every `id`, so that none can stand for something of the page. */
const PURIFIED_ID = /^user-content-/;
/** Attributes that any element of an article may keep. */
function commonProps(element) {
	const classes = (attribute(element, "class") ?? "").split(/\s+/).filter((name) => KNOWN_CLASS.test(name));
	const start = Number(attribute(element, "start"));
	const { id } = element;
	return {
		...id !== "" && { id: articleId(plainId(id)) },
		...classes.length > 0 && { className: classes.join(" ") },
		...textProp(element, "title"),
		...textProp(element, "lang"),
		.../^(ltr|rtl|auto)$/.test(attribute(element, "dir") ?? "") && textProp(element, "dir"),
		.../^(row|col)(group)?$/.test(attribute(element, "scope") ?? "") && textProp(element, "scope"),
		...Number.isInteger(start) && element.hasAttribute("start") && { start },
		...element.hasAttribute("open") && { open: true },
		...numberProp(element, "colspan", "colSpan"),
		...numberProp(element, "rowspan", "rowSpan")
	};
}
/** The size of a picture. One that an editor has given by hand stands in the style, without a height. */
function sizeProps(element) {
	const styled = /(?:^|;)\s*width:\s*(\d{1,4})px/.exec(attribute(element, "style") ?? "")?.[1];
	if (styled !== void 0) return { width: Number(styled) };
	return {
		...numberProp(element, "width", "width"),
		...numberProp(element, "height", "height")
	};
}
function textProp(element, name) {
	const value = attribute(element, name);
	return value === void 0 || value === "" ? {} : { [name]: value };
}
function numberProp(element, name, prop) {
	const value = Number(attribute(element, name));
	return Number.isInteger(value) && value > 0 && value < 1e4 ? { [prop]: value } : {};
}
/** The value of an attribute, as it is written but for characters that no document can hold. */
function attribute(element, name) {
	const value = element.getAttribute(name);
	return value === null ? void 0 : withoutControls(value);
}
/** An `id` as the blog wrote it. */
function plainId(id) {
	return id.replace(PURIFIED_ID, "");
}
// src/providers/blog/article-tree.ts
/** Elements whose children are blocks. */
const HOLDS_BLOCKS = /^(BODY|DIV|FIGURE|UL|OL|DL|TABLE|THEAD|TBODY|TFOOT|TR|BLOCKQUOTE|DETAILS)$/;
const KNOWN_REL = /^(nofollow|sponsored|ugc|license|author)$/;
/**
* Turns sanitised HTML into data fit for this site: headings below the page's own, addresses made
* absolute, films behind a click, tables that scroll, pictures that load late.
*/
function articleTree(body, around) {
	const headings = [...body.querySelectorAll("h1, h2, h3, h4, h5, h6")];
	return new TreeMaker(around, new Set([...body.querySelectorAll("[id]")].map(({ id }) => plainId(id))), 2 - headings.map(levelOf).reduce((a, b) => Math.min(a, b), 6)).nodes(body);
}
var TreeMaker = class {
	around;
	ids;
	shift;
	constructor(around, ids, shift) {
		this.around = around;
		this.ids = ids;
		this.shift = shift;
	}
	nodes(parent) {
		return [...parent.childNodes].flatMap((child) => this.#node(child));
	}
	#node(node) {
		if (node.nodeType === 3) return textOf(node);
		if (node.nodeType !== 1) return [];
		const element = node;
		switch (element.localName) {
			case "a": return this.#link(element);
			case "img": return this.#picture(element);
			case "video":
			case "audio": return this.#recording(element, element.localName);
			case "iframe": return this.#film(element);
			case "table": return [scrolling(this.#plain(element, "table"))];
			case "h1":
			case "h2":
			case "h3":
			case "h4":
			case "h5":
			case "h6": return this.#heading(element);
			default: return this.#other(element);
		}
	}
	#other(element) {
		const tag = ARTICLE_TAGS.find((candidate) => candidate === element.localName);
		return tag === void 0 ? this.nodes(element) : [this.#plain(element, tag)];
	}
	#plain(element, tag, more = {}) {
		const children = this.nodes(element);
		const props = {
			...commonProps(element),
			...more
		};
		return {
			tag,
			...Object.keys(props).length > 0 && { props },
			...children.length > 0 && { children }
		};
	}
	#heading(element) {
		const level = Math.min(6, levelOf(element) + this.shift);
		const heading = this.#plain(element, `h${level}`);
		return heading.children ? [heading] : [];
	}
	/** A link that leads nowhere, or that has nothing to click, leaves its content. */
	#link(element) {
		const children = this.nodes(element);
		const href = this.#href(attribute(element, "href") ?? "");
		if (href === void 0 || children.length === 0) return children;
		const foreign = isForeign(href, this.around);
		const rel = [...(attribute(element, "rel") ?? "").split(/\s+/).filter((word) => KNOWN_REL.test(word)), ...foreign ? ["external", "noopener"] : []];
		return [{
			tag: "a",
			props: {
				...commonProps(element),
				href,
				...rel.length > 0 && { rel: rel.join(" ") }
			},
			children
		}];
	}
	#href(written) {
		if (written === "") return void 0;
		const id = written.startsWith("#") ? decoded(written.slice(1)) : "";
		if (this.ids.has(id)) return `#${articleId(id)}`;
		return linkAddress(written, this.around);
	}
	/** A film of a site we know is shown after a click; every other frame goes. */
	#film(element) {
		const film = filmOf(attribute(element, "src") ?? "", attribute(element, "title") ?? "");
		return film ? [film] : [];
	}
	#picture(element) {
		const src = mediaAddress(attribute(element, "src") ?? "", this.around);
		if (src === void 0) return [];
		const srcSet = mediaSet(attribute(element, "srcset") ?? "", this.around);
		const sizes = attribute(element, "sizes");
		return [{
			tag: "img",
			props: {
				...commonProps(element),
				...sizeProps(element),
				src,
				alt: attribute(element, "alt") ?? "",
				loading: "lazy",
				decoding: "async",
				...srcSet !== void 0 && {
					srcSet,
					...sizes !== void 0 && { sizes }
				}
			}
		}];
	}
	#recording(element, tag) {
		const src = mediaAddress(attribute(element, "src") ?? attribute(element.querySelector("source") ?? element, "src") ?? "", this.around);
		if (src === void 0) return [];
		const poster = mediaAddress(attribute(element, "poster") ?? "", this.around);
		return [{
			tag,
			props: {
				src,
				controls: true,
				preload: "none",
				...tag === "video" && poster !== void 0 && { poster }
			}
		}];
	}
};
/** Line breaks between blocks say nothing. */
function textOf({ textContent, parentNode }) {
	const text = withoutControls(textContent ?? "");
	const isBetween = /^\s*$/.test(text) && HOLDS_BLOCKS.test(parentNode?.nodeName ?? "");
	return text === "" || isBetween ? [] : [text];
}
/** Wide tables scroll within themselves, and the keyboard can reach them. */
function scrolling(table) {
	return {
		tag: "section",
		props: {
			tabIndex: 0,
			role: "region",
			"aria-label": "Table"
		},
		children: [table]
	};
}
function levelOf(heading) {
	return Number(heading.localName.slice(1));
}
// src/providers/blog/html-reader.ts
/** What an article may hold before it is made fit for this site: frames are turned into films, first headings lowered, and of styles only a picture's width is read. */
const PROFILE = {
	ALLOWED_TAGS: [
		...ARTICLE_TAGS,
		"h1",
		"iframe",
		"source",
		"#text"
	],
	ALLOWED_ATTR: [
		"align",
		"alt",
		"class",
		"colspan",
		"controls",
		"height",
		"href",
		"id",
		"lang",
		"dir",
		"open",
		"poster",
		"rel",
		"rowspan",
		"scope",
		"sizes",
		"src",
		"srcset",
		"start",
		"style",
		"title",
		"type",
		"width"
	],
	ALLOW_DATA_ATTR: false,
	ALLOW_ARIA_ATTR: false,
	SANITIZE_NAMED_PROPS: true
};
/** Makes a reader that works in the given window. */
function createHtmlReader({ window, policy }) {
	const purify = createDOMPurify(window);
	const parser = new window.DOMParser();
	return {
		plainText(html) {
			if (!/[<&]/.test(html)) return squeeze(html);
			const text = `<body>${html}`;
			const trusted = policy?.createHTML(text) ?? text;
			const parsed = parser.parseFromString(trusted, "text/html");
			for (const silent of parsed.querySelectorAll("script, style")) silent.remove();
			return squeeze(parsed.body.textContent ?? "");
		},
		article(html, around) {
			return articleTree(purify.sanitize(html, {
				...PROFILE,
				TRUSTED_TYPES_POLICY: policy,
				RETURN_DOM: true
			}), around);
		}
	};
}
function squeeze(text) {
	return withoutControls(text).replace(/\s+/g, " ").trim();
}
// src/engine/output/blog/server-reader.ts
/** A reader of articles for this machine. It brings a whole window along: make it only when something has to be read. */
function createServerReader() {
	return createHtmlReader({ window: new JSDOM("").window });
}
// src/engine/output/blog/within-time.ts
/** Work was ended because it took too long. What it has changed may be half done. */
var TimeoutError = class extends Error {};
/**
* Makes a function that ends work which takes too long, wherever it is then; it throws a {@link TimeoutError}.
*
* @see https://nodejs.org/api/vm.html#scriptrunincontextcontextifiedobject-options
*/
function createTimeLimit() {
	const script = new Script("work()");
	const globals = {};
	const context = createContext(globals);
	return (milliseconds, work) => {
		globals.work = work;
		try {
			return script.runInContext(context, { timeout: milliseconds });
		} catch (cause) {
			if (cause.code !== "ERR_SCRIPT_EXECUTION_TIMEOUT") throw cause;
			throw new TimeoutError(`This took more than ${milliseconds} milliseconds.`, { cause });
		}
	};
}
// src/engine/output/blog/read-posts.ts
/** Only to end what would go on without end: what is within the limits takes a few seconds at most. */
const PATIENCE = {
	one: 2e4,
	all: 6e5
};
/**
* Reads posts for a build. One that cannot be read, or would take too long, is left out: nothing that
* somebody writes on a blog stops a build.
*/
function readPosts(posts, source) {
	const read = createPostReader(source);
	const known = /* @__PURE__ */ new Set();
	const result = {
		articles: [],
		understood: [],
		notices: []
	};
	const withoutPicture = [];
	for (const [at, post] of posts.entries()) {
		if (isProtected(post)) {
			result.understood.push(post);
			continue;
		}
		const name = `${nameOf(post, at)} of ${source.name}`;
		const article = read(post);
		if (typeof article === "string") result.notices.push(`${name} was left out: ${article}.`);
		else if (!known.has(article.id)) {
			known.add(article.id);
			const shown = withUsablePicture(article, source.site);
			result.understood.push(post);
			result.articles.push(shown);
			if (writtenPicture(post) !== void 0 && !shown.image) withoutPicture.push(`${name} is shown without its picture, whose address no visitor can use.`);
		}
	}
	return {
		...result,
		notices: [...result.notices, ...withoutPicture]
	};
}
/** Makes the function that reads one post, or says why it cannot. */
function createPostReader({ site, patience = PATIENCE }) {
	const withinTime = createTimeLimit();
	const end = performance.now() + patience.all;
	let reader = createServerReader();
	return (post) => {
		const excess = excessOfPost(post);
		if (excess !== void 0) return excess;
		const left = Math.floor(Math.min(patience.one, end - performance.now()));
		if (left < 1) return `all articles together took more than ${patience.all / 1e3} seconds`;
		try {
			return withinTime(left, () => readArticle(post, reader, site)) ?? "it has no text, or no number from 1 on";
		} catch (cause) {
			reader = createServerReader();
			return cause instanceof TimeoutError ? `reading it took more than ${left / 1e3} seconds` : `it cannot be read (${cause instanceof Error ? cause.message : String(cause)})`;
		}
	};
}
/** Why the texts of a post are not read, in words. */
function excessOfPost(post) {
	const { title, excerpt, content } = post ?? {};
	for (const [name, part] of Object.entries({
		title,
		excerpt,
		text: content
	})) {
		const html = part?.rendered;
		const excess = typeof html === "string" ? excessOf(html) : void 0;
		if (excess !== void 0) return `its ${name} ${excess}`;
	}
}
function nameOf(post, at) {
	const id = post?.id;
	return typeof id === "number" ? `Article ${id}` : `Entry ${at + 1} of the list`;
}
/** Pictures stand on pages of the site, where every address has to be one that visitors can use. */
function withUsablePicture(article, site) {
	const { image } = article;
	if (!image) return article;
	const isUsable = (address) => ownPath(address, site) === void 0 && parseHref(address).kind === "outside";
	if (!isUsable(image.src)) return {
		...article,
		image: void 0
	};
	const { srcset, ...plain } = image;
	return srcset?.split(", ").every((each) => isUsable(each.split(" ", 1)[0] ?? "")) ? article : {
		...article,
		image: plain
	};
}
export { readPosts };
