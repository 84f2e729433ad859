import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "@playwright/test";
import { listFiles } from "../src/engine/pipeline/read.ts";
import { buildCopy } from "./support/built-copy.ts";
import { requestRaw } from "./support/raw-request.ts";
import { runCli } from "./support/run-cli.ts";
import { availableServers, type RunningServer } from "./support/servers.ts";

const PAGE = "/locations/texas/houston";

let built: Promise<string> | undefined;

for (const [name, start] of availableServers()) {
  test.describe(`served by ${name}`, { tag: "@once" }, () => {
    test.describe.configure({ mode: "default" });
    let out: string;
    let server: RunningServer;

    test.beforeAll(async () => {
      built ??= buildCopy();
      out = await built;
      server = await start(out);
    });

    test.afterAll(() => server.stop());

    const get = (path: string, headers?: Record<string, string>) =>
      requestRaw(server.port, path, headers);
    const asset = (ending: string) =>
      `/assets/${readdirSync(join(out, "assets")).find((file) => file.endsWith(ending))}`;

    test("every page answers with its document", async () => {
      const paths = ["/", "/about", PAGE, "/resources/why-medical-directors-vital", "/article/101"];
      for (const path of paths) {
        const { status, headers, body } = await get(path);
        expect(status, path).toBe(200);
        expect(headers["content-type"], path).toMatch(/^text\/html;\s*charset=utf-8$/i);
        expect(`${body}`).toBe(readFileSync(join(out, path, "index.html"), "utf8"));
      }
    });

    test("data, manifest, sitemap and feed have their content types", async () => {
      const types: Record<string, RegExp> = {
        [`${PAGE}/page.json`]: /^application\/json/,
        "/manifest.webmanifest": /^application\/manifest\+json/,
        "/sitemap.xml": /xml/,
        "/robots.txt": /^text\/plain/,
        "/favicon.ico": /^image\/(x-icon|vnd\.microsoft\.icon)/,
        [asset(".js")]: /javascript/,
        [asset(".css")]: /^text\/css/,
        [asset(".svg")]: /^image\/svg\+xml/,
        [asset(".webm")]: /^video\/webm/,
        [asset(".woff2")]: /^font\/woff2/,
      };
      for (const [path, type] of Object.entries(types)) {
        const { status, headers } = await get(path);
        expect(status, path).toBe(200);
        expect(headers["content-type"], path).toMatch(type);
      }
    });

    test("the sample form may be shown by the site itself, all other documents by nobody", async () => {
      const form = await get("/sample-form/form");
      expect(form.status).toBe(200);
      expect(form.headers["content-type"]).toMatch(/^text\/html/);
      expect(form.headers["content-security-policy"]).toContain("frame-ancestors 'self'");
      expect(form.headers["x-frame-options"]).toBe("SAMEORIGIN");
      expect(form.headers["x-content-type-options"]).toBe("nosniff");
      for (const path of ["/sample-form/form.js", "/sample-form/form.css"])
        expect((await get(path)).status, path).toBe(200);
      const page = await get(PAGE);
      expect(page.headers["content-security-policy"]).toContain("frame-ancestors 'none'");
      expect(page.headers["x-frame-options"]).toBe("DENY");
    });

    test("an unknown path answers 404 with the not-found page and its headers", async () => {
      for (const path of ["/no-such-page", "/assets/none.js", "/locations/texas/none"]) {
        const { status, headers, body } = await get(path);
        expect(status, path).toBe(404);
        expect(`${body}`).toContain("Page Not Found");
        expect(headers["x-content-type-options"], path).toBe("nosniff");
        expect(headers["referrer-policy"], path).toBe("strict-origin-when-cross-origin");
        expect(headers["cache-control"], path).toContain("must-revalidate");
      }
    });

    test("files without an address of their own are not found", async () => {
      const hidden = [
        "_headers",
        "_redirects",
        "_output",
        "404",
        "404.html",
        "index.html",
        "about/index",
      ];
      const pages = ["about.html", "about/index.html", "article/_id", "article/_id.html"];
      for (const path of [...hidden, ...pages, "index.html.br", "about/index.html.gz"])
        expect((await get(`/${path}`)).status, path).toBe(404);
    });

    test("only numbers are articles, and all that the build did not know have the one document", async () => {
      const document = readFileSync(join(out, "article/_id.html"), "utf8");
      for (const path of ["/article/1", "/article/123456?from=feed"]) {
        const { status, body } = await get(path);
        expect(status, path).toBe(200);
        expect(`${body}`).toBe(document);
      }
      for (const path of ["/article", "/article/x", "/article/0", "/article/12/x"])
        expect((await get(path)).status, path).toBe(404);
    });

    test("old paths lead on, with the query", async () => {
      for (const path of ["/about-us", "/old/place"]) {
        const plain = await get(path);
        expect([plain.status, plain.headers.location]).toEqual([301, "/about"]);
        expect((await get(`${path}?a=1&b=2`)).headers.location).toBe("/about?a=1&b=2");
      }
    });

    test("a slash at the end leads to the page itself", async () => {
      for (const path of ["/about", PAGE]) {
        const { status, headers } = await get(`${path}/`);
        expect([status, headers.location]).toEqual([301, path]);
        expect((await get(`${path}/?a=1`)).headers.location).toBe(`${path}?a=1`);
      }
    });

    test("no path leads to another host", async () => {
      const hosts = ["/%5Cevil.com/", "//evil.com/", "/\\evil.com/", "/%2Fevil.com/"];
      const tricks = ["///evil.com//", "/about//evil.com/", "/.//evil.com/", "/%09/evil.com/"];
      for (const path of [...hosts, ...tricks, "/http://evil.com/", "/about/%0d%0aX:1/"]) {
        const { status, headers } = await get(path);
        expect(headers.location, path).toBeUndefined();
        expect([400, 404], path).toContain(status);
      }
    });

    test("no path leads out of the folder", async () => {
      for (const path of ["/../../../../etc/passwd", "/..%2f..%2fetc/passwd", "/%ff", "/%"]) {
        const { status, body } = await get(path);
        expect([400, 404], path).toContain(status);
        expect(`${body}`).not.toContain("root:");
      }
    });

    test("files with a hash may be kept for a year, pages are asked for again", async () => {
      expect((await get(asset(".js"))).headers["cache-control"]).toBe(
        "public, max-age=31536000, immutable",
      );
      for (const path of ["/", PAGE, `${PAGE}/page.json`, "/sitemap.xml"])
        expect((await get(path)).headers["cache-control"], path).toContain("must-revalidate");
    });

    test("a page that has not changed is not sent again", async () => {
      const first = await get(PAGE);
      const tag = first.headers.etag ?? "";
      expect(tag).not.toBe("");
      const again = await get(PAGE, { "If-None-Match": tag });
      expect([again.status, again.body.length]).toEqual([304, 0]);
    });

    test("text is sent compressed to browsers that take it", async () => {
      for (const path of ["/", PAGE, `${PAGE}/page.json`, asset(".css"), asset(".js")]) {
        const plain = await get(path);
        const packed = await get(path, { "Accept-Encoding": "gzip" });
        expect(packed.headers["content-encoding"], path).toBe("gzip");
        expect(`${packed.headers.vary}`.toLowerCase(), path).toContain("accept-encoding");
        expect(gunzipSync(packed.body).equals(plain.body), path).toBe(true);
        expect(plain.headers["content-encoding"], path).toBeUndefined();
      }
      const best = await get("/", { "Accept-Encoding": "gzip, br" });
      expect(best.headers["content-encoding"]).toMatch(name === "nginx" ? /^gzip$/ : /^br$/);
    });

    test("a video is sent in the parts that are asked for", async () => {
      const video = asset(".webm");
      const bytes = readFileSync(join(out, video));
      const whole = await get(video);
      expect(whole.headers["accept-ranges"]).toBe("bytes");
      const ranges: [string, number, number][] = [
        ["bytes=0-99", 0, 100],
        ["bytes=100-", 100, bytes.length],
        ["bytes=-50", bytes.length - 50, bytes.length],
        [`bytes=10-${bytes.length * 2}`, 10, bytes.length],
      ];
      for (const [range, from, to] of ranges) {
        const part = await get(video, { Range: range });
        expect(part.status, range).toBe(206);
        expect(part.headers["content-range"]).toBe(`bytes ${from}-${to - 1}/${bytes.length}`);
        expect(part.body.equals(bytes.subarray(from, to)), range).toBe(true);
      }
      const beyond = await get(video, { Range: `bytes=${bytes.length}-` });
      expect(beyond.status).toBe(416);
      expect(statSync(join(out, video)).size).toBe(bytes.length);
    });
  });
}

