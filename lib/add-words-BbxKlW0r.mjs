import { a as WORDS_FILE } from "./kinds-CzdZfNc-.mjs";
import { s as slashed } from "./read-DsH0HkE_.mjs";
import { p as wordsText } from "./examine-tTMtE2ro.mjs";
import { t as Refusal } from "./plan-BvLpIjEc.mjs";
import { join } from "node:path";
// src/engine/edit/add-words.ts
/** A word as the list has it: no spaces, at least one letter. */
const WORD = /^[\p{L}\p{M}'’-]{2,60}$/u;
/** The words that were reported as unknown, each once. */
function unknownWords(issues) {
	const words = issues.flatMap(({ choice }) => choice && "word" in choice ? [choice.word] : []);
	return [...new Set(words)].sort();
}
/**
* Plans to have words among the site's own.
*
* @param pages absolute path of the pages folder
* @throws {Refusal} for what is no word
*/
function planAddWords(pages, { index }, words) {
	const odd = words.find((word) => !WORD.test(word));
	if (odd !== void 0) throw new Refusal(`“${odd}” is not a word.`);
	const text = wordsText([...index.words ?? [], ...words]);
	return {
		writes: /* @__PURE__ */ new Map([[slashed(join(pages, WORDS_FILE)), text]]),
		renames: [],
		deletes: [],
		summary: [`Added to pages/${WORDS_FILE}: ${words.join(", ")}.`]
	};
}
export { unknownWords as n, planAddWords as t };
