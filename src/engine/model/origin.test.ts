import { describe, expect, it } from "vitest";
import { hostsOf, unlistedAddresses } from "./form-hosts.ts";
import type { FormProvider } from "./form-provider.ts";
import { isHostIn, SELF } from "./hosts-list.ts";
import type { ShownForm } from "./lead-form-file.ts";
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
  "xhttps://www.example.com",
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
    expect(originOfAddress("http://example.com/x")).toBe("http://example.com");
    expect(originOfAddress("https://:pw@example.com/x")).toBeUndefined();
    expect(originOfAddress("blob:https://example.com/x")).toBeUndefined();
    expect(originOfAddress('https://example.com/"x"')).toBeUndefined();
  });

  it("is safe over https and on this machine", () => {
    expect(isSafeOrigin("https://example.com")).toBe(true);
    expect(isSafeOrigin("http://localhost")).toBe(true);
    expect(isSafeOrigin("http://localhost:4173")).toBe(true);
    expect(isSafeOrigin("http://localhost.example.com")).toBe(false);
    expect(isSafeOrigin("http://example.com")).toBe(false);
    expect(isSafeOrigin("xhttps://example.com")).toBe(false);
    expect(isSafeOrigin(undefined)).toBe(false);
  });
});

describe("a list of hosts", () => {
  const LIST = [SELF, "https://a.org", "https://*.b.org", "*"];

  it.each([
    ["'self'", true],
    ["https://a.org", true],
    ["https://x.b.org", true],
    ["https://x.y.b.org", true],
    ["https://.b.org", false],
    ["https://b.org", false],
    ["http://x.b.org", false],
    ["https://x.b.org.evil.org", false],
    ["https://xb.org", false],
    ["https://a.org.evil.org", false],
    ["https://x.a.org", false],
  ])("holds %s: %s", (host, expected) => {
    expect(isHostIn(host, LIST.slice(0, 3))).toBe(expected);
    expect(isHostIn(host, LIST)).toBe(true);
    expect(isHostIn(host, [])).toBe(false);
  });
});

describe("the hosts of a form", () => {
  const provider = (hosts: FormProvider["hosts"]) => ({ hosts }) as unknown as FormProvider;
  const form = (options: object) => ({ provider: "x", title: "X", ...options }) as ShownForm;
  const OWN = { script: ["https://js.x.org"], frame: ["https://*.x.org"] };
  const WRITTEN = form({
    host: "https://own.org/",
    scriptUrl: "https://js.own.org/a.js",
    src: "https://frame.org/f?a",
    other: "https://other.org",
  });

  it("are those that are configured, the provider's own and the listed ones, each once", () => {
    expect(hostsOf(provider(OWN), WRITTEN, ["https://listed.org", "https://own.org"])).toEqual({
      script: ["https://js.own.org", "https://js.x.org"],
      frame: ["https://own.org", "https://frame.org", "https://*.x.org", "https://listed.org"],
      connect: [],
      style: [],
      image: [],
    });
  });

  it("are for connections, styles and pictures the provider's own alone", () => {
    const more = { connect: ["https://c.org"], style: ["https://s.org"], image: ["https://i.org"] };
    expect(hostsOf(provider({ ...OWN, ...more }), form({}), ["https://listed.org"])).toEqual({
      script: ["https://js.x.org"],
      frame: ["https://*.x.org", "https://listed.org"],
      ...more,
    });
  });

  it("are to be listed unless they are the provider's own, for scripts or for frames", () => {
    expect(unlistedAddresses(provider(OWN), WRITTEN, ["https://own.org"])).toEqual([
      { field: "scriptUrl", origin: "https://js.own.org" },
      { field: "src", origin: "https://frame.org" },
    ]);
    const known = form({ scriptUrl: "https://js.x.org/a", src: "https://a.x.org/b", host: 7 });
    expect(unlistedAddresses(provider(OWN), known, [])).toEqual([]);
    const broken = form({ src: "https://me:pw@own.org", host: "own.org" });
    expect(unlistedAddresses(provider(OWN), broken, [])).toEqual([]);
  });
});
