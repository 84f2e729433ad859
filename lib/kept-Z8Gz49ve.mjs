import { r as readText } from "./regular-file-CZ81dcJu.mjs";
import { mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
// src/engine/pipeline/kept.ts
/**
* Reads what an earlier run has kept in the cache.
*
* @returns nothing when it has kept nothing, or when the file is damaged: then it is made again
*/
function readKept(file) {
	try {
		return JSON.parse(readText(file));
	} catch {
		return;
	}
}
/**
* Keeps a value for later runs, whole or not at all.
*
* @param file in a folder that holds nothing but kept values
* @param most how many of them stay there, the newest
* @throws what the system says when the cache cannot be written
*/
function keep(file, value, most) {
	mkdirSync(dirname(file), { recursive: true });
	const aside = `${file}.${process.pid}`;
	writeFileSync(aside, JSON.stringify(value));
	renameSync(aside, file);
	keepNewest(dirname(file), most);
}
/** Removes all but the newest entries of a folder of the cache, which would grow for ever. */
function keepNewest(folder, most) {
	const newestFirst = readdirSync(folder).map((name) => join(folder, name)).map((path) => ({
		path,
		time: statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0
	})).sort((a, b) => b.time - a.time);
	for (const { path } of newestFirst.slice(most)) removeWhole(path);
}
/** Removes an entry of the cache in one step: another process may put one with the same name there just now. */
function removeWhole(path) {
	const aside = `${path}.${process.pid}`;
	if (moved(path, aside)) rmSync(aside, {
		recursive: true,
		force: true
	});
}
/**
* Renames an entry of the cache.
*
* @returns whether it was there, and nothing in the way
*/
function moved(from, to) {
	try {
		renameSync(from, to);
		return true;
	} catch {
		return false;
	}
}
export { removeWhole as a, readKept as i, keepNewest as n, moved as r, keep as t };
