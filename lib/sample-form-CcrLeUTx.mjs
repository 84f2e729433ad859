import { u as isPattern } from "./kinds-CzdZfNc-.mjs";
import { R as SAMPLE_FORM } from "./positions-Bcmp3jGb.mjs";
import { readFileSync } from "node:fs";
import { join } from "node:path";
// src/engine/model/without-controls.ts
/** Control characters but tab and line breaks, halves of characters, and the two code points that are no characters. */
const IMPOSSIBLE = /(?![\t\n\r])[\p{Cc}\p{Cs}\ufffe\uffff]/gu;
/** A text without what neither HTML nor XML can hold: one such character makes a whole feed unreadable. */
function withoutControls(text) {
	return text.replace(IMPOSSIBLE, "");
}
// src/engine/output/escape-html.ts
/** Makes a text safe in the text and in double-quoted attributes of HTML and XML. */
function escapeHtml(text) {
	return withoutControls(text).replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll("\"", "&quot;");
}
// src/engine/model/resolved-page.ts
/** When a page needs React. The most urgent of its blocks decides. */
function momentOfScripts({ blocks }) {
	const moments = new Set(blocks.map(momentOfBlock));
	return ["now", "loaded"].find((moment) => moments.has(moment)) ?? "intent";
}
function momentOfBlock(block) {
	switch (block.type) {
		case "blog-article": return block.article ? "intent" : "now";
		case "latest-articles": return "loaded";
		case "lead-form": return block.form ? "loaded" : "intent";
		case "hero": return block.typed || block.videos ? "loaded" : "intent";
		default: return "intent";
	}
}
// src/engine/output/head-tags.ts
/** Title and description of a page, for search engines and for networks where the page is shared. */
function headTags(input) {
	const { head } = input.page;
	const tags = [`<title>${escapeHtml(head.title)}</title>`, named("description", head.description)];
	if (head.noindex) return [...tags, named("robots", "noindex")];
	if (isPattern(input.page.route)) return tags;
	tags.push(`<link rel="canonical" href="${escapeHtml(head.canonical)}">`);
	if (input.shareImage === void 0) return tags;
	return [
		...tags,
		...openGraphTags(input, input.shareImage),
		...twitterTags(input, input.shareImage)
	];
}
function openGraphTags({ page, shell, days, shareImageAlt }, image) {
	const { head, blocks } = page;
	const isArticle = blocks.some(({ type }) => type === "article-body" || type === "blog-article");
	return [
		property("og:type", isArticle ? "article" : "website"),
		property("og:site_name", shell.brand),
		property("og:locale", shell.language.replace("-", "_")),
		property("og:title", head.title),
		property("og:description", head.description),
		property("og:url", head.canonical),
		property("og:image", image),
		property("og:image:type", "image/png"),
		property("og:image:width", "1200"),
		property("og:image:height", "630"),
		property("og:image:alt", shareImageAlt ?? head.title),
		...isArticle && days?.published ? [property("article:published_time", days.published)] : [],
		...isArticle && days?.changed ? [property("article:modified_time", days.changed)] : []
	];
}
function twitterTags({ page: { head }, shareImageAlt }, image) {
	return [
		named("twitter:card", "summary_large_image"),
		named("twitter:title", head.title),
		named("twitter:description", head.description),
		named("twitter:image", image),
		named("twitter:image:alt", shareImageAlt ?? head.title)
	];
}
function named(name, content) {
	return `<meta name="${name}" content="${escapeHtml(content)}">`;
}
function property(name, content) {
	return `<meta property="${name}" content="${escapeHtml(content)}">`;
}
// src/engine/output/document.ts
/** Composes a whole HTML file. The content stands in it once; scripts fetch the page's data. */
function composeDocument(input) {
	const { assets } = input;
	return [
		"<!doctype html>",
		`<html ${rootAttributes(input).join(" ")}>`,
		"<head>",
		"<meta charset=\"utf-8\">",
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
		...headTags(input),
		...iconTags(input),
		...feedTags(input),
		...assets.fonts.map((url) => `<link rel="preload" href="${url}" as="font" type="font/woff2" crossorigin>`),
		...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
		`<script type="module" src="${assets.loader}"><\/script>`,
		...structuredDataTags(input),
		"</head>",
		"<body>",
		`<div id="root">${input.body}</div>`,
		"</body>",
		"</html>",
		""
	].join("\n");
}
function rootAttributes({ page, shell, assets, dataUrl, hydrateAtOnce }) {
	return [
		`lang="${escapeHtml(shell.language)}"`,
		`data-build="${assets.build}"`,
		`data-shell="${assets.shell}"`,
		`data-hydrate="${hydrateAtOnce ? "now" : momentOfScripts(page)}"`,
		...dataUrl === void 0 ? [] : [`data-page="${escapeHtml(dataUrl)}"`]
	];
}
function iconTags({ shell, assets }) {
	const icon = `<link rel="icon" href="${escapeHtml(shell.icon ?? "data:,")}">`;
	if (!assets.icons) return [icon];
	return [
		icon,
		"<link rel=\"apple-touch-icon\" href=\"/icon-180.png\">",
		"<link rel=\"manifest\" href=\"/manifest.webmanifest\">"
	];
}
function feedTags({ shell, assets: { feed } }) {
	if (feed === void 0) return [];
	return [`<link rel="alternate" type="application/atom+xml" title="${escapeHtml(shell.brand)}" href="${feed}">`];
}
/** A block of data, which no browser runs; a `<` in it could end it early. */
function structuredDataTags({ structuredData }) {
	if (structuredData === void 0) return [];
	return [`<script type="application/ld+json">${structuredData.replaceAll("<", "\\u003c")}<\/script>`];
}
// src/providers/forms/sample/default-fields.ts
/** What the sample form asks when the site file does not say. */
const DEFAULT_FIELDS = [
	{
		label: "Your name",
		kind: "name"
	},
	{
		label: "E-mail",
		kind: "email"
	},
	{
		label: "Message",
		kind: "paragraph"
	}
];
// src/engine/output/sample-form-field.ts
/** What browsers may fill in by themselves. */
const AUTOCOMPLETE = {
	name: "name",
	email: "email",
	tel: "tel"
};
/** One question of the sample form, with a line for what is wrong with the answer. */
function fieldHtml(field, id) {
	const { label, optional, help, kind = "text" } = field;
	return [
		`<div${kind === "paragraph" ? " class=\"field wide\"" : " class=\"field\""}>`,
		`<label for="${id}">${escapeHtml(label)}${optional ? " <span>(optional)</span>" : ""}</label>`,
		...help === void 0 ? [] : [`<p class="help" id="${id}-help">${escapeHtml(help)}</p>`],
		controlHtml(field, id),
		`<p class="error" id="${id}-error" hidden></p>`,
		"</div>"
	].join("");
}
function controlHtml({ kind = "text", choices = [], optional, help }, id) {
	const complete = AUTOCOMPLETE[kind];
	const attributes = [
		`id="${id}"`,
		`data-kind="${kind}"`,
		...complete ? [`autocomplete="${complete}"`] : [],
		...optional ? [] : ["required"],
		...help === void 0 ? [] : [`aria-describedby="${id}-help"`]
	].join(" ");
	if (kind === "paragraph") return `<textarea ${attributes} rows="4"></textarea>`;
	if (kind !== "choice") return `<input type="${kind === "email" || kind === "tel" ? kind : "text"}" ${attributes}>`;
	return `<select ${attributes}><option value="">Choose</option>${choices.map((choice) => `<option>${escapeHtml(choice)}</option>`).join("")}</select>`;
}
// src/engine/output/sample-form.ts
/**
* The files of the sample form, for a site that shows it.
*
* @param compiled the site's own styles, and the folder of the form's compiled script and styles
*/
function sampleFormFiles(site, compiled) {
	const { script, styles, document } = SAMPLE_FORM;
	const html = sampleFormDocument(site, {
		styles: [...compiled.styles, `/${styles}`],
		script: `/${script}`
	});
	if (html === void 0) return [];
	const copied = [script, styles].map((path) => ({
		path,
		text: readFileSync(join(compiled.sampleForm, path.slice(SAMPLE_FORM.folder.length)), "utf8")
	}));
	return [{
		path: document,
		text: html
	}, ...copied];
}
/** The document of the sample form; nothing when the site shows another form or none. */
function sampleFormDocument({ texts: { language, leadForm } }, assets) {
	if (leadForm?.provider !== "sample") return void 0;
	return [
		"<!doctype html>",
		`<html lang="${escapeHtml(language)}">`,
		"<head>",
		"<meta charset=\"utf-8\">",
		"<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
		"<meta name=\"robots\" content=\"noindex\">",
		`<title>${escapeHtml(leadForm.title)}</title>`,
		...assets.styles.map((url) => `<link rel="stylesheet" href="${url}">`),
		`<script type="module" src="${assets.script}"><\/script>`,
		"</head>",
		"<body class=\"sample-form\">",
		...mainHtml(leadForm),
		"</body>",
		"</html>",
		""
	].join("\n");
}
function mainHtml({ title, fields = DEFAULT_FIELDS }) {
	return [
		"<main>",
		"<header>",
		`<h1>${escapeHtml(title)}</h1>`,
		"<p><strong>This is a sample form: nothing is sent.</strong> Try it. An address such as fail@example.com shows what happens when sending fails.</p>",
		"</header>",
		"<form novalidate>",
		...fields.map((field, at) => fieldHtml(field, `answer-${at + 1}`)),
		"<p class=\"failure\" data-failure role=\"alert\" tabindex=\"-1\" hidden>The form could not be sent. Your answers are still here: try again in a moment, or call or write instead.</p>",
		"<div class=\"sending\"><button type=\"submit\">Send</button><p role=\"status\"></p></div>",
		"</form>",
		"<div class=\"thanks\" data-thanks tabindex=\"-1\" hidden>",
		"<h1>Thank you</h1>",
		"<p>This is a sample form: nothing was sent, and nothing is kept. With a real form your answers would now be on their way.</p>",
		"</div>",
		"</main>"
	];
}
export { withoutControls as a, escapeHtml as i, sampleFormFiles as n, composeDocument as r, sampleFormDocument as t };
