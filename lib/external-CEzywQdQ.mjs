import { A as parseHref, F as everyPage } from "./positions-Bcmp3jGb.mjs";
// src/engine/rules/external.ts
/** So many hosts are asked at once. */
const AT_ONCE = 6;
const PATIENCE_MS = 15e3;
/** Answers of hosts that do not talk to programs, or not to so many: they say nothing about the page. */
const SHY = /* @__PURE__ */ new Set([
	401,
	403,
	405,
	406,
	408,
	425,
	429,
	451,
	503,
	999
]);
/** Asks every address outside the site whether it is still there. Each is asked once, whatever the number of links. */
async function checkExternal(site, ask) {
	const links = [site.shellFound, ...everyPage(site).map((page) => page.found)].flatMap((one) => one.links).filter(({ value }) => isAddress(value));
	const waiting = [...new Set(links.map(({ value }) => value.replace(/#.*$/, "")))];
	const faults = /* @__PURE__ */ new Map();
	const worker = async () => {
		for (let url = waiting.shift(); url !== void 0; url = waiting.shift()) {
			const fault = await faultOf(url, ask);
			if (fault !== void 0) faults.set(url, fault);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, worker));
	return links.flatMap((link) => {
		const fault = faults.get(link.value.replace(/#.*$/, ""));
		return fault === void 0 ? [] : [gone(link, fault)];
	});
}
function isAddress(href) {
	const parsed = parseHref(href);
	return parsed.kind === "outside" && /^https?:/i.test(parsed.url);
}
async function faultOf(url, ask) {
	try {
		const head = await ask(url, {
			method: "HEAD",
			signal: AbortSignal.timeout(PATIENCE_MS)
		});
		if (head.ok || SHY.has(head.status)) return void 0;
		const { ok, status } = await ask(url, { signal: AbortSignal.timeout(PATIENCE_MS) });
		return ok || SHY.has(status) ? void 0 : `answers ${status}`;
	} catch (cause) {
		return `cannot be reached (${cause.cause?.code ?? cause.name})`;
	}
}
function gone({ value, file, pointer, excerpt }, fault) {
	return {
		rule: "link-outside",
		message: `${value} ${fault}.`,
		hint: "Open it in a browser. If it has moved, write the new address; if it is gone, take the link away.",
		file,
		pointer,
		excerpt
	};
}
export { checkExternal };
