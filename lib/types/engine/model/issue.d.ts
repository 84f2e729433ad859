/** What finds issues. The names are permanent: reports and suppressions refer to them. */
export declare const RULES: {
    readonly "json-syntax": {
        readonly level: "error";
        readonly title: "The file is not valid JSON";
    };
    readonly "json-encoding": {
        readonly level: "error";
        readonly title: "The file is not UTF-8 text";
    };
    readonly "json-duplicate-key": {
        readonly level: "error";
        readonly title: "A field is given twice";
    };
    readonly "json-hidden": {
        readonly level: "error";
        readonly title: "A character that cannot be seen stands in the file";
    };
    readonly "json-depth": {
        readonly level: "error";
        readonly title: "The file is nested too deep or too large";
    };
    readonly "schema-unknown-field": {
        readonly level: "error";
        readonly title: "A field is not known";
    };
    readonly "schema-missing-field": {
        readonly level: "error";
        readonly title: "A field is missing";
    };
    readonly "schema-type": {
        readonly level: "error";
        readonly title: "A value has the wrong kind";
    };
    readonly "schema-value": {
        readonly level: "error";
        readonly title: "A value is not one of those allowed";
    };
    readonly "schema-limit": {
        readonly level: "error";
        readonly title: "A value is too short, too long or out of range";
    };
    readonly "schema-format": {
        readonly level: "error";
        readonly title: "A value has the wrong form";
    };
    readonly "schema-path": {
        readonly level: "warning";
        readonly title: "The path to the schema is wrong";
    };
    readonly "file-link": {
        readonly level: "error";
        readonly title: "A symbolic link in place of a file";
    };
    readonly "site-missing": {
        readonly level: "error";
        readonly title: "The site file is missing";
    };
    readonly "file-unreadable": {
        readonly level: "error";
        readonly title: "A file cannot be read";
    };
    readonly "file-stray": {
        readonly level: "warning";
        readonly title: "A file in the pages folder is not a page";
    };
    readonly "route-duplicate": {
        readonly level: "error";
        readonly title: "Two files answer the same path";
    };
    readonly "route-slug": {
        readonly level: "error";
        readonly title: "A file name makes a bad address";
    };
    readonly "route-reserved": {
        readonly level: "error";
        readonly title: "A page has a name that is taken";
    };
    readonly "alias-form": {
        readonly level: "error";
        readonly title: "A further path has the wrong form";
    };
    readonly "alias-clash": {
        readonly level: "error";
        readonly title: "A further path is already taken";
    };
    readonly "link-dead": {
        readonly level: "error";
        readonly title: "A link leads nowhere";
    };
    readonly "link-hidden": {
        readonly level: "error";
        readonly title: "A link leads to a hidden page";
    };
    readonly "link-anchor": {
        readonly level: "error";
        readonly title: "A link leads to a place that is not there";
    };
    readonly "link-redirect": {
        readonly level: "warning";
        readonly title: "A link leads through a redirect";
    };
    readonly "link-insecure": {
        readonly level: "warning";
        readonly title: "A link is not encrypted";
    };
    readonly "link-outside": {
        readonly level: "warning";
        readonly title: "An address outside the site does not answer";
    };
    readonly "link-form": {
        readonly level: "error";
        readonly title: "A link has the wrong form";
    };
    readonly "link-text": {
        readonly level: "warning";
        readonly title: "The words of a link do not say where it leads";
    };
    readonly "link-host": {
        readonly level: "warning";
        readonly title: "An address has a misspelt host, or one for trials";
    };
    readonly "phone-number": {
        readonly level: "warning";
        readonly title: "A phone number has a wrong digit, or no country";
    };
    readonly "anchor-duplicate": {
        readonly level: "error";
        readonly title: "An anchor is given twice on a page";
    };
    readonly "form-host": {
        readonly level: "error";
        readonly title: "A form comes from a host that is not listed";
    };
    readonly "media-missing": {
        readonly level: "error";
        readonly title: "A picture or film is not there";
    };
    readonly "media-type": {
        readonly level: "error";
        readonly title: "A file is of the wrong kind for its place";
    };
    readonly "media-alt": {
        readonly level: "error";
        readonly title: "A picture has no text for people who cannot see it";
    };
    readonly "media-alt-useless": {
        readonly level: "warning";
        readonly title: "A picture's text does not say what it shows";
    };
    readonly "media-unused": {
        readonly level: "warning";
        readonly title: "A picture or film is not used";
    };
    readonly "media-size": {
        readonly level: "error";
        readonly title: "A picture is far too large";
    };
    readonly "media-wide": {
        readonly level: "warning";
        readonly title: "A picture is wider than any screen";
    };
    readonly "media-unsafe": {
        readonly level: "warning";
        readonly title: "A drawing could run or load something";
    };
    readonly "token-unknown": {
        readonly level: "error";
        readonly title: "A token is not known";
    };
    readonly "token-form": {
        readonly level: "error";
        readonly title: "A token is not written as one";
    };
    readonly "token-circle": {
        readonly level: "error";
        readonly title: "Values refer to one another without end";
    };
    readonly "markdown-html": {
        readonly level: "error";
        readonly title: "HTML in a Markdown text";
    };
    readonly "markdown-limit": {
        readonly level: "error";
        readonly title: "A Markdown text is nested too deep or has too many signs";
    };
    readonly "text-signs": {
        readonly level: "warning";
        readonly title: "Signs of Markdown or HTML are shown as they stand";
    };
    readonly "text-filler": {
        readonly level: "warning";
        readonly title: "Filler stands where a text is still to be written";
    };
    readonly "text-damaged": {
        readonly level: "warning";
        readonly title: "A text was read with the wrong encoding";
    };
    readonly spelling: {
        readonly level: "warning";
        readonly title: "A word is misspelt";
    };
    readonly "fact-name": {
        readonly level: "error";
        readonly title: "A fact has a name that no token can have";
    };
    readonly "fact-written-out": {
        readonly level: "warning";
        readonly title: "A value is written out that has a token";
    };
    readonly "shared-unused": {
        readonly level: "warning";
        readonly title: "A shared block is not used";
    };
    readonly "shared-unknown": {
        readonly level: "error";
        readonly title: "A shared block is not there";
    };
    readonly "pages-unknown": {
        readonly level: "error";
        readonly title: "A listed page is not there";
    };
    readonly "pages-empty": {
        readonly level: "warning";
        readonly title: "A list of pages is empty";
    };
    readonly "page-heading": {
        readonly level: "error";
        readonly title: "A page does not have exactly one main heading";
    };
    readonly "heading-order": {
        readonly level: "error";
        readonly title: "A heading skips a level";
    };
    readonly "page-hidden": {
        readonly level: "error";
        readonly title: "A page that the site needs is hidden";
    };
    readonly "heading-misplaced": {
        readonly level: "warning";
        readonly title: "A heading stands in a text that has none";
    };
    readonly "section-dark": {
        readonly level: "warning";
        readonly title: "A page has two dark sections";
    };
    readonly "entry-repeated": {
        readonly level: "warning";
        readonly title: "An entry or a question is given twice";
    };
    readonly "page-block-misplaced": {
        readonly level: "error";
        readonly title: "A block stands where it cannot work";
    };
    readonly "page-reach": {
        readonly level: "warning";
        readonly title: "A page is hard to reach";
    };
    readonly "head-repeated": {
        readonly level: "warning";
        readonly title: "Two pages have the same title or description";
    };
    readonly "head-length": {
        readonly level: "warning";
        readonly title: "A title or description is too long";
    };
    readonly "head-brand": {
        readonly level: "warning";
        readonly title: "A title has the name of the site in it";
    };
    readonly "head-noindex": {
        readonly level: "warning";
        readonly title: "The home page is hidden from search engines";
    };
    readonly "page-other-name": {
        readonly level: "warning";
        readonly title: "A page names another one in place of itself";
    };
    readonly "content-repeated": {
        readonly level: "warning";
        readonly title: "A paragraph stands on two pages";
    };
    readonly "content-similar": {
        readonly level: "warning";
        readonly title: "Two pages are nearly the same";
    };
    readonly "date-invalid": {
        readonly level: "error";
        readonly title: "A day is not in the calendar";
    };
    readonly "date-future": {
        readonly level: "warning";
        readonly title: "A day lies in the future";
    };
    readonly "date-order": {
        readonly level: "error";
        readonly title: "The days of a page are in the wrong order";
    };
    readonly "html-link": {
        readonly level: "error";
        readonly title: "A written page leads nowhere";
    };
    readonly "html-reference": {
        readonly level: "error";
        readonly title: "A written page names an id that is not there, or twice";
    };
    readonly "address-lost": {
        readonly level: "error";
        readonly title: "A published address is gone";
    };
    readonly "source-unknown": {
        readonly level: "warning";
        readonly title: "A law or a board is cited without a source";
    };
    readonly "source-list": {
        readonly level: "warning";
        readonly title: "A page does not list its sources";
    };
    readonly "source-unused": {
        readonly level: "warning";
        readonly title: "A source is not used";
    };
    readonly "fact-unknown": {
        readonly level: "warning";
        readonly title: "A comparison has an empty column";
    };
    readonly "page-gap": {
        readonly level: "error";
        readonly title: "A text that visitors see is still to be written";
    };
    readonly sample: {
        readonly level: "error";
        readonly title: "A sample stands in for a service";
    };
    readonly placeholder: {
        readonly level: "error";
        readonly title: "A made-up value is still in place";
    };
};
export type RuleId = keyof typeof RULES;
/** One finding: what is wrong, where, and what to do. Line and column are found when it is reported. */
export interface Issue {
    rule: RuleId;
    /** What is wrong, in a full sentence. */
    message: string;
    /** What to do about it. */
    hint: string;
    /** Path of the file, absolute, with forward slashes. */
    file: string;
    /** RFC 6901 pointer to the value; empty for the whole file. */
    pointer: string;
    /** Whether the key itself is meant and not its value. */
    atKey?: boolean;
    /** A part of the text value that is meant, for example one link of many. */
    excerpt?: string;
    /** Where the file's text is broken, when there is no value to point at: offset and length in characters. */
    span?: {
        offset: number;
        length: number;
    };
    /** The mend, when there is only one that can be meant. */
    fix?: Fix;
    /** Changes with which a broken text can be read, though only its author can fix it. */
    readAs?: TextEdit[];
    /** What a person may choose in place of correcting the text. */
    choice?: Choice;
}
/** To have a word among the site's own, or a fact changed everywhere. */
export type Choice = {
    word: string;
} | {
    fact: string;
    value: string;
};
/** A change of a file's text. */
export interface TextEdit {
    offset: number;
    length: number;
    text: string;
}
/** What to write in place of what is marked: another value, another name of the field, or changes of the text. */
export type Fix = {
    value: unknown;
} | {
    key: string;
} | {
    edits: TextEdit[];
};
/** Whether an issue stops a build. */
export declare function isError(issue: Issue): boolean;
