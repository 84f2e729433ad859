/** One mistake to plant in a page. */
export interface Planted {
  name: string;
  rule: string;
  /** Changes the text of a page; `¦` stands before the position where the issue is expected. */
  plant: (text: string) => string;
  /** Whether the editor cannot know: it takes the whole site, or a calendar. */
  needsSite?: boolean;
}

/** A mistake: what it is, the rule that finds it, and how it is planted. */
export type Row = [name: string, rule: string, plant: (text: string) => string];

/** Replaces the first match. */
const at = (pattern: RegExp, written: string) => (text: string) =>
  text.replace(pattern, () => written);
/** As {@link at}, with the parts that matched. */
const swap = (pattern: RegExp, written: string) => (text: string) => text.replace(pattern, written);
/** Adds a field as the first of the page, in place of one of that name. */
const field = (written: string) => (text: string) => {
  const name = /"(\w+)":/.exec(written)?.[1];
  const old = new RegExp(
    `\\n {2}"${name}": ([^\\n{[]+|[{[][^\\n]*[}\\]]|[{[]\\n[\\s\\S]*?\\n {2}[}\\]]),(?=\\n)`,
  );
  return text.replace(old, "").replace(/^\{\n/, () => `{\n  ${written},\n`);
};
/** Adds a block as the last of the page. */
const block = (written: string) =>
  at(/\n {4}\},?\n {2}\]\n\}\n$/, `\n    },\n    ${written}\n  ]\n}\n`);
/** Entries of a list, none like another. */
const several = (count: number, entry: (number: number) => string) =>
  Array.from({ length: count }, (_, number) => entry(number)).join(", ");
const TITLE = /("title": "[^"\n]*"),\n/;
const TITLE_AND_NEXT = /("title": "[^"\n]*"),\n( +)/;
const END = /\n {2}\]\n\}\n$/;
const link = (href: string) =>
  block(`{ "type": "cta", "title": "Planted", "action": { "label": "Go", "href": ¦"${href}" } }`);
const prose = (words: string) =>
  block(`{ "type": "rich-text", "title": "Planted", "text": ${words} }`);

