import { Ajv } from "ajv";
import { beforeAll, describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../../../cli/definitions.ts";
import { examineFiles } from "../../../../testing/examine-files.ts";
import { liveLists } from "../../../pipeline/schema/live-lists.ts";
import { siteNames } from "../site-names.ts";

/** What is wrong with a link, and a part of what is reported. */
const FAULTS: [kind: string, href: string, rule: string, expected: string][] = [
  ["a page that is not there", "/nowhere-near", "link-dead", "There is no page /nowhere-near."],
  ["a slip of one letter", "/contcat", "link-dead", "Did you mean /contact?"],
  ["the wrong folder", "/houston", "link-dead", "Did you mean /places/houston?"],
  ["a capital letter", "/Contact", "link-dead", "Did you mean /contact?"],
  ["capital letters", "/CONTACT#FORM", "link-dead", "Did you mean /contact?"],
  ["a slash at the end", "/contact/", "link-dead", "Did you mean /contact?"],
  ["index.html", "/contact/index.html", "link-dead", "Did you mean /contact?"],
  ["the home page as index.html", "/index.html", "link-dead", "Did you mean /?"],
  ["an ending", "/contact.html", "link-dead", "Did you mean /contact?"],
  ["the file instead of the path", "/contact.json", "link-dead", "Did you mean /contact?"],
  ["an underscore", "/opening_hours", "link-dead", "Did you mean /opening-hours?"],
  ["the not-found page", "/404", "link-dead", "There is no page /404."],
  ["a page with a query", "/contakt?from=a#form", "link-dead", "Did you mean /contact?"],
  ["an encoded space", "/con%20tact", "link-dead", "There is no page /con%20tact."],
  ["malformed encoding", "/%E0%A4", "link-form", "percent sign"],
  ["a lone percent sign", "/100%", "link-form", "percent sign"],
  ["malformed encoding in an anchor", "/contact#%zz", "link-form", "percent sign"],
  ["an empty part", "/places//houston", "link-form", "empty or dotted part"],
  ["a dotted part", "/places/../contact", "link-form", "empty or dotted part"],
  ["an anchor elsewhere", "/contact#from", "link-anchor", "Did you mean #form?"],
  ["an anchor here", "#nowhere", "link-anchor", "has no place #nowhere"],
  ["an anchor in capitals", "/contact#Form", "link-anchor", "Did you mean #form?"],
  [
    "an anchor of a page without any",
    "/opening-hours#monday",
    "link-anchor",
    "That page has no anchors",
  ],
  ["an anchor behind an alias", "/reach-us#nothing", "link-anchor", "has no place #nothing"],
  ["a hash route", "#/contact", "link-anchor", "has no place #/contact"],
  [
    "an article that is not there",
    "/article/99",
    "link-dead",
    "There is no article with the number 99.",
  ],
  ["a word as a number", "/article/first", "link-dead", "end with a whole number from 1"],
  ["article nought", "/article/0", "link-dead", "end with a whole number from 1"],
  ["half a number", "/article/1.5", "link-dead", "end with a whole number from 1"],
  ["a number too much", "/article/1/2", "link-dead", "There is no page /article/1/2."],
  ["the pattern itself", "/article/:id", "link-dead", "end with a whole number from 1"],
  ["through a redirect", "/old-contact", "link-redirect", "Write /contact."],
  ["through a redirect to a place", "/old-contact#form", "link-redirect", "Write /contact#form."],
  [
    "a file that is not there",
    "/media/price.pdf",
    "media-missing",
    "Did you mean /media/prices.pdf?",
  ],
  ["a file in capitals", "/media/Prices.pdf", "media-missing", "Did you mean /media/prices.pdf?"],
  ["a made file", "/assets/style-1a2b.css", "link-dead", "There is no page"],
  ["a relative path", "contact", "link-form", "Write /contact for a page"],
  ["a relative path with dots", "../contact", "link-form", "depends on the page"],
  ["a relative path with a dot", "./contact", "link-form", "depends on the page"],
  ["a query alone", "?page=2", "link-form", "depends on the page"],
  [
    "a host without a beginning",
    "www.example.org/a",
    "link-form",
    "Write https://www.example.org/a.",
  ],
  ["a host without www", "example.org", "link-form", "Write https://example.org."],
  ["a file without its path", "prices.pdf", "link-form", "Write /prices.pdf for a page"],
  ["two slashes", "//example.org/a", "link-form", "begins with two slashes"],
  ["a misspelt scheme", "htps://example.org", "link-form", "Did you mean https://example.org?"],
  [
    "a scheme with a letter too many",
    "htttps://example.org",
    "link-form",
    "Did you mean https://example.org?",
  ],
  [
    "a scheme without its colon",
    "https//example.org",
    "link-form",
    "Did you mean https://example.org?",
  ],
  ["a semicolon as colon", "https;//example.org", "link-form", "Did you mean https://example.org?"],
  ["one slash of two", "https:/example.org", "link-form", "Did you mean https://example.org?"],
  ["the beginning twice", "https://https://example.org", "link-form", "Write https://example.org."],
  ["no host", "https://", "link-form", "is no full address"],
  ["a host without an ending", "https://example/a", "link-form", "no host that can be"],
  ["two dots in a host", "https://www..example.org", "link-form", "no host that can be"],
  ["a space in a host", "https://exa mple.org", "link-form", "has a space"],
  ["a bad port", "https://example.org:99999", "link-form", "is no full address"],
  ["malformed encoding outside", "https://example.org/%zz", "link-form", "is no full address"],
  ["a password", "https://me:secret@example.org", "link-form", "gives away"],
  ["not encrypted", "http://example.org", "link-insecure", "is not encrypted"],
  ["this site by its address", "https://www.bakery.example/contact", "link-form", "Write /contact"],
  [
    "this site without www",
    "http://bakery.example/contact#form",
    "link-form",
    "Write /contact#form",
  ],
  [
    "this site with a slash too many",
    "https://www.bakery.example//evil.example/x",
    "link-form",
    "Write /evil.example/x,",
  ],
  ["localhost", "http://localhost:5173/contact", "link-form", "your own machine"],
  ["a loopback address", "http://127.0.0.1/", "link-form", "your own machine"],
  ["a network at home", "https://192.168.0.10/x", "link-form", "your own machine"],
  ["a name in the network", "https://printer.local/", "link-form", "your own machine"],
  ["a file on this machine", "file:///C:/prices.pdf", "link-form", "on your own machine"],
  ["a script", "javascript:alert(1)", "link-form", "hidden in the link"],
  ["a script in capitals", "JaVaScRiPt:void(0)", "link-form", "hidden in the link"],
  ["a script after a space", " javascript:alert(1)", "link-form", "space around it"],
  ["another script", "vbscript:msgbox", "link-form", "hidden in the link"],
  ["data", "data:text/html,hi", "link-form", "hidden in the link"],
  ["a scheme nobody takes", "ftp://example.org/a", "link-form", "ftp:, which is not allowed"],
  ["a mail without a host", "mailto:hello", "link-form", "is no e-mail link"],
  ["a mail without a name", "mailto:@example.org", "link-form", "is no e-mail link"],
  ["a mail with two @", "mailto:a@b@example.org", "link-form", "is no e-mail link"],
  ["a mail with two dots", "mailto:a@example..org", "link-form", "is no e-mail link"],
  ["a mail to a host without an ending", "mailto:a@example", "link-form", "is no e-mail link"],
  ["a mail with slashes", "mailto://a@example.org", "link-form", "is no e-mail link"],
  ["a misspelt mail", "mialto:a@example.org", "link-form", "Did you mean mailto:a@example.org?"],
  [
    "a mail with a semicolon",
    "mailto;a@example.org",
    "link-form",
    "Did you mean mailto:a@example.org?",
  ],
  ["an address alone", "a@example.org", "link-form", "Write mailto:a@example.org."],
  ["letters as phone number", "tel:1-800-FLOWERS", "link-form", "is no phone link"],
  ["a phone without a number", "tel:", "link-form", "is no phone link"],
  ["a phone with slashes", "tel://15550100", "link-form", "is no phone link"],
  ["a phone with a space", "tel:+1 555 0100", "link-form", "has a space"],
  ["a phone of too many digits", "tel:+12345678901234567", "link-form", "is no phone link"],
  ["a misspelt phone", "phone:+15550100", "link-form", "Did you mean tel:+15550100?"],
  ["a number alone", "+1-555-010-0199", "link-form", "Write tel:+1-555-010-0199."],
  ["a lone #", "#", "link-form", "leads nowhere"],
  ["#!", "#!", "link-form", "leads nowhere"],
  ["spaces only", "  ", "link-form", "leads nowhere"],
  ["TODO", "TODO", "link-form", "leads nowhere"],
  ["dots", "...", "link-form", "leads nowhere"],
  ["your link here", "your-link-here", "link-form", "leads nowhere"],
  ["undefined", "undefined", "link-form", "could not fill"],
  ["undefined in a path", "/places/undefined", "link-form", "could not fill"],
  ["undefined as host", "https://undefined/x", "link-form", "could not fill"],
  ["null", "/null", "link-form", "could not fill"],
  ["an object", "/places/[object Object]", "link-form", "could not fill"],
  ["an unknown token", "mailto:{emial}", "token-unknown", "{emial} has no value."],
  ["a doubled brace", "/{{page}}", "token-form", "has its braces twice"],
  ["another template", "/<%= page %>", "link-form", "nobody fills"],
  ["a backslash", "\\contact", "link-form", "has a backslash"],
  ["a backslash within", "/places\\houston", "link-form", "has a backslash"],
  ["a space", "/our team", "link-form", "has a space"],
  ["a space at the end", "/contact ", "link-form", "Write /contact."],
  ["a zero-width space", "/con\u2061tact", "link-form", "cannot be seen"],
];

/** Links that are right, unusual as some of them look. */
const RIGHT = [
  "/",
  "/#top",
  "#top",
  "#main",
  "/contact",
  "/contact#form",
  "/contact#",
  "/contact?from=home",
  "/contact?q=a%20b&x=%C3%A9#form",
  "#:~:text=bread",
  "/contact#:~:text=call%20us",
  "/contact#form:~:text=call",
  "/contact#%66orm",
  "/%63ontact",
  "/article/1",
  "/article/1?x",
  "/feed.xml",
  "/sitemap.xml",
  "/robots.txt",
  "/llms.txt",
  "/media/prices.pdf",
  "/media/prices.pdf#page=2",
  "/also-contact",
  "/also-contact#form",
  "/places/houston",
  "https://example.org",
  "HTTPS://EXAMPLE.ORG/",
  "https://example.org/a_(b)",
  "https://example.org:8443/x",
  "https://example.org/?a=1&b[]=2#c",
  "https://sub.domain.example.co.uk/x/",
  "https://example.org/%E2%82%AC",
  "https://bücher.example/ä",
  "https://xn--bcher-kva.example",
  "https://example.org/a//b",
  "https://example.org/undefinedness",
  "https://93.184.216.34/x",
  "https://example.museum",
  "https://en.wikipedia.org/wiki/Null_(SQL)",
  "mailto:a@example.org",
  "MAILTO:a@example.org",
  "mailto:a.b+c@example.org?subject=Hello%20you&body=x",
  "mailto:a@example.org,b@example.org",
  "mailto:?subject=Read%20this",
  "mailto:o'neil@example.org",
  "tel:+15550100199",
  "tel:+1-555-010-0199",
  "tel:(555)010-0199",
  "tel:911",
  "tel:+15550100199;ext=12",
  "tel:{phoneNumber}",
  "mailto:{email}",
  "#null-values",
  "/nullable",
];

const page = (title: string, fields: object = {}) => ({
  title,
  description: `What to know about ${title}.`,
  blocks: [{ type: "hero" }],
  ...fields,
});
const buttons = (name: string, hrefs: string[]) => ({
  blocks: [
    { type: "hero" },
    ...hrefs.map((href, at) => ({
      type: "cta",
      title: "Go",
      action: { label: `${name} ${at + 1}`, href },
    })),
    { type: "cta", anchor: "null-values", title: "Go" },
  ],
});

const FILES: Record<string, object | string> = {
  "_site.json": {
    brand: "Bakery",
    url: "https://www.bakery.example",
    language: "en-US",
    phoneNumber: "+15550100100",
    email: "bread@bakery.example",
    navigation: { header: [{ href: "/" }], action: { label: "Contact", href: "/contact" } },
    footer: {
      groups: [
        {
          label: "All",
          links: [
            "/faults",
            "/right",
            "/texts",
            "/opening-hours",
            "/nullable",
            "/places/houston",
          ].map((href) => ({ href })),
        },
      ],
    },
    blog: { provider: "wordpress", category: 1, byline: "B", samples: true },
  },
  "_blog/1.md": "---\ntitle: One\ndate: 2026-01-01\n---\n\nC\n",
  "index.json": page("Home"),
  "contact.json": page("Contact", {
    aliases: [
      "/old-contact",
      { path: "/also-contact", as: "page" },
      { path: "/reach-us", as: "page" },
    ],
    blocks: [{ type: "hero" }, { type: "cta", anchor: "form", title: "Write" }],
  }),
  "opening-hours.json": page("Hours"),
  "nullable.json": page("Nullable"),
  "places/houston.json": page("Houston"),
  "article/[id].json": page("Article", { blocks: [{ type: "blog-article" }] }),
  "faults.json": page(
    "Faults",
    buttons(
      "Wrong",
      FAULTS.map(([, href]) => href),
    ),
  ),
  "right.json": page("Right", buttons("Right", RIGHT)),
  "texts.json": page("Texts", {
    blocks: [
      { type: "hero", eyebrow: "See [hours](/opening-hours)" },
      {
        type: "rich-text",
        text: [
          "See [our page](/contcat) and [the hours](/opening-hours).",
          "",
          "Not [this](/our team), but <https://example.org> or www.example.org or a@example.org.",
        ],
      },
      { type: "rich-text", text: "Open [it](/contact and go." },
      {
        type: "rich-text",
        text: 'See [Wikipedia](https://en.wikipedia.org/wiki/Bread_(food)) and [a place](/contact#form "Form").',
      },
      { type: "cards", pages: ["/Contact"] },
      { type: "cards", pages: { below: "/place" } },
    ],
  }),
};

interface Reported {
  file: string;
  pointer: string;
  rule: string;
  words: string;
  position: string;
}

let reported: Reported[] = [];
/** Whether editors take a link, with what they know of this site. */
let editorsTake: (href: string) => boolean = () => false;

beforeAll(async () => {
  const pages = Object.entries(FILES).map(([path, value]) => [`pages/${path}`, value]);
  const { located, site } = await examineFiles({
    ...Object.fromEntries(pages),
    "media/prices.pdf": "%PDF",
  });
  const { definitions } = liveLists(siteNames(site), DEFINITIONS.fields) as {
    definitions: { href: object };
  };
  const takes = new Ajv({ strict: false }).compile(definitions.href);
  editorsTake = (href) => takes(href) === true;
  reported = located.map(({ file, pointer, rule, message, hint, line, column }) => ({
    file: file.slice("pages/".length),
    pointer,
    rule,
    words: `${message} ${hint}`,
    position: `${line}:${column}`,
  }));
});

describe("every kind of fault is reported once, at its position", () => {
  it.each(FAULTS.map((fault, at) => [...fault, at] as const))(
    "%s: %s",
    (_, _href, rule, expected, at) => {
      const pointer = `/blocks/${at + 1}/action/href`;
      const here = reported.filter(
        (issue) => issue.file === "faults.json" && issue.pointer === pointer,
      );
      expect(here.map((issue) => issue.rule)).toEqual([rule]);
      expect(here[0]?.words).toContain(expected);
    },
  );

  it("there are more than sixty kinds", () => {
    expect(FAULTS.length).toBeGreaterThan(60);
  });
});

it("no false alarm is raised beside them", () => {
  const onRight = reported.filter(
    ({ file, rule }) => file === "right.json" && rule !== "phone-number",
  );
  expect(onRight).toEqual([]);
  const others = reported.filter(
    ({ file }) => !["faults.json", "right.json", "texts.json"].includes(file),
  );
  expect(others).toEqual([]);
});

it("links in texts are reported at their position in the line", () => {
  const lines = JSON.stringify(FILES["texts.json"], null, 2).split("\n");
  const position = (part: string, shift = 0) => {
    const line = lines.findIndex((text) => text.includes(part));
    return `${line + 1}:${(lines[line] ?? "").indexOf(part) + 1 + shift}`;
  };
  expect(
    reported
      .filter(({ file, rule }) => file === "texts.json" && rule !== "link-text")
      .map(({ position, rule }) => `${position} ${rule}`),
  ).toEqual([
    `${position("[hours](/opening-hours)")} link-form`,
    `${position("](/contcat", 2)} link-dead`,
    `${position("](/our team)")} link-form`,
    `${position("www.example.org")} link-form`,
    `${position("](/contact and go.")} link-form`,
    `${position('"/Contact"')} pages-unknown`,
    `${position('"/place"')} pages-unknown`,
  ]);
});

describe("editors know links by the live lists", () => {
  /** A schema knows neither other anchors of the same page nor numbers, hosts and what an address means. */
  const BEYOND =
    /^(an anchor here|a hash route|an article that is not there|through a redirect.*|an encoded space|malformed encoding|two dots in a host|a bad port|not encrypted|a name in the network|a mail with two dots|a phone of too many digits|a page with a query)$/;

  it.each(RIGHT)("and take %s", (href) => {
    expect(editorsTake(href)).toBe(true);
  });

  it.each(FAULTS)("and refuse %s: %s", (kind, href) => {
    expect(editorsTake(href)).toBe(BEYOND.test(kind));
  });
});
