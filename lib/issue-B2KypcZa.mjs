// src/engine/model/issue.ts
/** What finds issues. The names are permanent: reports and suppressions refer to them. */
const RULES = {
	"json-syntax": {
		level: "error",
		title: "The file is not valid JSON"
	},
	"json-encoding": {
		level: "error",
		title: "The file is not UTF-8 text"
	},
	"json-duplicate-key": {
		level: "error",
		title: "A field is given twice"
	},
	"json-hidden": {
		level: "error",
		title: "A character that cannot be seen stands in the file"
	},
	"json-depth": {
		level: "error",
		title: "The file is nested too deep or too large"
	},
	"schema-unknown-field": {
		level: "error",
		title: "A field is not known"
	},
	"schema-missing-field": {
		level: "error",
		title: "A field is missing"
	},
	"schema-type": {
		level: "error",
		title: "A value has the wrong kind"
	},
	"schema-value": {
		level: "error",
		title: "A value is not one of those allowed"
	},
	"schema-limit": {
		level: "error",
		title: "A value is too short, too long or out of range"
	},
	"schema-format": {
		level: "error",
		title: "A value has the wrong form"
	},
	"schema-path": {
		level: "warning",
		title: "The path to the schema is wrong"
	},
	"file-link": {
		level: "error",
		title: "A symbolic link in place of a file"
	},
	"site-missing": {
		level: "error",
		title: "The site file is missing"
	},
	"file-unreadable": {
		level: "error",
		title: "A file cannot be read"
	},
	"file-stray": {
		level: "warning",
		title: "A file in the pages folder is not a page"
	},
	"route-duplicate": {
		level: "error",
		title: "Two files answer the same path"
	},
	"route-slug": {
		level: "error",
		title: "A file name makes a bad address"
	},
	"route-reserved": {
		level: "error",
		title: "A page has a name that is taken"
	},
	"alias-form": {
		level: "error",
		title: "A further path has the wrong form"
	},
	"alias-clash": {
		level: "error",
		title: "A further path is already taken"
	},
	"link-dead": {
		level: "error",
		title: "A link leads nowhere"
	},
	"link-hidden": {
		level: "error",
		title: "A link leads to a hidden page"
	},
	"link-anchor": {
		level: "error",
		title: "A link leads to a place that is not there"
	},
	"link-redirect": {
		level: "warning",
		title: "A link leads through a redirect"
	},
	"link-insecure": {
		level: "warning",
		title: "A link is not encrypted"
	},
	"link-outside": {
		level: "warning",
		title: "An address outside the site does not answer"
	},
	"link-form": {
		level: "error",
		title: "A link has the wrong form"
	},
	"link-text": {
		level: "warning",
		title: "The words of a link do not say where it leads"
	},
	"link-host": {
		level: "warning",
		title: "An address has a misspelt host, or one for trials"
	},
	"phone-number": {
		level: "warning",
		title: "A phone number has a wrong digit, or no country"
	},
	"anchor-duplicate": {
		level: "error",
		title: "An anchor is given twice on a page"
	},
	"form-host": {
		level: "error",
		title: "A form comes from a host that is not listed"
	},
	"media-missing": {
		level: "error",
		title: "A picture or film is not there"
	},
	"media-type": {
		level: "error",
		title: "A file is of the wrong kind for its place"
	},
	"media-alt": {
		level: "error",
		title: "A picture has no text for people who cannot see it"
	},
	"media-alt-useless": {
		level: "warning",
		title: "A picture's text does not say what it shows"
	},
	"media-unused": {
		level: "warning",
		title: "A picture or film is not used"
	},
	"media-size": {
		level: "error",
		title: "A picture is far too large"
	},
	"media-wide": {
		level: "warning",
		title: "A picture is wider than any screen"
	},
	"media-unsafe": {
		level: "warning",
		title: "A drawing could run or load something"
	},
	"token-unknown": {
		level: "error",
		title: "A token is not known"
	},
	"token-form": {
		level: "error",
		title: "A token is not written as one"
	},
	"token-circle": {
		level: "error",
		title: "Values refer to one another without end"
	},
	"markdown-html": {
		level: "error",
		title: "HTML in a Markdown text"
	},
	"markdown-limit": {
		level: "error",
		title: "A Markdown text is nested too deep or has too many signs"
	},
	"text-signs": {
		level: "warning",
		title: "Signs of Markdown or HTML are shown as they stand"
	},
	"text-filler": {
		level: "warning",
		title: "Filler stands where a text is still to be written"
	},
	"text-damaged": {
		level: "warning",
		title: "A text was read with the wrong encoding"
	},
	spelling: {
		level: "warning",
		title: "A word is misspelt"
	},
	"fact-name": {
		level: "error",
		title: "A fact has a name that no token can have"
	},
	"fact-written-out": {
		level: "warning",
		title: "A value is written out that has a token"
	},
	"shared-unused": {
		level: "warning",
		title: "A shared block is not used"
	},
	"shared-unknown": {
		level: "error",
		title: "A shared block is not there"
	},
	"pages-unknown": {
		level: "error",
		title: "A listed page is not there"
	},
	"pages-empty": {
		level: "warning",
		title: "A list of pages is empty"
	},
	"page-heading": {
		level: "error",
		title: "A page does not have exactly one main heading"
	},
	"heading-order": {
		level: "error",
		title: "A heading skips a level"
	},
	"page-hidden": {
		level: "error",
		title: "A page that the site needs is hidden"
	},
	"heading-misplaced": {
		level: "warning",
		title: "A heading stands in a text that has none"
	},
	"section-dark": {
		level: "warning",
		title: "A page has two dark sections"
	},
	"entry-repeated": {
		level: "warning",
		title: "An entry or a question is given twice"
	},
	"page-block-misplaced": {
		level: "error",
		title: "A block stands where it cannot work"
	},
	"page-reach": {
		level: "warning",
		title: "A page is hard to reach"
	},
	"head-repeated": {
		level: "warning",
		title: "Two pages have the same title or description"
	},
	"head-length": {
		level: "warning",
		title: "A title or description is too long"
	},
	"head-brand": {
		level: "warning",
		title: "A title has the name of the site in it"
	},
	"head-noindex": {
		level: "warning",
		title: "The home page is hidden from search engines"
	},
	"page-other-name": {
		level: "warning",
		title: "A page names another one in place of itself"
	},
	"content-repeated": {
		level: "warning",
		title: "A paragraph stands on two pages"
	},
	"content-similar": {
		level: "warning",
		title: "Two pages are nearly the same"
	},
	"date-invalid": {
		level: "error",
		title: "A day is not in the calendar"
	},
	"date-future": {
		level: "warning",
		title: "A day lies in the future"
	},
	"date-order": {
		level: "error",
		title: "The days of a page are in the wrong order"
	},
	"html-link": {
		level: "error",
		title: "A written page leads nowhere"
	},
	"html-reference": {
		level: "error",
		title: "A written page names an id that is not there, or twice"
	},
	"address-lost": {
		level: "error",
		title: "A published address is gone"
	},
	"source-unknown": {
		level: "warning",
		title: "A law or a board is cited without a source"
	},
	"source-list": {
		level: "warning",
		title: "A page does not list its sources"
	},
	"source-unused": {
		level: "warning",
		title: "A source is not used"
	},
	"fact-unknown": {
		level: "warning",
		title: "A comparison has an empty column"
	},
	"page-gap": {
		level: "error",
		title: "A text that visitors see is still to be written"
	},
	sample: {
		level: "error",
		title: "A sample stands in for a service"
	},
	placeholder: {
		level: "error",
		title: "A made-up value is still in place"
	}
};
/** Whether an issue stops a build. */
function isError(issue) {
	return RULES[issue.rule].level === "error";
}
export { isError as n, RULES as t };