/** Texts that are not JSON. */
export const SYNTAX: Row[] = [
  ["no comma after a field", "json-syntax", swap(TITLE_AND_NEXT, "$1\n$2¦")],
  ["no comma between blocks", "json-syntax", swap(/(\n {4}\}),\n( {4})\{/, "$1\n$2¦{")],
  ["no comma between two fields on a line", "json-syntax", field('"order": 1 ¦"noindex": false')],
  ["a comma at the end of the page", "json-syntax", at(END, "\n  ]¦,\n}\n")],
  [
    "a comma after the last block",
    "json-syntax",
    at(/\n {4}\}\n {2}\]\n\}\n$/, "\n    }¦,\n  ]\n}\n"),
  ],
  ["two commas", "json-syntax", swap(TITLE, "$1,¦,\n")],
  ["a comma first", "json-syntax", at(/^\{/, "{¦,")],
  ["a comma after the page", "json-syntax", at(/\}\n$/, "}¦,\n")],
  ["no colon", "json-syntax", at(/"title": "/, '"title" ¦"')],
  ["an equals sign", "json-syntax", at(/"title": /, '"title" ¦= ')],
  ["a wide colon", "json-syntax", at(/"title": /, '"title"¦： ')],
  ["a wide comma", "json-syntax", swap(TITLE, "$1¦，\n")],
  ["a semicolon at the end of a line", "json-syntax", swap(TITLE, "$1¦;\n")],
  ["no value", "json-syntax", swap(/"title": "[^"\n]*",/, '"title": ¦,')],
  ["a name without a value", "json-syntax", at(/"title": "/, '¦"subtitle",\n  "title": "')],
  ["single quotes around a name", "json-syntax", at(/"title":/, "¦'title':")],
  [
    "single quotes around a text",
    "json-syntax",
    swap(/"title": "[^"\n]*"/, "\"title\": ¦'A title'"),
  ],
  ["curly quotes around a name", "json-syntax", at(/"title":/, "¦“title”:")],
  ["curly quotes around a text", "json-syntax", swap(/"title": "([^"\n]*)"/, '"title": ¦“$1”')],
  ["German quotes", "json-syntax", swap(/"title": "([^"\n]*)"/, '"title": ¦„$1“')],
  ["backticks", "json-syntax", swap(/"title": "[^"\n]*"/, '"title": ¦`A title`')],
  ["a name without quotes", "json-syntax", at(/"title":/, "¦title:")],
  ["a text without quotes", "json-syntax", swap(/"title": "[^"\n]*"/, '"title": ¦Houston')],
  ["a comment after a line", "json-syntax", swap(TITLE, "$1, ¦// the name\n")],
  ["a comment on a line of its own", "json-syntax", at(/^\{\n/, "{\n  ¦// all about it\n")],
  ["a comment between signs", "json-syntax", at(/"title":/, '¦/* name */ "title":')],
  ["a comment after #", "json-syntax", at(/^\{\n/, "{\n  ¦# all about it\n")],
  ["a text that is not closed", "json-syntax", swap(/"title": "([^"\n]*)",\n/, '"title": ¦"$1,\n')],
  [
    "a line break in a text",
    "json-syntax",
    swap(/"title": "([^"\n]*)"/, '"title": "$1¦\nand more"'),
  ],
  ["a tab in a text", "json-syntax", swap(/"title": "([^"\n]*)"/, '"title": "$1¦\tand more"')],
  ["a path of Windows", "json-syntax", at(/"title": "/, '"title": "C:¦\\pages ')],
  ["a bad number of a character", "json-syntax", at(/"title": "/, '"title": "¦\\u00G1 ')],
  ["quotes inside a text", "json-syntax", at(/"title": "/, '"title": "The ¦"best" ')],
  ["NaN", "json-syntax", field('"order": ¦NaN')],
  ["Infinity", "json-syntax", field('"order": ¦Infinity')],
  ["undefined", "json-syntax", field('"order": ¦undefined')],
  ["None", "json-syntax", field('"order": ¦None')],
  ["True", "json-syntax", field('"noindex": ¦True')],
  ["FALSE", "json-syntax", field('"noindex": ¦FALSE')],
  ["a leading zero", "json-syntax", field('"order": ¦01')],
  ["a hexadecimal number", "json-syntax", field('"order": ¦0xFF')],
  ["a plus sign", "json-syntax", field('"order": ¦+1')],
  ["a point first", "json-syntax", field('"order": ¦.5')],
  ["a point last", "json-syntax", field('"order": ¦5.')],
  ["digits in groups", "json-syntax", field('"order": ¦1_000')],
  ["a day without quotes", "json-syntax", field('"reviewed": ¦2026-11-20')],
  ["a closing brace too many", "json-syntax", at(/\}\n$/, "}\n¦}\n")],
  ["a closing bracket too many", "json-syntax", at(/\}\n$/, "}\n¦]\n")],
  ["no closing brace", "json-syntax", (text) => `¦${text.replace(END, "\n  ]\n")}`],
  [
    "no closing bracket",
    "json-syntax",
    (text) => at(/"blocks": \[/, '"blocks": ¦[')(text.replace(END, "\n}\n")),
  ],
  [
    "a block that is not closed",
    "json-syntax",
    swap(/\n {4}\{([^{}[\]]*)\n {4}\},\n {4}\{/, "\n    ¦{$1,\n    {"),
  ],
  ["two pages in one file", "json-syntax", at(/\}\n$/, '}\n¦{ "title": "B" }\n')],
  ["words after the end", "json-syntax", at(/\}\n$/, "}\n¦done\n")],
  ["fields in a list", "json-syntax", field('"topics": [¦"first": "bread"]')],
  [
    "two changes that were not merged",
    "json-syntax",
    swap(TITLE, '\n¦<<<<<<< HEAD\n  $1,\n=======\n  "title": "Other",\n>>>>>>> other\n'),
  ],
  ["a mark of a merge", "json-syntax", at(/\}\n$/, "}\n¦=======\n")],
  ["an unusual space", "json-syntax", at(/^\{\n {2}/, "{\n¦\u00a0 ")],
  ["YAML", "json-syntax", () => "¦title: Houston\nblocks:\n  - type: hero\n"],
  ["HTML", "json-syntax", () => "¦<!doctype html>\n<title>Houston</title>\n"],
  ["JavaScript", "json-syntax", (text) => `¦export default ${text}`],
  ["nothing", "json-syntax", () => "¦"],
  [
    "half a file",
    "json-syntax",
    (text) => text.slice(0, text.indexOf('"title": "') + 9).replace(/$/, '¦"Hous'),
  ],
  ["a character that turns the text", "json-hidden", at(/"title": "/, '"title": "¦\u202e')],
  ["a space nobody sees", "json-hidden", at(/"title": "/, '"title": "A¦\u200b')],
  ["a character nobody sees, escaped", "json-hidden", at(/"title": "/, '"title": "A¦\\u2060')],
  ["a control character, escaped", "json-hidden", at(/"title": "/, '"title": "A¦\\u001d')],
  ["a path of Windows by accident", "json-hidden", at(/"title": "/, '"title": "C:¦\\files ')],
  ["half a character", "json-hidden", at(/"title": "/, '"title": "A¦\\ud83d')],
  [
    "a field twice",
    "json-duplicate-key",
    (text) =>
      `{\n  "description": "Twice.",${text.slice(1).replace(/"description"/, '¦"description"')}`,
  ],
  [
    "a field twice, once escaped",
    "json-duplicate-key",
    (text) =>
      `{\n  "description": "Twice.",${text.slice(1).replace(/"description"/, '¦"\\u0064escription"')}`,
  ],
  [
    "a field of a block twice",
    "json-duplicate-key",
    at(/"type": "hero",/, '"type": "hero",\n      ¦"type": "hero",'),
  ],
  [
    "lists within lists without end",
    "json-depth",
    field(`"topics": ${"[".repeat(63)}¦[${"]".repeat(64)}`),
  ],
];

/** Pages that the schema refuses. */
export const SCHEMA: Row[] = [
  ["a misspelt field of the page", "schema-unknown-field", at(/"title":/, '¦"titel":')],
  ["two letters swapped", "schema-unknown-field", at(/"description":/, '¦"desrciption":')],
  ["a letter missing", "schema-unknown-field", at(/"blocks":/, '¦"bloks":')],
  ["a capital letter", "schema-unknown-field", at(/"title":/, '¦"Title":')],
  ["a name with an underscore", "schema-unknown-field", field('¦"short_title": "A"')],
  ["a letter of another alphabet", "schema-unknown-field", at(/"title":/, '¦"tіtle":')],
  ["a field that nobody knows", "schema-unknown-field", field('¦"colour": "red"')],
  ["__proto__", "schema-unknown-field", field('¦"__proto__": { "title": "A" }')],
  [
    "a field of another block",
    "schema-unknown-field",
    block('{ "type": "cta", "title": "A", ¦"items": [] }'),
  ],
  [
    "a misspelt field of an entry",
    "schema-unknown-field",
    block('{ "type": "faq", "items": [{ "question": "Q", ¦"anwser": "A" }] }'),
  ],
  [
    "a misspelt field of a picture",
    "schema-unknown-field",
    field('"picture": { "src": "/media/icon.svg", ¦"altt": "A compass" }'),
  ],
  ["a misspelt block", "schema-value", at(/"type": "hero"/, '"type": ¦"heor"')],
  ["a block that nobody knows", "schema-value", block('{ "type": ¦"carousel" }')],
  [
    "a tone that nobody knows",
    "schema-value",
    block('{ "type": "rich-text", "text": "A", "tone": ¦"darkk" }'),
  ],
  [
    "a drawing that nobody knows",
    "icon-unknown",
    block(
      '{ "type": "features", "items": [{ "icon": ¦"spaceship", "title": "A", "text": "B" }, { "title": "C", "text": "D" }] }',
    ),
  ],
  [
    "a word for a list of pages",
    "schema-value",
    block('{ "type": "cards", "pages": ¦"children" }'),
  ],
  [
    "a side that is none",
    "schema-value",
    block(
      '{ "type": "split", "text": "A", "image": { "src": "/media/icon.svg", "alt": "A compass" }, "imageSide": ¦"top" }',
    ),
  ],
  ["a block without its type", "schema-missing-field", block('¦{ "title": "A" }')],
  ["a block without its title", "schema-missing-field", block('¦{ "type": "cta" }')],
  [
    "a question without an answer",
    "schema-missing-field",
    block('{ "type": "faq", "items": [¦{ "question": "Q" }] }'),
  ],
  [
    "a button without a target",
    "schema-missing-field",
    block('{ "type": "cta", "title": "A", "action": ¦{ "label": "Go" } }'),
  ],
  [
    "a button without words",
    "schema-missing-field",
    block('{ "type": "cta", "title": "A", "action": ¦{ "href": "/contact" } }'),
  ],
  [
    "a picture without a text",
    "schema-missing-field",
    field('"picture": ¦{ "src": "/media/icon.svg" }'),
  ],
  ["a picture without a file", "schema-missing-field", field('"picture": ¦{ "alt": "A compass" }')],
  [
    "a step without its number",
    "schema-missing-field",
    block(
      '{ "type": "process", "steps": [¦{ "title": "A", "description": "B" }, { "number": 2, "title": "A", "description": "B" }] }',
    ),
  ],
  [
    "a page without its description",
    "schema-missing-field",
    (text) => `¦${text.replace(/\n {2}"description": "[^"\n]*",/, "")}`,
  ],
  [
    "a page without its title",
    "schema-missing-field",
    (text) => `¦${text.replace(/\n {2}"title": "[^"\n]*",/, "")}`,
  ],
  ["an alias without its path", "schema-missing-field", field('"aliases": [¦{ "as": "page" }]')],
  ["a block that is null", "schema-type", block("¦null")],
  ["a block that is a word", "schema-type", block('¦"hero"')],
  ["a block in two lists", "schema-type", block('¦[{ "type": "hero" }]')],
  ["a title that is null", "schema-type", swap(/"title": "[^"\n]*"/, '"title": ¦null')],
  ["a title that is a number", "schema-type", swap(/"title": "[^"\n]*"/, '"title": ¦24')],
  ["a title that is a list", "schema-type", swap(/"title": "[^"\n]*"/, '"title": ¦["A", "B"]')],
  ["a number in quotes", "schema-type", field('"order": ¦"3"')],
  ["an order that is null", "schema-type", field('"order": ¦null')],
  ["yes instead of true", "schema-type", field('"noindex": ¦"yes"')],
  ["true in quotes", "schema-type", field('"noindex": ¦"true"')],
  ["one subject without a list", "schema-type", field('"topics": ¦"texas"')],
  ["a picture as a path", "schema-type", field('"picture": ¦"/media/icon.svg"')],
  [
    "one button without a list",
    "schema-type",
    block(
      '{ "type": "split", "text": "A", "image": { "src": "/media/icon.svg", "alt": "A compass" }, "actions": ¦{ "label": "Go", "href": "/" } }',
    ),
  ],
  [
    "a line of text that is null",
    "schema-type",
    block('{ "type": "rich-text", "text": ["A", ¦null] }'),
  ],
  [
    "half a number",
    "schema-type",
    block('{ "type": "cards", "pages": ["/contact"], "limit": ¦2.5 }'),
  ],
  ["an empty title", "schema-limit", swap(/"title": "[^"\n]*"/, '"title": ¦""')],
  ["a title of spaces", "schema-limit", swap(/"title": "[^"\n]*"/, '"title": ¦"   "')],
  ["an empty text", "schema-limit", block('{ "type": "rich-text", "text": ¦"" }')],
  [
    "an empty link",
    "schema-limit",
    block('{ "type": "cta", "title": "A", "action": { "label": "Go", "href": ¦"" } }'),
  ],
  ["no aliases", "schema-limit", field('¦"aliases": []')],
  ["one point", "schema-limit", block('{ "type": "list", ¦"items": ["One"] }')],
  [
    "ten questions",
    "schema-limit",
    block(
      `{ "type": "faq", ¦"items": [${several(10, (number) => `{ "question": "Q${number}", "answer": "A" }`)}] }`,
    ),
  ],
  [
    "seven steps",
    "schema-limit",
    block(
      `{ "type": "process", ¦"steps": [${several(7, (number) => `{ "number": 1, "title": "A${number}", "description": "B" }`)}] }`,
    ),
  ],
  [
    "three buttons",
    "schema-limit",
    block(
      `{ "type": "split", "text": "A", "image": { "src": "/media/icon.svg", "alt": "A compass" }, ¦"actions": [${several(3, (number) => `{ "label": "Go ${number}", "href": "/" }`)}] }`,
    ),
  ],
  [
    "step nought",
    "schema-limit",
    block(
      '{ "type": "process", "steps": [{ "number": ¦0, "title": "A", "description": "B" }, { "number": 2, "title": "A", "description": "B" }] }',
    ),
  ],
  ["a day in another order", "schema-format", field('"published": ¦"20.11.2026"')],
  ["a day with slashes", "schema-format", field('"published": ¦"11/20/2026"')],
  [
    "an anchor with a capital",
    "schema-format",
    block('{ "type": "rich-text", "text": "A", "anchor": ¦"Prices" }'),
  ],
  [
    "an anchor with its sign",
    "schema-format",
    block('{ "type": "rich-text", "text": "A", "anchor": ¦"#prices" }'),
  ],
  [
    "a picture from elsewhere",
    "schema-format",
    field('"picture": { "src": ¦"https://example.org/a.png", "alt": "A door" }'),
  ],
  [
    "a picture by its path on the disk",
    "schema-format",
    field('"picture": { "src": ¦"media/icon.svg", "alt": "A door" }'),
  ],
  ["an alias without a slash", "schema-format", field('"aliases": [¦"old-name"]')],
  ["an alias with a space", "schema-format", field('"aliases": [¦"/old name"]')],
  [
    "the name of a shared block with its ending",
    "schema-format",
    block('{ "use": ¦"video.json" }'),
  ],
];

/** Pages that are right by themselves and wrong among the others. */
export const SITE: Row[] = [
  [
    "the path to the schema",
    "schema-path",
    swap(/"\$schema": "[^"]*"/, '"$schema": ¦"./page.schema.json"'),
  ],
  ["a page that is not there", "link-dead", link("/no-such-page")],
  ["a slip of one letter", "link-dead", link("/contcat")],
  ["a capital letter in a path", "link-dead", link("/Contact")],
  ["a slash after a path", "link-dead", link("/contact/")],
  ["an index file", "link-dead", link("/contact/index.html")],
  ["the file of a page", "link-dead", link("/contact.json")],
  ["an article without a number", "link-dead", link("/article/first")],
  ["an article that is not there", "link-dead", link("/article/987654")],
  ["the not-found page", "link-dead", link("/404")],
  ["an anchor that is not in an article", "link-anchor", link("/article/101#article-nowhere")],
  ["an anchor elsewhere", "link-anchor", link("/contact#fomr")],
  ["an anchor here", "link-anchor", link("#no-such-place")],
  ["a relative path", "link-form", link("contact")],
  ["a path with dots", "link-form", link("../contact")],
  ["a host alone", "link-form", link("www.example.org")],
  ["two slashes first", "link-form", link("//example.org")],
  ["a misspelt scheme", "link-form", link("htpps://example.org")],
  ["a script", "link-form", link("JavaScript:alert(1)")],
  ["a file of one's own", "link-form", link("file:///C:/a.pdf")],
  ["one's own machine", "link-form", link("http://localhost:5173/")],
  ["a lone #", "link-form", link("#")],
  ["TODO", "link-form", link("TODO")],
  ["undefined", "link-form", link("/undefined")],
  ["a space in a path", "link-form", link("/con tact")],
  ["a backslash in a path", "link-form", link("/services\\\\training")],
  ["encoding that is none", "link-form", link("/%E0%A4")],
  ["a mail without a host", "link-form", link("mailto:hello")],
  ["a phone with letters", "link-form", link("tel:call-us")],
  ["this site by its address", "link-form", link("https://www.example.com/contact")],
  ["an e-mail address alone", "link-form", link("hello@example.org")],
  ["a phone number alone", "link-form", link("+1-555-010-0199")],
  ["no colon after https", "link-form", link("https//example.org")],
  ["one slash after https", "link-form", link("https:/example.org")],
  ["a password", "link-form", link("https://me:secret@example.org")],
  [
    "doubled braces in a link",
    "token-form",
    block(
      '{ "type": "cta", "title": "A", "action": { "label": "Go", "href": "/locations/¦{{state}}" } }',
    ),
  ],
  ["a mark for a value", "link-form", link("/locations/<%state%>")],
  ["no encryption", "link-insecure", link("http://example.org/")],
  ["a file that is not there", "media-missing", link("/media/prices.pdf")],
  ["a dead link in a text", "link-dead", prose('"Read [our terms](¦/contcat) here."')],
  [
    "a dead link in a line of a text",
    "link-dead",
    prose('["Read", "", "[our terms](¦/contcat) here."]'),
  ],
  ["a link with a space in a text", "link-form", prose('"Read [more¦](/con tact) here."')],
  ["a link that is not closed", "link-form", prose('"Read [more¦](/contact here."')],
  [
    "a link in a plain text",
    "link-form",
    block('{ "type": "cta", "title": "See ¦[this](/contact)" }'),
  ],
  ["a token that nobody knows", "token-unknown", prose('"Call ¦{phoen} now."')],
  [
    "a token in a link",
    "token-unknown",
    block(
      '{ "type": "cta", "title": "A", "action": { "label": "Go", "href": "mailto:¦{emial}" } }',
    ),
  ],
  ["a brace that is not closed", "token-form", prose('"Call ¦{phone now."')],
  ["a brace that is not opened", "token-form", prose('"Call {phone} ¦or phone} now."')],
  ["Markdown between two braces", "token-form", prose('"Call ¦{phone **now**} please."')],
  ["doubled braces", "token-form", prose('"Call ¦{{phone}} now."')],
  ["braces with a space between them", "token-form", prose('"Call ¦{ {phone} } now."')],
  ["doubled braces around nothing known", "token-form", prose('"Call ¦{{unknown}} now."')],
  ["a dollar sign before a token", "token-form", prose(`"Call ¦$\{phone} now."`)],
  ["braces around nothing", "token-form", prose('"Call ¦{} now."')],
  ["a brace that is not closed in a plain text", "token-form", field('"summary": "Call ¦{phone"')],
  [
    "percent signs around a name",
    "token-form",
    field('"summary": "100% free: call ¦%phone% or {phone}"'),
  ],
  ["brackets around a name", "token-form", prose('"Call ¦[[ phone ]] now."')],
  [
    "a fact without braces",
    "token-form",
    prose('"It costs {facts.monthlyFrom} or ¦facts.medspaFrom a month."'),
  ],
  ["a title that holds itself", "token-circle", field('"summary": ¦"{page.summary}"')],
  ["HTML in a text", "markdown-html", prose('"Read ¦<b>this</b> now."')],
  ["a picture in a text", "markdown-html", prose('"See ¦![it](/media/icon.svg) now."')],
  [
    "a heading that skips a level",
    "heading-order",
    prose('["### One", "", "Text.", "", "¦##### Two", "", "Text."]'),
  ],
  ["a heading too deep to begin with", "heading-order", prose('["¦#### One", "", "Text."]')],
  ["a second main heading", "page-heading", block('¦{ "type": "hero" }')],
  [
    "an anchor twice",
    "anchor-duplicate",
    block(
      '{ "type": "cta", "title": "A", "anchor": "planted" },\n    { "type": "cta", "title": "B", "anchor": ¦"planted" }',
    ),
  ],
  [
    "an anchor of the frame",
    "anchor-duplicate",
    block('{ "type": "cta", "title": "A", "anchor": ¦"main" }'),
  ],
  ["a shared block that is not there", "shared-unknown", block('{ "use": ¦"why-chose-us" }')],
  [
    "a listed page that is not there",
    "pages-unknown",
    block('{ "type": "cards", "pages": [¦"/contcat"] }'),
  ],
  [
    "a folder that is not there",
    "pages-unknown",
    block('{ "type": "cards", "pages": { "below": ¦"/no-such-folder" } }'),
  ],
  [
    "a folder without pages",
    "pages-empty",
    block('{ "type": "cards", "pages": ¦{ "below": "/contact" } }'),
  ],
  [
    "a picture that is not there",
    "media-missing",
    block(
      '{ "type": "split", "text": "A", "image": { "src": ¦"/media/icno.svg", "alt": "A door" } }',
    ),
  ],
  [
    "a picture in capitals",
    "media-missing",
    block(
      '{ "type": "split", "text": "A", "image": { "src": ¦"/media/Icon.svg", "alt": "A door" } }',
    ),
  ],
  [
    "a video as picture",
    "media-type",
    block(
      '{ "type": "split", "text": "A", "image": { "src": ¦"/media/hero/sky.mp4", "alt": "A door" } }',
    ),
  ],
  [
    "a picture without words",
    "media-alt",
    block('{ "type": "split", "text": "A", "image": { "src": "/media/icon.svg", "alt": ¦"" } }'),
  ],
  [
    "a picture called picture",
    "media-alt-useless",
    block(
      '{ "type": "split", "text": "A", "image": { "src": "/media/icon.svg", "alt": ¦"A picture" } }',
    ),
  ],
  [
    "a picture called by its file",
    "media-alt-useless",
    block(
      '{ "type": "split", "text": "A", "image": { "src": "/media/icon.svg", "alt": ¦"icon.svg" } }',
    ),
  ],
  ["an alias that is a page", "alias-clash", field('"aliases": [¦"/contact"]')],
  [
    "an alias given twice",
    "alias-clash",
    field('"aliases": ["/planted-twice", ¦"/planted-twice"]'),
  ],
  ["an alias with a slash after it", "alias-form", field('"aliases": [¦"/planted/"]')],
  ["an alias with an anchor", "alias-form", field('"aliases": [¦"/planted#a"]')],
  ["an alias that is a file", "alias-form", field('"aliases": [¦"/robots.txt"]')],
  ["an alias with a sign of hosts", "alias-form", field('"aliases": [¦"/old;team"]')],
  ["an alias among the assets", "alias-form", field('"aliases": [¦"/assets/planted"]')],
  ["a day that is none", "date-invalid", field('"published": ¦"2026-02-30"')],
  ["a month that is none", "date-invalid", field('"published": ¦"2026-13-01"')],
  ["a day to come", "date-future", field('"updated": ¦"2062-01-01"')],
  [
    "a change before the beginning",
    "date-order",
    field('"published": "2026-03-01",\n  "updated": ¦"2026-02-01"'),
  ],
  [
    "a title that is too long",
    "head-length",
    (text) =>
      field(`"headTitle": ¦"${"Very long titles ".repeat(6)}"`)(
        text.replace(/\n {2}"headTitle": "[^"\n]*",/, ""),
      ),
  ],
  [
    "a description that is too long",
    "head-length",
    swap(/"description": "[^"\n]*"/, `"description": ¦"${"Many words. ".repeat(20)}"`),
  ],
];

/** Mistakes in the site file, on which all pages rely. */
export const SITE_FILE: Row[] = [
  [
    "a field that nobody knows",
    "schema-unknown-field",
    at(/"brand"/, '¦"colour": "red",\n  "brand"'),
  ],
  ["a misspelt field", "schema-unknown-field", at(/"brand"/, '¦"brandd"')],
  ["another name of a field", "schema-unknown-field", at(/"phone"/, '¦"telephone"')],
  ["a menu by another name", "schema-unknown-field", at(/"navigation"/, '¦"menu"')],
  ["facts misspelt", "schema-unknown-field", at(/"facts"/, '¦"fatcs"')],
  [
    "a link by another name",
    "schema-unknown-field",
    at(/"label": "Locations", "href"/, '"label": "Locations", ¦"url"'),
  ],
  ["no brand", "schema-missing-field", (text) => `¦${text.replace(/ {2}"brand": .*\n/, "")}`],
  ["no address", "schema-missing-field", (text) => `¦${text.replace(/ {2}"url": .*\n/, "")}`],
  ["no language", "schema-missing-field", (text) => `¦${text.replace(/ {2}"language": .*\n/, "")}`],
  [
    "no menus",
    "schema-missing-field",
    (text) => `¦${text.replace(/ {2}"navigation": \{[\s\S]*?\n {2}\},\n/, "")}`,
  ],
  [
    "no footer",
    "schema-missing-field",
    (text) => `¦${text.replace(/ {2}"footer": \{[\s\S]*?\n {2}\},\n/, "")}`,
  ],
  [
    "an address without a city",
    "schema-missing-field",
    at(/\{\n {4}"street": .*\n {4}"city": .*\n/, '¦{\n    "street": "A",\n'),
  ],
  [
    "a form without its service",
    "schema-missing-field",
    at(/"leadForm": \{\s*"provider": "sample",/, '"leadForm": ¦{'),
  ],
  [
    "a service that nobody knows",
    "schema-value",
    at(/"provider": "sample"/, '"provider": ¦"mailchimp"'),
  ],
  ["a subject of no known kind", "schema-value", at(/"kind": "about"/, '"kind": ¦"team"')],
  ["a phone that is null", "schema-type", swap(/"phone": "[^"]*"/, '"phone": ¦null')],
  ["facts that are null", "schema-type", at(/"facts": \{[^}]*\}/, '"facts": ¦null')],
  ["a fact that is a number", "schema-type", at(/"\$750"/, "¦750")],
  ["a fact that is a list", "schema-type", at(/"\$750"/, '¦["$750"]')],
  [
    "an entry that is null",
    "schema-type",
    at(/\{ "label": "Locations", "href": "\/locations" \}/, "¦null"),
  ],
  ["a path that is a number", "schema-type", at(/"below": "\/clinic-types"/, '"below": ¦5')],
  ["a button as a path", "schema-type", at(/"action": \{[^}]*\}/, '"action": ¦"/contact"')],
  [
    "a block as a button",
    "schema-type",
    at(/"action": \{[^}]*\}/, '"action": ¦{ "type": "cta", "title": "A" }'),
  ],
  [
    "marks that are no list",
    "schema-type",
    at(/"placeholders": \[[^\]]*\]/, '"placeholders": ¦"/brand"'),
  ],
  ["an empty fact", "schema-limit", at(/"\$750"/, '¦""')],
  ["an empty menu", "schema-limit", at(/"links": \[[^\]]*\]/, '¦"links": []')],
  [
    "an address with a path",
    "schema-format",
    at(/"https:\/\/www\.example\.com"/, '¦"https://www.example.com/x"'),
  ],
  ["a language in words", "schema-format", at(/"en-US"/, '¦"English"')],
  ["a mail that is none", "schema-format", at(/"hello@example\.com"/, '¦"hello at example"')],
  ["a drawing by its name", "schema-format", at(/"\/media\/icon\.svg"/, '¦"icon.svg"')],
  ["a field twice", "json-duplicate-key", at(/"brand"/, '"brand": "A",\n  ¦"brand"')],
  ["a character nobody sees", "json-hidden", at(/"brand": "/, '"brand": "¦\u200b')],
  ["a comma too many", "json-syntax", swap(/("language": "[^"]*",)/, "$1¦,")],
  ["a comment", "json-syntax", at(/^\{\n/, "{\n  ¦// who we are\n")],
  [
    "half a file",
    "json-syntax",
    (text) =>
      text
        .slice(0, text.indexOf('",', text.indexOf('"facts"')) + 1)
        .replace(/"facts": \{/, '"facts": ¦{'),
  ],
  ["nothing", "json-syntax", () => "¦"],
  ["a list", "schema-type", () => "¦[]"],
  ["a renamed fact", "token-unknown", at(/"injectablesDiscount"/, '¦"injectablesRebate"')],
  [
    "a renamed fact, beside one of nearly the same name",
    "token-unknown",
    at(/"monthlyFrom"/, '¦"monthlyStart"'),
  ],
  [
    "a fact that was taken away",
    "token-unknown",
    (text) => text.replace(/ {4}"injectablesDiscount": .*\n/, "").replace(/"facts"/, '¦"facts"'),
  ],
  [
    "a phone that was taken away",
    "token-unknown",
    (text) => `¦${text.replace(/ {2}"phone": .*\n/, "")}`,
  ],
];
