/** The answer that every host gives for a path. */
export interface ExpectedAnswer {
  path: string;
  /** `refused` is 400, 404, 414 or 431: hosts differ in how they turn away what is no path, and it does not matter. */
  status: 200 | 301 | 404 | "refused";
  location?: string;
  /** What the content type begins with. */
  type?: string;
}

const page = (path: string): ExpectedAnswer => ({ path, status: 200, type: "text/html" });
const data = (path: string): ExpectedAnswer => ({ path, status: 200, type: "application/json" });
const moved = (path: string, location: string): ExpectedAnswer => ({ path, status: 301, location });
const nothing = (path: string): ExpectedAnswer => ({ path, status: 404 });
const refused = (path: string): ExpectedAnswer => ({ path, status: "refused" });

/**
 * Odd ways of asking for a site whose page `/about` has the old paths `/about-us`, `/old/place` and `/über-uns`, with the answer that
 * each gets from every host.
 *
 * @param style name of the style sheet in `assets/`
 */
export function oddPaths(style: string): ExpectedAnswer[] {
  return [
    ...["/", "/?", "/?a=//b", "/?a=%00", "/about", "/about?x=/../y", "/%61bout", "/%61%62out"].map(
      page,
    ),
    ...["/article/1", "/article/%31", "/article/101", "/article/1?x", "/a%62out"].map(page),
    ...["/page.json", "/about/page.json", "/about/%70age.json", "/404.json"].map(data),
    moved("/about/", "/about"),
    moved("/%61bout/", "/about"),
    moved("/about/?a=1&b=2", "/about?a=1&b=2"),
    moved("/about-us", "/about"),
    moved("/%61bout-us", "/about"),
    moved("/about%2dus", "/about"),
    moved("/about%2Dus?a=1", "/about?a=1"),
    moved("/about-us?", "/about"),
    moved("/about-us?a=1&b=2", "/about?a=1&b=2"),
    moved("/about-us?a=%20b&a=2", "/about?a=%20b&a=2"),
    moved("/about-us?q=a%2Bb%26c", "/about?q=a%2Bb%26c"),
    moved("/old/place?utm_source=x", "/about?utm_source=x"),
    moved("/%C3%BCber-uns?a", "/about?a"),
    moved("/%c3%bcber-uns", "/about"),
    moved("/article/101/", "/article/101"),
    ...["/ABOUT", "/About", "/ABOUT-US", "/About-us", "/OLD/place", "/Article/1"].map(nothing),
    ...["/%C3%9Cber-uns", "/u%cc%88ber-uns", "/%fcber-uns"].map(refused),
    ...["//", "///", "//about", "/about//", "//about-us", "/about-us//", "/old//place"].map(
      nothing,
    ),
    ...["/page.json//", "/page.json/x", "/about/page.json/x", "/about/page.json//"].map(nothing),
    ...["/about%2f", "/%2fabout", "/old%2fplace", "/about%5c", "/%5cabout", "/about%5C.."].map(
      nothing,
    ),
    ...["/article/1%0a", "/article/1%0d", "/article/1%20", "/about%0a", "/about-us%0a"].map(
      nothing,
    ),
    ...["/about/%0a", "/%09about", "/about%7f", "/about%1f", "/about%0d%0aX:1/"].map(nothing),
    ...["/article/0", "/article/01", "/article/1.0", "/article/-1", "/article/1e3"].map(nothing),
    ...["/article/99999999999999999", "/article/x", "/article/:id", "/article/1/page.json"].map(
      nothing,
    ),
    ...[
      "/_headers",
      "/_headers/",
      "/%5fheaders",
      "/_redirects",
      "/_headers.br",
      "/404",
      "/404.html",
    ].map(nothing),
    ...["/index.html", "/index", "/about.html", "/about/index", "/about/index.html"].map(nothing),
    ...["/about%2ehtml", "/about/index%2ehtml", "/article/_id", "/article/_id.html"].map(nothing),
    ...["br", "gz", "%62r"].map((ending) => nothing(`/assets/${style}.${ending}`)),
    ...["/index.html.br", "/about/index.html.gz", "/about/page.json.br", "/sitemap.xml.gz"].map(
      nothing,
    ),
    ...["/assets", "/assets/none.css", "/media", "/.git/config", "/.env", "/.well-known/x"].map(
      nothing,
    ),
    ...[
      "/about;x",
      "/about:x",
      "/about+us",
      "/about%2Bus",
      "/about%3f",
      "/about%23",
      "/~about",
    ].map(nothing),
    ...["/about%e2%80%8b", "/%e2%80%aeabout", "/caf%c3%a9", "/con", "/constructor"].map(nothing),
    ...["/__proto__", "/toString", "/hasOwnProperty"].map(nothing),
    ...[255, 256, 300, 5000].map((length) => nothing(`/${"a".repeat(length)}`)),
    nothing(`/about/${"b/".repeat(1500)}c`),
    nothing(`/${"%e4%b8%ad".repeat(90)}`),
    ...["/http://evil.example/", "/%5Cevil.example/", "/https:evil.example"].map(nothing),
    ...["/./about", "/about/.", "/about/./x", "/%2e/about", "/about/%2e"].map(refused),
    ...["/../about", "/x/../about", "/about/..", "/about/../..", "/%2e%2e/about"].map(refused),
    ...["/assets/../about", "/assets/%2e%2e/about", "/about/%2E%2E/", "/..%2fetc/passwd"].map(
      refused,
    ),
    ...["/%", "/%f", "/%zz", "/about%", "/%u0061bout", "/%00", "/about%00", "/about%00.html"].map(
      refused,
    ),
    ...["/%ff", "/%c0%ae", "/%c0%ae%c0%ae/", "/about%ff", "/%ed%a0%80", "/about#x", "/#"].map(
      refused,
    ),
    ...["/about\\", "/\\about", "/\\evil.example/", "/\\/evil.example"].map(refused),
    refused(`/${"a".repeat(20_000)}`),
  ];
}
