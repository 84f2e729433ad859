import { closeSync, constants, fstatSync, openSync, readFileSync } from "node:fs";
// src/engine/pipeline/regular-file.ts
/** A pipe, a folder or a device stands where a file is expected. */
var NotAFile = class extends Error {
	path;
	code = "ENOTFILE";
	constructor(path) {
		super(`${path} is no file but a folder, a pipe or a device. Delete it, or put a file there.`);
		this.path = path;
	}
};
/**
* Opens a file and closes it again. It never waits: to open a pipe in the usual way would, until somebody
* writes into it.
*
* @param use is given the open file, and what the system says of it
* @throws {NotAFile} when it is none
* @throws what the system says when it cannot be opened
*/
function withFile(file, use) {
	const descriptor = openSync(file, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
	try {
		const stats = fstatSync(descriptor);
		if (!stats.isFile()) throw new NotAFile(file);
		return use(descriptor, stats);
	} finally {
		closeSync(descriptor);
	}
}
/**
* Reads a file whole.
*
* @throws as {@link withFile}
*/
function readBytes(file) {
	return withFile(file, (descriptor) => readFileSync(descriptor));
}
/**
* Reads a text file whole.
*
* @throws as {@link withFile}
*/
function readText(file) {
	return withFile(file, (descriptor) => readFileSync(descriptor, "utf8"));
}
/** The text of a file; nothing when it is not there or cannot be read. */
function textIfReadable(file) {
	try {
		return readText(file);
	} catch {
		return;
	}
}
export { withFile as a, textIfReadable as i, readBytes as n, readText as r, NotAFile as t };
