import { n as isError } from "./issue-B2KypcZa.mjs";
import { A as isDay, D as shownForm, E as hostsOf, O as providerOf, S as linkedFiles, k as SELF, o as rulesInTurn, r as resolveSite, s as runRules, u as absolute, v as loadEngine, w as isPicture } from "./examine-tTMtE2ro.mjs";
import { A as parseHref, B as iconFile, H as postDataFile, I as ICON_SIZES, R as SAMPLE_FORM, d as articleRoute, s as ownPath, w as remembered, z as SITE_FILES } from "./positions-Bcmp3jGb.mjs";
import { a as withoutControls, i as escapeHtml, n as sampleFormFiles, r as composeDocument } from "./sample-form-CcrLeUTx.mjs";
import { c as ancestorsOf, d as matchesPattern, f as parentOf, s as addressOf$2, u as isPattern } from "./kinds-CzdZfNc-.mjs";
import { t as bundle } from "./bundle-ZzRNueTJ.mjs";
import { a as keepEarlierAssets, c as bringsCommonFiles, d as writtenPart, f as writtenSite, i as safeTarget, l as markShard, n as createOutput, o as SHARD_FILE, p as placeFile, r as createWriteChanged, t as createWrittenCheck, u as ownEntries } from "./check-written-CAmx1udW.mjs";
import { i as listFiles, n as byCodePoint } from "./read-DsH0HkE_.mjs";
import { i as readKept, t as keep } from "./kept-Z8Gz49ve.mjs";
import { n as assertSafeHeaders, r as assertSafeRedirects, t as UnsafeValueError } from "./unsafe-value-WfmwPCGP.mjs";
import { f as originOf } from "./places-B51ewG4_.mjs";
import { promisify } from "node:util";
import { copyFileSync, existsSync, mkdirSync, readFileSync, renameSync, statSync, writeFileSync } from "node:fs";
import { basename, dirname, extname, join } from "node:path";
import { availableParallelism } from "node:os";
import { createHash } from "node:crypto";
import { setImmediate } from "node:timers/promises";
import { brotliCompress, constants as constants$2, gzip } from "node:zlib";
import { Worker } from "node:worker_threads";
import { Parser } from "htmlparser2";
// src/providers/blog/endpoints.ts
/** The address of the newest articles. */
function listAddress({ host, category }) {
	return host === void 0 ? `/${SITE_FILES.posts}` : `${host}/wp-json/wp/v2/posts?categories=${category}&_embed`;
}
// src/providers/blog/fetch-json.ts
/** A blog that has not answered within this many milliseconds is given up. */
const PATIENCE$1 = 1e4;
/** Answers beyond this many bytes are refused; a hundred long articles are half a million. */
const LARGEST$1 = 8e6;
/** The blog answered, but not with success. */
var StatusError = class extends Error {
	status;
	constructor(status) {
		super(`API request failed with status ${status}`);
		this.status = status;
	}
};
/**
* Fetches JSON from the blog.
*
* @throws {StatusError} when the answer is no success; another error when it cannot be reached in
* time, is too large, or is not JSON
*/
async function fetchJson(url, signal) {
	const limits = [AbortSignal.timeout(PATIENCE$1), ...signal ? [signal] : []];
	try {
		const response = await fetch(url, { signal: AbortSignal.any(limits) });
		if (!response.ok) throw new StatusError(response.status);
		return {
			value: parse(await bodyOf(response)),
			headers: response.headers
		};
	} catch (cause) {
		if (cause instanceof DOMException && cause.name === "TimeoutError") throw new Error(`The blog did not answer ${signal?.aborted ? "in time" : `within ${PATIENCE$1 / 1e3} seconds`}.`, { cause });
		if (cause instanceof TypeError) throw new Error("The blog cannot be reached.", { cause });
		throw cause;
	}
}
async function bodyOf(response) {
	const decoder = new TextDecoder();
	const reader = response.body?.getReader();
	let text = "";
	let length = 0;
	for (;;) {
		const piece = await reader?.read();
		if (!piece || piece.done) return text + decoder.decode();
		length += piece.value.byteLength;
		if (length > LARGEST$1) {
			reader?.cancel();
			throw new Error(`The blog sent more than ${LARGEST$1 / 1e6} MB.`);
		}
		text += decoder.decode(piece.value, { stream: true });
	}
}
function parse(text) {
	try {
		return JSON.parse(text);
	} catch (cause) {
		throw new Error("The blog sent something that is not JSON.", { cause });
	}
}
// src/providers/blog/post.ts
/** Longer texts are cut: no list and no head shows them whole. */
const LONGEST = {
	title: 300,
	excerpt: 1e3,
	alt: 500
};
/**
* Reads one post of WordPress's REST API. Its shapes vary: media may be missing, an error or
* something else altogether, and titles hold entities and tags.
*
* @param value the parsed answer
* @returns `undefined` when it is no post that can be shown
* @see https://developer.wordpress.org/rest-api/reference/posts/
*/
function readPost(value, reader) {
	const id = at(value, "id");
	if (!isArticleNumber(id) || typeof at(value, "content", "rendered") !== "string") return void 0;
	if (isProtected(value)) return void 0;
	const title = reader.plainText(textOf(at(value, "title", "rendered")) ?? "");
	const excerpt = reader.plainText(textOf(at(value, "excerpt", "rendered")) ?? "");
	const link = linkOf(value);
	return {
		id,
		title: title === "" ? "Untitled" : cut(title, LONGEST.title),
		excerpt: cut(excerpt.replace(/\s*\[…\]$/, " …").trim(), LONGEST.excerpt),
		day: dayOf(at(value, "date")) ?? "",
		changed: dayOf(at(value, "modified")),
		link,
		image: imageOf(mediaOf(value), link)
	};
}
/** Whether a post is behind a password. */
function isProtected(value) {
	return at(value, "content", "protected") === true;
}
/**
* Reads one post with its text.
*
* @param site the public address of this site
* @returns `undefined` when it is no post that can be shown
*/
function readArticle(value, reader, site) {
	const post = readPost(value, reader);
	const html = textOf(at(value, "content", "rendered")) ?? "";
	const around = {
		link: post?.link,
		site
	};
	return post && {
		...post,
		body: reader.article(html, around)
	};
}
/**
* The items of a list as the blog sent it.
*
* @throws when the answer is no list
*/
function listOf(value) {
	if (!Array.isArray(value)) throw new Error("The blog sent something else than a list.");
	return value;
}
/** The address of a post's picture as the blog wrote it. */
function writtenPicture(value) {
	return textOf(at(mediaOf(value), "source_url"));
}
function mediaOf(value) {
	return at(value, "_embedded", "wp:featuredmedia", "0");
}
/** Numbers that addresses of articles can carry. */
function isArticleNumber(id) {
	return Number.isSafeInteger(id) && id > 0;
}
function linkOf(value) {
	const link = textOf(at(value, "link"));
	return link !== void 0 && /^https?:/i.test(link) && URL.canParse(link) ? link : void 0;
}
function cut(text, most) {
	return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}
