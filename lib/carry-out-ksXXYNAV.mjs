import { s as slashed, t as JOURNAL } from "./read-DsH0HkE_.mjs";
import { n as readBytes, r as readText } from "./regular-file-CZ81dcJu.mjs";
import { t as isAnotherRunning } from "./another-running-CWPuHHOd.mjs";
import { constants, copyFileSync, existsSync, linkSync, mkdirSync, readdirSync, renameSync, rmSync, rmdirSync, writeFileSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { createHash } from "node:crypto";
// src/engine/edit/replace-file.ts
/** Disks that know no second names of a file answer with one of these. */
const NO_LINKS = /* @__PURE__ */ new Set([
	"EPERM",
	"ENOTSUP",
	"EOPNOTSUPP",
	"ENOSYS",
	"EMLINK",
	"EXDEV"
]);
/**
* Replaces a file, unless another program has written it since its author saw it. Editors take no locks:
* they empty the file and write it, or rename another one over it. So the file is first taken away, then
* compared, and the new one gets the name only while nobody else has it. What was written before is
* compared; what is written afterwards stays.
*
* @param folder that the file lies below
* @returns whether it was replaced; if not, the other program's version is there
*/
function replaceFile(folder, { file, hash, text }) {
	const { note, old, next } = namesIn(folder, process.pid);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(note, slashed(relative(resolve(folder), resolve(file))), { flush: true });
	writeFileSync(next, text, { flush: true });
	try {
		if (hash === void 0) return giveName(next, file);
		if (!unless("ENOENT", () => renameSync(file, old))) return false;
		if (hashOf(old) !== hash) {
			giveName(old, file);
			return false;
		}
		return giveName(next, file);
	} finally {
		for (const name of [
			old,
			next,
			note
		]) rmSync(name, { force: true });
	}
}
/** Puts back what {@link replaceFile} had taken away in a process that was stopped just then. */
function putBack(folder) {
	for (const name of existsSync(folder) ? readdirSync(folder) : []) {
		const pid = Number(/^-(\d+)\.note$/.exec(name.slice(JOURNAL.length))?.[1]);
		if (!name.startsWith(".journal.json") || !pid || isAnotherRunning(pid)) continue;
		const { note, old, next } = namesIn(folder, pid);
		const file = join(folder, readText(note));
		if (existsSync(old) && !existsSync(file)) renameSync(old, file);
		for (const left of [
			old,
			next,
			note
		]) rmSync(left, { force: true });
	}
}
/** Names that no list of files shows. */
function namesIn(folder, pid) {
	const beginning = join(folder, `${JOURNAL}-${pid}`);
	return {
		note: `${beginning}.note`,
		old: `${beginning}.old`,
		next: `${beginning}.next`
	};
}
function hashOf(file) {
	return createHash("sha256").update(readBytes(file)).digest("hex");
}
/** Gives a file a second name. @returns whether the name was free */
function giveName(file, name) {
	try {
		return unless("EEXIST", () => linkSync(file, name));
	} catch (cause) {
		if (!NO_LINKS.has(codeOf(cause))) throw cause;
		return unless("EEXIST", () => copyFileSync(file, name, constants.COPYFILE_EXCL));
	}
}
/** @returns whether something could be done; not, when the disk answers with this code */
function unless(code, work) {
	try {
		work();
		return true;
	} catch (cause) {
		if (codeOf(cause) === code) return false;
		throw cause;
	}
}
function codeOf(cause) {
	return cause.code ?? "";
}
// src/engine/edit/carry-out.ts
/**
* Carries a plan out, everything or nothing: what is to be done is written down first, in one step,
* and {@link finishInterrupted} does the rest if the machine stops on the way.
*
* @param folder that all files of the plan lie below
*/
function carryOut(plan, folder) {
	const file = join(folder, JOURNAL);
	writeFileSync(`${file}.new`, JSON.stringify(journalOf(plan, folder)), { flush: true });
	renameSync(`${file}.new`, file);
	finishInterrupted(folder);
}
/** Finishes what {@link carryOut} had begun in a folder when it was stopped, or undoes what a save had begun. */
function finishInterrupted(folder) {
	putBack(folder);
	const file = join(folder, JOURNAL);
	rmSync(`${file}.new`, { force: true });
	if (!existsSync(file)) return;
	const { puts, deletes } = JSON.parse(readText(file));
	for (const [path, text] of puts) put(join(folder, path), text);
	for (const path of deletes) {
		rmSync(join(folder, path), { force: true });
		removeEmpty(dirname(join(folder, path)), resolve(folder));
	}
	rmSync(file);
}
function journalOf({ writes, renames, deletes }, folder) {
	const below = (path) => slashed(relative(resolve(folder), resolve(path)));
	const moved = new Map(renames.map(({ from, to }) => [from, to]));
	const texts = new Map(writes);
	for (const { from } of renames) if (!texts.has(from)) texts.set(from, readText(from));
	const puts = [...texts].map(([path, text]) => [below(moved.get(path) ?? path), text]);
	const kept = new Set(puts.map(([path]) => path));
	return {
		puts,
		deletes: [...moved.keys(), ...deletes].map(below).filter((path) => !kept.has(path))
	};
}
/** Writes a file aside and puts it in place by a rename. */
function put(file, text) {
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(`${file}.new`, text);
	renameSync(`${file}.new`, file);
}
function removeEmpty(folder, root) {
	if (folder === root || !existsSync(folder) || readdirSync(folder).length > 0) return;
	rmdirSync(folder);
	removeEmpty(dirname(folder), root);
}
export { finishInterrupted as n, replaceFile as r, carryOut as t };
