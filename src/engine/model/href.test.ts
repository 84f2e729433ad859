import { describe, expect, it } from "vitest";
import { parseHref } from "./href.ts";

it.each([
  ["/contact#form", "/contact", "form"],
  ["#form", "", "form"],
  ["/a%20b?x=1#y", "/a b", "y"],
  ["/a#%66orm", "/a", "form"],
  ["/a#", "/a", ""],
  ["/a#b:~:text=c", "/a", "b"],
  ["/a?b#c?d", "/a", "c?d"],
  ["/.well-known/...a", "/.well-known/...a", ""],
  ["/undefined-x", "/undefined-x", ""],
  ["/$page", "/$page", ""],
])("takes %s, which leads inside the site, apart", (href, path, anchor) => {
  expect(parseHref(href)).toEqual({ kind: "inside", path, anchor });
});

it.each([
  "https://www.tmb.state.tx.us/page",
  "http://a.org",
  "https://a.org:8443/x?y#z",
  "https://a.org/%C3%A4",
  "https://ä.org",
  "https://xn--bcher-kva.example",
  "https://1.2.3.4",
  "https://localhost.org",
  "https://193.168.1.1",
  "https://172.15.0.1",
  "https://172.32.0.1",
  "https://110.0.0.1",
  "https://a.org/https://b.org",
  "https://a.org//https://b.org",
  "mailto:hello@example.com",
  "mailto:a.b+c@example.com,d@example.com",
  "mailto:a%40b.org",
  "mailto:a@b.org?subject=x?y",
  "mailto:?subject=x",
  "tel:+15550100199",
  "tel:+1-(5.5)*#5",
  "tel:911;ext=12;a-b=2",
])("lets %s pass, which leads outside", (href) => {
  expect(parseHref(href)).toEqual({ kind: "outside", url: href });
});

