import { t as __exportAll } from "./rolldown-runtime-BJohB4LM.mjs";
import { Parser } from "htmlparser2";
// src/engine/pipeline/html-attributes.ts
/** The attributes of all elements of a piece of HTML, in their order. Of two with one name the first counts, as in browsers. */
function attributesIn(html) {
	const refs = [];
	let element = "";
	const seen = /* @__PURE__ */ new Set();
	const parser = new Parser({
		onopentagname(name) {
			element = name;
			seen.clear();
		},
		onattribute(name, value) {
			if (seen.has(name)) return;
			seen.add(name);
			const { startIndex, endIndex } = parser;
			const offset = startIndex + (/^[^=]*=?\s*/.exec(html.slice(startIndex, endIndex))?.[0].length ?? 0);
			refs.push({
				element,
				name,
				value,
				quoted: html.slice(offset, endIndex),
				offset
			});
		}
	});
	parser.end(html);
	return refs;
}
/**
* Writes other values for some attributes, and leaves everything else as it stands.
*
* @param change gives the new value, or nothing where the old one stays
*/
function withAttributes(html, change) {
	let result = "";
	let at = 0;
	for (const attribute of attributesIn(html)) {
		const value = change(attribute);
		if (value === void 0) continue;
		const { offset, quoted } = attribute;
		const quote = quoted.startsWith("'") ? "'" : "\"";
		const escaped = value.replaceAll("&", "&amp;").replaceAll(quote, `&#${quote.charCodeAt(0)};`);
		result += html.slice(at, offset) + quote + escaped + quote;
		at = offset + quoted.length;
	}
	return result + html.slice(at);
}
// src/engine/pipeline/post-html.ts
var post_html_exports = /* @__PURE__ */ __exportAll({ readPostHtml: () => readPostHtml });
const PARTS = ["excerpt", "content"];
const MEDIA = /^(img|video|audio|source) (src|poster)$/;
/** Reads the HTML of the site's own articles. */
function readPostHtml(postFiles) {
	return [...postFiles].flatMap(([post, file]) => PARTS.map((part) => {
		const attributes = attributesIn(post[part].rendered);
		const refer = (wanted) => attributes.filter(wanted).map((attribute) => ({
			value: attribute.value,
			file,
			pointer: `/${part}/rendered`,
			excerpt: attribute.quoted,
			isHtml: true
		}));
		return {
			post,
			part,
			links: refer(isLink),
			media: refer(({ element, name }) => MEDIA.test(`${element} ${name}`)),
			ids: new Set(attributes.flatMap(({ name, value }) => name === "id" ? value : []))
		};
	}));
}
/** Whether an attribute is the target of a link. */
function isLink({ element, name }) {
	return element === "a" && name === "href";
}
export { post_html_exports as n, withAttributes as r, isLink as t };
