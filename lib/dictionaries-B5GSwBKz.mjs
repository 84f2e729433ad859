import { a as versionOf, i as folderOf } from "./examine-tTMtE2ro.mjs";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { gunzipSync } from "node:zlib";
import { decodeTrie, encodeITrieToBTrie } from "cspell-trie-lib";
// src/engine/pipeline/spelling/dictionaries.ts
const MOST_SUGGESTIONS = 3;
/**
* Loads a dictionary. The packages have them in a form that takes long to read; one that is quick to read is
* kept in the cache.
*
* @param cache folder for the quick form
*/
function loadDictionary(source, cache) {
	const trie = trieOf(source, join(cache, `${versionOf(source).replaceAll("/", "-")}.btrie`));
	return {
		has: (word) => trie.hasWord(word, true),
		hasInAnyCase: (word) => trie.hasWord(word, false),
		like: (word) => trie.suggestWithCost(word, { numSuggestions: MOST_SUGGESTIONS }).slice(0, MOST_SUGGESTIONS).map((suggestion) => suggestion.word)
	};
}
function trieOf(source, quick) {
	try {
		return decodeTrie(new Uint8Array(readFileSync(quick)));
	} catch {}
	const trie = decodeTrie(gunzipSync(readFileSync(join(folderOf(source), source.file))));
	keep(quick, encodeITrieToBTrie(trie));
	return trie;
}
/** Without a cache everything takes longer, and nothing else. */
function keep(file, bytes) {
	try {
		mkdirSync(dirname(file), { recursive: true });
		writeFileSync(`${file}.${process.pid}`, bytes);
		renameSync(`${file}.${process.pid}`, file);
	} catch {}
}
export { loadDictionary };
