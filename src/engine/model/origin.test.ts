import { describe, expect, it } from "vitest";
import { isSafeOrigin, originOf, originOfAddress } from "./origin.ts";

/** Texts that are more, less or other than an origin. */
const NONE = [
  "",
  "https://",
  "https:///x",
  "www.example.com",
  "//www.example.com",
  "ftp://www.example.com",
  "javascript://www.example.com",
  "https://www.example.com/path",
  "https://www.example.com//",
  "https://www.example.com?a",
  "https://www.example.com#a",
  "https://www.example.com\\a",
  "https:\\\\www.example.com",
  "https:www.example.com",
  "https://x; script-src-elem *",
  "https://x;script-src-elem",
  "https://x,https://y",
  "https://x 'unsafe-inline'",
  "https://x'y",
  'https://x"y',
  "https://*",
  "https://*.example.com",
  "https://user@example.com",
  "https://user:pw@example.com",
  "https://@example.com",
  "https://example.com:99999",
  "https://example.com:0",
  "https://example.com:80a",
  "https://example..com",
  "https://.example.com",
  "https://example.com.",
  "https://-example.com",
  "https://example-.com",
  "https://ex_ample.com",
  "https://[::1]",
  "https://ex%61mple.com",
  " https://example.com",
  "https://example.com\n",
  "https://exa\tmple.com",
  "https://example.com\u0085",
  "https://exa\u200bmple.com",
  "https://exa\u00admple.com",
];

describe("an origin", () => {
  it.each([
    ["https://www.example.com", "https://www.example.com"],
    ["https://www.example.com/", "https://www.example.com"],
    ["HTTPS://WWW.Example.COM", "https://www.example.com"],
    ["https://www.example.com:443", "https://www.example.com"],
    ["https://www.example.com:8443", "https://www.example.com:8443"],
    ["http://localhost:5173", "http://localhost:5173"],
    ["http://127.0.0.1:8080", "http://127.0.0.1:8080"],
    ["https://intranet", "https://intranet"],
    ["https://bücher.example", "https://xn--bcher-kva.example"],
    ["https://a-b.c1.example.museum", "https://a-b.c1.example.museum"],
    ["https://example.com:65535", "https://example.com:65535"],
    ["https://example.com:", "https://example.com"],
  ])("is made of %s", (text, origin) => {
    expect(originOf(text)).toBe(origin);
  });

  it.each(NONE)("is not made of %j", (text) => {
    expect(originOf(text)).toBeUndefined();
  });

  /** In a full address a path may follow, and a browser reads these two as the host that they mean. */
  const harmless = /\.com[/?#]|\/\/@|%61/;
  it.each(NONE.filter((text) => text.startsWith("https://") && !harmless.test(text)))(
    "is not made of an address at %j either",
    (text) => {
      expect(originOfAddress(`${text}/form?a=1#b`)).toBeUndefined();
    },
  );

  it("is the beginning of an address", () => {
    expect(originOfAddress("https://forms.example.com/12?a=b;c#d")).toBe(
      "https://forms.example.com",
    );
    expect(originOfAddress("blob:https://example.com/x")).toBeUndefined();
    expect(originOfAddress('https://example.com/"x"')).toBeUndefined();
  });

  it("is safe over https and on this machine", () => {
    expect(isSafeOrigin("https://example.com")).toBe(true);
    expect(isSafeOrigin("http://localhost")).toBe(true);
    expect(isSafeOrigin("http://localhost:4173")).toBe(true);
    expect(isSafeOrigin("http://localhost.example.com")).toBe(false);
    expect(isSafeOrigin("http://example.com")).toBe(false);
    expect(isSafeOrigin(undefined)).toBe(false);
  });
});
