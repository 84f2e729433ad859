import { t as HIDDEN } from "./hidden-address-TqXiRdC0.mjs";
import { i as patternSource } from "./addresses-g8lYDSB-.mjs";
import { n as readTables, t as headersFor } from "./read-tables-C9cCTppz.mjs";
import { a as sendText, n as redirectOf, o as openFile, r as answerRequests, s as serveFile, t as readTarget } from "./request-target-Bfb5fA8a.mjs";
import { _ as readPort, g as readFlags } from "./places-B51ewG4_.mjs";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { once } from "node:events";
import { createServer } from "node:http";
// src/engine/output/hosting/look-up.ts
/** How often something is looked up again, and how many milliseconds lie between. */
const TRIES = 200;
const PAUSE = 1;
/**
* Looks something up in a folder that builds replace while it is served. Between the two renames of a
* switch there is no such folder; what was missed then, or partly looked for in the old one, is looked for again.
*/
function lookUp(folder, look) {
	for (let left = TRIES;; left -= 1) {
		const before = stampOf(folder);
		const result = look();
		const isWhole = before !== void 0 && before === stampOf(folder);
		if (result !== void 0 || isWhole || left === 0) return result;
		Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE);
	}
}
/** Changes when a folder is renamed, and when it is replaced by another. */
function stampOf(folder) {
	const stat = statSync(folder, {
		bigint: true,
		throwIfNoEntry: false
	});
	return stat && `${stat.ino} ${stat.ctimeNs}`;
}
// src/engine/output/preview.ts
const HIDDEN_FILES = new RegExp(HIDDEN);
const METHODS = ["GET", "HEAD"];
const NOT_FOUND = "/404.html";
/**
* Serves a built site as production would: redirects, the not-found page with its status, the
* fallback of route patterns, headers, compressed copies, parts of films.
*
* @param out folder of the built site
* @throws when the folder holds no built site
*/
function createPreview(out) {
	const { headers, redirects } = readTables(out);
	const open = (files, request) => lookUp(out, () => firstFile(files.map((file) => join(out, file)), request));
	const answer = answerRequests((request, response) => {
		const target = readTarget(request.url);
		const to = target && redirectOf(target, redirects);
		const isRead = METHODS.includes(request.method ?? "");
		const files = target && isRead && to === void 0 ? filesOf(target, redirects) : [];
		const own = files.length > 0 ? open(files, request) : void 0;
		const path = target && own ? target.path : NOT_FOUND;
		for (const [name, value] of Object.entries(headersFor(path, headers))) response.setHeader(name, value);
		if (!target) return sendText(response, 400, "This address cannot be read.");
		if (!isRead) {
			response.setHeader("Allow", METHODS.join(", "));
			return sendText(response, 405, "Pages can only be read.");
		}
		if (to !== void 0) return void response.writeHead(301, { Location: to }).end();
		const opened = own ?? open([NOT_FOUND], request);
		if (opened) serveFile(opened, request, response, own ? 200 : 404);
		else response.writeHead(404).end();
	});
	return createServer(answer);
}
/** The files that may answer a path: itself, the document of a folder, or the fallback of a route pattern. */
function filesOf({ path, isOdd }, rules) {
	if (isOdd) return [];
	const own = HIDDEN_FILES.test(path) ? [] : [path, `${path}/index.html`];
	const isAnswered = ({ status, from }) => status === 200 && new RegExp(patternSource(from)).test(path);
	const fallback = rules.find(isAnswered)?.to;
	return fallback === void 0 ? own : [...own, fallback];
}
function firstFile(files, request) {
	for (const file of files) {
		const opened = openFile(file, request);
		if (opened) return opened;
	}
}
// src/cli/preview.ts
/** Only this machine can reach the preview, unless its user says otherwise. */
const LOOPBACK = "127.0.0.1";
const preview = { async run(args) {
	const flags = readFlags(args, {
		out: { type: "string" },
		port: { type: "string" },
		host: { type: "string" }
	});
	const port = readPort(flags.port ?? process.env.PORT ?? "4173");
	const server = createPreview(resolve(flags.out ?? "dist"));
	server.listen(port, flags.host ?? LOOPBACK);
	await once(server, "listening");
	process.stdout.write(`The built site: ${addressOf(server.address())}\n`);
	await once(server, "close");
	return 0;
} };
function addressOf({ address, family, port }) {
	if (address === LOOPBACK) return `http://localhost:${port}`;
	return `http://${family === "IPv6" ? `[${address}]` : address}:${port}`;
}
export { preview };
