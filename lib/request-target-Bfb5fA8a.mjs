import { n as SLASH_AT_END, t as ODD_TARGET } from "./addresses-g8lYDSB-.mjs";
import { closeSync, createReadStream, existsSync, fstatSync, openSync, statSync } from "node:fs";
import { extname } from "node:path";
import { pipeline } from "node:stream";
import { lookup } from "mrmime";
// src/engine/output/hosting/serve-file.ts
/** Content types of everything that a build writes by itself; files that authors offer may have any. */
const TYPES = {
	".avif": "image/avif",
	".css": "text/css; charset=utf-8",
	".gif": "image/gif",
	".html": "text/html; charset=utf-8",
	".ico": "image/x-icon",
	".jpeg": "image/jpeg",
	".jpg": "image/jpeg",
	".js": "application/javascript; charset=utf-8",
	".json": "application/json; charset=utf-8",
	".mp4": "video/mp4",
	".png": "image/png",
	".svg": "image/svg+xml",
	".txt": "text/plain; charset=utf-8",
	".webm": "video/webm",
	".webmanifest": "application/manifest+json",
	".webp": "image/webp",
	".woff2": "font/woff2",
	".xml": "text/xml; charset=utf-8"
};
/** Compressed copies that may lie beside a file, the better first. */
const ENCODINGS = [{
	name: "br",
	ending: ".br"
}, {
	name: "gzip",
	ending: ".gz"
}];
/** Opens a file, or a compressed copy of it where there is one and the browser takes it; nothing where there is no file. */
function openFile(file, request) {
	const copies = ENCODINGS.filter(({ ending }) => existsSync(file + ending));
	const copy = copies.find(({ name }) => accepts(request, name));
	const opened = openToRead(file + (copy?.ending ?? ""));
	return opened && {
		file,
		...opened,
		encoding: copy?.name,
		varies: copies.length > 0
	};
}
function openToRead(file) {
	try {
		if (!statSync(file).isFile()) return void 0;
		const descriptor = openSync(file, "r");
		return {
			descriptor,
			stat: fstatSync(descriptor)
		};
	} catch {
		return;
	}
}
/**
* Answers with a file: a part of it when a range is asked for, nothing when the browser has it already.
*
* @param status of a whole answer
*/
function serveFile(opened, request, response, status = 200) {
	const { file, descriptor, stat, encoding, varies } = opened;
	response.setHeader("Content-Type", typeOf(file));
	response.setHeader("ETag", tagOf(stat));
	response.setHeader("Last-Modified", stat.mtime.toUTCString());
	if (varies) response.setHeader("Vary", "Accept-Encoding");
	if (encoding) response.setHeader("Content-Encoding", encoding);
	else response.setHeader("Accept-Ranges", "bytes");
	if (status === 200 && request.headers["if-none-match"] === tagOf(stat)) {
		closeSync(descriptor);
		response.writeHead(304).end();
		return;
	}
	const isPart = status === 200 && !encoding && request.headers.range !== void 0;
	send({
		descriptor,
		stat,
		request,
		response
	}, status, isPart ? request.headers.range : void 0);
}
function typeOf(file) {
	return TYPES[extname(file)] ?? lookup(file) ?? "application/octet-stream";
}
function send({ descriptor, stat, request, response }, status, range = "") {
	const asked = /^bytes=(\d*)-(\d*)$/.exec(range);
	const [start, end] = asked ? bounds(asked[1], asked[2], stat.size) : [0, stat.size - 1];
	if (start > end && stat.size > 0) {
		closeSync(descriptor);
		response.writeHead(416, { "Content-Range": `bytes */${stat.size}` }).end();
		return;
	}
	if (asked) response.setHeader("Content-Range", `bytes ${start}-${end}/${stat.size}`);
	response.writeHead(asked ? 206 : status, { "Content-Length": end - start + 1 });
	if (request.method === "HEAD" || stat.size === 0) {
		closeSync(descriptor);
		response.end();
	} else {
		const content = createReadStream("", {
			fd: descriptor,
			start,
			end
		});
		pipeline(content, response, () => void 0);
	}
}
/** First and last byte; `bytes=-500` asks for the last 500. */
function bounds(first = "", last = "", size) {
	if (first === "") return [Math.max(0, size - Number(last)), last === "" ? -1 : size - 1];
	return [Number(first), last === "" ? size - 1 : Math.min(Number(last), size - 1)];
}
function accepts({ headers }, encoding) {
	return new RegExp(`\\b${encoding}\\b(?!\\s*;\\s*q=0(?:\\.0*)?(?:,|$))`).test(String(headers["accept-encoding"] ?? ""));
}
function tagOf({ size, mtimeMs }) {
	return `"${Math.round(mtimeMs).toString(16)}-${size.toString(16)}"`;
}
// src/engine/output/serving/answer-requests.ts
/**
* Makes a handler of requests that none of them can end the server with: a fault of the program is
* answered with 500 and goes to the terminal.
*/
function answerRequests(answer) {
	return async (request, response) => {
		request.on("error", ignore);
		response.on("error", ignore);
		try {
			await answer(request, response);
		} catch (cause) {
			if (!isBrokenOff(request)) report(cause);
			fail(response);
		}
	};
}
/** Answers with a sentence. */
function sendText(response, status, text) {
	response.writeHead(status, {
		"Content-Type": "text/plain; charset=utf-8",
		"X-Content-Type-Options": "nosniff"
	}).end(`${text}\n`);
}
/** Whether the client went away before it had sent everything. */
function isBrokenOff(request) {
	return request.destroyed && !request.complete;
}
function report(cause) {
	process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
}
function fail(response) {
	if (response.headersSent) response.destroy();
	else sendText(response, 500, "Something unexpected went wrong. The terminal says more.");
}
function ignore() {}
// src/engine/output/serving/redirects.ts
const SLASHED = new RegExp(SLASH_AT_END);
/**
* Where a request is sent on to, with its query: by a rule, or to the same path without the slash at
* its end. Nothing in it can be taken for another host.
*/
function redirectOf({ path, query, isOdd }, rules) {
	if (isOdd) return void 0;
	const listed = rules.find((rule) => rule.status === 301 && rule.from === path);
	const to = listed ? listed.to : SLASHED.exec(path)?.[1];
	return to === void 0 || query === "" ? to : `${to}?${query}`;
}
// src/engine/output/serving/request-target.ts
const ODD = new RegExp(ODD_TARGET);
/** A target with its host, as proxies send it. */
const ORIGIN = /^https?:\/\/[^/?#]+/i;
const WRONG_ESCAPE = /%(?![0-9a-f]{2})|%00/i;
/**
* Takes the target of a request apart, whatever a client has sent.
*
* @param target as in the request line, for example `/about?from=mail`
* @returns `undefined` for what is no path at all, which is answered with 400
* @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
*/
function readTarget(target = "/") {
	const written = withoutOrigin(target);
	if (!written.startsWith("/")) return void 0;
	const mark = written.indexOf("?");
	const raw = mark < 0 ? written : written.slice(0, mark);
	if (WRONG_ESCAPE.test(raw)) return void 0;
	return {
		path: decoded(raw),
		query: mark < 0 ? "" : written.slice(mark + 1),
		isOdd: ODD.test(written)
	};
}
function withoutOrigin(target) {
	const origin = ORIGIN.exec(target)?.[0];
	if (origin === void 0 || !URL.canParse(origin)) return target;
	const rest = target.slice(origin.length);
	return rest.startsWith("/") ? rest : `/${rest}`;
}
/** Bytes that are no UTF-8 stay as they were sent: no file has such a name. */
function decoded(path) {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
export { sendText as a, isBrokenOff as i, redirectOf as n, openFile as o, answerRequests as r, serveFile as s, readTarget as t };