describe("what is meant by a link that is wrong is not certain", () => {
  const COMPARE = "Compare it with the address in the browser.";
  const MARK = "Write the address itself, or a token such as {email} from pages/_site.json.";

  it.each<[reason: string, hint: string, hrefs: string[]]>([
    [
      "leads nowhere.",
      "Write a page such as /contact, or a place such as #form.",
      [
        ...["", " ", "#", "#!", "todo", "#TBD", "fixme", "xxx", "xxxx", "link", "#url", "href"],
        ...["here", "insert link", "insert-link", "insert_link", "your-link", "your link here"],
        ...["path/to", "path/to/page", "placeholder", "..", "...", "…", "?", "???", "-", "--"],
      ],
    ],
    [
      "holds a value that a program could not fill.",
      "Write the address that is meant.",
      [
        ...["undefined", "/undefined", "#null", "NaN", "/undefined/x", "undefined?x", "null#x"],
        ...["/a/[object Object]/b", "/%5Bobject%20Object%5D", "https://undefined/x"],
      ],
    ],
    [
      "holds a mark for a value that nobody fills.",
      MARK,
      ["/{page}", "/page}", "/<%page", "/page%>", "$(page)", "/[[page"],
    ],
    [
      "has a tab in it.",
      "Take it out; in addresses a space is written %20.",
      ["/a\tb", "https://a.org/a\tb"],
    ],
    [
      "begins with two slashes.",
      "Write https:// before the address, or one slash for a page of this site.",
      ["//example.org", "///"],
    ],
    [
      "has an empty or dotted part.",
      "Write the path as the browser shows it.",
      ["/a//b", "/./a", "/../a", "/a/..", "/a/."],
    ],
    [
      "has a percent sign that encodes nothing.",
      "Write %25 for a percent sign itself.",
      ["/%", "/%E0%A4%A", "#%"],
    ],
    [
      "depends on the page it stands on.",
      "Write the whole path from the first slash, for example /contact.",
      ["./a", "../a", "?a"],
    ],
    [
      "would run or show something hidden in the link.",
      "Write a page or an address.",
      ["javascript:x", "JavaScript:x", "vbscript:x", "data:x", "blob:x"],
    ],
    [
      "leads to a file on your own machine, which nobody else has.",
      "Put the file into the media folder and write /media/ and its name.",
      ["file:x", "FILE:///C:/x"],
    ],
    [
      "is no full address.",
      COMPARE,
      [
        "https:",
        "https://",
        "https:a",
        "https://a.org/%zz",
        "https://a.org/%2z",
        "https://a.org:99999",
      ],
    ],
    [
      "leads to your own machine or network, which nobody else can reach.",
      "Write the public address; for a page of this site begin with /.",
      [
        ...[
          "localhost",
          "x.localhost",
          "ab.localhost",
          "ab.local",
          "ab.internal",
          "ab.test",
          "ab.invalid",
        ],
        ...["0.0.0.0", "127.0.0.1", "127.10.20.30", "10.20.30.40", "192.168.10.20", "172.16.10.20"],
        ...["172.29.0.1", "172.31.0.1", "[::1]", "[2001:db8::1]:80"],
      ].map((host) => `http://${host}/x`),
    ],
    [
      "gives away a name or a password.",
      "Take out what stands before the @.",
      ["https://me@a.org", "https://me:pw@a.org"],
    ],
    [
      "is no e-mail link.",
      "Write mailto:name@example.com.",
      [
        ...[
          "",
          "a",
          "a@b",
          "a@b.c",
          "a@b.org,c",
          "a@b.org,",
          "a?subject",
          "a..b@c.org",
          ".a@c.org",
        ],
        ...["a@b@c.org", "%", "a b@c.org".replace(" ", "%20"), "a@-b.org", "a@b-.org"],
      ].map((address) => `mailto:${address}`),
    ],
    [
      "is no phone link.",
      "Write tel: and the number with its country, for example tel:+15550100199.",
      [
        "",
        "++123",
        "123a",
        "a123",
        "123;ext",
        "123;ext=",
        "123;=1",
        "123;-a=1;b",
        "123;e!=1",
        "123;!e=1",
      ].map((number) => `tel:${number}`),
    ],
  ])("as one that %s", (reason, hint, hrefs) => {
    for (const href of hrefs)
      expect({ href, ...parseHref(href) }).toEqual({ href, kind: "bad", reason, hint });
  });

  it.each([
    "a",
    "a/b",
    "a@b",
    "a@b@c.org",
    "a/b@c.org",
    "155501",
    "5550100x",
    "x1555010",
    "xhttps//a.org",
    "atel.555",
    "a@b.org!",
    "x?y",
    "prices.pdf",
    "index.html#x",
  ])("as %s, which may be a page or a host", (href) => {
    expect(parseHref(href)).toEqual({
      kind: "bad",
      reason: "is neither a page, a place nor a full address.",
      hint: `Write /${href} for a page of this site, or https:// and the address of another site.`,
    });
  });

  it.each(["xx", "here-we-are", "insert", ".", "mailto/a@b.org", "tel/555", "telephone", ".../a"])(
    "as %s, which is no word that stands for a link",
    (href) => {
      expect(parseHref(href)).toMatchObject({ reason: expect.stringContaining("neither a page") });
    },
  );

  it.each([
    "example.org",
    "sub.example.org?x",
    "example.org#x",
    "example.org:8080",
    "example.org/x",
    "awww.example.org",
    "prices.pdfx",
  ])("as %s, which lacks its beginning", (href) => {
    const hint = `Write https://${href}.`;
    expect(parseHref(href)).toEqual({ kind: "bad", reason: "lacks its beginning.", hint });
  });

  it.each([
    "ftp",
    "c",
    "htpp",
    "https2",
    "mial",
    "amialto",
    "emailx",
    "atel",
    "acall",
    "callx",
    "localhost",
  ])("as one that begins with %s:", (scheme) => {
    expect(parseHref(`${scheme}:x`)).toEqual({
      kind: "bad",
      reason: `begins with ${scheme}:, which is not allowed.`,
      hint: "Links begin with /, #, https://, mailto: or tel:.",
    });
  });

  it.each(["a", "a.b", "a-.org", "-a.org", "a_b.org", "a..org", "a.org."])(
    "as one whose host is %s",
    (host) => {
      const reason = `has no host that can be: ${host}.`;
      expect(parseHref(`https://${host}/x`)).toEqual({ kind: "bad", reason, hint: COMPARE });
    },
  );
});

it.each([
  ...["htm", "html", "asp", "aspx", "doc", "docx", "xls", "xlsx", "ppt", "pptx", "jpg", "jpeg"],
  ...["mp3", "mp4", "json", "php", "csv", "txt", "zip", "png", "gif", "webp", "avif", "svg"],
])("takes no file for a host: a.%s", (ending) => {
  for (const href of [`a.${ending}`, `a.${ending.toUpperCase()}?x`])
    expect(parseHref(href)).toMatchObject({ hint: expect.stringContaining(`Write /${href} for`) });
});