test.describe("compressed copies", { tag: "@once" }, () => {
  test("lie beside every text file and hold the same", async () => {
    built ??= buildCopy();
    const out = await built;
    const files = listFiles(out);
    const large = files.filter(
      (file) => /\.(html|json|css|js|svg|xml)$/.test(file) && statSync(join(out, file)).size >= 512,
    );
    expect(large.length).toBeGreaterThan(100);
    for (const file of large) {
      const content = readFileSync(join(out, file));
      expect(brotliDecompressSync(readFileSync(join(out, `${file}.br`))).equals(content)).toBe(
        true,
      );
      expect(gunzipSync(readFileSync(join(out, `${file}.gz`))).equals(content)).toBe(true);
    }
  });
});

test.describe("hosting", { tag: "@once" }, () => {
  test("prints rules for hosts, and says which it knows", async () => {
    built ??= buildCopy();
    const out = await built;
    const vercel = JSON.parse((await runCli(["hosting", "vercel", "--out", out])).stdout);
    expect(vercel.routes).toContainEqual({
      src: "^/about-us$",
      status: 301,
      headers: { Location: "/about" },
      caseSensitive: true,
    });
    const unknown = await runCli(["hosting", "apache"]);
    expect(unknown.status).toBe(2);
    expect(unknown.stderr).toContain(
      'There is no host "apache": nginx, caddy, vercel, s3, s3-headers.',
    );
  });
});
