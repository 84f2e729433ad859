import { describe, expect, it } from "vitest";
import { overridesFromEnvironment } from "../../../cli/folders.ts";
import { examineFiles } from "../../../testing/examine-files.ts";
import { securityPolicy } from "../../output/security-policy.ts";

const SITE = {
  brand: "Bakery",
  url: "https://www.bakery.example",
  language: "en-US",
  navigation: { header: [{ href: "/" }], action: { label: "Home", href: "/" } },
  footer: { groups: [] },
};
const HOME = { title: "Home", description: "The bakery.", blocks: [{ type: "hero" }] };
const blog = (host: string) => ({
  blog: { provider: "wordpress", host, category: 1, byline: "B" },
});
const frame = (src: string) => ({ leadForm: { provider: "iframe", title: "Write", src } });
const form = (more: object) => ({
  leadForm: { provider: "leadconnector", formId: "AbC123xyz", title: "Write", ...more },
});

async function examined(fields: object) {
  return examineFiles({ "pages/_site.json": { ...SITE, ...fields }, "pages/index.json": HOME });
}

/** Values that would reach security policies and the rules of hosts. */
const ATTACKS = [
  "https://x; script-src-elem *",
  "https://x;script-src-elem",
  "https://user:pw@evil.example",
  "https://*",
  "https://evil.example:99999",
  "https://evil.example\u0085x",
  "https://evil.example\\x",
  'https://evil.example"x',
  "https://evil.example\\u0085;script-src-elem",
  "https://evil.example\\bad",
];

describe.each<[string, (value: string) => object, string]>([
  ["url", (url) => ({ url }), "/url"],
  ["blog.host", blog, "/blog/host"],
  ["formHosts", (host) => ({ formHosts: [host] }), "/formHosts/0"],
  ["leadForm.host", (host) => form({ host }), "/leadForm/host"],
  ["leadForm.scriptUrl", (url) => form({ scriptUrl: url }), "/leadForm/scriptUrl"],
  ["leadForm.src", frame, "/leadForm/src"],
])("%s", (_, fields, pointer) => {
  it.each(ATTACKS)("is reported at its line: %j", async (value) => {
    const { located } = await examined(fields(value));
    const rule = value.includes("\u0085") ? "json-hidden" : "schema-format";
    expect(located.map((issue) => issue.rule)).toEqual([rule]);
    if (rule === "schema-format") expect(located[0]?.pointer).toBe(pointer);
    expect(located[0]?.line).toBeGreaterThan(1);
  });
});

it("what is written otherwise than browsers compare it means the same", async () => {
  const { site, issues } = await examined({
    url: "https://WWW.Bakery.example:443/",
    ...blog("https://Bücher.example/"),
    formHosts: ["https://Forms.Example.com"],
    ...frame("https://FORMS.example.com/12"),
  });
  expect(issues).toEqual([]);
  expect(site?.index.site.url).toBe("https://www.bakery.example");
  const policy = securityPolicy(site?.index as NonNullable<typeof site>["index"]);
  expect(policy).toContain("connect-src 'self' https://xn--bcher-kva.example;");
  expect(policy).toContain("https://forms.example.com;");
});

it("forms come over a safe line, or from this machine", async () => {
  const hosts = { formHosts: ["http://localhost:4400"] };
  expect((await examined({ ...hosts, ...frame("http://localhost:4400/f") })).issues).toEqual([]);
  const open = await examined(frame("http://forms.example.com/f"));
  expect(open.issues.map(({ rule }) => rule)).toEqual(["schema-format"]);
});

describe("the environment", () => {
  it.each(ATTACKS)("is reported in a sentence: %j", (value) => {
    for (const name of ["SITE_URL", "BLOG_HOST"])
      expect(() => overridesFromEnvironment({ [name]: value })).toThrow(
        `${name} is ${JSON.stringify(value)}; write an address without a path`,
      );
  });

  it("gives origins", () => {
    expect(
      overridesFromEnvironment({
        SITE_URL: "https://Example.com/",
        BLOG_HOST: "http://localhost:1",
      }),
    ).toEqual({ url: "https://example.com", blogHost: "http://localhost:1" });
    expect(overridesFromEnvironment({ SITE_URL: "" })).toEqual({});
  });
});
