import { r as readText } from "./regular-file-CZ81dcJu.mjs";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
// src/engine/output/hosting/read-tables.ts
/**
* Reads the rules that a build has written, so that every way of serving follows the same ones.
*
* @param out folder of the built site
* @throws when the folder holds no built site
*/
function readTables(out) {
	if (!existsSync(join(out, "_redirects"))) throw new Error(`There is no built site in ${out}. Run \`npm run build\` first.`);
	const redirects = parseRedirects(readText(join(out, "_redirects")));
	return {
		headers: parseHeaders(readText(join(out, "_headers"))),
		redirects,
		own: ownAddresses(out, redirects)
	};
}
function ownAddresses(out, redirects) {
	return redirects.filter(({ status }) => status === 200).flatMap(({ from }) => {
		const above = from.slice(0, from.lastIndexOf("/"));
		return readdirSync(join(out, above), { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => `${above}/${name}`);
	});
}
/**
* The headers of one path: those of every rule that matches it, the later above the earlier.
*
* @param path for example `/assets/app.js`
*/
function headersFor(path, rules) {
	const matching = rules.filter((rule) => rule.path.endsWith("*") ? path.startsWith(rule.path.slice(0, -1)) : path === rule.path);
	return Object.assign({}, ...matching.map(({ headers }) => headers));
}
function parseHeaders(text) {
	const rules = [];
	for (const line of linesOf(text)) {
		const colon = line.indexOf(":");
		const last = rules.at(-1);
		if (!line.startsWith(" ")) rules.push({
			path: line,
			headers: {}
		});
		else if (last && colon > 0) last.headers[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
	}
	return rules;
}
function parseRedirects(text) {
	return linesOf(text).map((line) => {
		const [from = "", to = "", status] = line.split(" ");
		return {
			from,
			to,
			status: Number(status) === 200 ? 200 : 301
		};
	});
}
function linesOf(text) {
	return text.split("\n").filter((line) => line.trim() !== "");
}
export { readTables as n, headersFor as t };
