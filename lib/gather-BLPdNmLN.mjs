import { T as gapsOfHidden } from "./examine-tTMtE2ro.mjs";
import { i as summarize, n as locateGaps, r as locateIssues } from "./rule-help-Dw1-VqsC.mjs";
// src/engine/report/gather.ts
/**
* Finds the positions of all that was found in a site, and counts it.
*
* @param cwd the folder that file names are given relative to
* @param ms duration of the run
*/
function gatherReport({ loaded, site, issues }, cwd, ms) {
	const located = locateIssues(issues, loaded.textOf, cwd);
	const gaps = locateGaps(gapsOfHidden(site), loaded.textOf, cwd);
	const hidden = site.hidden.length;
	const counted = {
		pages: loaded.pageCount,
		hidden,
		toFill: gaps.length,
		ms
	};
	return {
		issues: located,
		summary: summarize(located, counted),
		gaps
	};
}
export { gatherReport as t };