describe("what is meant by a link that is wrong is certain", () => {
  it.each([
    [" /contact", "has a space around it.", "Write /contact.", "/contact"],
    ["/contact ", "has a space around it.", "Write /contact.", "/contact"],
    ["/a\\b\\c", "has a backslash in it.", "Write / instead.", "/a/b/c"],
    ["a@b.org", "is an e-mail address, not a link.", "Write mailto:a@b.org.", "mailto:a@b.org"],
    [
      "ab@bc.org",
      "is an e-mail address, not a link.",
      "Write mailto:ab@bc.org.",
      "mailto:ab@bc.org",
    ],
    ["+15550100", "is a phone number, not a link.", "Write tel:+15550100.", "tel:+15550100"],
    ["1555010", "is a phone number, not a link.", "Write tel:1555010.", "tel:1555010"],
    [
      "(555)010-0199",
      "is a phone number, not a link.",
      "Write tel:(555)010-0199.",
      "tel:(555)010-0199",
    ],
    [
      "www.example.org",
      "lacks its beginning.",
      "Write https://www.example.org.",
      "https://www.example.org",
    ],
    ["WWW.a.org/b", "lacks its beginning.", "Write https://WWW.a.org/b.", "https://WWW.a.org/b"],
    ["https://https://a.org", "begins twice.", "Write https://a.org.", "https://a.org"],
  ])("as of %j", (href, reason, hint, meant) => {
    expect(parseHref(href)).toEqual({ kind: "bad", reason, hint, meant });
  });

  it.each([" contact", "\\\\a\\b", "https://http:a", "amailto;a@b.org", "htps:a"])(
    "but not as of %j, whose correction would be wrong again",
    (href) => {
      expect(parseHref(href)).toMatchObject({ kind: "bad" });
      expect(parseHref(href)).not.toHaveProperty("meant");
    },
  );

  it.each([
    ["https//a.org/b", "lacks the colon of https://.", "https://a.org/b"],
    ["http;//a.org", "lacks the colon of https://.", "https://a.org"],
    ["HTTP.//a.org", "lacks the colon of https://.", "https://a.org"],
    ["mailto;a@b.org", "lacks its colon.", "mailto:a@b.org"],
    ["mailto;abc@b.org", "lacks its colon.", "mailto:abc@b.org"],
    ["htps://a.org//b", "begins with htps:, which is not allowed.", "https://a.org//b"],
    ["https:a.org/b", "lacks its two slashes.", "https://a.org/b"],
    ["MAILTO,a@b.org", "lacks its colon.", "mailto:a@b.org"],
    ["mailtoa@b.org", "lacks its colon.", "mailto:a@b.org"],
    ["tel=+15550100", "lacks its colon.", "tel:+15550100"],
    ["tel.555", "lacks its colon.", "tel:555"],
    ["https:a.org", "lacks its two slashes.", "https://a.org"],
    ["https:/a.org", "lacks its two slashes.", "https://a.org"],
    ["http:///a.org", "lacks its two slashes.", "http://a.org"],
    ["https://:a.org", "lacks its two slashes.", "https://a.org"],
    ...[
      "htps",
      "htpps",
      "hhttps",
      "hptts",
      "htts",
      "hppts",
      "httpss",
      "htttp",
      "ttps",
      "ttp",
      "htp",
      "htpss",
      "hhttp",
      "hptt",
    ].map((scheme) => [
      `${scheme}://a.org`,
      `begins with ${scheme}:, which is not allowed.`,
      "https://a.org",
    ]),
    ...["mail", "email", "e-mail", "mialto", "mailtoo"].map((scheme) => [
      `${scheme}:a@b.org`,
      `begins with ${scheme}:, which is not allowed.`,
      "mailto:a@b.org",
    ]),
    ...["telephone", "phone", "call", "tell", "te", "tele"].map((scheme) => [
      `${scheme}:555`,
      `begins with ${scheme}:, which is not allowed.`,
      "tel:555",
    ]),
  ])("as of %s", (href = "", reason, meant) => {
    const hint = `Did you mean ${meant}?`;
    expect(parseHref(href)).toEqual({ kind: "bad", reason, hint, meant });
  });
});

it.each([
  [2, "bad"],
  [3, "outside"],
  [15, "outside"],
  [16, "bad"],
])("takes a phone number of %i digits for %s", (digits, kind) => {
  expect(parseHref(`tel:${"5".repeat(digits)}`).kind).toBe(kind);
  expect(parseHref(`tel:+${"5".repeat(digits)}`).kind).toBe(kind);
});
