import { M as editsBetween } from "./examine-tTMtE2ro.mjs";
// src/engine/pipeline/spelling/american-form.ts
/** Endings and letters that British English writes otherwise. The first that gives an American word counts. */
const RULES = [
	[/our/, "or"],
	[/is(e[drs]?|ing|ations?|able)$/, "iz$1"],
	[/ys(e[drs]?|ing)$/, "yz$1"],
	[/re$/, "er"],
	[/res$/, "ers"],
	[/(?<=[tb])red$/, "ered"],
	[/(?<=[tb])ring$/, "ering"],
	[/ll(ed|ing|ers?|ors?|ous|ously|est|en|y)$/, "l$1"],
	[/(?<=[a-z]{3})l(s|ments?|ful|fully)?$/, "ll$1"],
	[/ogue(s?)$/, "og$1"],
	[/ae(?!$|um)/, "e"],
	[/oe/, "e"],
	[/ence(s?)$/, "ense$1"],
	[/enc(ed|ing)$/, "ens$1"],
	[/mme(s?)$/, "m$1"],
	[/ph(?=ur|at)/, "f"],
	[/ou(?=ld|lt)/, "o"],
	[/eing$/, "ing"]
];
/** Words that follow no rule. */
const WORDS = /* @__PURE__ */ new Map([
	["aeroplane", "airplane"],
	["aluminium", "aluminum"],
	["artefact", "artifact"],
	["cheque", "check"],
	["cosy", "cozy"],
	["diarrhoea", "diarrhea"],
	["grey", "gray"],
	["jewellery", "jewelry"],
	["kerb", "curb"],
	["manoeuvre", "maneuver"],
	["moustache", "mustache"],
	["plough", "plow"],
	["practise", "practice"],
	["practised", "practiced"],
	["practising", "practicing"],
	["pyjamas", "pajamas"],
	["sceptic", "skeptic"],
	["sceptical", "skeptical"],
	["storey", "story"],
	["tyre", "tire"],
	["woollen", "woolen"]
]);
/** Beginnings of British words that American dictionaries have as well, though few Americans write them. */
const VARIANT = /^(?:anaem|anaesth|(?:ard|arm|cand|clam|endeav|fav|ferv|flav|harb|hon|hum|lab|od|parl|ranc|rig|rum|sav|savi|tum|val|vap|vig)our|(?:calib|cent|fib|lit|lust|met|sab|somb|spect)re|(?:appal|distil|enrol|fulfil|instal|instil)(?:s|ments?)?$|counsellor|mould|moult|programme|skilful|smould|sulph|tyre)/;
/** Whether a word is British though American dictionaries have it. */
function isBritishVariant(word) {
	return VARIANT.test(word);
}
/**
* The American form of a British word.
*
* @param word in small letters
* @param isAmerican whether American dictionaries have a word
* @returns `undefined` when the word has no other form
*/
function americanForm(word, isAmerican) {
	const known = WORDS.get(word) ?? plural(WORDS.get(word.replace(/s$/, "")));
	if (known !== void 0) return known;
	return RULES.map(([british, american]) => word.replace(british, american)).find((form) => form !== word && isAmerican(form));
}
function plural(word) {
	return word && `${word.replace(/(?<=[^aeiou])y$/, "ie")}s`;
}
// src/engine/pipeline/spelling/one-edit.ts
const LETTERS = "abcdefghijklmnopqrstuvwxyz";
/** Longer words have too many neighbors, and are no slips of anything. */
const LONGEST = 30;
/**
* The words one slip away from another: two neighboring letters swapped, one left out, one too many, or one
* for another. Those that typists make most come first.
*
* @param word in small letters
* @param isWord whether there is such a word
*/
function oneEditAway(word, isWord) {
	if (word.length > LONGEST) return [];
	const splits = Array.from({ length: word.length + 1 }, (_, at) => [word.slice(0, at), word.slice(at)]);
	const swapped = splits.map(([before, after]) => before + after.charAt(1) + after.charAt(0) + after.slice(2));
	const added = splits.flatMap(([before, after]) => [...LETTERS].map((letter) => before + letter + after));
	const leftOut = splits.slice(0, -1).map(([before, after]) => before + after.slice(1));
	const replaced = splits.slice(0, -1).flatMap(([before, after]) => [...LETTERS].map((letter) => before + letter + after.slice(1)));
	return [.../* @__PURE__ */ new Set([
		...swapped,
		...added,
		...leftOut,
		...replaced
	])].filter((other) => other !== word && isWord(other));
}
// src/engine/pipeline/spelling/judge-word.ts
const MOST_MEANT = 3;
/**
* Looks a word up. The British dictionary is asked for American texts too: it has many words and names that
* the American one lacks.
*
* @param word as written, with a straight apostrophe
* @returns nothing for a word that is right
*/
function judgeWord(word, books) {
	const { american, british, isAmerican } = books;
	const small = word.toLowerCase();
	if (isIn(american, word) && !(isAmerican && isBritishVariant(small))) return void 0;
	const isAmericanWord = (other) => american.has(other);
	if (isAmerican && british.has(small)) {
		const form = americanForm(small, isAmericanWord);
		if (form !== void 0) return {
			american: form,
			near: [form],
			meant: [form]
		};
	}
	if (isIn(british, word) || isIn(american, withoutAccents(word))) return void 0;
	const own = isAmerican ? american : british;
	const near = oneEditAway(small, (other) => own.has(other));
	const guesses = [...own.hasInAnyCase(small) ? [capitalized(small)].filter(own.has) : [], ...near];
	return {
		near,
		meant: (guesses.length > 0 ? guesses : own.like(small).filter((other) => isLike(small, other))).slice(0, MOST_MEANT)
	};
}
/** A guess that is further off confuses more than it helps. */
function isLike(word, other) {
	return word.charAt(0) === other.charAt(0) && editsBetween(word, other) <= 2;
}
function isIn(dictionary, word) {
	return dictionary.has(word) || dictionary.has(word.toLowerCase());
}
function withoutAccents(word) {
	return word.normalize("NFD").replace(/\p{M}/gu, "");
}
function capitalized(word) {
	return word.charAt(0).toUpperCase() + word.slice(1);
}
export { judgeWord };
