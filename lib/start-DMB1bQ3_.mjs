import { i as packageFolders, t as viteConfig } from "./vite-config-xSPEqSol.mjs";
import { a as sendText, i as isBrokenOff, n as redirectOf, o as openFile, r as answerRequests, s as serveFile, t as readTarget } from "./request-target-Bfb5fA8a.mjs";
import { _ as pointerKeys, d as matchesPattern, h as appendPointer, n as SHARED_FOLDER, p as routeOfFile, r as SITE_FILE, u as isPattern } from "./kinds-CzdZfNc-.mjs";
import { C as WIDEST, N as isSystemName, _ as buildIndex, b as DEFINITIONS, c as createResolver, d as ORIGINAL_URLS, f as isPagePath, h as parseFile, j as lookUpWords, n as examineSite, s as runRules, t as createSiteMemory, v as loadEngine, x as siteTokens } from "./examine-tTMtE2ro.mjs";
import { a as listFolder, f as tooDeepAt, s as slashed } from "./read-DsH0HkE_.mjs";
import { F as everyPage, R as SAMPLE_FORM, S as seenFromHidden, y as isHidden } from "./positions-Bcmp3jGb.mjs";
import { r as locateIssues } from "./rule-help-Dw1-VqsC.mjs";
import { r as sourceLine, t as oneIssue } from "./text-B6vRPcBo.mjs";
import { i as escapeHtml, r as composeDocument, t as sampleFormDocument } from "./sample-form-CcrLeUTx.mjs";
import { n as finishInterrupted, r as replaceFile, t as carryOut } from "./carry-out-ksXXYNAV.mjs";
import { n as isError, t as RULES } from "./issue-B2KypcZa.mjs";
import { t as planAddWords } from "./add-words-BbxKlW0r.mjs";
import { t as Refusal } from "./plan-BvLpIjEc.mjs";
import { a as fileWithin, c as planNewPage, i as confine, l as planMove, n as copiesOnDisk, o as Refused, r as isSeen, s as planRemove, t as readable } from "./readable-Cu0ZXH5v.mjs";
import { a as printValue, n as rewriteJson, r as NEW_FILE, t as changeJson } from "./edit-C8stSjy7.mjs";
import { n as readBytes, t as NotAFile } from "./regular-file-CZ81dcJu.mjs";
import { t as definitionName } from "./json-schema-BodXImmW.mjs";
import { t as refuseBroken } from "./refuse-broken-Ygt86wl1.mjs";
import { r as DrawingError, t as cleanSvg } from "./clean-svg-DbATkOWw.mjs";
import { r as formatOf, t as cleanPicture } from "./clean-picture-BiE_oMo3.mjs";
import { n as examinePicture, t as decode } from "./examine-picture-Pc_b8nxu.mjs";
import { _ as readPort, a as ROOT, c as overridesFromEnvironment, g as readFlags, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { t as saveLiveLists } from "./live-lists-CDSEdEbw.mjs";
import { isDeepStrictEqual } from "node:util";
import { existsSync, lstatSync, mkdirSync, readFileSync, readdirSync, realpathSync, renameSync, statSync, writeFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { Marked } from "marked";
import { crc32, deflateSync } from "node:zlib";
import { Worker } from "node:worker_threads";
import { createServer } from "vite";
import { once } from "node:events";
import { createServer as createServer$1 } from "node:http";
import { execFile } from "node:child_process";
import { watch } from "chokidar";
import sharp from "sharp";
// src/engine/dev/dev-report.ts
/** Issues of other pages that are sent at most: nobody reads more of them beside a page. */
const MOST_ELSEWHERE = 100;
/**
* Finds the lines of all issues once, for any number of pages that ask.
*
* @param textOf the text of a file; nothing for a file that is not there
* @param pages absolute path of the pages folder
*/
function createProblems(issues, textOf, pages) {
	const located = locate(issues, textOf, pages);
	return { reportFor({ path, shown, editAddressOf }) {
		const files = filesOf$1(shown, pages);
		const isHere = ({ inPages, route }) => files.has(inPages) || route === path;
		const others = located.filter((one) => !isHere(one));
		const errors = others.filter(({ issue }) => issue.level === "error").length;
		const described = (one) => ({
			...describe(one),
			source: sourceLine(one.issue, textOf(one.file)),
			edit: editAddressOf?.({
				...one.issue,
				file: one.file
			})
		});
		return {
			here: located.filter(isHere).map(described),
			elsewhere: {
				errors,
				warnings: others.length - errors,
				issues: others.slice(0, MOST_ELSEWHERE).map(described)
			}
		};
	} };
}
/** The issues with their lines, files named from the folder that the pages folder is in. */
function locate(issues, textOf, pages) {
	const base = dirname(pages);
	return byLevel(locateIssues(issues, textOf, base)).map((issue) => {
		const file = slashed(join(base, issue.file));
		const inPages = slashed(relative(pages, file));
		return {
			issue,
			file,
			inPages,
			route: pageRoute(inPages)
		};
	});
}
function describe({ issue, route }) {
	const { rule, level, message, hint, file, line, column, pointer } = issue;
	return {
		id: [
			rule,
			file,
			pointer,
			message
		].join(" "),
		rule,
		level,
		message,
		hint,
		file,
		line,
		column,
		route
	};
}
/** Errors first, each level in the order of files and lines. */
function byLevel(issues) {
	return ["error", "warning"].flatMap((level) => issues.filter((issue) => issue.level === level));
}
/** The files below the pages folder that a page is made of; the site file is part of every page. */
function filesOf$1(shown, pages) {
	if (!shown) return /* @__PURE__ */ new Set([SITE_FILE]);
	const shared = shown.page.blocks.flatMap((block) => block.type === "shared" ? [`${SHARED_FOLDER}${block.name}.json`] : []);
	return /* @__PURE__ */ new Set([
		SITE_FILE,
		slashed(relative(pages, shown.file)),
		...shared
	]);
}
/** The address of a page's file; nothing for a file that is no page of one address. */
function pageRoute(path) {
	if (path.startsWith("../") || !isPagePath(path)) return void 0;
	const route = routeOfFile(path);
	return isPattern(route) || route === "/404" ? void 0 : route;
}
// src/engine/dev/dev-site.ts
/** Keeps the last whole version of every page, so that a mistake in one file takes nothing off the screen. */
function createDevSite({ root, definitions, folders, overrides }) {
	let engine = loadEngine({
		root,
		definitions,
		cache: folders.cache
	});
	let memory = createSiteMemory(engine);
	let last;
	let whole;
	let problems;
	const pages = /* @__PURE__ */ new Map();
	const textOf = (file) => last?.loaded.textOf(file);
	const site = {
		async refresh() {
			const current = loadEngine({
				root,
				definitions,
				cache: folders.cache,
				before: engine
			});
			if (current !== engine) memory = createSiteMemory(current);
			engine = current;
			problems = void 0;
			last = await examineSite({
				...engine,
				folders,
				urls: ORIGINAL_URLS,
				overrides,
				memory
			});
			const { repairs, siteFile } = last.site.index;
			if (!repairs.has(siteFile)) {
				whole = last.site;
				const broken = new Set(last.issues.map(({ file }) => file));
				for (const [route, page] of pages) if (!broken.has(page.entry.file)) pages.delete(route);
				for (const page of everyPage(whole)) if (!repairs.has(page.entry.file)) pages.set(page.entry.route, page);
			}
			return last;
		},
		shell: () => whole?.shell,
		notFound: () => pages.get("/404"),
		posts: () => whole?.index.posts ?? [],
		resolve: (entry) => whole && createResolver(whole.index, ORIGINAL_URLS, engine.schemas).page(entry).page,
		hiddenPages: () => Object.fromEntries((whole?.hidden ?? []).map(({ entry, found }) => [entry.route, found.gaps.length])),
		page(path) {
			const target = whole?.index.withHidden.aliases.get(path)?.target ?? path;
			const exact = target === "/404" ? void 0 : pages.get(target);
			if (exact) return exact;
			const pattern = [...pages.keys()].filter(isPattern).find((candidate) => matchesPattern(candidate, path));
			return pattern === void 0 ? void 0 : pages.get(pattern);
		},
		problems: () => last ? inWords(last) : [],
		report(path, editAddressOf) {
			problems ??= createProblems(last?.issues ?? [], textOf, folders.pages);
			const shown = site.page(path) ?? site.notFound();
			return problems.reportFor({
				path,
				shown: shown?.entry,
				editAddressOf
			});
		},
		examined: () => whole && last && {
			site: whole,
			issues: last.issues,
			loaded: last.loaded,
			engine
		}
	};
	return site;
}
function inWords({ issues, loaded }) {
	const cwd = process.cwd();
	const files = new Map(issues.map(({ file }) => [slashed(relative(cwd, file)), file]));
	return locateIssues(issues, loaded.textOf, cwd).map((issue) => oneIssue(issue, loaded.textOf(files.get(issue.file) ?? "")));
}
// src/engine/output/serving/own-requests.ts
const LOOPBACK$1 = /* @__PURE__ */ new Set([
	"127.0.0.1",
	"::1",
	"::ffff:127.0.0.1"
]);
/** What browsers say of requests that no other site has caused. */
const OWN_SITES = /* @__PURE__ */ new Set(["same-origin", "none"]);
/** What a request tells about where it comes from. */
function visitOf({ method, headers, socket }) {
	return {
		method,
		headers,
		from: socket.remoteAddress,
		port: socket.localPort
	};
}
/**
* Whether a request comes from this machine, under a name that belongs to it: a foreign site can make
* its name point at 127.0.0.1, but not make the browser send another Host.
*/
function isForThisMachine({ headers, from, port }) {
	return LOOPBACK$1.has(from ?? "") && ownHosts(port).includes(headers.host ?? "");
}
/** Whether a request carries the origin of this very server. */
function hasOwnOrigin({ headers, port }) {
	return ownHosts(port).some((host) => headers.origin === `http://${host}`);
}
/**
* Whether another site has caused a request, by its scripts, its pictures or its frames. Following a
* link from there is no such thing: the other site cannot read what comes of it.
*
* @see https://www.w3.org/TR/fetch-metadata/
*/
function isCrossSite(visit) {
	const { method, headers } = visit;
	if (headers.origin !== void 0 && !hasOwnOrigin(visit)) return true;
	const site = headers["sec-fetch-site"];
	if (site === void 0 || OWN_SITES.has(String(site))) return false;
	return headers["sec-fetch-mode"] !== "navigate" || !["GET", "HEAD"].includes(method ?? "");
}
/** Whether a page of this very server has caused a request, beyond doubt. */
function isFromOwnPage(visit) {
	return hasOwnOrigin(visit) || visit.headers["sec-fetch-site"] === "same-origin";
}
/** Browsers leave out the port that `http` has by itself. */
function ownHosts(port) {
	return [
		"localhost",
		"127.0.0.1",
		"[::1]"
	].map((name) => port === 80 ? name : `${name}:${port}`);
}
// src/engine/dev/docs-page.ts
/** Where the documentation is, in development only. */
const DOCS = "/_docs";
/** The pages of documentation, by the last part of their address. */
const PAGES = {
	authors: "Writing pages",
	blocks: "Blocks and fields",
	rules: "Rules"
};
/**
* The document of one page of documentation.
*
* @param root folder of the engine
* @param path for example `/_docs/rules`; `/_docs` shows the guide
*/
function docsDocument(root, path) {
	const name = path === "/_docs" ? "authors" : path.slice(7);
	const title = Object.hasOwn(PAGES, name) ? PAGES[name] : void 0;
	const file = join(root, "docs", `${name}.md`);
	if (title === void 0 || !existsSync(file)) return void 0;
	const nav = `<nav aria-label="Documentation">${Object.entries(PAGES).map(([page, label]) => `<a href="${DOCS}/${page}">${escapeHtml(label)}</a>`).join(" ")} <a href="/_blocks">Gallery</a></nav>`;
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><style>${STYLE$1}</style></head><body>${nav}<main>${toHtml(readFileSync(file, "utf8"))}</main></body></html>`;
}
/** Headings get the ids that links in the files mean, as code hosts make them. */
function toHtml(markdown) {
	return new Marked({
		renderer: { heading({ tokens, depth, text }) {
			return `<h${depth} id="${text.toLowerCase().replace(/[^\p{L}\p{N}\s-]/gu, "").replace(/\s/g, "-")}">${this.parser.parseInline(tokens)}</h${depth}>\n`;
		} },
		walkTokens(token) {
			if (token.type === "link") token.href = token.href.replace(/^(\w+)\.md(?=#|$)/, `${DOCS}/$1`);
			if (token.type === "image" && !token.href.includes("/")) token.href = `/docs/${token.href}`;
		}
	}).parse(markdown, { async: false });
}
const STYLE$1 = `
body { font: 17px/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 52rem; padding: 0 1rem; color: #0b1f23; background: #fff; }
nav a { display: inline-block; padding: 0.25rem 0.75rem 0.25rem 0; }
pre { background: #eff5f4; padding: 1rem; overflow: auto; font-size: 14px; }
code { font-size: 0.9em; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: left; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid #d4e0de; }
img { max-width: 100%; height: auto; border: 1px solid #d4e0de; }
a { color: #0a5a66; }
`;
// src/engine/dev/gallery.ts
/** Where the gallery is, in development only. */
const GALLERY = "/_blocks";
/** Widths in pixels that every example is shown at. */
const FRAMES = [
	390,
	768,
	1440
];
/** Reads the examples that stand beside the blocks. */
function readExamples(root) {
	const folder = join(root, "src/theme/blocks");
	return readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => ({
		type: name,
		file: slashed(join(folder, name, "example.json"))
	})).filter(({ file }) => existsSync(file)).map((example) => ({
		...example,
		blocks: JSON.parse(readFileSync(example.file, "utf8"))
	}));
}
/**
* The page that shows one example, as the page of a site would.
*
* @param path for example `/_blocks/faq/1`
*/
function examplePage(examples, path) {
	const [, type, number] = /^\/_blocks\/([a-z-]+)\/(\d+)$/.exec(path) ?? [];
	const found = examples.find((example) => example.type === type);
	const block = found?.blocks[Number(number) - 1];
	if (!found || !block) return void 0;
	return {
		route: path,
		file: found.file,
		page: {
			title: `${type} ${number}`,
			description: `An example of the block ${type}.`,
			noindex: true,
			blocks: [block]
		}
	};
}
/** The document that shows every example at three widths. */
function galleryDocument(examples) {
	const sections = examples.map(({ type, blocks }) => {
		return `<section id="${type}"><h2>${type}</h2>${blocks.flatMap((block, at) => [`<h3>${escapeHtml(type)} ${at + 1}</h3><pre>${escapeHtml(JSON.stringify(block, null, 2))}</pre>`, ...FRAMES.map((width) => `<iframe loading="lazy" width="${width}" height="640" title="${type} ${at + 1} at ${width} pixels" src="${GALLERY}/${type}/${at + 1}"></iframe>`)]).join("\n")}</section>`;
	});
	const contents = examples.map(({ type }) => `<a href="#${type}">${type}</a>`).join(" ");
	return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Blocks</title><style>${STYLE}</style></head><body><h1>Blocks</h1><p><a href="/_docs">How to write pages</a> <a href="/_docs/blocks">All fields</a> <a href="/_docs/rules">All rules</a></p><nav aria-label="Blocks">${contents}</nav>${sections.join("\n")}</body></html>`;
}
const STYLE = `
body { font: 16px/1.5 system-ui, sans-serif; margin: 2rem; color: #0b1f23; background: #eff5f4; }
nav a { display: inline-block; padding: 0.25rem 0.5rem; }
pre { background: #fff; padding: 1rem; max-height: 16rem; overflow: auto; font-size: 13px; }
iframe { display: block; max-width: 100%; margin: 0 0 1rem; border: 1px solid #75898c; background: #fff; }
`;
// src/engine/dev/answer-page.ts
const ENTRY = "/src/client/entry-server.tsx";
const SAMPLE_FORM_SCRIPT = "/src/providers/forms/sample/main.ts";
const SHELL = "/@site/shell.json";
const EXAMPLE_STYLES = `${GALLERY}/styles.css`;
const HIDDEN_PAGES = "/@site/hidden.json";
const OVERLAY = "<script type=\"module\" src=\"/src/client/development/overlay.ts\"><\/script>";
const AUTHOR_MARKS = "<script type=\"module\" src=\"/src/client/development/author-marks.ts\"><\/script>";
/** Answers a request for a page, its data or the frame's data. */
async function answerPage({ vite, site }, target, response) {
	const { path } = target;
	const shell = site.shell();
	if (path === SHELL) return sendJson$1(response, shell);
	if (path === HIDDEN_PAGES) return sendJson$1(response, site.hiddenPages());
	if (!shell) return sendHtml(response, 503, await withoutSite(vite));
	if (path.endsWith(".json")) return sendData(site, path, response);
	const to = redirectOf(target, []);
	if (to !== void 0) {
		response.writeHead(301, { Location: to }).end();
		return;
	}
	if (path === "/_blocks") return sendHtml(response, 200, galleryDocument(readExamples(vite.config.root)));
	const documentation = path.startsWith("/_docs") && docsDocument(vite.config.root, path);
	if (documentation) return sendHtml(response, 200, documentation);
	if (path === EXAMPLE_STYLES) return sendStyles(response, await joinedStyles(vite));
	const example = examplePage(readExamples(vite.config.root), path);
	const examplePart = example && site.resolve(example);
	if (examplePart) return sendHtml(response, 200, await exampleDocument(vite, examplePart, shell));
	const form = path === SAMPLE_FORM.path && await sampleForm(vite, site);
	if (form) return sendHtml(response, 200, form);
	const found = target.isOdd ? void 0 : site.page(path);
	const page = found ?? site.notFound();
	if (!page) return sendHtml(response, 404, await withoutSite(vite));
	sendHtml(response, found ? 200 : 404, await documentOf(vite, page, shell));
}
function sendData(site, path, response) {
	if (path.startsWith("/blog/")) {
		sendPosts(site, path, response);
		return;
	}
	const route = path.replace(/\/page\.json$/, "").replace(/\/_[a-z]+\.json$/, "/1") || "/";
	const page = path === "/404.json" ? site.notFound() : site.page(route);
	if (page) sendJson$1(response, {
		build: "dev",
		page: page.page
	});
	else response.writeHead(404).end();
}
function sendPosts(site, path, response) {
	const number = Number(/^\/blog\/posts\/(\d+)\.json$/.exec(path)?.[1]);
	const answer = path === "/blog/posts.json" ? site.posts() : site.posts().find(({ id }) => id === number);
	if (answer) sendJson$1(response, answer);
	else response.writeHead(404).end();
}
async function documentOf(vite, { page }, shell) {
	const { render } = await vite.ssrLoadModule(ENTRY);
	const body = render(page, shell);
	const assets = {
		build: "dev",
		loader: "/src/client/loader.ts",
		styles: stylesOf(vite),
		fonts: [],
		shell: SHELL
	};
	const dataUrl = page.route === "/404" ? "/404.json" : void 0;
	const html = composeDocument({
		page,
		shell,
		body,
		assets,
		dataUrl,
		hydrateAtOnce: true
	});
	return vite.transformIndexHtml(page.route, html.replace("</head>", () => `${OVERLAY}\n${AUTHOR_MARKS}\n</head>`));
}
/** The sample form, when the site shows it. */
async function sampleForm(vite, site) {
	const examined = site.examined();
	if (!examined) return void 0;
	await vite.ssrLoadModule(ENTRY);
	return sampleFormDocument(examined.site, {
		styles: stylesOf(vite),
		script: SAMPLE_FORM_SCRIPT
	});
}
/** One example by itself, without the frame of the site and without scripts. */
async function exampleDocument(vite, page, shell) {
	const { renderBlocks } = await vite.ssrLoadModule(ENTRY);
	const body = renderBlocks(page);
	return `<!doctype html><html lang="${shell.language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escapeHtml(page.head.title)}</title><link rel="stylesheet" href="${EXAMPLE_STYLES}"></head><body>${body}</body></html>`;
}
/** All styles in one file, for many examples side by side. */
async function joinedStyles(vite) {
	await vite.ssrLoadModule(ENTRY);
	return (await Promise.all(stylesOf(vite).map((url) => vite.transformRequest(url)))).map((part) => part?.code ?? "").join("\n");
}
/** The styles of all components, so that the page does not flash without them. */
function stylesOf(vite) {
	const seen = /* @__PURE__ */ new Set();
	const styles = [];
	const visit = (module) => {
		if (!module || seen.has(module)) return;
		seen.add(module);
		if (/\.s?css$/.test(module.url)) styles.push(`${module.url}?direct`);
		for (const imported of module.ssrImportedModules) visit(imported);
	};
	for (const module of vite.moduleGraph.getModulesByFile(`${vite.config.root}${ENTRY}`) ?? []) visit(module);
	return styles;
}
/** An empty page on which the overlay says what is wrong. */
function withoutSite(vite) {
	return vite.transformIndexHtml("/404", `<!doctype html><html lang="en"><head><title>Problems</title>${OVERLAY}</head><body></body></html>`);
}
function sendHtml(response, status, html) {
	response.writeHead(status, {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-store"
	}).end(html);
}
function sendStyles(response, css) {
	response.writeHead(200, {
		"Content-Type": "text/css",
		"Cache-Control": "max-age=5"
	}).end(css);
}
function sendJson$1(response, value) {
	response.writeHead(200, {
		"Content-Type": "application/json",
		"Cache-Control": "no-store"
	}).end(JSON.stringify(value));
}
// src/engine/dev/own-file.ts
/**
* Whether a path names a file of a folder itself: not a link, nothing behind a link, and no pipe, which
* would keep the request and everything that waits behind it for ever.
*
* @param path below the folder, decoded
*/
function isOwnFile(folder, path) {
	try {
		const root = realpathSync(folder);
		const file = join(root, path);
		return file.startsWith(root + sep) && lstatSync(file).isFile() && realpathSync(file) === file;
	} catch {
		return false;
	}
}
// src/engine/dev/handle-request.ts
const MEDIA = "/media/";
/** Files that hold no scripts. All others could run them when they are opened by themselves. */
const RUNS_NOTHING = /\.(png|jpe?g|webp|avif|gif|mp4|webm|pdf)$/i;
const NOTHING_RUNS = "sandbox; default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:";
/** Where Vite takes commands: it opens a file in the editor of this machine. */
const OPEN_IN_EDITOR = "/__open-in-editor";
/** Makes the function that answers requests once the site is read. */
function createDevHandler(answers) {
	const { extension, folders } = answers;
	return (request, response) => {
		const target = readTarget(request.url);
		const exchange = target && {
			request,
			response,
			target
		};
		const refusal = exchange && refusalOf(exchange);
		response.setHeader("Cross-Origin-Resource-Policy", "same-origin");
		if (!exchange) sendText(response, 400, "This address cannot be read.");
		else if (refusal !== void 0) sendText(response, 403, refusal);
		else if (extension?.(exchange)) return;
		else if (exchange.target.path.startsWith(MEDIA)) sendMedia(folders.media, exchange);
		else throughVite(answers, exchange);
	};
}
/** Why a request is not answered: only this machine may ask, and no other site may read what is here. */
function refusalOf({ request, target: { path } }) {
	const visit = visitOf(request);
	if (!isForThisMachine(visit)) return `Open the site at http://localhost:${visit.port}/.`;
	return (path.startsWith(OPEN_IN_EDITOR) ? isFromOwnPage(visit) : !isCrossSite(visit)) ? void 0 : "Another site may not read this one.";
}
function sendMedia(media, { request, response, target }) {
	const path = target.path.slice(7);
	const opened = !target.isOdd && isOwnFile(media, path) ? openFile(join(media, path), request) : void 0;
	response.setHeader("Cache-Control", "no-cache");
	if (!RUNS_NOTHING.test(path)) response.setHeader("Content-Security-Policy", NOTHING_RUNS);
	if (opened) serveFile(opened, request, response);
	else sendText(response, 404, "There is no such file.");
}
/** Vite answers for its own modules, none of which has an odd path; everything else is a page. */
function throughVite({ vite, site }, { request, response, target }) {
	const page = answerRequests(() => answerPage({
		vite,
		site
	}, target, response).catch((cause) => {
		vite.ssrFixStacktrace(cause);
		throw cause;
	}));
	delete request.headers.range;
	if (target.isOdd) page(request, response);
	else vite.middlewares(request, response, () => void page(request, response));
}
// src/engine/dev/starting-page.ts
/** Whether a person waits in front of a browser's window, not a script or a picture of a page. */
function isNavigation({ method, headers }) {
	return method === "GET" && headers["sec-fetch-mode"] === "navigate";
}
/** Answers with a page that asks again by itself until the server is ready. */
function sendStartingPage(response) {
	response.writeHead(503, {
		"Content-Type": "text/html; charset=utf-8",
		"Cache-Control": "no-store",
		"Retry-After": "1"
	}).end(PAGE);
}
const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1">
<title>Starting…</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; }
body { font: 17px/1.6 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 1rem; }
h1 { font-size: 1.5rem; font-weight: 600; margin: 0; }
p { margin: 0.5rem 0 0; }
</style>
</head>
<body>
<main>
<h1>Starting…</h1>
<p>The site is being read. This page shows it as soon as it is ready.</p>
</main>
</body>
</html>
`;
// src/engine/dev/take-upgrades.ts
/** The connections on which the browser hears of changes. */
const PROTOCOLS = /* @__PURE__ */ new Set(["vite-hmr", "vite-ping"]);
/**
* Takes the requests of a server that want to become another kind of connection. Those of its own pages
* that Vite knows are passed on, all others are ended: Vite would leave them open.
*
* @returns what stands for the server where Vite listens for such requests
*/
function takeUpgrades(server) {
	const forVite = createServer$1();
	server.on("upgrade", (request, socket, head) => {
		socket.on("error", () => socket.destroy());
		if (isOurs(request) && forVite.listenerCount("upgrade") > 0) forVite.emit("upgrade", request, socket, head);
		else socket.end("HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n");
	});
	return forVite;
}
function isOurs(request) {
	return PROTOCOLS.has(request.headers["sec-websocket-protocol"] ?? "") && readTarget(request.url)?.path === "/" && hasOwnOrigin(visitOf(request));
}
// src/engine/dev/watch-folder.ts
/**
* Notices every change below a folder. With very many files the watcher takes seconds until it is ready, and
* makes no event of what is saved before: then it looks whether anything was.
*
* @param folder one alone: a watcher of several is ready at once when one of them is not there
* @param onChange is called at least once after each change
*/
function watchFolder(folder, onChange) {
	const watched = behindLinks(folder);
	const before = stampOf(watched);
	const watcher = watch(watched, {
		ignoreInitial: true,
		followSymlinks: false
	});
	watcher.on("all", onChange).on("raw", onChange);
	watcher.on("error", (cause) => {
		process.stderr.write(`Some changes of files will not be noticed: ${String(cause)}\n`);
	});
	watcher.once("ready", () => {
		if (stampOf(watched) !== before) onChange();
	});
	return watcher;
}
/** The watcher follows no links, which could lead to the whole disk, but a folder of the site may be one. */
function behindLinks(folder) {
	return existsSync(folder) ? realpathSync(folder) : folder;
}
/** Changes when a file is added, saved or taken away. */
function stampOf(folder) {
	try {
		return listFolder(folder).files.map((path) => stampOfFile(join(folder, path))).join("\n");
	} catch (cause) {
		return String(cause);
	}
}
function stampOfFile(file) {
	const stat = statSync(file, { throwIfNoEntry: false });
	return `${file} ${stat?.mtimeMs} ${stat?.size}`;
}
// src/engine/dev/watch-site.ts
/** Editors save in several steps; changes within this many milliseconds are one. */
const PAUSE = 40;
const TYPES = /\/src\/(theme\/blocks\/[^/]+\/types|engine\/model\/(fields\/[^/]+|[a-z-]+-file))\.ts$/;
/**
* Reads the site again after every change of its files, and tells the terminal and the open browsers.
*
* @returns what ends it
*/
async function watchSite(watching) {
	const { vite, site, root, folders, onRead } = watching;
	const refresh = inTurn(async () => {
		await site.refresh();
		onRead(site);
		vite.ws.send("site:changed", {});
	});
	vite.watcher.on("all", (_event, path) => {
		if (TYPES.test(slashed(path))) writeSchemas(root, refresh);
	});
	reportToBrowsers(watching);
	const watchers = [folders.pages, folders.media].map((folder) => watchFolder(folder, refresh));
	await site.refresh();
	onRead(site);
	return async () => void await Promise.all(watchers.map((watcher) => watcher.close()));
}
/** What is wrong with the types is shown in the terminal; the site is checked by the schemas as they were. */
function writeSchemas(root, done) {
	const args = [join(root, "scripts/cli.mjs"), "schema"];
	execFile(process.execPath, args, { cwd: root }, (fault, _output, words) => {
		if (fault) process.stderr.write(words);
		done();
	});
}
/** Answers browsers that ask what is wrong: each shows a page of its own. */
function reportToBrowsers({ vite, site, editAddressOf }) {
	vite.ws.on("site:look", ({ path }, client) => {
		client.send("site:issues", site.report(decoded(String(path)), editAddressOf));
	});
}
function decoded(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
/** Runs a task after a pause, never twice at once, and once more when it was asked for meanwhile. */
function inTurn(task) {
	let waiting;
	let isRunning = false;
	let isWanted = false;
	const run = async () => {
		isWanted = true;
		if (isRunning) return;
		isRunning = true;
		while (isWanted) {
			isWanted = false;
			await task().catch((cause) => {
				process.stderr.write(`${cause.stack}\n`);
			});
		}
		isRunning = false;
	};
	return () => {
		clearTimeout(waiting);
		waiting = setTimeout(run, PAUSE);
	};
}
// src/engine/dev/dev-server.ts
/** Only this machine can reach the development server. */
const LOOPBACK = "127.0.0.1";
/** Where scripts of the browser begin: their packages are prepared at once, so that no page is loaded twice. */
const BROWSER_ENTRIES = [
	"src/client/loader.ts",
	"src/studio/client/main.tsx",
	"src/studio/client/frame/main.tsx"
];
/**
* Serves a site with live editing. Every request is answered as soon as it listens: until the site
* is read, a browser's window shows that it is being started, and everything else waits.
*
* @returns the listening server
* @throws when the port is taken
*/
async function startDevServer(options) {
	const server = createServer$1();
	const forVite = takeUpgrades(server);
	server.listen(options.port, LOOPBACK);
	await once(server, "listening");
	const preparing = prepare(options, server, forVite);
	let handler;
	server.on("request", answerRequests(async (request, response) => {
		if (!handler && isNavigation(request)) sendStartingPage(response);
		else (handler ?? await preparing)(request, response);
	}));
	handler = await preparing.catch((cause) => {
		server.close();
		server.closeAllConnections();
		throw cause;
	});
	return server;
}
/** Reads the site, and makes what answers requests from then on. */
async function prepare(options, server, forVite) {
	const { root, folders } = options;
	const vite = await createServer({
		...await viteConfig(root),
		cacheDir: join(folders.cache, "vite"),
		optimizeDeps: { entries: BROWSER_ENTRIES },
		server: {
			middlewareMode: true,
			hmr: { server: forVite },
			fs: { allow: [
				root,
				folders.cache,
				...packageFolders(root)
			] },
			cors: false,
			watch: {
				followSymlinks: false,
				ignored: ["**/.studio/**"]
			}
		}
	});
	server.on("close", () => void vite.close());
	const site = createDevSite(options);
	const unwatch = await watchSite({
		...options,
		vite,
		site
	});
	server.on("close", () => void unwatch());
	const extension = options.extend?.({
		vite,
		site
	});
	return createDevHandler({
		vite,
		site,
		folders,
		extension
	});
}
// src/studio/contract/address.ts
/** Writes the part of an address that names a page and a value in it: `#visit.json:/blocks/1/title`. */
function writeStudioAddress({ path, pointer }) {
	const written = encodeURIComponent(path).replaceAll("%2F", "/");
	const field = encodeURIComponent(pointer).replaceAll("%2F", "/");
	return pointer === "" ? `#${written}` : `#${written}:${field}`;
}
// src/studio/server/documents.ts
/** Where the studio is, in development only. */
const STUDIO = "/studio";
/** The page in which the edited page is shown. */
const FRAME = "/studio/frame";
/** No other site may show the studio within itself and lead clicks into it. */
const DOCUMENT_HEADERS = {
	"Content-Type": "text/html; charset=utf-8",
	"Cache-Control": "no-store",
	"X-Frame-Options": "SAMEORIGIN",
	"Content-Security-Policy": "frame-ancestors 'self'",
	"Cross-Origin-Opener-Policy": "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Referrer-Policy": "no-referrer"
};
/** The studio's own document. It carries the token of the session, which no other site can read. */
function studioDocument(vite, token) {
	return compose$1(vite, STUDIO, {
		title: "Studio",
		head: `<meta name="studio-token" content="${escapeHtml(token)}">`,
		script: "/src/studio/client/main.tsx"
	});
}
/** The document of the frame. */
function frameDocument(vite, language) {
	return compose$1(vite, FRAME, {
		title: "The page being edited",
		head: "",
		script: "/src/studio/client/frame/main.tsx",
		language
	});
}
function compose$1(vite, path, { title, head, script, language = "en" }) {
	return vite.transformIndexHtml(path, `<!doctype html><html lang="${escapeHtml(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${head}</head><body><div id="root"></div><script type="module" src="${script}"><\/script></body></html>`);
}
// src/studio/server/studio-issues.ts
/** Issues as the studio shows them beside the fields of one page. A mistake is told once. */
function studioIssues(issues, file) {
	return [...new Map(issues.map((issue) => [`${issue.rule} ${issue.file} ${issue.pointer} ${issue.message}`, issue])).values()].map((issue) => ({
		rule: issue.rule,
		level: RULES[issue.rule].level,
		message: issue.message,
		hint: issue.hint,
		pointer: fieldOf$1(issue),
		...issue.file === file ? offersOf(issue) : { elsewhere: issue.file.split("/").slice(-2).join("/") }
	}));
}
/** What a button beside the field can do. */
function offersOf({ fix, excerpt, choice }) {
	return {
		...fix && "value" in fix ? { fix: {
			value: fix.value,
			excerpt
		} } : {},
		...choice ? { choice } : {}
	};
}
/** Where the mistake is mended: a missing field is told of the object that lacks it. */
function fieldOf$1({ rule, message, pointer }) {
	const missing = rule === "schema-missing-field" ? /field "([^"]+)"/.exec(message)?.[1] : void 0;
	return missing === void 0 ? pointer : appendPointer(pointer, missing);
}
// src/studio/server/edit-address.ts
/** The names of files that the studio opens. */
const NAME = /^[\w./[\]-]+$/;
/**
* The address at which the studio shows the field of an issue.
*
* @param pages absolute path of the pages folder
* @returns nothing for what has no form there: other files than pages, and files that are no JSON
*/
function editAddressOf(pages, issue) {
	const path = slashed(relative(pages, issue.file));
	if (!(isPagePath(path) && NAME.test(path) && !path.startsWith("../")) || issue.span || issue.rule.startsWith("json-")) return void 0;
	return `${STUDIO}${writeStudioAddress({
		path,
		pointer: fieldOf$1(issue)
	})}`;
}
// src/studio/server/context.ts
/** @throws {Refused} when the site file cannot be read */
function currentSite({ site }) {
	const current = site.examined();
	if (current) return current;
	const problems = site.problems().join("\n\n");
	throw new Refused(503, `The file pages/_site.json cannot be read, so there is no site to edit.\n\n${problems}`);
}
// src/studio/server/add-word.ts
/** Adds a word to the site's own, and reads the site again. @throws {Refused} for what is no word */
async function addWord(context, word) {
	const { pages } = context.folders;
	carryOut(planFor$1(pages, context, word), pages);
	await context.site.refresh();
	return {};
}
function planFor$1(pages, context, word) {
	try {
		return planAddWords(pages, currentSite(context).site, [word]);
	} catch (cause) {
		if (cause instanceof Refusal) throw new Refused(400, cause.message);
		throw cause;
	}
}
// src/studio/server/examine-edited.ts
/** Runs every rule over the site with an edited page in its place. */
async function examineEdited(current, entry) {
	const { engine } = current;
	const schema = engine.validate("page", entry.file, entry.page);
	if (schema.length > 0) return {
		own: schema,
		broken: []
	};
	const { site, issues } = siteWith(current.site, engine, entry);
	await lookUpWords(site);
	const all = [...issues, ...runRules(engine.definitions.rules, site)];
	const before = new Set(current.issues.map(nameOf$1));
	return {
		own: all.filter(({ file }) => file === entry.file),
		broken: all.filter((issue) => issue.file !== entry.file && isError(issue) && !before.has(nameOf$1(issue)))
	};
}
function siteWith(site, engine, entry) {
	const { index } = site;
	const others = [...index.withHidden.pages.values(), index.notFound].filter(({ file }) => file !== entry.file && file !== index.siteFile);
	const { index: next, issues } = buildIndex({
		...index,
		pages: [...others, entry],
		shared: [...index.shared.values()],
		unreadable: new Set([...index.unreadable].filter((name) => name !== entry.route)),
		repairs: new Map([...index.repairs].filter(([file]) => file !== entry.file))
	});
	const resolver = (seen) => createResolver(seen, ORIGINAL_URLS, engine.schemas);
	const { shell, found: shellFound } = resolver(next).shell();
	const page = {
		entry,
		...resolver(isHidden(entry) ? seenFromHidden(next) : next).page(entry)
	};
	const isOther = ({ entry: { route } }) => route !== entry.route;
	const pages = site.pages.filter(isOther);
	const hidden = site.hidden.filter(isOther);
	(isHidden(entry) ? hidden : pages).push(page);
	return {
		site: {
			...site,
			index: next,
			pages,
			hidden,
			shell,
			shellFound
		},
		issues
	};
}
function nameOf$1({ rule, file, pointer, message }) {
	return `${rule} ${file} ${pointer} ${message}`;
}
// src/studio/server/input.ts
const MAX_JSON = 2e6;
/** A page has at most 64 lists and objects inside one another, and stands in a request. */
const MAX_DEPTH = 70;
/** Reads the JSON of a request. @throws {Refused} when it is too large or no JSON object */
async function readInput(request) {
	if (request.headers["content-type"] !== "application/json") throw new Refused(415, "The studio takes JSON.");
	const text = (await readBody(request, MAX_JSON)).toString("utf8");
	if (tooDeepAt(text, MAX_DEPTH) !== void 0) throw new Refused(400, "The page has too many lists and objects inside one another.");
	try {
		const value = JSON.parse(text);
		if (isObject(value)) return value;
	} catch {}
	throw new Refused(400, "The request is not understood.");
}
/** Reads a request to its end. @throws {Refused} when it is longer than allowed */
async function readBody(request, most) {
	const tooLarge = () => new Refused(413, `This is too large: at most ${most / 1e6} MB can be taken.`);
	if (Number(request.headers["content-length"]) > most) throw tooLarge();
	const pieces = [];
	let size = 0;
	for await (const piece of request) {
		size += piece.length;
		if (size > most) throw tooLarge();
		pieces.push(piece);
	}
	return Buffer.concat(pieces);
}
/** A text of the input. @throws {Refused} when it is missing */
function textOf(input, name) {
	const value = input[name];
	if (typeof value !== "string") throw new Refused(400, `The request lacks "${name}".`);
	return value;
}
/** A text that may be missing. */
function optionalTextOf(input, name) {
	return input[name] === void 0 ? void 0 : textOf(input, name);
}
/** The page of the input. @throws {Refused} when it is missing */
function pageOf(input) {
	if (!isObject(input.page)) throw new Refused(400, "The request lacks \"page\".");
	return input.page;
}
function isObject(value) {
	return typeof value === "object" && value !== null && !Array.isArray(value);
}
// src/studio/server/page-source.ts
/** What the system says where there is no file, or no folder on the way to it. */
const MISSING = /* @__PURE__ */ new Set(["ENOENT", "ENOTDIR"]);
/** The absolute path of a page. @throws {Refused} for anything that is no page */
function pageFile({ pages }, path) {
	if (path.startsWith("_") || !path.endsWith(".json")) throw new Refused(403, `"${path.slice(0, 80)}" is no page of this site.`);
	return fileWithin(pages, path);
}
/** Reads a page; nothing when its file is not there. @throws {Refused} for anything that is no page */
function readPage(folders, path) {
	const file = pageFile(folders, path);
	try {
		return readSourceOf(file, path);
	} catch (cause) {
		if (MISSING.has(cause.code ?? "")) return void 0;
		throw cause;
	}
}
/** Reads a JSON file with its hash. @throws {Refused} when it is a pipe or a folder */
function readSourceOf(file, path) {
	const bytes = bytesOf(file);
	const hash = createHash("sha256").update(bytes).digest("hex");
	const { parsed } = parseFile({
		file,
		path,
		bytes
	});
	const value = parsed?.value;
	const page = typeof value === "object" && value !== null && !Array.isArray(value) ? value : void 0;
	return {
		file,
		text: parsed?.text ?? bytes.toString("utf8"),
		hash,
		page
	};
}
function bytesOf(file) {
	try {
		return readBytes(file);
	} catch (cause) {
		if (cause instanceof NotAFile) throw new Refused(422, cause.message);
		throw cause;
	}
}
/**
* The text of a page's file.
*
* @param before the file as it is: what has not changed stays as it was written
*/
function pageText(page, before) {
	if (before?.page) return rewriteJson(before.text, page);
	return `${printValue(page, NEW_FILE, {
		depth: 0,
		column: 0
	})}\n`;
}
/** An edited page in the place of its file. */
function entryFor(folders, path, page) {
	return {
		route: routeOfFile(path),
		file: pageFile(folders, path),
		page
	};
}
// src/studio/server/keep-work.ts
/** Keeps unsaved work, unless another window has had other work kept that this one has not seen. */
function keepWork(context, keeping) {
	const { path, base, page, isUndone, window } = keeping;
	pageFile(context.folders, path);
	const copy = context.copies.read(path);
	if (copy && !isSeen(copy, keeping)) return windowConflict(context, path, page, copy);
	if (!isUndone && copy?.base === base && isDeepStrictEqual(copy.page, page)) return {
		outcome: "kept",
		version: copy.version
	};
	if (isUndone) context.copies.discard(path, keeping);
	const version = isUndone ? void 0 : write(context, keeping);
	announce(context, {
		path,
		version,
		window
	});
	return {
		outcome: "kept",
		version
	};
}
function write({ copies }, keeping) {
	const { path, base, page } = keeping;
	const { outcome, copy } = copies.write(path, {
		base,
		page
	}, keeping);
	if (outcome === "kept") return copy.version;
	throw new Refused(409, "Another studio has changed this page at the same time.");
}
/** Throws unsaved work away. @throws {Refused} when another window has changed it since */
function discardWork(context, { path, ...writer }) {
	pageFile(context.folders, path);
	if (!context.copies.discard(path, writer)) throw new Refused(409, "Another window has changed this page since. Look at it before you throw the changes away.");
	announce(context, {
		path,
		window: writer.window
	});
}
/** The pages with unsaved work, newest first. */
function keptWork(context) {
	return context.copies.list().map((path) => summaryOf(context, path)).sort((a, b) => (b.savedAt ?? "").localeCompare(a.savedAt ?? ""));
}
/** Both versions of a page that two windows have changed. */
function windowConflict({ folders }, path, page, copy) {
	const source = readPage(folders, path);
	return {
		outcome: "other-window",
		copy,
		theirs: pageText(copy.page, source),
		mine: pageText(page, source)
	};
}
/** Tells every window what has become of the unsaved work on a page. */
function announce({ vite }, news) {
	vite.ws.send("studio:kept", news);
}
function summaryOf(context, path) {
	const source = readPage(context.folders, path);
	const copy = readable(context.copies, path);
	const title = copy?.page.title ?? source?.page?.title;
	return {
		path,
		route: routeOfFile(path),
		title: typeof title === "string" && title !== "" ? title : routeOfFile(path),
		...copy ? {
			version: copy.version,
			savedAt: copy.savedAt
		} : {},
		file: !source ? "deleted" : copy && copy.base !== source.hash ? "changed" : "same"
	};
}
// src/studio/server/open-page.ts
/**
* Opens a page with the unsaved work on it. A page whose file was deleted can be opened as long as
* there is work on it.
*
* @throws {Refused} when the file is no JSON, or there is nothing to open
*/
function openPage({ folders, site, copies }, path) {
	const source = readPage(folders, path);
	const copy = copies.read(path);
	if (!source && !copy) throw new Refused(404, `There is no page file ${path} any more.`);
	if (source && !source.page) {
		const problems = site.problems().filter((problem) => problem.includes(path));
		throw new Refused(422, `The file of this page is damaged and has to be fixed by hand.\n\n${problems.join("\n\n")}`);
	}
	const { hash = "", page = {} } = source ?? {};
	return {
		path,
		route: routeOfFile(path),
		hash,
		page,
		...copy ? { copy } : {}
	};
}
// src/studio/server/forms/label.ts
/** Short words that people write in capitals. */
const CAPITALS = {
	faq: "FAQ",
	cta: "Call to action",
	mp4: "MP4"
};
/** The name that people read for a name in the data: `headTitle` is "Head title", `rich-text` "Rich text". */
function labelOf(name) {
	const text = name.replace(/([a-z0-9])([A-Z])/g, "$1 $2").split(/[\s-]+/).map((word) => CAPITALS[word.toLowerCase()] ?? word.toLowerCase()).join(" ");
	return text.charAt(0).toUpperCase() + text.slice(1);
}
// src/studio/server/forms/field-of.ts
/** Definitions of the schema whose values have a form of their own, by the name of their type. */
const MEANINGS = {
	RichText: "rich-text",
	Href: "link",
	Route: "route",
	Folder: "route",
	MediaPath: "media",
	Image: "picture",
	Anchor: "anchor",
	IsoDate: "day",
	PageList: "pages",
	SharedName: "shared"
};
const ICON = "IconName";
/** The fields of an object's schema, in their order. Fixed values such as a block's `type` are no fields. */
function fieldsOf(schema, definitions) {
	const required = new Set(schema.required);
	return Object.fromEntries(Object.entries(schema.properties ?? {}).filter(([key, field]) => field.const === void 0 && !key.startsWith("$")).map(([key, field]) => [key, fieldOf(key, field, definitions, required.has(key))]));
}
/** The form of one field. */
function fieldOf(key, schema, definitions, required = false) {
	const name = schema.$ref === void 0 ? void 0 : definitionName(schema.$ref);
	const target = name === void 0 ? schema : definitions[name] ?? {};
	const help = schema.description ?? target.description;
	return {
		label: labelOf(key),
		...help === void 0 ? {} : { help },
		...required ? { required } : {},
		...kindOf(name, target, definitions)
	};
}
function kindOf(name, schema, definitions) {
	const meaning = name === void 0 ? void 0 : MEANINGS[name];
	if (meaning) return { kind: meaning };
	if (name === ICON) return {
		kind: "icon",
		options: (schema.enum ?? []).map(String)
	};
	if (schema.enum) return {
		kind: "choice",
		options: schema.enum
	};
	if (schema.anyOf) return {
		kind: "either",
		options: schema.anyOf.map((option) => fieldOf(nameOf(option), option, definitions))
	};
	if (schema.properties) return {
		kind: "group",
		fields: fieldsOf(schema, definitions)
	};
	if (schema.type === "array") return listOf(schema, definitions);
	if (schema.type === "boolean") return { kind: "switch" };
	if (schema.type === "number" || schema.type === "integer") {
		const { minimum, maximum } = schema;
		return {
			kind: "number",
			whole: schema.type === "integer",
			minimum,
			maximum
		};
	}
	return {
		kind: "text",
		pattern: schema.pattern,
		words: schema.patternErrorMessage
	};
}
function listOf(schema, definitions) {
	const item = schema.items ?? {};
	return {
		kind: "list",
		item: fieldOf(nameOf(item), item, definitions, true),
		least: schema.minItems ?? 0,
		most: schema.maxItems
	};
}
/** What one entry is called, from the name of its type: `FaqItem` is a "Faq item". */
function nameOf(schema) {
	const name = schema.$ref === void 0 ? "entry" : definitionName(schema.$ref);
	return name === "Text" || name === "RichText" ? "entry" : name;
}
// src/studio/server/forms/forms.ts
/**
* Makes all forms from the page's schema. A new block type needs no code here.
*
* @param examples how many examples a block type has
*/
function formsOf(schema, examples) {
	const definitions = schema.definitions ?? {};
	const { blocks: _, hidden: __, ...page } = fieldsOf(definitions.PageFile ?? {}, definitions);
	const union = definitions.Block ?? {};
	const bodies = new Map((union.defaultSnippets ?? []).map(({ label, body }) => [label, body]));
	return {
		page,
		blocks: (union.allOf ?? []).map(({ then: member }) => {
			const target = definitions[definitionName(member?.$ref ?? "")] ?? {};
			const type = String(target.properties?.type?.const);
			return {
				type,
				label: labelOf(type),
				help: target.description ?? "",
				fields: fieldsOf(target, definitions),
				body: bodies.get(type) ?? { type },
				examples: examples(type)
			};
		})
	};
}
// src/studio/server/overview.ts
/** Everything the studio shows beside the page being edited. */
function overviewOf(context) {
	const { site, issues, engine } = currentSite(context);
	const examples = new Map(readExamples(context.root).map(({ type, blocks }) => [type, blocks.length]));
	return {
		brand: site.shell.brand,
		pages: pagesOf(context, site, issues),
		shared: [...site.index.shared.values()].map(sharedSummary),
		media: [...site.index.media.values()].map(({ path, kind, width, height }) => ({
			path,
			kind,
			width,
			height
		})),
		forms: formsOf(engine.schemas.page, (type) => examples.get(type) ?? 0),
		tokens: [...siteTokens(site.index.site).tokens].map(([name, value]) => ({
			name,
			value
		}))
	};
}
/** Every page file, those that cannot be read as well. */
function pagesOf({ folders }, site, issues) {
	const root = slashed(folders.pages);
	const known = new Map(everyPage(site).map((page) => [page.entry.file, page]));
	return listFolder(folders.pages).files.filter((path) => path.endsWith(".json") && !path.startsWith("_")).map((path) => {
		const file = `${root}/${path}`;
		const page = known.get(file);
		const own = issues.filter((issue) => issue.file === file);
		const errors = own.filter(isError).length;
		return {
			path,
			route: routeOfFile(path),
			title: page?.fields.shortTitle ?? page?.fields.title ?? path,
			errors,
			warnings: own.length - errors,
			hidden: page !== void 0 && isHidden(page.entry),
			unfilled: (page?.found.gaps.length ?? 0) > 0,
			anchors: page ? anchorsOf(page) : []
		};
	});
}
/** The places of a page, each with the heading it stands at. */
function anchorsOf({ entry, found }) {
	return found.anchors.map(({ value, file, pointer }) => {
		const keys = file === entry.file ? pointerKeys(pointer).slice(0, -1) : [];
		const owner = keys.reduce((at, key) => at?.[key], keys.length === 0 ? void 0 : entry.page);
		const heading = owner?.title ?? owner?.heading;
		return {
			id: value,
			label: typeof heading === "string" ? heading : labelOf(value)
		};
	});
}
function sharedSummary({ name, block }) {
	const title = "title" in block ? block.title : void 0;
	return {
		name,
		type: block.type,
		label: title ?? labelOf(name)
	};
}
// src/engine/edit/change-fact.ts
/**
* Plans a new value for a fact, which then stands wherever its token does.
*
* @throws {Refusal} when there is no such fact, or nothing would change
*/
function planChangeFact({ site, textOf }, { name, value }) {
	const { index } = site;
	refuseBroken(index, index.siteFile);
	const { facts = {} } = index.site;
	const before = Object.hasOwn(facts, name) ? facts[name] : void 0;
	const text = textOf(index.siteFile);
	if (before === void 0 || text === void 0) throw new Refusal(`There is no fact “${name}”.`);
	if (value.trim() === "" || value === before) throw new Refusal(`The fact “${name}” has this value already.`);
	const pointer = appendPointer("/facts", name);
	const token = `{facts.${name}}`;
	return {
		writes: /* @__PURE__ */ new Map([[index.siteFile, changeJson(text, [{
			pointer,
			value
		}])]]),
		renames: [],
		deletes: [],
		summary: [`Changed ${token} from ${before} to ${value}.`, shownOn(index, token)]
	};
}
/** On how many pages a token stands, shared blocks included. */
function shownOn(index, token) {
	const has = (value) => JSON.stringify(value).includes(token);
	const shared = [...index.shared.values()].filter(({ block }) => has(block));
	const names = new Set(shared.map(({ name }) => name));
	const shows = ({ page }) => has(page) || page.blocks.some((block) => block.type === "shared" && names.has(block.name));
	const count = [...index.pages.values()].filter(shows).length;
	if (count === 0) return "No page shows it yet.";
	return count === 1 ? "One page shows it." : `${count} pages show it.`;
}
// src/studio/server/plans.ts
/** Says what a command would do, or why it cannot be done. Nothing happens. */
function planCommand(context, input) {
	const command = commandOf(input);
	try {
		const plan = planFor(context, command);
		refuseUnsaved(context, plan);
		return {
			outcome: "possible",
			summary: plan.summary,
			files: filesOf(plan).map((file) => below(context, file)),
			opens: opensAfter(context, plan, command),
			id: idOf(plan)
		};
	} catch (cause) {
		if (cause instanceof Refusal) return {
			outcome: "refused",
			message: cause.message
		};
		throw cause;
	}
}
/** Carries a command out, when it would still do what its user has seen. */
async function carryOutCommand(context, input) {
	await context.site.refresh();
	const answer = planCommand(context, input);
	if (answer.outcome === "refused") return answer;
	if (answer.id !== textOf(input, "id")) throw new Refused(409, "The site has changed meanwhile. Look once more at what will happen.");
	const plan = planFor(context, commandOf(input));
	for (const file of filesOf(plan)) confine(context.folders.pages, file);
	carryOut(plan, context.folders.pages);
	await context.site.refresh();
	return answer;
}
function commandOf(input) {
	const command = textOf(input, "command");
	switch (command) {
		case "new": return {
			command,
			route: textOf(input, "route"),
			title: textOf(input, "title"),
			like: optionalTextOf(input, "like")
		};
		case "move": return {
			command,
			from: textOf(input, "from"),
			to: textOf(input, "to")
		};
		case "remove": return {
			command,
			route: textOf(input, "route"),
			to: optionalTextOf(input, "to")
		};
		case "change-fact": return {
			command,
			name: textOf(input, "name"),
			value: textOf(input, "value")
		};
		default: throw new Refused(400, "The studio cannot do that.");
	}
}
function planFor(context, command) {
	const { site, loaded, engine } = currentSite(context);
	const { pages } = context.folders;
	const { schemaFolder } = engine;
	const editable = {
		pages,
		schemaFolder,
		site,
		textOf: loaded.textOf
	};
	if (command.command === "new") return planNewPage(editable, command);
	if (command.command === "change-fact") return planChangeFact(editable, command);
	return command.command === "move" ? planMove(editable, command.from, command.to) : planRemove(editable, command.route, command.to);
}
/**
* Unsaved work belongs to a file as it is: a command that changes the file waits for it.
*
* @throws {Refusal} naming the pages
*/
function refuseUnsaved(context, plan) {
	const touched = new Set(filesOf(plan).map((file) => below(context, file)));
	const unsaved = context.copies.list().filter((path) => touched.has(path));
	if (unsaved.length === 0) return;
	throw new Refusal(`There are unsaved changes on ${unsaved.map(routeOfFile).join(", ")}. Save them first, or throw them away.`);
}
function filesOf({ writes, renames, deletes }) {
	const all = [
		...writes.keys(),
		...renames.flatMap(({ from, to }) => [from, to]),
		...deletes
	];
	return [...new Set(all)];
}
function below({ folders }, file) {
	return file.slice(slashed(folders.pages).length + 1);
}
/** The page to show afterwards. */
function opensAfter(context, plan, command) {
	if (command.command === "remove" || command.command === "change-fact") return void 0;
	const file = command.command === "new" ? [...plan.writes.keys()][0] : plan.renames.find(({ from }) => [`${command.from}.json`, `${command.from}/index.json`].includes(`/${below(context, from)}`))?.to;
	return file && below(context, file);
}
function idOf({ writes, renames, deletes }) {
	const text = JSON.stringify([
		[...writes],
		renames,
		deletes
	]);
	return createHash("sha256").update(text).digest("hex");
}
// src/studio/server/save-page.ts
/**
* Writes a page with the smallest change, unless its file or the unsaved work on it is another one
* than its author has seen, or the page would be broken.
*/
async function savePage(context, saving) {
	const { path, page } = saving;
	const early = obstacleTo(context, saving);
	if (early) return early;
	const entry = entryFor(context.folders, path, page);
	const { own, broken } = await examineEdited(currentSite(context), entry);
	if ([...own, ...broken].some(isError)) return {
		outcome: "refused",
		issues: studioIssues([...own, ...broken], entry.file)
	};
	const late = obstacleTo(context, saving);
	if (late) return late;
	const text = pageText(page, readPage(context.folders, path));
	const hash = saving.hash === "" ? void 0 : saving.hash;
	if (!replaceFile(context.folders.pages, {
		file: entry.file,
		hash,
		text
	})) return obstacleTo(context, saving) ?? refuseForNow();
	context.copies.discard(path, saving);
	await context.site.refresh();
	announce(context, {
		path,
		window: saving.window
	});
	const saved = readPage(context.folders, path);
	return {
		outcome: "saved",
		hash: saved?.hash ?? "",
		page: saved?.page ?? page
	};
}
/** What stands in the way of saving: somebody else's work that would be written over. */
function obstacleTo(context, saving) {
	const { path, hash, page } = saving;
	const copy = context.copies.read(path);
	if (copy && !isSeen(copy, saving)) return windowConflict(context, path, page, copy);
	const source = readPage(context.folders, path);
	if ((source?.hash ?? "") === hash) return void 0;
	return source ? fileConflict(source, page) : { outcome: "deleted" };
}
/** The file was another one while it was to be written, and is the same again. */
function refuseForNow() {
	throw new Refused(409, "Another program is writing this page at the moment. Save it again.");
}
function fileConflict(source, page) {
	return {
		outcome: "conflict",
		hash: source.hash,
		theirs: source.text,
		mine: pageText(page, source),
		...source.page ? { page: source.page } : {}
	};
}
// src/studio/server/actions.ts
/** What the studio can ask for. */
const ACTIONS = /* @__PURE__ */ new Map([
	["overview", (context) => overviewOf(context)],
	["open", (context, input) => openPage(context, textOf(input, "path"))],
	["preview", preview],
	["check", check],
	["save", (context, input) => savePage(context, {
		path: textOf(input, "path"),
		hash: textOf(input, "hash"),
		page: pageOf(input),
		...whose(input)
	})],
	["kept", (context) => keptWork(context)],
	["keep", (context, input) => keepWork(context, {
		path: textOf(input, "path"),
		base: textOf(input, "base"),
		page: pageOf(input),
		isUndone: input.isUndone === true,
		...whose(input)
	})],
	["discard", (context, input) => {
		discardWork(context, {
			path: textOf(input, "path"),
			...whose(input)
		});
		return {};
	}],
	["add-word", (context, input) => addWord(context, textOf(input, "word"))],
	["plan", planCommand],
	["carry-out", carryOutCommand]
]);
/** Which window asks, and which unsaved work it has seen last. */
function whose(input) {
	return {
		after: optionalTextOf(input, "after"),
		window: textOf(input, "window")
	};
}
function preview(context, input) {
	const entry = entryFor(context.folders, textOf(input, "path"), pageOf(input));
	return context.preview(currentSite(context), entry);
}
async function check(context, input) {
	const entry = entryFor(context.folders, textOf(input, "path"), pageOf(input));
	const { own, broken } = await examineEdited(currentSite(context), entry);
	return studioIssues([...own, ...broken], entry.file);
}
/**
* Lets only this machine in, under a name that belongs to it.
*
* @throws {Refused} for anybody else
*/
function guardDocument(visit) {
	if (!isForThisMachine(visit)) throw new Refused(403, `Open the studio at http://localhost:${visit.port}/studio.`);
}
/**
* Lets in only the studio's own page of this session.
*
* @param token of the session; no other site can read it
* @throws {Refused} for anybody else
*/
function guardAction(visit, token) {
	guardDocument(visit);
	const { method, headers } = visit;
	if (method !== "POST") throw new Refused(405, "The studio takes POST requests only.");
	if (!hasOwnOrigin(visit)) throw new Refused(403, "This request does not come from the studio.");
	if (!sameText(headers["x-studio-token"], token)) throw new Refused(403, "The studio was started again since. Load its page again.", true);
}
function sameText(given, wanted) {
	if (typeof given !== "string" || given.length !== wanted.length) return false;
	return timingSafeEqual(Buffer.from(given), Buffer.from(wanted));
}
// src/studio/server/preview.ts
/**
* Makes the function that resolves a page at every keystroke: every block by itself, so that an
* unfinished one takes nothing else off the screen, and only those that have changed. It costs the
* same on a site of any size.
*/
function createPreviewer() {
	let memory = { blocks: /* @__PURE__ */ new Map() };
	return (current, entry) => {
		const { blocks: written, ...fields } = entry.page;
		const around = `${entry.route} ${JSON.stringify(fields)}`;
		const known = memory.current === current.site && memory.around === around ? memory.blocks : /* @__PURE__ */ new Map();
		const edited = {
			entry,
			resolver: resolverWith(current, entry),
			wrong: current.engine.validate("page", entry.file, entry.page)
		};
		const alone = listed(written).map((block, at) => {
			const text = JSON.stringify(block);
			return [text, known.get(text) ?? resolveAlone(edited, block, at)];
		});
		memory = {
			current: current.site,
			around,
			blocks: new Map(alone)
		};
		return compose(edited, alone.map(([, one]) => one));
	};
}
function compose({ entry, resolver, wrong }, blocks) {
	const own = attempt(() => resolver.page({
		...entry,
		page: {
			...entry.page,
			blocks: []
		}
	}), wrong.some(isOfPage));
	const named = new Set(wrong.map(({ pointer }) => pointer));
	const found = [...own?.found.issues ?? [], ...blocks.flatMap((one, at) => one.issues.map((issue) => inPlace(issue, entry.file, at)))];
	const issues = [...wrong, ...found.filter(({ file, pointer }) => file !== entry.file || !named.has(pointer))];
	return {
		route: entry.route,
		...own ? { head: own.page.head } : {},
		blocks: blocks.map(({ block }) => block),
		issues: studioIssues(issues, entry.file)
	};
}
function resolverWith({ site, engine }, entry) {
	const seen = isHidden(entry) ? seenFromHidden(site.index) : site.index;
	const index = {
		...seen,
		pages: new Map(seen.pages).set(entry.route, entry)
	};
	return createResolver(index, ORIGINAL_URLS, engine.schemas);
}
function resolveAlone({ entry, resolver, wrong }, block, at) {
	const page = {
		...entry.page,
		blocks: [block]
	};
	const isOwn = ({ pointer }) => `${pointer}/`.startsWith(`/blocks/${at}/`);
	const result = attempt(() => resolver.page({
		...entry,
		page
	}), wrong.some((issue) => isOwn(issue) || isOfPage(issue)));
	const found = result?.found.issues ?? [];
	return {
		block: result?.page.blocks[0] ?? null,
		issues: found.filter(({ file, pointer }) => file !== entry.file || pointer.startsWith("/blocks/0"))
	};
}
/** The block was resolved as the only one; its issues belong where it stands. */
function inPlace(issue, file, at) {
	if (issue.file !== file) return issue;
	return {
		...issue,
		pointer: issue.pointer.replace(/^\/blocks\/0/, `/blocks/${at}`)
	};
}
/** A page in the middle of a change may lack anything. */
function listed(blocks) {
	return Array.isArray(blocks) ? blocks : [];
}
/** Whether an issue is about the page's own fields. */
function isOfPage({ pointer }) {
	return !`${pointer}/`.startsWith("/blocks/");
}
/**
* What the schema rejects may be impossible to resolve: it is not shown yet, and the issues say why.
*
* @param isRejected whether the schema rejects something that the work needs
* @throws what the work throws although nothing is rejected: that is a fault of the program
*/
function attempt(work, isRejected) {
	try {
		return work();
	} catch (cause) {
		if (!isRejected) throw cause;
		return;
	}
}
// src/studio/server/upload/take-drawing.ts
const MOST_SVG = 5e5;
/** Why a drawing is not taken, in full sentences. */
const FAULTS = {
	unreadable: "This file cannot be read as a drawing. Save it again as SVG or PNG.",
	entities: "This drawing declares entities, which can hide anything. Save it as \"plain SVG\" or as PNG.",
	endless: "This drawing repeats its parts so often that browsers would take very long to show it. Simplify it, or save it as PNG."
};
/**
* Takes a drawing in, written again from what is known to be harmless.
*
* @throws {Refused} when it holds something that could run or load something, is damaged or too large
*/
function takeDrawing(bytes) {
	if (bytes.length > MOST_SVG) throw new Refused(413, "This drawing is too large: at most 0.5 MB. Simplify it, or save it as PNG.");
	const { svg, parts } = cleaned(bytes.toString("utf8"));
	if (parts.length > 0) throw new Refused(415, `This drawing holds ${parts.slice(0, 5).join(", ")}, which could run or load something. Save it as "plain SVG" or as PNG.`);
	return {
		content: Buffer.from(svg),
		ending: "svg"
	};
}
function cleaned(text) {
	try {
		return cleanSvg(text, {
			before: ["inlineStyles", "convertStyleToAttrs"],
			pretty: true
		});
	} catch (cause) {
		if (cause instanceof DrawingError) throw new Refused(415, FAULTS[cause.fault]);
		throw cause;
	}
}
// src/studio/server/upload/heic/decode-heic.ts
/** The largest photos of phones take a few seconds on a slow machine. */
const PATIENCE_MS = 6e4;
/**
* Decodes a HEIC photo, turned upright and cropped as its file says.
*
* @returns nothing when it is damaged or takes too long
*/
function decodeHeic(bytes) {
	const worker = new Worker(new URL("heic-worker.mjs", import.meta.url), {
		workerData: bytes,
		execArgv: [],
		stdout: true,
		stderr: true
	});
	return new Promise((done) => {
		const timer = setTimeout(() => end(void 0), PATIENCE_MS);
		const end = (pixels) => {
			clearTimeout(timer);
			worker.terminate();
			done(pixels);
		};
		worker.on("message", end);
		worker.on("error", () => end(void 0));
		worker.on("exit", () => end(void 0));
	});
}
// src/studio/server/upload/heic/convert-heic.ts
/** The bytes of a PNG before its first optional part: its mark, and the header with sizes. */
const PNG_HEADER = 33;
/** The sign of the wide colors of phones (Display P3) in a file that names them instead of describing them. */
const NAMED_P3 = Buffer.from("colrnclx\0\f", "latin1");
/**
* Turns a phone's HEIC photo into a JPEG, upright and in the colors of the web, or into a PNG where parts
* of it are transparent. What the phone noted in it, such as the place, is left behind.
*
* @returns nothing when it is damaged
*/
async function convertHeic(bytes, mostWidth) {
	const pixels = await decodeHeic(bytes);
	if (!pixels) return void 0;
	const { icc } = await decode(bytes).metadata();
	const profile = icc ?? (bytes.includes(NAMED_P3) ? await displayP3() : void 0);
	const sized = sharp(await asPng(pixels, profile)).resize({
		width: mostWidth,
		withoutEnlargement: true
	});
	return isOpaque(pixels) ? sized.jpeg({ quality: 92 }).toBuffer() : sized.png({ compressionLevel: 9 }).toBuffer();
}
/** Pixels with a description of their colors; raw pixels could not carry one. */
async function asPng({ data, width, height }, profile) {
	const png = await sharp(data, { raw: {
		width,
		height,
		channels: 4
	} }).png({ compressionLevel: 0 }).toBuffer();
	if (!profile) return png;
	const content = Buffer.concat([Buffer.from("iCCPphone\0\0", "latin1"), deflateSync(profile)]);
	const chunk = Buffer.alloc(content.length + 8);
	chunk.writeUInt32BE(content.length - 4);
	content.copy(chunk, 4);
	chunk.writeUInt32BE(crc32(content), content.length + 4);
	return Buffer.concat([
		png.subarray(0, PNG_HEADER),
		chunk,
		png.subarray(PNG_HEADER)
	]);
}
function isOpaque({ data }) {
	for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return false;
	return true;
}
/** The description of Display P3 that comes with the decoder. */
async function displayP3() {
	const dot = sharp({ create: {
		width: 1,
		height: 1,
		channels: 3,
		background: "white"
	} });
	const { icc } = await sharp(await dot.withIccProfile("p3").png().toBuffer()).metadata();
	return icc;
}
// src/studio/server/upload/take-photo.ts
const MOST_PIXELS = 5e7;
/**
* Takes a photograph or another picture made of pixels in: upright, no wider than screens are, without what
* the camera noted in it, and as JPEG when it is a phone's HEIC.
*
* @throws {Refused} when it is no picture, damaged or too large
*/
async function takePhoto(bytes) {
	const metadata = await metadataOf(bytes);
	if (metadata.width * metadata.height > MOST_PIXELS) throw new Refused(413, `This picture is far too large. Save it at most ${WIDEST} pixels wide.`);
	const { fault } = await examinePicture(bytes, "raster");
	if (fault === "format") throw noPicture();
	if (fault !== void 0 && fault !== "heic") throw damaged();
	const content = fault === "heic" ? await convertHeic(bytes, WIDEST) : await cleanPicture(bytes, WIDEST);
	if (!content) throw damaged();
	const format = formatOf(await metadataOf(content));
	return {
		content,
		ending: format === "jpeg" ? "jpg" : format
	};
}
async function metadataOf(bytes) {
	try {
		return await decode(bytes).metadata();
	} catch {
		throw noPicture();
	}
}
function noPicture() {
	return new Refused(415, "This is no picture. Pictures are SVG, JPEG, PNG, WebP, AVIF, GIF or HEIC files.");
}
function damaged() {
	return new Refused(415, "This picture is damaged or cut off, so browsers could not show it. Open it, save it again, and choose the new file.");
}
// src/studio/server/upload/upload.ts
/** No file that is sent may be larger, in bytes. */
const MOST_BYTES = 12e6;
const FOLDER = "uploads";
/**
* Puts a picture into the media folder, never over another one.
*
* @param name as the file was called; only its words are used
* @returns how pages write it, for example `/media/uploads/front-door.jpg`
* @throws {Refused} when it is no picture, damaged or too large
*/
async function takeUpload({ folders, site }, name, bytes) {
	const { content, ending } = await take(bytes);
	const hash = createHash("sha256").update(content).digest("hex").slice(0, 16);
	const same = [...site.examined()?.site.index.media.values() ?? []].find((media) => media.hash === hash);
	if (same) return { path: same.path };
	mkdirSync(folders.media, { recursive: true });
	const { file, path } = freePlace(folders.media, slugOf(name), ending);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(`${file}.new`, content, { flag: "wx" });
	renameSync(`${file}.new`, file);
	await site.refresh();
	return { path: `/media/${path}` };
}
/** What a file is, by its content and never by its name. */
async function take(bytes) {
	if (bytes.length === 0) throw new Refused(400, "This file is empty. Choose another one, or save it again.");
	const picture = looksLikeText(bytes) ? takeDrawing(bytes) : await takePhoto(bytes);
	if (picture.content.length > 12e6) throw new Refused(413, "This picture is too large. Save it as JPEG, at most 4000 pixels wide.");
	return picture;
}
function looksLikeText(bytes) {
	return /^\uFEFF?\s*</.test(bytes.subarray(0, 200).toString("utf8"));
}
function freePlace(media, slug, ending) {
	for (let number = 1;; number += 1) {
		const path = `${FOLDER}/${slug}${number === 1 ? "" : `-${number}`}.${ending}`;
		const file = fileWithin(media, path);
		if (!existsSync(file)) return {
			file,
			path
		};
	}
}
/** The words of a file name in small letters, digits and hyphens; a name that every system lets a file have. */
function slugOf(name) {
	const slug = name.replace(/\.[^.]*$/, "").normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/[^a-z0-9]+/g, "-").replace(/^-+|-+$/g, "").slice(0, 60);
	return slug === "" ? "picture" : isSystemName(slug) ? `picture-${slug}` : slug;
}
// src/studio/server/studio.ts
const API = "/studio/api/";
const UPLOAD = "/studio/api/upload";
/** The studio as a part of the development server: its documents, and what they may ask for. */
function createStudio(parts) {
	const copies = copiesOnDisk(parts.folders.pages);
	const context = {
		...parts,
		copies,
		preview: createPreviewer()
	};
	const token = randomBytes(32).toString("base64url");
	return (exchange) => {
		const { path } = exchange.target;
		if (path !== "/studio" && !path.startsWith(`/studio/`)) return false;
		answer(context, token, exchange).catch((cause) => failed(exchange, cause));
		return true;
	};
}
async function answer(context, token, { request, response, target }) {
	const visit = visitOf(request);
	if (target.path.startsWith(API)) {
		guardAction(visit, token);
		sendJson(response, 200, await act(context, request, target));
		return;
	}
	guardDocument(visit);
	const html = await documentAt(context, target.path, token);
	response.writeHead(200, DOCUMENT_HEADERS).end(html);
}
async function act(context, request, { path, query }) {
	if (path === UPLOAD) return upload(context, request, query);
	const action = ACTIONS.get(path.slice(12));
	if (!action) throw new Refused(404, "The studio cannot do that.");
	return action(context, await readInput(request));
}
async function upload(context, request, query) {
	if (request.headers["content-type"] !== "application/octet-stream") throw new Refused(415, "Files are sent as they are.");
	return takeUpload(context, new URLSearchParams(query).get("name") ?? "", await readBody(request, MOST_BYTES));
}
function documentAt({ vite, site }, path, token) {
	if (path === "/studio") return studioDocument(vite, token);
	if (path === "/studio/frame") return frameDocument(vite, site.shell()?.language ?? "en");
	throw new Refused(404, "There is nothing here. The studio is at /studio.");
}
function sendJson(response, status, value) {
	response.writeHead(status, {
		"Content-Type": "application/json",
		"Cache-Control": "no-store",
		"X-Content-Type-Options": "nosniff"
	}).end(JSON.stringify(value ?? null));
}
/** A refusal is answered in words; anything else is a mistake of the program and goes to the terminal. */
function failed({ request, response, target }, cause) {
	if (response.headersSent || isBrokenOff(request)) {
		response.destroy();
		return;
	}
	if (cause instanceof Refused) {
		const { status, message, isStale } = cause;
		if (target.path.startsWith(API)) sendJson(response, status, {
			error: message,
			isStale
		});
		else sendText(response, status, message);
		return;
	}
	process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
	sendJson(response, 500, { error: "Something unexpected went wrong. The terminal says more; your changes are still here." });
}
// src/cli/start.ts
const start = { async run(args) {
	const flags = readFlags(args, {
		pages: { type: "string" },
		media: { type: "string" },
		port: { type: "string" }
	});
	const folders = foldersFrom(flags);
	finishInterrupted(folders.pages);
	const print = createPrinter();
	const server = await startDevServer({
		root: ROOT,
		definitions: DEFINITIONS,
		folders,
		overrides: overridesFromEnvironment(process.env),
		port: readPort(flags.port ?? process.env.PORT ?? "5173"),
		editAddressOf: (issue) => editAddressOf(folders.pages, issue),
		extend: ({ vite, site }) => createStudio({
			root: ROOT,
			folders,
			vite,
			site
		}),
		onRead: (site) => {
			print(site.problems());
			const examined = site.examined();
			if (examined) saveLiveLists(folders, examined.site);
		}
	});
	const { port } = server.address();
	process.stdout.write(`The site: http://localhost:${port}\nTo edit its pages: http://localhost:${port}/studio\n`);
	await once(server, "close");
	return 0;
} };
/** Prints problems when they have changed. */
function createPrinter() {
	let shown = "";
	return (problems) => {
		const text = problems.join("\n\n");
		if (text === shown) return;
		shown = text;
		process.stdout.write(text === "" ? "No problems left.\n" : `\n${text}\n\n`);
	};
}
export { start };
