import { b as DEFINITIONS, d as ORIGINAL_URLS, n as examineSite, v as loadEngine, w as isPicture, x as siteTokens, y as liveLists } from "./examine-tTMtE2ro.mjs";
import { i as textIfReadable } from "./regular-file-CZ81dcJu.mjs";
import { F as everyPage, L as LINKABLE_FILES, o as SHELL_ANCHORS } from "./positions-Bcmp3jGb.mjs";
import { a as ROOT, i as PROJECT, n as LIVE_LISTS } from "./places-B51ewG4_.mjs";
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
// src/engine/rules/site-names.ts
/** What a site has that texts can name, for editors. */
function siteNames(site) {
	const { index } = site;
	const media = [...index.media.values()];
	const anchors = new Map(everyPage(site).map(({ entry, found }) => [entry.route, found.anchors.map(({ value }) => value)]));
	return {
		url: index.site.url,
		pages: [...anchors].map(([route, of]) => ({
			route,
			anchors: of
		})),
		aliases: [...index.withHidden.aliases.values()].map(({ path, target }) => ({
			route: path,
			anchors: anchors.get(target) ?? []
		})),
		media: media.map(({ path }) => path),
		otherMedia: media.filter((file) => !isPicture(file)).map(({ path }) => path),
		files: [...LINKABLE_FILES],
		frameAnchors: SHELL_ANCHORS,
		shared: [...index.shared.keys()],
		tokens: [...siteTokens(index.site).tokens.keys()]
	};
}
// src/cli/live-lists.ts
/** Writes the routes, anchors and media files that editors complete from. */
async function writeLiveLists(folders) {
	const { site } = await examineSite({
		...loadEngine({
			root: ROOT,
			definitions: DEFINITIONS,
			cache: folders.cache
		}),
		folders,
		urls: ORIGINAL_URLS
	});
	saveLiveLists(folders, site);
}
/**
* Saves the lists of a site that has been examined already. The lists are those of the project's own pages.
* Where they cannot be written, that is a note: they help in the editor, and nothing depends on them.
*/
function saveLiveLists(folders, site) {
	if (folders.pages !== join(PROJECT, "pages")) return;
	const schema = liveLists(siteNames(site));
	const text = `${JSON.stringify(schema, null, 2)}\n`;
	if (textIfReadable(LIVE_LISTS) === text) return;
	try {
		mkdirSync(dirname(LIVE_LISTS), { recursive: true });
		writeFileSync(LIVE_LISTS, text);
	} catch (cause) {
		const { code } = cause;
		process.stderr.write(`${LIVE_LISTS} cannot be written (${code}), so editors complete links from an earlier list. Give yourself the right to write it.\n`);
	}
}
export { writeLiveLists as n, saveLiveLists as t };
