import { t as refuseBroken } from "./refuse-broken-Ygt86wl1.mjs";
import { u as isPattern } from "./kinds-CzdZfNc-.mjs";
import { b as DEFINITIONS, d as ORIGINAL_URLS, n as examineSite, v as loadEngine } from "./examine-tTMtE2ro.mjs";
import { n as ledgerText, t as LEDGER_FILE } from "./ledger-DdLRg_V9.mjs";
import { a as ROOT, g as readFlags, s as foldersFrom } from "./places-B51ewG4_.mjs";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
// src/cli/addresses.ts
const addresses = { async run(args) {
	const folders = foldersFrom(readFlags(args, {
		pages: { type: "string" },
		media: { type: "string" }
	}));
	const { site } = await examineSite({
		...loadEngine({
			root: ROOT,
			definitions: DEFINITIONS,
			cache: folders.cache
		}),
		folders,
		urls: ORIGINAL_URLS
	});
	refuseBroken(site.index, site.index.siteFile);
	const known = site.index.ledger?.addresses ?? [];
	const added = [...site.index.pages.keys()].filter((route) => !isPattern(route)).filter((route) => !known.includes(route));
	if (added.length > 0) writeFileSync(join(folders.pages, LEDGER_FILE), ledgerText([...known, ...added]));
	process.stdout.write(`${added.length} added, ${known.length} known before.\n`);
	return 0;
} };
export { addresses };