function dayOf(date) {
	const day = typeof date === "string" ? date.slice(0, 10) : "";
	return isDay(day) ? day : void 0;
}
/** A featured picture counts only with an address that can be asked; everything else about it may be missing. */
function imageOf(media, link) {
	const src = pictureAddress(at(media, "source_url"), link);
	if (src === void 0) return void 0;
	const width = lengthOf(at(media, "media_details", "width"));
	const height = lengthOf(at(media, "media_details", "height"));
	return {
		src,
		alt: cut(textOf(at(media, "alt_text")) ?? "", LONGEST.alt),
		...width && height && {
			width,
			height,
			srcset: widthsOf(media, link, width / height)
		}
	};
}
/** An address relative to the post is made absolute; a host without a dot is none, unless it is the blog's own. */
function pictureAddress(written, link) {
	const text = textOf(written);
	if (text === void 0 || !URL.canParse(text, link)) return void 0;
	const { protocol, host, hostname, href } = new URL(text, link);
	const isOwn = link !== void 0 && new URL(link).host === host;
	return /^https?:$/.test(protocol) && (isOwn || hostname.includes(".")) ? href : void 0;
}
/** Smaller files of the same picture; those cut to another shape are left out. */
function widthsOf(media, link, shape) {
	const sizes = at(media, "media_details", "sizes");
	const candidates = Object.values(sizes ?? {}).flatMap((size) => {
		const src = pictureAddress(at(size, "source_url"), link);
		const width = lengthOf(at(size, "width"));
		const height = lengthOf(at(size, "height"));
		if (src === void 0 || !width || !height) return [];
		return Math.abs(width / height / shape - 1) < .02 ? [{
			src,
			width
		}] : [];
	});
	const unique = new Map(candidates.map((candidate) => [candidate.width, candidate]));
	return unique.size < 2 ? void 0 : [...unique.values()].map(({ src, width }) => `${src} ${width}w`).join(", ");
}
function lengthOf(value) {
	return Number.isSafeInteger(value) && value > 0 ? value : void 0;
}
function at(value, ...path) {
	return path.reduce((inner, key) => inner?.[key], value);
}
function textOf(value) {
	return typeof value === "string" && value !== "" ? withoutControls(value) : void 0;
}
// src/engine/output/blog/fetch-all.ts
/** The most that WordPress gives at once. */
const PAGE_SIZE = 100;
/** A blog says itself how many pages it has, and may say anything. */
const MOST_PAGES = 50;
/** Milliseconds for all pages together. */
const PATIENCE = 12e4;
/**
* Fetches every article of the blog's category, as the blog sends them, as far as limits allow.
*
* @param limits are given by tests
* @throws when the blog cannot be reached, does not answer in time, or one of its answers is no list
*/
async function fetchAllPosts(blog, { mostPages = MOST_PAGES, patience = PATIENCE } = {}) {
	const address = `${listAddress(blog)}&per_page=${PAGE_SIZE}`;
	const signal = AbortSignal.timeout(patience);
	const first = await fetchJson(address, signal);
	const posts = [...listOf(first.value)];
	const pages = pageCount(first.headers);
	for (let page = 2; page <= Math.min(pages, mostPages); page++) {
		const more = listOf((await fetchJson(`${address}&page=${page}`, signal)).value);
		if (more.length === 0) return { posts };
		posts.push(...more);
	}
	if (pages <= mostPages) return { posts };
	return {
		posts,
		notice: `The blog says that it has ${pages} pages of articles; the newest ${mostPages} were taken.`
	};
}
function pageCount(headers) {
	const pages = Number(headers.get("X-WP-TotalPages") ?? 1);
	return Number.isSafeInteger(pages) ? pages : 1;
}
// src/engine/output/blog/known-articles.ts
/** How many posts WordPress lists when it is not asked for more. */
const LISTED = 10;
/** Nobody reads more, and what is wrong a hundred times has one cause. */
const MOST_NOTICES = 5;
/**
* The articles of the blog, or of the samples when no blog is set. A blog that does not answer, or
* answers with anything, never fails a build: the last good copy stands in, or the browser fetches what
* the build could not.
*/
async function knownArticles({ site, posts }, cache) {
	if (site.blog === void 0) return {
		articles: [],
		listed: /* @__PURE__ */ new Set(),
		notices: []
	};
	const { host, category } = site.blog;
	const read = (list, name) => readOnce(list, name, site.url, cache);
	if (host === void 0) return known(posts, await read(posts, "pages/_blog"));
	const file = join(cache.folder, `${hash$2(`${host} ${category}`)}.json`);
	try {
		const { posts: fetched, notice } = await fetchAllPosts({
			host,
			category
		});
		const result = await read(fetched, host);
		if (result.articles.length === 0 && result.notices.length > 0) throw new Error(`none of them could be read: ${result.notices[0]}`);
		save(file, {
			fetched: (/* @__PURE__ */ new Date()).toISOString(),
			posts: result.understood
		});
		return known(fetched, result, notice);
	} catch (cause) {
		const reason = `${host} did not give its articles: ${cause instanceof Error ? cause.message.replace(/\.$/, "") : String(cause)}.`;
		const copy = load(file);
		if (copy) return known(copy.posts, await read(copy.posts, host), `${reason} The copy of ${copy.fetched} was used.`);
		const notice = `${reason} There is no earlier copy; visitors' browsers will ask the blog themselves.`;
		return {
			articles: [],
			listed: /* @__PURE__ */ new Set(),
			notices: [notice]
		};
	}
}
function known(posts, { articles, notices }, first) {
	const shown = posts.slice(0, LISTED).map((post) => post?.id);
	const rest = notices.length - MOST_NOTICES;
	return {
		articles,
		listed: new Set(articles.map(({ id }) => id).filter((id) => shown.includes(id))),
		notices: [
			...first === void 0 ? [] : [first],
			...notices.slice(0, MOST_NOTICES),
			...rest > 0 ? [`The same holds for ${rest} more.`] : []
		]
	};
}
/** Reads posts, or takes them as they were read when nothing has changed since. */
async function readOnce(posts, name, site, cache) {
	if (posts.length === 0) return {
		articles: [],
		understood: [],
		notices: []
	};
	const key = hash$2(`${cache.reader} ${site} ${JSON.stringify(posts)}`);
	const file = join(cache.folder, `read-posts-${key}.json`);
	const kept = load(file);
	if (kept) return kept;
	const { readPosts } = await import("./read-posts-CFl1JhFC.mjs");
	const result = readPosts(posts, {
		name,
		site
	});
	save(file, result);
	return result;
}
/** Nothing for a file that was damaged, for example by a full disk. */
function load(file) {
	if (!existsSync(file)) return void 0;
	try {
		return JSON.parse(readFileSync(file, "utf8"));
	} catch {
		return;
	}
}
/** Written aside and put in place whole: a build that is stopped leaves no half copy. */
function save(file, value) {
	mkdirSync(dirname(file), { recursive: true });
	const aside = `${file}.${process.pid}`;
	writeFileSync(aside, JSON.stringify(value));
	renameSync(aside, file);
}
function hash$2(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 16);
}
// src/engine/output/blog/with-articles.ts
/** As much of an excerpt as search results show. */
const DESCRIPTION_LENGTH = 155;
/** A site whose lists show the articles that the build knows, with a page of its own for each of them. */
function withArticles(site, { articles, listed: first }) {
	if (articles.length === 0) return site;
	const posts = articles.filter(({ id }) => first.has(id)).map(({ body: _, ...post }) => post);
	const listed = site.pages.map((page) => ({
		...page,
		page: mapBlocks(page.page, (block) => block.type === "latest-articles" ? {
			...block,
			posts
		} : block)
	}));
	const route = articleRoute(site.index);
	const template = listed.find(({ page }) => page.route === route);
	const own = template ? articles.map((article) => articlePage(site, template, article)) : [];
	const isFree = ({ page: { route } }) => !site.index.pages.has(route) && !site.index.aliases.has(route);
	return {
		...site,
		pages: [...listed, ...own.filter(isFree)]
	};
}
function articlePage(site, template, article) {
	const { brand } = site.shell;
	const { url } = site.index.site;
	const route = addressOf$2(template.page.route, article.id);
	const page = mapBlocks(template.page, (block) => block.type === "blog-article" ? {
		...block,
		parameter: String(article.id),
		article
	} : block);
	const head = {
		...page.head,
		title: `${article.title} | ${brand}`,
		description: shortened(article.excerpt) || page.head.description,
		canonical: absolute(url, route)
	};
	const dates = {
		published: article.day === "" ? void 0 : article.day,
		updated: article.changed
	};
	return {
		...template,
		entry: {
			...template.entry,
			route,
			page: {
				...template.entry.page,
				...dates,
				title: article.title
			}
		},
		page: {
			...page,
			route,
			head
		},
		fields: {
			...template.fields,
			title: article.title
		}
	};
}
function mapBlocks(page, change) {
	return {
		...page,
		blocks: page.blocks.map(change)
	};
}
function shortened(text) {
	if (text.length <= DESCRIPTION_LENGTH) return text;
	return `${text.slice(0, 154).replace(/\s+\S*$/, "")}…`;
}
// src/engine/output/compress.ts
const TEXT = /* @__PURE__ */ new Set([
	".css",
	".html",
	".js",
	".json",
	".svg",
	".txt",
	".webmanifest",
	".xml"
]);
/** Smaller files do not become smaller on the way. */
const SMALLEST$1 = 512;
/** Files worked on at the same time. */
const AT_ONCE$1 = 8;
/** Part of the cache's name: raise it when files are compressed differently. */
const RECIPE$2 = "1";
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
/**
* Writes a `.br` and a `.gz` copy beside every text file of the output that hosts serve. Copies are cached by content.
*
* @param cache folder where copies are kept between builds
*/
async function compressOutput(output, cache) {
	const kept = join(cache, `compressed-${RECIPE$2}`);
	mkdirSync(kept, { recursive: true });
	const next = output.files().filter((path) => TEXT.has(extname(path)) && path !== SHARD_FILE).values();
	const work = async () => {
		for (const path of next) await compressFile(path, output, kept);
	};
	await Promise.all(Array.from({ length: AT_ONCE$1 }, work));
}
async function compressFile(path, output, kept) {
	const content = readFileSync(join(output.folder, path));
	if (content.byteLength < SMALLEST$1) return;
	const name = createHash("sha256").update(content).digest("hex").slice(0, 24);
	const once = async (ending, make) => {
		const copy = join(kept, name + ending);
		if (!existsSync(copy)) {
			const aside = `${copy}.${process.pid}`;
			writeFileSync(aside, await make());
			renameSync(aside, copy);
		}
		placeFile(copy, join(output.folder, path + ending));
		output.keep(path + ending);
	};
	await once(".br", () => toBrotli(content, { params: {
		[constants$2.BROTLI_PARAM_QUALITY]: constants$2.BROTLI_MAX_QUALITY,
		[constants$2.BROTLI_PARAM_SIZE_HINT]: content.byteLength
	} }));
	await once(".gz", () => toGzip(content, { level: constants$2.Z_BEST_COMPRESSION }));
}
// src/engine/output/make-media.ts
/** Formats that photographs are offered in, with their quality. */
const QUALITY = {
	avif: 55,
	webp: 78,
	jpeg: 80
};
/** A file of the media folder that cannot be made ready for the site. The message names it. */
var MediaError = class extends Error {};
/** Writes a photograph in a width and a format. */
async function resizePhoto(media, { width, format }, target) {
	await prepared(media, target, async () => {
		const { decode } = await import("./examine-picture-Pc_b8nxu.mjs").then((n) => n.r);
		const image = decode(media.file).autoOrient().resize({
			width,
			withoutEnlargement: true
		});
		const quality = QUALITY[format];
		return format === "jpeg" ? image.flatten({ background: "white" }).jpeg({
			quality,
			mozjpeg: true
		}).toBuffer() : image.toFormat(format, { quality }).toBuffer();
	});
}
/** Writes a drawing as small as it can be, without what could run or load something. */
async function optimizeDrawing(media, target) {
	await prepared(media, target, async () => {
		const { cleanSvg } = await import("./clean-svg-DbATkOWw.mjs").then((n) => n.n);
		const { svg } = cleanSvg(readFileSync(media.file, "utf8"), { after: ["preset-default"] });
		return svg;
	});
}
/**
* Copies a file as it is, but for what visitors must not be sent: what could run or load something in a
* drawing, and what a camera noted in a photograph, such as where it was taken.
*/
async function copyMedia(media, target) {
	if (media.kind === "raster") await prepared(media, target, async () => {
		const { cleanPicture } = await import("./clean-picture-BiE_oMo3.mjs").then((n) => n.n);
		return cleanPicture(readFileSync(media.file));
	});
	else if (media.unsafe) await prepared(media, target, async () => {
		const { cleanSvg } = await import("./clean-svg-DbATkOWw.mjs").then((n) => n.n);
		return cleanSvg(readFileSync(media.file, "utf8")).svg;
	});
	else copyFileSync(media.file, target);
}
/** Replaces what a library says of a file by a sentence that names the file and says what to do. */
async function prepared(media, target, make) {
	writeFileSync(target, await make().catch((cause) => {
		throw mediaError(media, cause);
	}));
}
/** Says that a file of the media folder cannot be made ready for the site. */
function mediaError({ path }, cause) {
	return new MediaError(`${path} cannot be made ready for the site. Open it, save it again as JPEG, PNG or SVG, and build again.`, { cause });
}
// src/engine/output/media.ts
/** Widths in pixels that photographs are offered in; none larger than the original. */
const WIDTHS = [
	480,
	800,
	1200,
	1800
];
const FORMATS = ["avif", "webp"];
/** Part of every cached name: raise it when a picture is made differently. */
const RECIPE$1 = "2";
/**
* Gives every media file that a page shows its address with a content hash.
*
* @param cache folder where made files are kept between builds
*/
function createMediaOutput(cache) {
	/** By their path in the output. */
	const jobs = /* @__PURE__ */ new Map();
	const add = (media, suffix, make) => {
		const name = `${stem(media)}-${media.hash.slice(0, 8)}${suffix}`;
		jobs.set(`assets/${name}`, {
			cached: name,
			make
		});
		return `/assets/${name}`;
	};
	return {
		file: (media) => add(media, extname(media.path), (target) => copyMedia(media, target)),
		picture: (media) => media.kind === "vector" ? { src: add(media, ".svg", (target) => optimizeDrawing(media, target)) } : photo(media, add),
		publish: (media) => void jobs.set(media.path.slice(1), {
			cached: `${stem(media)}-${media.hash}-linked${extname(media.path)}`,
			make: (target) => copyMedia(media, target)
		}),
		write: async (output, shard, onProgress) => {
			const kept = join(cache, `media-${RECIPE$1}`);
			mkdirSync(kept, { recursive: true });
			let done = 0;
			for (const [path, job] of ownEntries(jobs, shard)) {
				await makeOnce(join(kept, job.cached), job);
				mkdirSync(dirname(join(output.folder, path)), { recursive: true });
				placeFile(join(kept, job.cached), join(output.folder, path));
				output.keep(path);
				done += 1;
				onProgress(done, jobs.size);
			}
		}
	};
}
/** A photograph in several widths and formats, with the one that every browser can show. */
function photo(media, add) {
	const widths = widthsFor(media.width ?? 0);
	const sources = FORMATS.map((format) => {
		const candidates = widths.map((width) => {
			const make = (target) => resizePhoto(media, {
				width,
				format
			}, target);
			return `${add(media, `-${width}.${format}`, make)} ${width}w`;
		});
		return {
			type: `image/${format}`,
			srcset: candidates.join(", ")
		};
	});
	const width = widths.at(-1) ?? 0;
	const make = (target) => resizePhoto(media, {
		width,
		format: "jpeg"
	}, target);
	return {
		src: add(media, `-${width}.jpg`, make),
		sources
	};
}
function stem(media) {
	return basename(media.path, extname(media.path)).toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "") || "file";
}
function widthsFor(width) {
	const smaller = WIDTHS.filter((candidate) => candidate < width);
	return smaller.length === WIDTHS.length ? smaller : [...smaller, width];
}
/** Makes a file aside first, so that the cache never holds half of one. */
async function makeOnce(target, job) {
	if (existsSync(target)) return;
	const aside = `${target}.${createHash("sha256").update(`${process.pid}`).digest("hex").slice(0, 8)}`;
	await job.make(aside);
	renameSync(aside, target);
}
// src/engine/output/blog/article-files.ts
/** Files of the media folder that the articles of a blog lead to or show. */
function articleFiles({ pages, index }) {
	const files = pages.flatMap(({ page }) => page.blocks.flatMap((block) => block.type === "blog-article" && block.article ? addressesIn(block.article.body) : [])).flatMap((address) => {
		const href = parseHref(ownPath(address, index.site.url) ?? address);
		return href.kind === "inside" && index.media.get(href.path) || [];
	});
	return [...new Set(files)];
}
function addressesIn(nodes) {
	return nodes.flatMap((node) => {
		if (typeof node === "string" || "film" in node) return [];
		const { href, src } = node.props ?? {};
		return [...[href, src].filter((value) => typeof value === "string"), ...addressesIn(node.children ?? [])];
	});
}
// src/engine/output/ico.ts
const HEADER = 6;
const ENTRY = 16;
/**
* An icon file of several sizes, which browsers and search engines look for at `/favicon.ico`.
*
* @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
*/
function icoOf(pictures) {
	const head = Buffer.alloc(HEADER + ENTRY * pictures.length);
	head.writeUInt16LE(1, 2);
	head.writeUInt16LE(pictures.length, 4);
	let offset = head.length;
	pictures.forEach(({ size, png }, at) => {
		const entry = HEADER + ENTRY * at;
		head.writeUInt8(size, entry);
		head.writeUInt8(size, entry + 1);
		head.writeUInt16LE(1, entry + 4);
		head.writeUInt16LE(32, entry + 6);
		head.writeUInt32LE(png.length, entry + 8);
		head.writeUInt32LE(offset, entry + 12);
		offset += png.length;
	});
	return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
// src/engine/output/icons.ts
const ICONS = ICON_SIZES.map((size) => ({
	name: iconFile(size),
	size
}));
/** Sizes within the icon that is asked for without being named: of tabs, task bars and search results. */
const FAVICON_SIZES = [
	16,
	32,
	48
];
/** Writes the icons of the site in the sizes that phones ask for, and the manifest that names them. */
async function writeIcons({ index, shell }, cache, output) {
	const media = index.site.icon === void 0 ? void 0 : index.media.get(index.site.icon);
	if (!media) return;
	const kept = join(cache, "icons");
	mkdirSync(kept, { recursive: true });
	const made = [...ICONS.map(({ name, size }) => ({
		name,
		make: () => drawIcon(media, size)
	})), {
		name: SITE_FILES.favicon,
		make: () => drawFavicon(media)
	}];
	for (const { name, make } of made) {
		const cached = join(kept, `${media.hash}-${name}`);
		if (!existsSync(cached)) writeWhole(cached, await make());
		placeFile(cached, join(output.folder, name));
		output.keep(name);
	}
	const manifest = {
		name: shell.brand,
		short_name: shell.brand,
		lang: shell.language,
		start_url: "/",
		display: "browser",
		background_color: "#FAFCFB",
		theme_color: "#051C20",
		icons: ICONS.slice(1).map(({ name, size }) => ({
			src: `/${name}`,
			sizes: `${size}x${size}`,
			type: "image/png"
		}))
	};
	output.write(SITE_FILES.manifest, JSON.stringify(manifest));
}
async function drawFavicon(media) {
	const draw = async (size) => ({
		size,
		png: await drawIcon(media, size)
	});
	return icoOf(await Promise.all(FAVICON_SIZES.map(draw)));
}
async function drawIcon(media, size) {
	const { decode } = await import("./examine-picture-Pc_b8nxu.mjs").then((n) => n.r);
	return decode(media.file, { density: 72 * size / (media.width ?? size) }).autoOrient().resize(size, size).png().toBuffer().catch((cause) => {
		throw mediaError(media, cause);
	});
}
/** Other builds at the same time see the whole file or none. */
function writeWhole(target, content) {
	const aside = `${target}.${process.pid}`;
	writeFileSync(aside, content);
	renameSync(aside, target);
}
// src/engine/output/write-assets.ts
/** Writes scripts, styles, icons and media. */
async function writeAssets(assets) {
	const { site, folders, compiled, media, shard, output, onProgress } = assets;
	mkdirSync(join(output.folder, "assets"), { recursive: true });
	if (bringsCommonFiles(shard)) {
		placeScripts(compiled, output);
		await writeIcons(site, folders.cache, output);
	}
	for (const file of /* @__PURE__ */ new Set([...linkedFiles(site), ...articleFiles(site)])) media.publish(file);
	await media.write(output, shard, (done, all) => onProgress(`Preparing media ${done} of ${all}`));
}
/** Puts the compiled scripts, styles and fonts into the output. */
function placeScripts(compiled, output) {
	for (const name of listFiles(join(compiled.folder, "assets"))) {
		placeFile(join(compiled.folder, "assets", name), join(output.folder, "assets", name));
		output.keep(`assets/${name}`);
	}
}
// src/engine/output/heading-of.ts
/** The main heading of a page, or its title where nothing shows one. */
function headingOf({ blocks }, title) {
	const first = blocks[0];
	return first && "heading" in first ? first.heading : title;
}
// src/engine/output/share-image.ts
/** Part of every cached name: raise it when pictures are made differently. */
const RECIPE = "3";
/** What stands on the picture of a page, and where the picture lies. */
function shareImageOf({ entry, page, fields }, site) {
	const title = headingOf(page, fields.title);
	const picture = pictureOf(entry.page.picture?.src, site);
	const { brand } = site.shell;
	return {
		path: `assets/${`share-${hash$1(`${title} ${brand} ${picture?.hash ?? ""}`)}.png`}`,
		title,
		brand,
		alt: altOf(`${brand}: ${title}`, fields.picture?.alt),
		picture
	};
}
/**
* Makes what puts pictures into the output: drawn, or taken from the cache.
*
* @param root folder of the engine, which holds the heading font
* @param cache folder where drawn pictures are kept between builds
*/
function createShareImages(root, cache) {
	const kept = join(cache, `share-${RECIPE}`);
	mkdirSync(kept, { recursive: true });
	let drawer;
	return async (image, folder) => {
		const cached = join(kept, basename(image.path));
		if (!existsSync(cached)) {
			drawer ??= loadDrawer(root);
			const aside = `${cached}.${process.pid}`;
			writeFileSync(aside, await (await drawer)(image));
			renameSync(aside, cached);
		}
		placeFile(cached, join(folder, image.path));
	};
}
/** The libraries that draw are large; they are loaded when a picture is missing. */
async function loadDrawer(root) {
	const { createDrawer } = await import("./draw-share-image-jfaftw7a.mjs");
	return createDrawer(root);
}
/** The words on it, and what its picture shows. */
function altOf(words, shown) {
	if (!shown) return words;
	return `${words}${/[.!?]$/.test(words) ? "" : "."} ${shown}`;
}
function pictureOf(path, site) {
	const media = site.index.media.get(path ?? site.index.site.shareImage ?? "");
	return media && isPicture(media) ? media : void 0;
}
function hash$1(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
// src/engine/output/write-share-images.ts
/** Share images drawn at the same time. */
const AT_ONCE = 4;
/** The share images of all pages that search engines see, by route; of a part of the site, its own. */
function shareImagesOf(site, shard) {
	const seen = [...ownEntries(site.pages, shard)].filter(({ page }) => !page.head.noindex && !isPattern(page.route));
	return new Map(seen.map((page) => [page.entry.route, shareImageOf(page, site)]));
}
/** Writes share images, those that were drawn before from the cache. */
async function writeShareImages(images, { root, folders }, output) {
	const put = createShareImages(root, folders.cache);
	const next = images.values();
	const work = async () => {
		for (const image of next) {
			await put(image, output.folder);
			output.keep(image.path);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}
// src/engine/output/listed-pages.ts
/** The pages that search engines are told of: each at one address, and none that wants to be left out. */
function listedPages$1(site) {
	return site.pages.filter(({ page }) => !isPattern(page.route) && !page.head.noindex);
}
// src/engine/output/feed.ts
/** The articles of a site that have a day, newest first. */
function articlesOf(site) {
	return listedPages$1(site).filter((checked) => isArticle(checked) && lastDay(checked) !== "").sort((a, b) => byCodePoint(firstDay(b), firstDay(a)));
}
/** Pages with a publication day are articles, and so is what is shown as one. */
function isArticle({ entry, page: { blocks } }) {
	return entry.page.published !== void 0 || blocks.some(({ type }) => type === "article-body" || type === "blog-article");
}
function firstDay(checked) {
	return checked.entry.page.published ?? lastDay(checked);
}
/** The day of the last change. Who only compared a text with its sources has not changed it, but that day is the only one some articles have. */
function lastDay({ entry: { page } }) {
	return page.updated ?? page.published ?? page.reviewed ?? "";
}
/** An Atom feed of the articles. */
function feed(site) {
	const { url } = site.index.site;
	const articles = articlesOf(site);
	const newest = articles.map(lastDay).sort(byCodePoint).at(-1) ?? "1970-01-01";
	return [
		"<?xml version=\"1.0\" encoding=\"UTF-8\"?>",
		"<feed xmlns=\"http://www.w3.org/2005/Atom\">",
		`<id>${escapeHtml(absolute(url, "/"))}</id>`,
		`<title>${escapeHtml(site.shell.brand)}</title>`,
		`<updated>${newest}T00:00:00Z</updated>`,
		`<author><name>${escapeHtml(site.shell.brand)}</name></author>`,
		`<link href="${escapeHtml(absolute(url, "/"))}"/>`,
		`<link rel="self" href="${escapeHtml(absolute(url, "/feed.xml"))}"/>`,
		...articles.map(entryOf),
		"</feed>",
		""
	].join("\n");
}
function entryOf(checked) {
	const { entry, page } = checked;
	const { head } = page;
	const { published } = entry.page;
	const address = escapeHtml(head.canonical);
	return [
		`<entry><id>${address}</id><title>${escapeHtml(headingOf(page, entry.page.title))}</title><link href="${address}"/>`,
		published === void 0 ? "" : `<published>${published}T00:00:00Z</published>`,
		`<updated>${lastDay(checked)}T00:00:00Z</updated>`,
		`<summary>${escapeHtml(head.description)}</summary></entry>`
	].join("");
}
// src/engine/model/data-path.ts
/**
* The address of the data of a page.
*
* @param path for example `/contact`; the data lies at `/contact/page.json`
* @param patterns routes that stand for many addresses; theirs lies at `/article/_id.json`
*/
function dataPathOf(path, patterns) {
	const pattern = patterns.find((candidate) => matchesPattern(candidate, path));
	if (pattern !== void 0) return `${fileOfPattern(pattern)}.json`;
	return path === "/" ? "/page.json" : `${path}/page.json`;
}
/** Where the files of a route pattern lie, without ending: `/article/_id` for `/article/:id`. */
function fileOfPattern(pattern) {
	return pattern.replace("/:", "/_");
}
// src/engine/output/structured-data/plain-text.ts
/** Elements that do not break a line. */
const INLINE = /* @__PURE__ */ new Set([
	"a",
	"strong",
	"em",
	"code"
]);
/** The words of rich text, as a reader sees them on one line. */
function plainText(nodes) {
	return nodes.map(wordsOf).join("").replace(/\s+/g, " ").trim();
}
function wordsOf(node) {
	if (typeof node === "string") return node;
	const words = (node.children ?? []).map(wordsOf).join("");
	return INLINE.has(node.tag) ? words : `${words} `;
}
// src/engine/output/structured-data/page-facts.ts
/**
* Collects the facts of a page.
*
* @returns nothing for pages that search engines leave out or that stand for many addresses
*/
function pageFacts(site, checked, shareImage) {
	const { page } = checked;
	if (page.head.noindex || isPattern(page.route)) return void 0;
	const opening = openingOf(page.blocks);
	return opening && {
		site,
		checked,
		url: page.head.canonical,
		...opening,
		shareImage
	};
}
function openingOf(blocks) {
	const first = blocks.find(isOpening);
	if (!first) return void 0;
	if (first.type === "blog-article") return first.article && {
		heading: first.article.title,
		trail: first.trail
	};
	const words = first.type === "hero" ? first.subtitle : first.intro;
	const opening = words ? { opening: plainText(words) } : {};
	return {
		heading: first.heading,
		...opening,
		trail: first.trail
	};
}
/** The absolute address of a path of the site. */
function addressOf$1({ site }, path) {
	return absolute(site.index.site.url, path);
}
function isOpening(block) {
	return [
		"hero",
		"article-body",
		"blog-article"
	].includes(block.type);
}
// src/engine/output/structured-data/organization.ts
/** The name by which other nodes refer to the people behind the site. */
function organizationId(facts) {
	return `${addressOf$1(facts, "/")}#organization`;
}
/** The people behind the site, with every way to reach them that the frame of the page shows. */
function organization(facts) {
	const { shell, texts } = facts.site;
	const { phone, email } = shell.contact;
	const { about } = shell.footer;
	return {
		...namedOrganization(facts),
		...shell.icon ? { logo: addressOf$1(facts, "/icon-512.png") } : {},
		...about ? { description: about } : {},
		...phone ? { telephone: phone } : {},
		...email ? { email } : {},
		...texts.address ? { address: postalAddress(texts.address) } : {},
		...location(texts.organization?.base),
		...servedAreas(facts),
		...phone ? { contactPoint: contactPoint(facts, phone) } : {}
	};
}
/** Where the people behind the site offer their services, as the site file says. */
function servedAreas({ site: { texts } }) {
	const areas = texts.organization?.areas;
	if (areas === void 0) return {};
	return { areaServed: areas.map(({ kind, name }) => ({
		"@type": kind === "country" ? "Country" : "State",
		name
	})) };
}
function contactPoint(facts, telephone) {
	const languages = facts.site.texts.organization?.languages;
	return {
		"@type": "ContactPoint",
		telephone,
		contactType: "customer service",
		...servedAreas(facts),
		...languages ? { availableLanguage: languages } : {}
	};
}
/** Where they work from, beside the address that takes their mail. */
function location(base) {
	if (base === void 0) return {};
	const { city, region, country } = base;
	return { location: {
		"@type": "Place",
		address: {
			"@type": "PostalAddress",
			addressLocality: city,
			addressRegion: region,
			addressCountry: country
		}
	} };
}
/** The people behind the site, as other pages name them. */
function namedOrganization(facts) {
	return {
		"@type": "Organization",
		"@id": organizationId(facts),
		name: facts.site.shell.brand,
		url: addressOf$1(facts, "/")
	};
}
/** The site itself, under the name that search engines show beside its address. */
function webSite(facts) {
	return {
		"@type": "WebSite",
		"@id": `${addressOf$1(facts, "/")}#website`,
		name: facts.site.shell.brand,
		url: addressOf$1(facts, "/"),
		publisher: { "@id": organizationId(facts) }
	};
}
function postalAddress(address) {
	return {
		"@type": "PostalAddress",
		streetAddress: address.street,
		addressLocality: address.city,
		addressRegion: address.region,
		postalCode: address.postalCode,
		addressCountry: address.country
	};
}
// src/engine/output/structured-data/article.ts
/** What articles are, by the block that shows them. */
const TYPES = {
	"article-body": "Article",
	"blog-article": "BlogPosting"
};
/** The article that a page is, if it is one: of the site itself, or of its blog. */
function article(facts) {
	const { checked, heading, url, shareImage } = facts;
	const first = checked.page.blocks.find(({ type }) => TYPES[type] !== void 0);
	if (!first) return [];
	const { published, updated, reviewed } = checked.entry.page;
	const changed = updated ?? reviewed;
	return [{
		"@type": TYPES[first.type] ?? "Article",
		"@id": `${url}#article`,
		headline: heading,
		...shareImage ? { image: [shareImage] } : {},
		...published ? { datePublished: startOf(published) } : {},
		...changed ? { dateModified: startOf(changed) } : {},
		author: { "@id": organizationId(facts) },
		publisher: { "@id": organizationId(facts) },
		mainEntityOfPage: { "@id": `${url}#page` }
	}];
}
/** A day as search engines want it, with time and zone. */
function startOf(day) {
	return `${day}T00:00:00Z`;
}
// src/engine/output/structured-data/films.ts
/** Films with controls; silent films behind a heading are decoration. */
function films(facts) {
	return facts.checked.page.blocks.flatMap((block) => {
		if (block.type !== "video" || block.title === void 0) return [];
		return [{
			"@type": "VideoObject",
			name: block.title,
			...block.transcript ? { description: plainText(block.transcript) } : {},
			thumbnailUrl: addressOf$1(facts, block.poster),
			contentUrl: addressOf$1(facts, block.mp4),
			...block.uploaded ? { uploadDate: startOf(block.uploaded) } : {}
		}];
	});
}
// src/engine/output/structured-data/questions.ts
/** The questions that stand on this page and on no other: those of shared blocks are left out. */
function questions({ checked, url }) {
	const items = checked.page.blocks.flatMap((block, at) => {
		if (checked.entry.page.blocks[at]?.type === "shared") return [];
		if (block.type === "faq") return block.items;
		return block.type === "article-body" ? block.sections.flatMap(({ faq }) => faq ?? []) : [];
	});
	if (items.length === 0) return [];
	return [{
		"@type": "FAQPage",
		"@id": `${url}#questions`,
		isPartOf: { "@id": `${url}#page` },
		mainEntity: items.map(({ question, answer }) => ({
			"@type": "Question",
			name: question,
			acceptedAnswer: {
				"@type": "Answer",
				text: plainText(answer)
			}
		}))
	}];
}
// src/engine/output/structured-data/subject.ts
/** What a page is about, as the site file says for its path or the nearest one above it; nothing when it says nothing. */
function subjectOf({ site, checked }) {
	const { route } = checked.page;
	return (site.texts.subjects ?? []).filter(({ path, kind }) => kind === "about" ? path === route : route.startsWith(`${path}/`)).sort((a, b) => b.path.length - a.path.length)[0];
}
/** The names of the places that a page stands for, the smallest first: a city, then its state. */
function placeNames({ site, checked }) {
	const { route } = checked.page;
	const root = site.index.site.subjects?.find(({ path, kind }) => kind === "place" && route.startsWith(`${path}/`));
	if (!root) return [];
	return [...ancestorsOf(route), route].filter((above) => above.startsWith(`${root.path}/`)).flatMap((above) => titlesOf(site).get(above) ?? []).reverse();
}
/** The titles of all pages by route. */
const titlesOf = remembered(({ pages }) => new Map(pages.map(({ entry, fields }) => [entry.route, fields.title])));
// src/engine/output/structured-data/service.ts
/** A price such as `$750+`, in dollars. */
const DOLLARS = /^\$([\d,]+)\+?$/;
/** What a page offers: a service, or one service for one audience or in one city. Pages of states are collections, not offers. */
function service(facts) {
	const subject = subjectOf(facts);
	if (subject?.kind === "service" || subject?.kind === "audience") return [offered(facts, facts.heading, {
		...whatFor(facts, subject),
		...servedAreas(facts)
	})];
	const [city, state] = placeNames(facts);
	if (subject?.kind !== "place" || city === void 0 || state === void 0) return [];
	const areaServed = {
		"@type": "City",
		name: city,
		containedInPlace: {
			"@type": "State",
			name: state
		}
	};
	return [offered(facts, nameInTab(facts), {
		...whatFor(facts, subject),
		areaServed
	})];
}
/** What the browser's tab calls the page: the heading of a city page may be the city's name alone. */
function nameInTab({ checked: { page }, site: { shell } }) {
	return page.head.title.replace(` | ${shell.brand}`, "");
}
/** The kind of service and the people it is for. */
function whatFor({ checked: { fields } }, subject) {
	const { title, shortTitle = title } = fields;
	switch (subject.kind) {
		case "audience": return {
			serviceType: subject.service === void 0 ? shortTitle : `${subject.service} for ${shortTitle}`,
			audience: audience(shortTitle)
		};
		default: return {
			serviceType: subject.service ?? (subject.kind === "service" ? title : void 0),
			...subject.audience === void 0 ? {} : { audience: audience(subject.audience) }
		};
	}
}
function audience(audienceType) {
	return {
		"@type": "Audience",
		audienceType
	};
}
function offered(facts, name, more) {
	const { opening, url, checked } = facts;
	const offers = checked.page.blocks.flatMap(monthlyOffer).slice(0, 1);
	return {
		"@type": "Service",
		"@id": `${url}#service`,
		name,
		...opening ? { description: opening } : {},
		provider: { "@id": organizationId(facts) },
		...more,
		...offers.length > 0 ? { offers } : {}
	};
}
/** The highlighted monthly price of a ledger. */
function monthlyOffer(block) {
	if (block.type !== "pricing") return [];
	const row = block.rows.find(({ highlight }) => highlight);
	const price = DOLLARS.exec(row?.value ?? "")?.[1];
	if (!row || price === void 0 || !/month/i.test(row.label)) return [];
	return [{
		"@type": "Offer",
		priceSpecification: {
			"@type": "UnitPriceSpecification",
			minPrice: Number(price.replaceAll(",", "")),
			priceCurrency: "USD",
			unitText: "MONTH"
		}
	}];
}
// src/engine/output/structured-data/web-page.ts
/** The page itself. */
function webPage(facts) {
	const { checked, heading, opening, trail, url } = facts;
	const { updated } = checked.entry.page;
	const review = reviewOf(checked.page.blocks);
	return {
		"@type": typeOf(facts),
		"@id": `${url}#page`,
		url,
		name: heading,
		...opening ? { description: opening } : {},
		...review ? {
			lastReviewed: review.day.iso,
			reviewedBy: reviewer(review)
		} : {},
		...updated ? { dateModified: updated } : {},
		isPartOf: { "@id": `${addressOf$1(facts, "/")}#website` },
		publisher: { "@id": organizationId(facts) },
		...trail.length > 0 ? { breadcrumb: { "@id": `${url}#breadcrumb` } } : {},
		...listedPages(facts).length > 0 ? { mainEntity: { "@id": `${url}#list` } } : {}
	};
}
/** The way to the page, in the words of the line above its heading. */
function breadcrumbs(facts) {
	const { trail, url, heading } = facts;
	if (trail.length === 0) return [];
	const above = trail.map(({ label, href }) => ({
		name: label,
		item: addressOf$1(facts, href)
	}));
	const name = nameInMenus(facts) ?? placeNames(facts)[0] ?? heading;
	return [{
		"@type": "BreadcrumbList",
		"@id": `${url}#breadcrumb`,
		itemListElement: [...above, {
			name,
			item: url
		}].map((entry, at) => ({
			"@type": "ListItem",
			position: at + 1,
			...entry
		}))
	}];
}
/** The pages that a page of pages leads to. */
function itemList(facts) {
	const listed = listedPages(facts);
	if (listed.length === 0) return [];
	return [{
		"@type": "ItemList",
		"@id": `${facts.url}#list`,
		numberOfItems: listed.length,
		itemListElement: listed.map(({ title, route }, at) => ({
			"@type": "ListItem",
			position: at + 1,
			name: title,
			url: addressOf$1(facts, route)
		}))
	}];
}
/** The review that the page shows; none while nobody is named. */
function reviewOf(blocks) {
	return blocks.flatMap((block) => "reviewed" in block ? block.reviewed ?? [] : [])[0];
}
function reviewer({ name, credentials }) {
	return {
		"@type": "Person",
		name,
		...credentials ? { description: credentials } : {}
	};
}
function typeOf(facts) {
	const { blocks } = facts.checked.page;
	if (subjectOf(facts)?.kind === "about") return "AboutPage";
	if (blocks.some(({ type }) => type === "contact-details")) return "ContactPage";
	return listedPages(facts).length > 0 ? "CollectionPage" : "WebPage";
}
/** The cards of a page that lead to pages below it. */
function listedPages({ checked: { page } }) {
	if (page.route === "/") return [];
	return page.blocks.flatMap((block) => {
		if (block.type === "locations") return [block.pages];
		return block.type === "cards" ? [(block.pages ?? []).slice(0, block.limit)] : [];
	}).find((cards) => cards.some(({ route }) => route.startsWith(`${page.route}/`))) ?? [];
}
/** What the menus call the page. */
function nameInMenus({ site: { shell }, checked: { page } }) {
	return [...shell.footer.groups, ...shell.header].flatMap((entry) => "links" in entry ? entry.links : [entry]).find(({ href }) => href === page.route)?.label;
}
// src/engine/output/structured-data/structured-data.ts
/**
* What a page says, in the words of schema.org, made from the same data as the page that visitors see.
*
* @param shareImage the absolute address of the picture shown when the page is shared
* @returns JSON-LD, or nothing for pages that search engines leave out
*/
function structuredData(site, checked, shareImage) {
	const facts = pageFacts(site, checked, shareImage);
	if (!facts) return void 0;
	return JSON.stringify({
		"@context": "https://schema.org",
		"@graph": nodesOf(facts)
	});
}
function nodesOf(facts) {
	const isHome = facts.checked.page.route === "/";
	return [
		isHome || facts.checked.page.blocks.some(({ type }) => type === "contact-details") ? organization(facts) : namedOrganization(facts),
		...isHome ? [webSite(facts)] : [],
		webPage(facts),
		...breadcrumbs(facts),
		...itemList(facts),
		...service(facts),
		...article(facts),
		...questions(facts),
		...films(facts)
	];
}
// src/engine/output/page-jobs.ts
const NOT_FOUND = "/404";
/**
* What is to be rendered and written for every page; a further path served as a page gets files of its own.
*
* @param pages those that are written
* @param shareImages by route
*/
function* pageJobs(site, pages, shareImages) {
	const twins = [...site.index.aliases.values()].filter(({ as }) => as === "page");
	for (const checked of pages) {
		const { route } = checked.page;
		const further = twins.filter(({ target }) => target === route).map(({ path }) => path);
		yield {
			page: JSON.stringify(checked.page),
			route: isFromBlog(site, route) ? void 0 : route,
			files: [route, ...further].map((path) => filesOf(path, site.shell.patterns)),
			said: saidOf(site, checked, shareImages.get(route))
		};
	}
}
function saidOf(site, checked, image) {
	const shareImage = addressOf(image, site);
	const { published, updated, reviewed } = checked.entry.page;
	return {
		shareImage,
		shareImageAlt: image?.alt,
		structuredData: structuredData(site, checked, shareImage),
		days: {
			published,
			changed: updated ?? reviewed
		}
	};
}
function addressOf(image, { index }) {
	return image && absolute(index.site.url, `/${image.path}`);
}
/** Whether somebody else wrote what a page shows: their mistakes stop no build. */
function isFromBlog({ index }, route) {
	if (index.site.blog?.host === void 0) return false;
	return !index.pages.has(route) && route !== index.notFound.route;
}
/** Where the files of a path lie below the output folder. */
function filesOf(path, patterns) {
	const { document, data } = namesOf(path);
	return dataPathOf(path, patterns) === `/${data}` ? {
		document,
		data
	} : {
		document,
		data,
		dataUrl: `/${data}`
	};
}
function namesOf(path) {
	if (path === NOT_FOUND) return {
		document: "404.html",
		data: "404.json"
	};
	if (isPattern(path)) {
		const file = fileOfPattern(path).slice(1);
		return {
			document: `${file}.html`,
			data: `${file}.json`
		};
	}
	return {
		document: `${path === "/" ? "" : `${path.slice(1)}/`}index.html`,
		data: dataPathOf(path, []).slice(1)
	};
}
// src/engine/output/render/rendered.ts
/** Output folders that something is kept of. */
const MOST_KEPT = 16;
const NOTHING = {
	files: [],
	documents: {}
};
/**
* Reads what is known of an output folder. It is known by its inode, which it keeps when it is renamed.
*
* @param folder that is being written, with what an earlier build has left there
* @param cache folder where it is kept between builds
* @param common everything that goes into every document
*/
function readRendered(folder, cache, common) {
	const file = join(cache, "rendered", `${statSync(folder).ino}.json`);
	const before = readKept(file) ?? NOTHING;
	const now = /* @__PURE__ */ new Map();
	const unchanged = /* @__PURE__ */ new Set();
	return {
		has(job) {
			const key = hash([
				common,
				job.page,
				JSON.stringify([
					job.route,
					job.files,
					job.said
				])
			]);
			for (const { document, data } of job.files) now.set(document, {
				key,
				data
			});
			const isThere = job.files.every(({ document, data }) => {
				const known = before.documents[document];
				return known?.key === key && known.stamp === stampOf(folder, document, data);
			});
			if (isThere) for (const { document } of job.files) unchanged.add(document);
			return isThere;
		},
		ids: () => [...unchanged].map((document) => [document, before.documents[document]?.ids ?? []]),
		hasLost(files, written) {
			const there = new Set(files);
			const isGone = ([path, own]) => {
				const left = new Set(own);
				return before.documents[path]?.ids.some((id) => !left.has(id)) ?? false;
			};
			return unchanged.size > 0 && (before.files.some((path) => !there.has(path)) || written.some(isGone));
		},
		save(files, written) {
			const idsOf = new Map(written);
			const documents = [...now].map(([document, { key, data }]) => {
				return [document, {
					key,
					stamp: stampOf(folder, document, data),
					ids: idsOf.get(document) ?? []
				}];
			});
			const kept = {
				files,
				documents: Object.fromEntries(documents)
			};
			keep(file, kept, MOST_KEPT);
		}
	};
}
/** Changes when one of the two files is written, replaced or taken away. */
function stampOf(folder, ...names) {
	return names.map((name) => {
		const stat = statSync(join(folder, name), { throwIfNoEntry: false });
		return stat ? `${stat.ino} ${stat.mtimeMs} ${stat.size}` : "";
	}).join(", ");
}
function hash(parts) {
	const sum = createHash("sha1");
	for (const part of parts) sum.update(part).update("\0");
	return sum.digest("base64url");
}
// src/engine/output/written/read-document.ts
/** Attributes with an address. */
const ADDRESSES = [
	"href",
	"src",
	"poster",
	"action",
	"formaction",
	"data",
	"data-page",
	"data-shell"
];
const ID_LISTS = [
	"for",
	"aria-labelledby",
	"aria-describedby",
	"aria-controls",
	"aria-owns",
	"aria-flowto",
	"aria-details",
	"aria-errormessage",
	"aria-activedescendant",
	"headers",
	"list",
	"form",
	"popovertarget"
];
const META_ADDRESSES = /* @__PURE__ */ new Set([
	"og:image",
	"og:url",
	"og:video",
	"og:audio",
	"twitter:image"
]);
/** A tag with attributes. Quoted values in what React writes hold no `>`. */
const TAG = /<[a-z][^\s>]*\s[^>]*>/gi;
const STYLE = /<style[^>]*>([\s\S]*?)<\/style>/gi;
/** Tags that say something; nearly all others have a class only. */
const TELLING = new RegExp(`\\s(id|name|style|srcset|imagesrcset|usemap|content|${[...ADDRESSES, ...ID_LISTS].join("|")})=`, "i");
/** What is told about a page in words, which is most of its head. */
const WORDS$1 = /^<meta\s(?!.*(?:og:(?:image|url|video|audio)|twitter:image|http-equiv))/is;
/** Frames make most tags the same on all pages; more different ones than this are read anew. */
const MOST_REMEMBERED = 2e4;
/** Reads documents, and every tag that stands in many of them once. */
function createDocumentReader() {
	const remembered = /* @__PURE__ */ new Map();
	const readTag = (tag) => {
		const known = remembered.get(tag);
		if (known) return known;
		const copy = Buffer.from(tag).toString();
		const read = readTags(copy);
		if (remembered.size < MOST_REMEMBERED) remembered.set(copy, read);
		return read;
	};
	return (html) => {
		const found = {
			references: [],
			ids: [],
			idReferences: []
		};
		for (const [tag] of html.matchAll(TAG)) {
			if (!TELLING.test(tag) || WORDS$1.test(tag)) continue;
			const part = readTag(tag);
			found.references.push(...part.references);
			found.ids.push(...part.ids);
			found.idReferences.push(...part.idReferences);
		}
		for (const [, css = ""] of html.matchAll(STYLE)) for (const value of urlsIn(css)) add(found, "style url()", value);
		return found;
	};
}
function readTags(html) {
	const found = {
		references: [],
		ids: [],
		idReferences: []
	};
	const parser = new Parser({ onopentag: (name, attributes) => readElement(name, attributes, found) });
	parser.write(html);
	parser.end();
	return found;
}
/** The addresses in a style sheet. */
function urlsIn(css) {
	return [...css.matchAll(/url\(\s*(["']?)(.*?)\1\s*\)/g)].map((match) => match[2] ?? "");
}
/** The addresses in a sitemap or a feed. */
function readXml(xml) {
	return [...xml.matchAll(/<loc>([^<]*)<\/loc>|<link\b[^>]*\bhref="([^"]*)"/g)].map(([, loc, href]) => ({
		place: loc === void 0 ? "link href" : "loc",
		value: (loc ?? href ?? "").replaceAll("&amp;", "&")
	}));
}
function readElement(name, attributes, found) {
	for (const [attribute, value] of Object.entries(attributes)) if (attribute === "id" || attribute === "name" && name === "a") found.ids.push(value);
	else if (ADDRESSES.includes(attribute)) add(found, `${name} ${attribute}`, value);
	else if (attribute === "srcset" || attribute === "imagesrcset") for (const candidate of value.split(/,\s+/)) add(found, `${name} ${attribute}`, candidate.trim().split(/\s/, 1)[0] ?? "");
	else if (attribute === "style") for (const url of urlsIn(value)) add(found, `${name} style`, url);
	else if (attribute === "usemap") add(found, `${name} usemap`, value);
	else if (ID_LISTS.includes(attribute)) for (const id of value.split(/\s+/).filter(Boolean)) found.idReferences.push({
		place: `${name} ${attribute}`,
		value: id
	});
	if (name === "meta") readMeta(attributes, found);
}
function readMeta(attributes, found) {
	const { content = "" } = attributes;
	const kind = attributes.property ?? attributes.name ?? "";
	if (META_ADDRESSES.has(kind)) add(found, `meta ${kind}`, content);
	if (attributes["http-equiv"]?.toLowerCase() === "refresh") {
		const target = /url\s*=\s*["']?([^"']*)/i.exec(content)?.[1];
		if (target !== void 0) add(found, "meta refresh", target.trim());
	}
}
function add(found, place, value) {
	found.references.push({
		place,
		value
	});
}
// src/engine/output/written/collect.ts
/** Makes a collector. Every thread that writes has one of its own. */
function createCollector() {
	const readDocument = createDocumentReader();
	const seen = /* @__PURE__ */ new Map();
	const broken = /* @__PURE__ */ new Map();
	let ids = [];
	function addDocument(path, text, route) {
		const found = readDocument(text);
		const own = new Set(found.ids.map(detached$1));
		ids.push([path, [...own]]);
		for (const id of repeated(found.ids)) see(broken, {
			place: "id",
			value: id
		}, path, route);
		for (const reference of found.idReferences) if (!own.has(reference.value)) see(broken, reference, path, route);
		for (const reference of found.references) if (!leadsToItself(reference.value, own)) see(seen, reference, path, route);
	}
	return {
		add(path, text, route) {
			if (path.endsWith(".html")) addDocument(path, text, route);
			else if (path.endsWith(".xml")) for (const reference of readXml(text)) see(seen, reference, path);
			else if (path.endsWith(".css")) for (const value of urlsIn(text)) see(seen, {
				place: "url()",
				value
			}, path);
		},
		collected() {
			const all = {
				seen: [...seen.values()],
				broken: [...broken.values()],
				ids
			};
			seen.clear();
			broken.clear();
			ids = [];
			return all;
		}
	};
}
function see(into, { place, value }, path, route) {
	const key = `${place} ${value}`;
	const known = into.get(key);
	if (known) known.count += 1;
	else into.set(detached$1(key), {
		place,
		value: detached$1(value),
		path,
		route,
		count: 1
	});
}
/** A copy that does not keep the whole document in memory. */
function detached$1(text) {
	return Buffer.from(text).toString();
}
function repeated(ids) {
	return ids.filter((id, at) => ids.indexOf(id) !== at);
}
/** Places of the same document are settled at once. */
function leadsToItself(value, ids) {
	if (!value.startsWith("#") || value === "#") return false;
	const href = parseHref(value);
	return href.kind === "inside" && (href.anchor === "" || href.anchor === "top" || ids.has(href.anchor));
}
// src/engine/output/render/batches.ts
/** The share of what is left that a thread is given at once: large in the beginning, small near the end, so that all end together. */
const SHARE = 16;
const SMALLEST = 20;
const LARGEST = 500;
/** @param count number of the jobs */
function createBatches(jobs, count) {
	const source = jobs[Symbol.iterator]();
	let left = count;
	return {
		next() {
			const size = Math.min(LARGEST, Math.max(SMALLEST, Math.ceil(left / SHARE)));
			const batch = [];
			while (batch.length < size) {
				const { value, done } = source.next();
				if (done) break;
				batch.push(value);
			}
			left -= batch.length;
			return batch.length > 0 ? batch : void 0;
		},
		stop: () => void source.return?.()
	};
}
// src/engine/output/render/write-page.ts
/**
* Renders a page once and writes the document and the data of each of its addresses.
*
* @throws when the disk is full or cannot be written
*/
function writePage(job, context, tools) {
	const { shell, assets, folder } = context;
	const page = JSON.parse(job.page);
	const body = tools.render(page, shell);
	const data = `{"build":${JSON.stringify(assets.build)},"page":${job.page}}`;
	for (const files of job.files) {
		const { dataUrl } = files;
		const document = composeDocument({
			page,
			shell,
			body,
			assets,
			dataUrl,
			...job.said
		});
		tools.writeChanged(join(folder, files.document), document);
		if (job.route !== void 0) tools.collector.add(files.document, document, job.route);
		tools.writeChanged(join(folder, files.data), data);
	}
}
// src/engine/output/render/write-pages.ts
/** Fewer pages are written sooner than a further thread starts. */
const WORTH_A_THREAD = 400;
/**
* Renders and writes all pages, on this thread and on others when there are many.
*
* @returns whether all are written
* @throws what stopped any of the threads, after all of them have ended
*/
async function writePages(writing) {
	const { jobs, count, helpers, meanwhile, onWritten } = writing;
	const batches = createBatches(jobs, count);
	const threads = count < WORTH_A_THREAD ? 0 : helpers;
	const others = Promise.allSettled(Array.from({ length: threads }, () => runThread(writing, batches)));
	let isWanted = false;
	try {
		isWanted = await meanwhile();
		if (isWanted) onWritten(await writeHere(writing, batches));
	} finally {
		batches.stop();
		await others;
	}
	for (const end of await others) if (end.status === "rejected") throw end.reason;
	return isWanted;
}
/** Does a share of the work on this thread. */
async function writeHere({ context, render }, batches) {
	const collector = createCollector();
	const tools = {
		render,
		collector,
		writeChanged: createWriteChanged()
	};
	for (let batch = batches.next(); batch; batch = batches.next()) {
		for (const job of batch) writePage(job, context, tools);
		await setImmediate();
	}
	return collector.collected();
}
/** Feeds one thread until nothing is left. It has one more batch than it works on, as this thread may be busy. */
function runThread({ worker, context, onWritten }, batches) {
	const first = batches.next();
	if (!first) return Promise.resolve();
	return new Promise((done, fail) => {
		const thread = new Worker(worker, { workerData: context });
		let sent = 0;
		let isFinished = false;
		const send = (batch) => {
			if (!batch) return;
			thread.postMessage(batch);
			sent += 1;
		};
		const stop = (cause) => {
			batches.stop();
			fail(cause);
		};
		thread.on("error", stop);
		thread.on("messageerror", stop);
		thread.on("exit", (code) => isFinished ? done() : stop(endedEarly(code)));
		thread.on("message", (collected) => {
			onWritten(collected);
			sent -= 1;
			send(batches.next());
			isFinished = sent === 0;
			if (isFinished) thread.terminate();
		});
		send(first);
		send(batches.next());
	});
}
/** The pages that it was given may be missing, whatever its exit code. */
function endedEarly(code) {
	return /* @__PURE__ */ new Error(`A thread that writes pages ended before it was done (exit code ${code}), perhaps for lack of memory. Build again; what an earlier build wrote is untouched.`);
}
// src/engine/output/guide-for-models.ts
/** `llms.txt`: the pages of the site with a sentence each, by the page above them, for language models. */
function guideForModels(site, pages) {
	const about = site.shell.footer.about;
	const groups = /* @__PURE__ */ new Map();
	for (const checked of pages) {
		const above = parentOf(checked.page.route) ?? "/";
		groups.set(above, [...groups.get(above) ?? [], checked]);
	}
	const sections = [...groups].map(([above, group]) => {
		const lines = group.map((checked) => lineOf(checked, site.shell.brand));
		return [
			`## ${onOneLine(nameOf(above, site))}`,
			"",
			...lines
		].join("\n");
	});
	return `${[...[`# ${onOneLine(site.shell.brand)}`, ...about ? [`> ${onOneLine(about)}`] : []], ...sections].join("\n\n")}\n`;
}
/** What visitors call the pages below a path: the name of the page there, of the menu that lists them, or the words of the path. */
function nameOf(above, { index, pages, shell }) {
	if (above === "/") return "Main pages";
	const page = pages.find((checked) => checked.page.route === above);
	if (page) return page.fields.title;
	const { navigation, footer } = index.site;
	const at = navigation.header.findIndex((entry) => isListOf(above, entry));
	const inHeader = at < 0 ? void 0 : shell.header[at];
	const inFooter = shell.footer.groups[footer.groups.findIndex((group) => isListOf(above, group))];
	const words = above.slice(above.lastIndexOf("/") + 1).replaceAll("-", " ");
	return (inHeader ?? inFooter)?.label ?? words.charAt(0).toUpperCase() + words.slice(1);
}
function isListOf(above, entry) {
	return "below" in entry && entry.below === above;
}
function lineOf({ page: { head } }, brand) {
	return `- [${onOneLine(head.title.replace(` | ${brand}`, "")).replaceAll("]", ")")}](${head.canonical}): ${onOneLine(head.description)}`;
}
function onOneLine(text) {
	return withoutControls(text).replace(/\s+/g, " ");
}
// src/providers/blog/films.ts
const YOUTUBE = /^https:\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]{5,20})(?:[?#]|$)/;
const VIMEO = /^https:\/\/player\.vimeo\.com\/video\/(\d{5,12})(?:[?#]|$)/;
/**
* The film that a frame shows.
*
* @param address of the frame
* @returns `undefined` for every other frame
*/
function filmOf(address, title) {
	const youtube = YOUTUBE.exec(address)?.[1];
	if (youtube !== void 0) return {
		film: "youtube",
		id: youtube,
		title
	};
	const vimeo = VIMEO.exec(address)?.[1];
	return vimeo === void 0 ? void 0 : {
		film: "vimeo",
		id: vimeo,
		title
	};
}
/** Hosts of the frames that films are shown in, for the security policy. */
const FILM_HOSTS = ["https://www.youtube-nocookie.com", "https://player.vimeo.com"];
// src/engine/output/security-policy.ts
/**
* The value of the `Content-Security-Policy` header: one for all pages, since the policy of the first
* page that a visitor opens stays in force while they move through the site.
*
* @see https://www.w3.org/TR/CSP3/
*/
function securityPolicy(site) {
	const hosts = hostsOfSite(site);
	const form = shownForm(site);
	return [
		"default-src 'none'",
		source("script-src", hosts.script),
		source("style-src", hosts.style),
		...site.blog?.host === void 0 ? [] : ["style-src-attr 'unsafe-inline'"],
		source("img-src", ["data:", ...hosts.image]),
		source("media-src", hosts.media),
		"font-src 'self'",
		source("connect-src", hosts.connect),
		hosts.frame.length > 0 ? `frame-src ${hosts.frame.map(safeSource).join(" ")}` : "frame-src 'none'",
		"manifest-src 'self'",
		"form-action 'self'",
		"base-uri 'none'",
		"frame-ancestors 'none'",
		...form && providerOf(form).writesHtml ? [] : ["require-trusted-types-for 'script'", "trusted-types site"]
	].join("; ");
}
/** Whether the site's forms may open windows of their own, for example to sign in. The sample form never does. */
function opensWindows(site) {
	const form = shownForm(site);
	return form !== void 0 && form.provider !== "sample";
}
/** The value of the same header for the sample form: it may run its script, look like the site, and be shown by the site, and nothing else. */
const SAMPLE_FORM_POLICY = [
	"default-src 'none'",
	"script-src 'self'",
	"style-src 'self'",
	"font-src 'self'",
	"form-action 'none'",
	"base-uri 'none'",
	"frame-ancestors 'self'",
	"require-trusted-types-for 'script'",
	"trusted-types 'none'"
].join("; ");
function hostsOfSite(site) {
	const form = shownForm(site);
	const formHosts = form && hostsOf(form, site.formHosts ?? []);
	const blog = site.blog?.host === void 0 ? [] : [site.blog.host];
	const anywhere = blog.length > 0 ? [...blog, "https:"] : [];
	return {
		script: formHosts?.script ?? [],
		style: formHosts?.style ?? [],
		image: [...anywhere, ...formHosts?.image ?? []],
		media: anywhere,
		connect: [...blog, ...formHosts?.connect ?? []],
		frame: [...site.blog ? FILM_HOSTS : [], ...formHosts?.frame ?? []]
	};
}
function source(directive, hosts) {
	return [
		directive,
		"'self'",
		...hosts.map(safeSource)
	].join(" ");
}
/** Words of the policy itself that stand beside hosts. */
const WORDS = [
	SELF,
	"'unsafe-inline'",
	"data:",
	"https:"
];
/**
* A source as it may stand in a policy: whatever else stood there could end its directive and begin another.
*
* @throws {UnsafeValueError} when it is neither an origin, one with a star for its subdomains, nor a word of the policy
*/
function safeSource(written) {
	const origin = written.replace(/^https:\/\/\*\./, "https://");
	if (WORDS.includes(written) || originOf(origin) === origin) return written;
	throw new UnsafeValueError("The source", written);
}
// src/engine/output/hosting-tables.ts
/** Headers of the built site, for every way of hosting it. */
function headerRules(site) {
	return [
		{
			path: "/*",
			headers: {
				"Content-Security-Policy": securityPolicy(site),
				"Strict-Transport-Security": "max-age=63072000; includeSubDomains",
				"Cross-Origin-Opener-Policy": opensWindows(site) ? "same-origin-allow-popups" : "same-origin",
				"Permissions-Policy": "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
				"X-Content-Type-Options": "nosniff",
				"X-Frame-Options": "DENY",
				"Referrer-Policy": "strict-origin-when-cross-origin",
				"Cache-Control": "public, max-age=0, must-revalidate"
			}
		},
		{
			path: "/assets/*",
			headers: { "Cache-Control": "public, max-age=31536000, immutable" }
		},
		...sampleFormRules(site)
	];
}
/** The sample form is the only document that a page of the site may show in a frame. */
function sampleFormRules({ leadForm }) {
	if (leadForm?.provider !== "sample") return [];
	const headers = {
		"Content-Security-Policy": SAMPLE_FORM_POLICY,
		"X-Frame-Options": "SAMEORIGIN",
		"X-Robots-Tag": "noindex"
	};
	return [{
		path: `/${SAMPLE_FORM.folder}/*`,
		headers
	}];
}
/** Further paths that send visitors on, and the documents behind route patterns. */
function redirectRules(index, patterns) {
	const aliases = [...index.aliases.values()].filter(({ as }) => as === "redirect").map(({ path, target }) => ({
		from: path,
		to: target,
		status: 301
	}));
	const fallbacks = patterns.map((pattern) => ({
		from: pattern,
		to: `${fileOfPattern(pattern)}.html`,
		status: 200
	}));
	return [...aliases, ...fallbacks];
}
// src/engine/output/site-files.ts
/** Files beside the pages: sitemap, feed, robots and the rules for hosts. */
function siteFiles(site) {
	const listed = listedPages$1(site);
	return [
		{
			path: SITE_FILES.sitemap,
			text: sitemap(listed)
		},
		{
			path: SITE_FILES.feed,
			text: feed(site)
		},
		{
			path: SITE_FILES.guide,
			text: guideForModels(site, listed)
		},
		{
			path: SITE_FILES.robots,
			text: robots(site.index.site.url)
		},
		...sampleFiles(site),
		{
			path: SITE_FILES.headers,
			text: headersFile(site)
		},
		{
			path: SITE_FILES.redirects,
			text: redirectsFile(site)
		}
	];
}
function sitemap(pages) {
	return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${pages.map(({ entry, page }) => {
		const day = entry.page.updated ?? entry.page.reviewed ?? entry.page.published;
		const changed = day === void 0 ? "" : `<lastmod>${day}</lastmod>`;
		return `<url><loc>${escapeHtml(page.head.canonical)}</loc>${changed}</url>`;
	}).join("\n")}\n</urlset>\n`;
}
/** The sample articles, where the browser looks for them when no blog is set. */
function sampleFiles({ index }) {
	if (index.site.blog === void 0 || index.site.blog.host !== void 0) return [];
	const posts = index.posts.map((post) => ({
		path: postDataFile(post.id),
		text: JSON.stringify(post)
	}));
	return [{
		path: SITE_FILES.posts,
		text: JSON.stringify(index.posts)
	}, ...posts];
}
function robots(url) {
	return `User-agent: *\nAllow: /\n\nSitemap: ${absolute(url, `/${SITE_FILES.sitemap}`)}\n`;
}
function headersFile({ index }) {
	const rules = headerRules(index.site);
	assertSafeHeaders(rules);
	const [everywhere, ...special] = rules;
	const known = new Set(Object.keys(everywhere?.headers ?? {}));
	return `${[...everywhere ? [[everywhere.path, ...headerLines(everywhere)]] : [], ...special.map((rule) => [
		rule.path,
		...detached(rule, known),
		...headerLines(rule)
	])].flat().join("\n")}\n`;
}
/** Cloudflare joins what two rules say of a header; `! Name` takes away what the earlier one has said. */
function detached({ headers }, known) {
	return Object.keys(headers).filter((name) => known.has(name)).map((name) => `  ! ${name}`);
}
function headerLines({ headers }) {
	return Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
}
function redirectsFile(site) {
	const rules = redirectRules(site.index, site.shell.patterns);
	assertSafeRedirects(rules);
	return rules.map(({ from, to, status }) => `${from} ${to} ${status}\n`).join("");
}
// src/engine/output/write-site.ts
/**
* Writes the pages of a site, and the files beside them. Pages that an earlier build has rendered from
* the same and that lie in the output still are left as they are.
*
* @returns what is wrong with what was written; nothing when it is not wanted
*/
async function writeSite(writing) {
	const { shard, site, compiled, output, cache, meanwhile } = writing;
	const shell = JSON.stringify(site.shell);
	const assets = assetsOf(writing, shell);
	const check = createWrittenCheck(writtenSite(site));
	const write = pageWriter(writing, assets, check);
	const common = [
		compiled.id,
		shell,
		JSON.stringify(assets)
	].join(" ");
	const rendered = shard.count > 1 ? void 0 : readRendered(output.folder, cache, common);
	if (!await write((job) => !rendered?.has(job), meanwhile)) return [];
	if (bringsCommonFiles(shard)) {
		output.write(assets.shell.slice(1), shell);
		writeCommonFiles(writing, check);
	}
	if (rendered) return finishWhole(rendered, writing, check, write);
	markShard(output, {
		...shard,
		build: assets.build,
		written: writtenPart(site, check.taken())
	});
	return check.finish();
}
function pageWriter({ shard, site, compiled, output, shareImages }, assets, check) {
	const { render, renderer, worker } = compiled;
	const own = [...ownEntries(site.pages, shard)];
	return (isWanted, meanwhile) => writePages({
		jobs: wantedJobs(pageJobs(site, own, shareImages), output, isWanted),
		count: own.length,
		context: {
			shell: site.shell,
			assets,
			folder: output.folder,
			renderer
		},
		render,
		worker,
		helpers: availableParallelism() - 1,
		meanwhile,
		onWritten: check.take
	});
}
/** Follows the links of all documents: of those that were left as they are, when a target of theirs may be gone. */
async function finishWhole(rendered, { output }, check, write) {
	if (rendered.hasLost(output.files(), check.taken().ids)) await write(rendered.has, async () => true);
	else check.take({
		seen: [],
		broken: [],
		ids: rendered.ids()
	});
	const issues = check.finish(output.files());
	if (issues.length === 0) rendered.save(output.files(), check.taken().ids);
	return issues;
}
function assetsOf({ site, compiled, engine }, shell) {
	return {
		build: shortHash(`${compiled.id} ${engine.id} ${shell}`),
		loader: compiled.loader,
		styles: compiled.styles,
		fonts: compiled.fonts,
		shell: `/assets/shell-${shortHash(shell)}.json`,
		icons: site.shell.icon !== void 0,
		feed: articlesOf(site).length > 0 ? "/feed.xml" : void 0
	};
}
/** Writes what the site has once: sitemap, feed, rules for hosts. */
function writeCommonFiles({ site, compiled, output }, check) {
	const collector = createCollector();
	for (const { path, text } of [...siteFiles(site), ...sampleFormFiles(site, compiled)]) {
		output.write(path, text);
		collector.add(path, text);
	}
	for (const path of compiled.styles) collector.add(path.slice(1), readFileSync(join(output.folder, path), "utf8"));
	check.take(collector.collected());
}
/** Tells the output of the files of every page, and gives the pages that are to be written. */
function* wantedJobs(jobs, output, isWanted) {
	for (const job of jobs) {
		for (const { document, data } of job.files) {
			output.keep(document);
			output.keep(data);
		}
		if (isWanted(job)) yield job;
	}
}
function shortHash(text) {
	return createHash("sha256").update(text).digest("hex").slice(0, 10);
}
// src/engine/output/build-site.ts
/**
* Checks a site and writes it. With any error nothing is written, and what an earlier build wrote stays.
*
* @returns what was found; the site is written when none of it is an error
* @throws {UnsafeTargetError} when the output would take away what no build has written
*/
async function buildSite(options) {
	const { root, definitions, folders, overrides, onProgress } = options;
	const target = safeTarget(options.out, withSite(options.protect, folders));
	const engine = loadEngine({
		root,
		definitions,
		cache: folders.cache
	});
	const media = createMediaOutput(folders.cache);
	onProgress("Reading pages");
	const { loaded, site } = await resolveSite({
		...engine,
		folders,
		urls: media,
		overrides
	});
	const unwritten = {
		loaded,
		site,
		written: 0,
		notices: []
	};
	if (loaded.issues.some(isError)) return {
		...unwritten,
		issues: [...loaded.issues, ...runRules(definitions.rules, site)]
	};
	onProgress("Compiling components");
	const compiled = await bundle(root, folders.cache);
	onProgress("Reading articles");
	const known = await knownArticles(site.index, {
		folder: join(folders.cache, "blog"),
		reader: compiled.id
	});
	const complete = withArticles(site, known);
	const found = await checkAndWrite({
		site,
		complete,
		engine,
		compiled,
		media,
		target
	}, options);
	const articles = complete.pages.length - site.pages.length;
	const shown = loaded.pageCount - site.hidden.length;
	return {
		loaded,
		site,
		issues: [...loaded.issues, ...found],
		written: found.some(isError) ? 0 : shown + articles,
		notices: known.notices
	};
}
/** The folders of a site, and those beside its pages that belong to it, are sources too. */
function withSite({ sources, roots }, { pages, media }) {
	const beside = ["templates", "schema"].map((name) => join(pages, "..", name));
	return {
		sources: [
			...sources,
			pages,
			media,
			...beside
		],
		roots
	};
}
/**
* Runs the rules while other threads begin to write pages. What they have written is thrown away when a
* rule finds an error.
*/
async function checkAndWrite(parts, options) {
	const { site, complete, engine, compiled, target } = parts;
	const { folders, shard, onProgress } = options;
	const output = createOutput(target, folders.cache);
	const shareImages = shareImagesOf(complete, shard);
	const issues = [];
	const meanwhile = async () => {
		onProgress("Checking pages");
		issues.push(...await checkWithPauses(options.definitions, site));
		if (issues.some(isError)) return false;
		await writeAssets({
			...options,
			...parts,
			site: complete,
			output
		});
		await writeShareImages(shareImages, options, output);
		onProgress(`Writing ${complete.pages.length} pages`);
		return true;
	};
	const { cache } = folders;
	const writing = {
		shard,
		site: complete,
		compiled,
		engine,
		output,
		cache,
		shareImages,
		meanwhile
	};
	try {
		issues.push(...await writeSite(writing));
		if (issues.some(isError)) return issues;
		if (options.compress) {
			onProgress("Compressing");
			await compressOutput(output, folders.cache);
		}
		if (shard.count === 1) keepEarlierAssets(target, output);
		output.commit();
		return issues;
	} finally {
		output.discard();
	}
}
/** Runs the rules, with pauses in which threads are given more to do. */
async function checkWithPauses({ rules }, site) {
	const issues = [];
	for (const found of rulesInTurn(rules, site)) {
		issues.push(...found);
		await setImmediate();
	}
	return issues;
}
export { readArticle as a, isProtected as i, filmOf as n, writtenPicture as o, mediaError as r, buildSite as t };
