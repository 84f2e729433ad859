// src/engine/rules/docs/examples.ts
/** Rules whose mistakes no short text can show: they are about bytes, sizes, the disk and the written site. */
const UNSHOWN = {
	"json-encoding": "Pages are UTF-8, so that every character reads the same on every machine. Editors offer the encoding beside the file name or under “Save as”.",
	"json-depth": "A file that is nested or sized beyond all measure is refused before it takes the machine's time and memory. No page needs it.",
	"media-size": "A large picture takes long to load. Save a photograph at most 4000 pixels wide, and simplify a drawing or save it as PNG.",
	"media-wide": "A photograph wider than 4000 pixels only makes the folder of the site heavier: no screen shows more. Uploads in the studio are made smaller by themselves.",
	"media-unsafe": "A drawing can hold scripts, handlers such as `onload`, and pictures or fonts from other sites. They are left out of the site; save the drawing as \"plain SVG\", so that it looks the same everywhere.",
	"site-missing": "Every site has one `pages/_site.json` with its name, address and menus. Check the folder given with `--pages`.",
	"file-unreadable": "The file is there, but the system does not let it be read, or the disk is damaged. Give yourself the right to read it, or take it from a backup. A pipe, a socket or a device is not read at all.",
	"file-link": "A symbolic link can lead outside the folder, to what is not meant for visitors or changes unseen. Put the file itself into the folder.",
	"media-unused": "A file of the media folder that no page names is not part of the site. Use it or delete it.",
	"link-outside": "Other sites move and go. `npm run check -- --external` asks every address that the pages lead to; without it their form alone is checked.",
	"html-link": "The build reads every page it has written. A link, picture, style sheet, feed or sitemap entry that leads nowhere is found there even when a component made it.",
	"html-reference": "Labels and descriptions name other elements by their ids. An id that is not there, or stands twice, leaves people who cannot see the page without them."
};
const page = (blocks, fields = "", title = "Visit") => `{\n  "title": "${title}",\n  "description": "What to know about ${title}.",${fields}\n  "blocks": [${blocks}]\n}\n`;
const text = (words, title) => page(`{ "type": "hero" }, { "type": "rich-text", "text": "${words}" }`, "", title);
const site = (fields) => `{\n  "brand": "Example",\n  "url": "https://www.example.com",\n  "language": "en-US",${fields}\n  "navigation": { "header": [{ "label": "Home", "href": "/" }], "action": { "label": "Visit", "href": "/visit" } },\n  "footer": { "groups": [] }\n}\n`;
const citing = (words) => page(`{ "type": "hero" }, { "type": "rich-text", "text": "${words}" }, { "type": "sources" }`);
const comparing = (fact) => page(`{ "type": "hero" }, { "type": "comparison", "pages": "below", "caption": "When our shops open.", "pagesLabel": "Shop", "columns": [{ "fact": "${fact}", "label": "Opens" }], "unknown": "Ask us" }`);
/** One law that pages may cite. */
const SOURCES = `{
  "citationSigns": ["section"],
  "sources": {
    "opening": { "kind": "law", "name": "Trade Code section 12", "href": "https://www.example.org/trade/12", "mentions": ["12"] }
  }
}
`;
/** A paragraph that is long enough to count. */
const LONG = Array.from({ length: 30 }, (_, at) => `word${at}`).join(" ");
/** A page of many short paragraphs, of which one differs. */
function manyParagraphs(title) {
	const blocks = [...Array.from({ length: 20 }, (_, at) => `Sentence ${at} of ten words that tells about bread and flour.`), `Only ${title} has this.`].map((words) => `{ "type": "rich-text", "text": "${words}" }`);
	return page(`{ "type": "hero" }, ${blocks.join(", ")}`, "", title);
}
/** One example for every rule: the reference shows them, and the tests run them. */
const EXAMPLES = {
	"json-syntax": {
		why: "A page is read as JSON. Every entry but the last of a list or an object ends with a comma, and texts stand in straight double quotes.",
		file: "visit.json",
		wrong: "{\n  \"title\": \"Visit\"\n  \"description\": \"Where to find us.\",\n  \"blocks\": [{ \"type\": \"hero\" }]\n}\n",
		right: page("{ \"type\": \"hero\" }")
	},
	"json-duplicate-key": {
		why: "When a field is given twice, programs keep the last and lose the first without a word.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"title\": \"Find us\","),
		right: page("{ \"type\": \"hero\" }")
	},
	"json-hidden": {
		why: "Characters that nobody sees break links and searches, and some turn the direction of the text, so that it reads otherwise than it is.",
		file: "visit.json",
		wrong: text("Come\\u202e in."),
		right: text("Come in.")
	},
	"schema-unknown-field": {
		why: "A field that no block knows would be ignored. Mostly it is a misspelt one.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\", \"subtitel\": \"Come in\" }"),
		right: page("{ \"type\": \"hero\", \"subtitle\": \"Come in\" }")
	},
	"schema-missing-field": {
		why: "Some fields a page or a block cannot do without.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"cta\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"cta\", \"title\": \"Come in\" }")
	},
	"schema-type": {
		why: "A text is not a list, and a number stands without quotes.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\", \"actions\": { \"label\": \"Call\", \"href\": \"/\" } }"),
		right: page("{ \"type\": \"hero\", \"actions\": [{ \"label\": \"Call\", \"href\": \"/\" }] }")
	},
	"schema-value": {
		why: "Some fields take one of a few words only.",
		file: "visit.json",
		wrong: page("{ \"type\": \"heroo\" }"),
		right: page("{ \"type\": \"hero\" }")
	},
	"schema-limit": {
		why: "Empty texts and lists with too few or too many entries do not make a good page.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"list\", \"items\": [\"One\"] }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"list\", \"items\": [\"One\", \"Two\"] }")
	},
	"schema-format": {
		why: "Some texts have a fixed form, such as days and anchors.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"reviewed\": \"11/20/2026\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"reviewed\": \"2026-11-20\",")
	},
	"schema-path": {
		why: "Editors find the names of fields and the menu of blocks by this path.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"$schema\": \"schema/page.schema.json\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"$schema\": \"../schema/page.schema.json\",")
	},
	"file-stray": {
		why: "The pages folder holds pages only; anything else there is never shown.",
		file: "notes.txt",
		wrong: "Remember the opening hours.\n",
		right: ""
	},
	"route-duplicate": {
		why: "An address belongs to one page.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }"),
		right: "",
		beside: { "visit/index.json": page("{ \"type\": \"hero\" }", "\n  \"order\": 1,") }
	},
	"route-slug": {
		why: "A file's name is its address. Capitals, spaces and accents make addresses that break when they are copied.",
		file: "Our Visit.json",
		wrong: page("{ \"type\": \"hero\" }", "", "Our visit"),
		right: ""
	},
	"route-reserved": {
		why: "Some addresses belong to files of the site itself, and some names cannot be those of files on Windows.",
		file: "assets.json",
		wrong: page("{ \"type\": \"hero\" }", "", "Our assets"),
		right: ""
	},
	"alias-form": {
		why: "A further path is compared with what the browser asks for, letter by letter.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"aliases\": [\"/find-us/\"],"),
		right: page("{ \"type\": \"hero\" }", "\n  \"aliases\": [\"/find-us\"],")
	},
	"alias-clash": {
		why: "A further path cannot be the path of another page.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"aliases\": [\"/\"],"),
		right: page("{ \"type\": \"hero\" }", "\n  \"aliases\": [\"/find-us\"],")
	},
	"link-dead": {
		why: "A visitor who follows the link finds nothing.",
		file: "visit.json",
		wrong: text("See [our street](/stret)."),
		right: text("See [our street](/street)."),
		beside: { "street.json": page("{ \"type\": \"hero\" }", "", "Street") }
	},
	"link-hidden": {
		why: "A hidden page is not part of the site yet, so a visitor who follows the link finds nothing. Lists and menus leave hidden pages out by themselves; a link in a text or on a button has to wait until the page is shown.",
		file: "visit.json",
		wrong: text("See [our street](/street)."),
		right: text("Our street has a page of its own soon."),
		beside: { "street.json": page("{ \"type\": \"hero\" }", "\n  \"hidden\": true,", "Street") }
	},
	"link-anchor": {
		why: "The page is there, but not the place on it: the visitor lands on top and has to look.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"anchor\": \"hours\", \"text\": \"See [the hours](#hour).\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"anchor\": \"hours\", \"text\": \"See [the hours](#hours).\" }")
	},
	"link-redirect": {
		why: "The visitor waits for one answer more, and the link breaks when the further path is taken away.",
		file: "visit.json",
		wrong: text("See [our street](/road)."),
		right: text("See [our street](/street)."),
		beside: { "street.json": page("{ \"type\": \"hero\" }", "\n  \"aliases\": [\"/road\"],", "Street") }
	},
	"link-insecure": {
		why: "Others on the way can read and change what is sent over http; nearly every site answers https.",
		file: "visit.json",
		wrong: text("See [the map](http://www.example.org/map)."),
		right: text("See [the map](https://www.example.org/map).")
	},
	"link-form": {
		why: "A link begins with / for this site, # for this page, https://, mailto: or tel:.",
		file: "visit.json",
		wrong: text("See [the map](www.example.org/map)."),
		right: text("See [the map](https://www.example.org/map).")
	},
	"link-text": {
		why: "People look through a page by its links, and screen readers list them without the text around. “Click here” says nothing there, and the same words for two targets say the wrong thing once.",
		file: "visit.json",
		wrong: text("For our street [click here](/street)."),
		right: text("See [where our street is](/street)."),
		beside: { "street.json": page("{ \"type\": \"hero\" }", "", "Street") }
	},
	"link-host": {
		why: "Mail to a misspelt host is lost without a word, and a host for trying things out asks visitors for a password or is gone next month.",
		file: "visit.json",
		wrong: text("Write to [the baker](mailto:crumb@gmial.com)."),
		right: text("Write to [the baker](mailto:crumb@gmail.com).")
	},
	"phone-number": {
		why: "A wrong digit calls a stranger. Without the country a number works at home only.",
		file: "_site.json",
		wrong: site("\n  \"phone\": \"(214) 555-0100\",\n  \"phoneNumber\": \"+12145550110\","),
		right: site("\n  \"phone\": \"(214) 555-0100\",\n  \"phoneNumber\": \"+12145550100\",")
	},
	"anchor-duplicate": {
		why: "A link to an anchor that stands twice leads to the first only.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"anchor\": \"a\", \"text\": \"One\" }, { \"type\": \"rich-text\", \"anchor\": \"a\", \"text\": \"Two\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"anchor\": \"a\", \"text\": \"One\" }, { \"type\": \"rich-text\", \"anchor\": \"b\", \"text\": \"Two\" }")
	},
	"form-host": {
		why: "The site's security policy lets in forms of listed hosts only, so that nobody can slip in a form of their own.",
		file: "_site.json",
		wrong: site("\n  \"leadForm\": { \"provider\": \"iframe\", \"title\": \"Write to us\", \"src\": \"https://forms.example.com/12\" },"),
		right: site("\n  \"leadForm\": { \"provider\": \"iframe\", \"title\": \"Write to us\", \"src\": \"https://forms.example.com/12\" },\n  \"formHosts\": [\"https://forms.example.com\"],")
	},
	"media-missing": {
		why: "The file is not in the media folder, or its name is written otherwise.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/doors.svg\", \"alt\": \"Our door\" },"),
		right: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.svg\", \"alt\": \"Our door\" },")
	},
	"media-type": {
		why: "A film cannot stand where a picture belongs, and a file must be what its ending says.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.txt\", \"alt\": \"Our door\" },"),
		right: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.svg\", \"alt\": \"Our door\" },")
	},
	"media-alt": {
		why: "People who cannot see the picture hear this text instead.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.svg\", \"alt\": \"\" },"),
		right: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.svg\", \"alt\": \"Our door\" },")
	},
	"media-alt-useless": {
		why: "People who cannot see the picture hear this text instead; a file's name or the word “image” tells them nothing.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.svg\", \"alt\": \"Image 1\" },"),
		right: page("{ \"type\": \"hero\" }", "\n  \"picture\": { \"src\": \"/media/door.svg\", \"alt\": \"Our door\" },")
	},
	"token-unknown": {
		why: "A name in braces stands for a value of the site file; without one, visitors would see the braces.",
		file: "visit.json",
		wrong: text("Welcome to {brant}."),
		right: text("Welcome to {brand}.")
	},
	"token-form": {
		why: "A token is one name in single braces. A brace without its other half, a doubled one, or the signs of another program stay in the text, and visitors see them. A brace itself is written {leftBrace} or {rightBrace}.",
		file: "visit.json",
		wrong: text("Welcome to {{brand}}."),
		right: text("Welcome to {brand}.")
	},
	"token-circle": {
		why: "A value may hold other values, but not itself, by whatever detour: there would be no end to filling it in.",
		file: "_site.json",
		wrong: site("\n  \"facts\": { \"price\": \"from {facts.fee}\", \"fee\": \"{facts.price} a month\" },"),
		right: site("\n  \"facts\": { \"price\": \"from {facts.fee}\", \"fee\": \"$5 a month\" },")
	},
	"markdown-html": {
		why: "Texts are Markdown. HTML in them would escape the checks and the look of the site.",
		file: "visit.json",
		wrong: text("Come <b>in</b>."),
		right: text("Come **in**.")
	},
	"markdown-limit": {
		why: "A text of thousands of signs, or of quotes within quotes without end, takes longer to read than anybody waits.",
		file: "visit.json",
		wrong: text(`${"> ".repeat(30)}From seven.`),
		right: text("> From seven.")
	},
	"text-signs": {
		why: "Only fields with Markdown understand its signs, and no field understands HTML: visitors would read the signs.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"cta\", \"title\": \"Come in **today**\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"cta\", \"title\": \"Come in today\" }")
	},
	"text-filler": {
		why: "Text that stands in for another one is easily forgotten, and visitors read it.",
		file: "visit.json",
		wrong: text("Lorem ipsum dolor sit amet."),
		right: text("We are at the corner.")
	},
	"text-damaged": {
		why: "A text that was saved in one encoding and read in another shows strange letters in place of accents and quotes.",
		file: "visit.json",
		wrong: text("Come to our cafÃ©."),
		right: text("Come to our café.")
	},
	spelling: {
		why: "Mistakes cost trust. Words that are right and in no dictionary stand in `pages/_words.txt`, one a line; `npm run check -- --add-words` adds all that are reported.",
		file: "visit.json",
		wrong: text("We recieve guests from seven."),
		right: text("We receive guests from seven.")
	},
	"fact-name": {
		why: "A fact is written in texts by its name, as in {facts.monthlyFrom}; a name with braces or without letters cannot be.",
		file: "_site.json",
		wrong: site("\n  \"facts\": { \"__proto__\": \"seven\" },"),
		right: site("\n  \"facts\": { \"opening\": \"seven\" },")
	},
	"fact-written-out": {
		why: "A price that is written out in one place stays behind when it changes in all others.",
		file: "visit.json",
		wrong: text("A year of bread is $480."),
		right: text("A year of bread is {facts.year}."),
		beside: { "_site.json": site("\n  \"facts\": { \"year\": \"$480\" },") }
	},
	"shared-unused": {
		why: "A block that no page shows is forgotten, and its text grows old unseen.",
		file: "_shared/hours.json",
		wrong: "{ \"block\": { \"type\": \"rich-text\", \"text\": \"From seven.\" } }\n",
		right: ""
	},
	"shared-unknown": {
		why: "A shared block is a file in pages/_shared/ of the same name.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"shared\", \"name\": \"hours\" }, { \"type\": \"shared\", \"name\": \"hour\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"shared\", \"name\": \"hours\" }"),
		beside: { "_shared/hours.json": "{ \"block\": { \"type\": \"rich-text\", \"text\": \"From seven.\" } }\n" }
	},
	"pages-unknown": {
		why: "A list of pages names a page that is not there.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": [\"/visits\"] }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": [\"/\"] }")
	},
	"pages-empty": {
		why: "A list that takes the pages below a path found none.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }"),
		beside: {}
	},
	"page-heading": {
		why: "Search engines and screen readers look for one main heading at the beginning.",
		file: "visit.json",
		wrong: page("{ \"type\": \"rich-text\", \"text\": \"Come in.\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"text\": \"Come in.\" }")
	},
	"heading-order": {
		why: "People who cannot see the page go through it by its headings; a level that is skipped looks like a missing part.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"title\": \"Hours\", \"text\": [\"#### In winter\", \"\", \"From eight.\"] }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"title\": \"Hours\", \"text\": [\"### In winter\", \"\", \"From eight.\"] }")
	},
	"heading-misplaced": {
		why: "A heading begins a part of the page. In a sentence under another heading, or in a point of a list, there is no part to begin.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"list\", \"title\": \"Bread\", \"items\": [\"# Rye\", \"Spelt\"] }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"list\", \"title\": \"Bread\", \"items\": [\"Rye\", \"Spelt\"] }")
	},
	"section-dark": {
		why: "One dark section a page stands out. Two stand against each other, and none does.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"tone\": \"dark\", \"text\": \"One\" }, { \"type\": \"rich-text\", \"tone\": \"dark\", \"text\": \"Two\" }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"rich-text\", \"tone\": \"dark\", \"text\": \"One\" }, { \"type\": \"rich-text\", \"tone\": \"tinted\", \"text\": \"Two\" }")
	},
	"entry-repeated": {
		why: "What is given twice is mostly a copy that was to be changed.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"faq\", \"items\": [{ \"question\": \"When?\", \"answer\": \"From seven.\" }, { \"question\": \"When?\", \"answer\": \"Until six.\" }] }"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"faq\", \"items\": [{ \"question\": \"When?\", \"answer\": \"From seven until six.\" }] }")
	},
	"page-block-misplaced": {
		why: "The article of the blog is chosen by the number in the address.",
		file: "visit.json",
		wrong: page("{ \"type\": \"blog-article\" }"),
		right: page("{ \"type\": \"hero\" }")
	},
	"page-hidden": {
		why: "Visitors come in through the home page, and the page for addresses that are not there answers every slip. The site cannot do without them.",
		file: "index.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }", "\n  \"hidden\": true,", "Home"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }", "", "Home")
	},
	"page-reach": {
		why: "A page that nothing leads to is found by nobody, and one that lies deep by few.",
		file: "street/corner.json",
		wrong: page("{ \"type\": \"hero\" }", "", "Corner"),
		right: ""
	},
	"head-repeated": {
		why: "In search results and tabs, pages with the same title or description cannot be told apart.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"headTitle\": \"Home\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"headTitle\": \"Where we are\",")
	},
	"head-length": {
		why: "Search results show about 60 characters of a title and 160 of a description.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", `\n  "headTitle": "${"Very long ".repeat(8)}",`),
		right: page("{ \"type\": \"hero\" }", "\n  \"headTitle\": \"Where we are\",")
	},
	"head-brand": {
		why: "The name of the site is added after every title, and would stand there twice.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"headTitle\": \"Where we are | Example\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"headTitle\": \"Where we are\",")
	},
	"head-noindex": {
		why: "People look for a site by its name, and expect its home page.",
		file: "index.json",
		wrong: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }", "\n  \"noindex\": true,", "Home"),
		right: page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }", "", "Home")
	},
	"page-other-name": {
		why: "A page that began as a copy still names the other one where pages name themselves: above the heading, on buttons, under pictures.",
		file: "breads/spelt.json",
		wrong: page("{ \"type\": \"hero\", \"eyebrow\": \"Rye, from our oven\" }", "", "Spelt"),
		right: page("{ \"type\": \"hero\", \"eyebrow\": \"Spelt, from our oven\" }", "", "Spelt"),
		beside: {
			"breads/index.json": page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }", "", "Breads"),
			"breads/rye.json": page("{ \"type\": \"hero\", \"eyebrow\": \"Rye, from our oven\" }", "", "Rye"),
			"breads/oat.json": page("{ \"type\": \"hero\", \"eyebrow\": \"Oat, from our oven\" }", "", "Oat")
		}
	},
	"content-repeated": {
		why: "Readers skip what they have read, and a paragraph kept in two places is mended in one.",
		file: "visit.json",
		wrong: text(LONG),
		right: text("Bread is baked at four and sold from seven."),
		beside: { "street.json": text(LONG, "Street") }
	},
	"content-similar": {
		why: "Pages that differ in a name only help nobody and are left out by search engines.",
		file: "visit.json",
		wrong: manyParagraphs("Visit"),
		right: text("Bread is baked at four and sold from seven."),
		beside: { "street.json": manyParagraphs("Street") }
	},
	"date-invalid": {
		why: "A day that is not in the calendar cannot be shown or sorted.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"reviewed\": \"2026-02-30\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"reviewed\": \"2026-02-28\",")
	},
	"date-future": {
		why: "A day that has not come yet is mostly a slip in the year.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"reviewed\": \"2062-11-20\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"reviewed\": \"2026-11-20\",")
	},
	"date-order": {
		why: "A page cannot have been changed before it was there.",
		file: "visit.json",
		wrong: page("{ \"type\": \"hero\" }", "\n  \"published\": \"2026-03-01\",\n  \"updated\": \"2025-03-02\","),
		right: page("{ \"type\": \"hero\" }", "\n  \"published\": \"2026-03-01\",\n  \"updated\": \"2026-03-02\",")
	},
	"address-lost": {
		why: "People and search engines keep addresses for years. `npm run addresses` writes down what was published; `npm run move` and `npm run remove` see to it that every address leads on.",
		file: "_addresses.json",
		wrong: "[\"/\", \"/opening-hours\", \"/visit\"]\n",
		right: "[\"/\", \"/visit\"]\n"
	},
	"source-unknown": {
		why: "A reader can look up what a page says about a law only where its text can be found. Every law and board stands once in `pages/_data/sources.json`; what is cited in the texts is found there by itself.",
		file: "visit.json",
		wrong: citing("Section 13 and section 12 say when we open."),
		right: citing("Section 12 says when we open."),
		beside: { "_data/sources.json": SOURCES }
	},
	"source-list": {
		why: "A page that speaks of a law or a board lists where it can be read. The block `sources` makes that list from the texts of the page.",
		file: "visit.json",
		wrong: text("Section 12 says when we open."),
		right: citing("Section 12 says when we open."),
		beside: { "_data/sources.json": SOURCES }
	},
	"source-unused": {
		why: "A source that no page mentions is left over, or its `mentions` are misspelt.",
		file: "_data/sources.json",
		wrong: SOURCES,
		right: "{\n  \"sources\": {}\n}\n"
	},
	"fact-unknown": {
		why: "The cells of a comparison are written on the pages that it compares, under `facts`. A column whose name no page knows stays empty.",
		file: "visit.json",
		wrong: comparing("hours"),
		right: comparing("opens"),
		beside: { "visit/oven.json": page("{ \"type\": \"hero\" }", "\n  \"facts\": [{ \"name\": \"opens\", \"text\": \"At seven\" }],", "Oven") }
	},
	"page-gap": {
		why: "`npm run new` marks what an author has to write as {fill: …}, on a page that is hidden. Visitors must never read such a mark, so a page is shown only when all of its texts are written.",
		file: "visit.json",
		wrong: text("{fill: where we are}"),
		right: text("We are at the corner.")
	},
	sample: {
		why: "A sample form sends nothing, and sample articles are nobody's. They let a new site be tried out; visitors must not meet them.",
		file: "_site.json",
		wrong: site("\n  \"leadForm\": { \"provider\": \"sample\", \"title\": \"Write to us\" },"),
		right: site("\n  \"leadForm\": { \"provider\": \"none\" },"),
		release: true
	},
	placeholder: {
		why: "Values that were made up for the time being must not reach visitors.",
		file: "_site.json",
		wrong: site("\n  \"phone\": \"(555) 010-0199\",\n  \"placeholders\": [\"/phone\"],"),
		right: site("\n  \"phone\": \"(214) 555-0100\","),
		release: true
	}
};
site(""), page("{ \"type\": \"hero\" }, { \"type\": \"cards\", \"pages\": \"below\" }", "", "Home"), page("{ \"type\": \"hero\" }");
export { UNSHOWN as n, EXAMPLES as t };
