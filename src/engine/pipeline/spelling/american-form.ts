/** Endings and letters that British English writes otherwise. The first that gives an American word counts. */
const RULES: [RegExp, string][] = [
  [/our/, "or"],
  [/is(e[drs]?|ers|ing|ingly|ations?|ational|able|ably)$/, "iz$1"],
  [/ys(e[drs]?|ers|ing)$/, "yz$1"],
  [/re$/, "er"],
  [/res$/, "ers"],
  [/(?<=[tb])red$/, "ered"],
  [/(?<=[tb])ring$/, "ering"],
  [/(?<=[tb])re(?=[a-z]{4})/, "er"],
  [/ll(ed|ings?|ers?|ors?|ists?|ous|ously|est|en|y)$/, "l$1"],
  [/(?<=[a-z]{3})l(s|ments?|ful|fully)?$/, "ll$1"],
  [/ogue(s?)$/, "og$1"],
  [/ae(?!$|um)/, "e"],
  [/oe/, "e"],
  [/ence(s?)$/, "ense$1"],
  [/enc(ed|ing)$/, "ens$1"],
  [/mme(s?)$/, "m$1"],
  [/ph(?=ur|at)/, "f"],
  [/ou(?=ld|lt)/, "o"],
  [/eing$/, "ing"],
];

/** Words that follow no rule. */
const WORDS: ReadonlyMap<string, string> = new Map([
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
  ["woollen", "woolen"],
]);

/** Beginnings of British words that American dictionaries have as well, though few Americans write them. */
const VARIANT =
  /^(?:anaem|anaesth|(?:ard|arm|cand|clam|endeav|fav|ferv|flav|harb|hon|hum|lab|od|parl|ranc|rig|rum|sav|savi|tum|val|vap|vig)our|(?:calib|cent|fib|lit|lust|met|sab|somb|spect)re|(?:appal|distil|enrol|fulfil|instal|instil)(?:s|ments?)?$|counsellor|mould|moult|programme|skilful|smould|sulph|tyre)/;

/** Whether a word is British though American dictionaries have it. */
export function isBritishVariant(word: string): boolean {
  return VARIANT.test(word);
}

/**
 * The American form of a British word.
 *
 * @param word in small letters
 * @param isAmerican whether American dictionaries have a word
 * @returns `undefined` when the word has no other form
 */
export function americanForm(
  word: string,
  isAmerican: (word: string) => boolean,
): string | undefined {
  const known = WORDS.get(word) ?? plural(WORDS.get(word.replace(/s$/, "")));
  if (known !== undefined) return known;
  return RULES.map(([british, american]) => word.replace(british, american)).find(
    (form) => form !== word && isAmerican(form),
  );
}

function plural(word: string | undefined): string | undefined {
  return word && `${word.replace(/(?<=[^aeiou])y$/, "ie")}s`;
}
