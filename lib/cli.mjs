import { a as ROOT, h as UsageError, i as PROJECT, m as Cancelled } from "./places-C9Sk5lR8.mjs";
// src/cli/commands.ts
const COMMANDS = /* @__PURE__ */ new Map([
	["init", {
		summary: "makes a site in an empty folder: --brand says its name",
		load: async () => (await import("./init-C6RnAAoa.mjs")).init
	}],
	["start", {
		summary: "serves the site with live editing",
		load: async () => (await import("./start-BaT7cIZ5.mjs")).start
	}],
	["check", {
		summary: "finds everything that is wrong with the pages",
		load: async () => (await import("./check-DkYcZzGU.mjs")).check
	}],
	["build", {
		summary: "checks the pages and writes the site",
		load: async () => (await import("./build-IIkbxJ-O.mjs")).build
	}],
	["merge", {
		summary: "puts the parts of a site together that were built with --shard",
		load: async () => (await import("./merge-B_ll0x9W.mjs")).merge
	}],
	["preview", {
		summary: "serves the written site as production would",
		load: async () => (await import("./preview-BR8ti63-.mjs")).preview
	}],
	["hosting", {
		summary: "prints the rules of the built site for a host: nginx, caddy, vercel or s3",
		load: async () => (await import("./hosting-BqPUOUJe.mjs")).hosting
	}],
	["new", {
		summary: "makes a page; asks for what it needs to know in a terminal",
		load: async () => (await import("./authoring-Xc-LwpxP.mjs")).newPage
	}],
	["analyze", {
		summary: "shows what the browser's script consists of",
		isForSources: true,
		load: async () => (await import("./analyze-B863NE5u.mjs")).analyze
	}],
	["move", {
		summary: "gives a page another path; links follow",
		load: async () => (await import("./authoring-Xc-LwpxP.mjs")).movePage
	}],
	["remove", {
		summary: "removes a page, never a link's target",
		load: async () => (await import("./authoring-Xc-LwpxP.mjs")).removePage
	}],
	["update", {
		summary: "installs a version of the engine and brings the site's files to it",
		load: async () => (await import("./update-DW53Pqzu.mjs")).update
	}],
	["schema", {
		summary: "writes the schemas from the types (--check compares, --live writes only the lists for editors)",
		load: async () => (await import("./schema-DjIUQvjC.mjs")).schema
	}],
	["docs", {
		summary: "writes the pages of rules, blocks and fields (--check compares)",
		isForSources: true,
		load: async () => (await import("./docs-DWOGnrFO.mjs")).docs
	}],
	["addresses", {
		summary: "adds new pages to the ledger of published addresses",
		load: async () => (await import("./addresses-DbAVM_Db.mjs")).addresses
	}]
]);
// src/cli/explain-failure.ts
const NOT_WRITABLE = /* @__PURE__ */ new Set([
	"EACCES",
	"EPERM",
	"EROFS",
	"ENOTDIR",
	"EEXIST",
	"ENOENT"
]);
/** What went wrong, in words that say what to do. */
function explainFailure(cause) {
	if (!(cause instanceof Error)) return String(cause);
	const { code, path, message, syscall } = cause;
	if (code === "EADDRINUSE") return "The port is taken by another program. Close it, or choose another port with PORT=5174 before the command.";
	if (syscall === "listen" || syscall === "getaddrinfo") return `The server cannot listen there (${code}). Name an address of this machine with --host, and a port from 1024 to 65535.`;
	if (code === "ENOSPC" || code === "EDQUOT") return "The disk is full. Make room and run the command again; what an earlier build wrote is untouched.";
	if (code !== void 0 && path !== void 0 && NOT_WRITABLE.has(code)) return `${path} cannot be read or written (${code}). Check that its folder is there and that you may write to it; what an earlier build wrote is untouched.`;
	return message;
}
// src/cli/main.ts
/** What shells report of a program that was ended with Control-C. */
const INTERRUPTED = 130;
/**
* Runs one command of the command line.
*
* @param args the command's name and its flags
* @returns the exit status: 0 clean, 1 findings, 2 wrong use or a failure of the machine, 130 when
*   the author breaks off
*/
async function main(args) {
	const [name = "help", ...flags] = args;
	const commands = new Map([...COMMANDS].filter(([, entry]) => isThere(entry)));
	const command = commands.get(name);
	if (!command) {
		const known = [...commands].map(([key, { summary }]) => `  ${key.padEnd(10)} ${summary}`).join("\n");
		const isHelp = [
			"help",
			"--help",
			"-h"
		].includes(name);
		(isHelp ? process.stdout : process.stderr).write(`${isHelp ? "" : `There is no command "${name}".\n`}Commands:\n${known}\n`);
		return isHelp ? 0 : 2;
	}
	try {
		return await (await command.load()).run(flags);
	} catch (cause) {
		process.stderr.write(`${explainFailure(cause)}\n`);
		if (cause instanceof Cancelled) return INTERRUPTED;
		if (!(cause instanceof UsageError) && process.env.DEBUG) process.stderr.write(`${cause.stack}\n`);
		return 2;
	}
}
/** An installed engine has no sources of its own that a command could work on. */
function isThere({ isForSources = false }) {
	return !isForSources || PROJECT === ROOT;
}
export { main };
