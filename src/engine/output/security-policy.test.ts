import { describe, expect, it } from "vitest";
import { DEFINITIONS } from "../../cli/definitions.ts";
import type { SiteFile } from "../model/site-file.ts";
import { siteBlogs } from "../pipeline/blog/site-blog.ts";
import { siteForm } from "../pipeline/forms/site-form.ts";
import { headersFor } from "./hosting/read-tables.ts";
import { UnsafeValueError } from "./hosting/unsafe-value.ts";
import { headerRules } from "./hosting-tables.ts";
import { type SiteServices, securityPolicy } from "./security-policy.ts";

const SITE = { brand: "Example", url: "https://www.example.com" } as SiteFile;

function services(fields: Partial<SiteFile>): SiteServices {
  const site = { ...SITE, ...fields };
  const { blogs, forms } = DEFINITIONS;
  return { site, blogs: siteBlogs(site, blogs), form: siteForm(site.leadForm, forms) };
}

function directives(site: Partial<SiteFile>): Record<string, string> {
  const parts = securityPolicy(services(site)).split("; ");
  return Object.fromEntries(
    parts.map((part) => [part.split(" ")[0], part.split(" ").slice(1).join(" ")]),
  );
}

it("lets in nothing but the site itself when nothing else is configured", () => {
  expect(directives({})).toEqual({
    "default-src": "'none'",
    "script-src": "'self'",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "media-src": "'self'",
    "font-src": "'self'",
    "connect-src": "'self'",
    "frame-src": "'none'",
    "manifest-src": "'self'",
    "form-action": "'self'",
    "base-uri": "'none'",
    "frame-ancestors": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "site",
  });
});

it("lets the configured blog be asked, and no other host", () => {
  const blog = {
    provider: "wordpress",
    host: "https://blog.example.com",
    category: 6,
    byline: "The team",
  };
  expect(directives({ blog })["connect-src"]).toBe("'self' https://blog.example.com");
  expect(directives({ blog })["frame-src"]).toBe(
    "https://www.youtube-nocookie.com https://player.vimeo.com",
  );
});

it("lets in pictures of a feed, of which no browser asks anything", () => {
  const url = "https://blog.example.com/feed?format=rss";
  const policy = directives({ blog: { provider: "feed", url, byline: "The team" } });
  expect(policy["connect-src"]).toBe("'self'");
  expect(policy["img-src"]).toBe("'self' data: https://blog.example.com https:");
  expect(policy).not.toHaveProperty("style-src-attr");
});

it("lets in a form's own hosts where it needs them", () => {
  const policy = directives({
    leadForm: {
      provider: "leadconnector",
      formId: "AbC123xyz",
      title: "Write",
      host: "https://go.example.com",
    },
    formHosts: ["https://go.example.com"],
  });
  expect(policy["script-src"]).toBe("'self' https://link.msgsndr.com");
  expect(policy["frame-src"]).toContain("https://go.example.com https://api.leadconnectorhq.com");
  expect(policy["require-trusted-types-for"]).toBe("'script'");
});

it("gives up Trusted Types only for providers whose scripts write HTML", () => {
  const leadForm = { provider: "typeform", formId: "AbC123xyz", title: "Write" } as const;
  expect(directives({ leadForm })).not.toHaveProperty("require-trusted-types-for");
});

it("lets in the sample form from the site itself, and from nowhere else", () => {
  const policy = directives({ leadForm: { provider: "sample", title: "Write" } });
  expect(policy["frame-src"]).toBe("'self'");
  expect({ ...policy, "frame-src": "'none'" }).toEqual(directives({}));
});

describe("a form of the page", () => {
  const policyOf = (target: object) =>
    directives({ leadForm: { provider: "post", title: "Write", thanks: "/thanks", target } });

  it("is sent to its own address and to nothing beside it", () => {
    const address = "https://formspree.io/f/abcdwxyz";
    const policy = policyOf({ service: "formspree", formId: "abcdwxyz" });
    expect(policy["form-action"]).toBe(`'self' ${address}`);
    expect(policy["connect-src"]).toBe(`'self' ${address}`);
    expect({ ...policy, "form-action": "'self'", "connect-src": "'self'" }).toEqual(directives({}));
  });

  it("has two addresses at HubSpot: one for scripts, and one for forms", () => {
    const formId = "0a1b2c3d-0000-4000-8000-0123456789ab";
    const policy = policyOf({ service: "hubspot", portalId: "12345", formId, region: "eu1" });
    expect(policy["form-action"]).toBe(
      `'self' https://forms-eu1.hubspot.com/uploads/form/v2/12345/${formId}`,
    );
    expect(policy["connect-src"]).toBe(
      `'self' https://api-eu1.hsforms.com/submissions/v3/integration/submit/12345/${formId}`,
    );
  });

  it("needs no other host where the site itself takes it", () => {
    expect(policyOf({ service: "netlify", formName: "contact" })).toEqual(directives({}));
  });

  it.each([
    ["https://forms.example.com/a;script-src *", "https://forms.example.com"],
    ["https://forms.example.com/a,b", "https://forms.example.com"],
    ["https://forms.example.com/a?key=1", "https://forms.example.com/a"],
    ["https://forms.example.com/a%3Bb", "https://forms.example.com"],
    ["https://forms.example.com/", "https://forms.example.com"],
    ["http://localhost:8080/a/b-c", "http://localhost:8080/a/b-c"],
  ])("at %s is let in by %s", (url, source) => {
    expect(policyOf({ service: "address", url })["form-action"]).toBe(`'self' ${source}`);
  });
});

it("gives the sample form a policy of its own, which lets the site show it", () => {
  const leadForm = { provider: "sample", title: "Write" } as const;
  const rules = headerRules(services({ leadForm }));
  const policy = headersFor("/sample-form/form", rules)["Content-Security-Policy"];
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("frame-ancestors 'self'");
  expect(headersFor("/sample-form/form", rules)["X-Frame-Options"]).toBe("SAMEORIGIN");
  expect(headersFor("/contact", rules)["X-Frame-Options"]).toBe("DENY");
  expect(headersFor("/contact", rules)["Cross-Origin-Opener-Policy"]).toBe("same-origin");
  expect(headerRules(services({}))).toHaveLength(2);
});

it.each([
  "https://x; script-src-elem *",
  "https://x;script-src-elem",
  "https://*",
  "https://user@evil.example",
  "https://evil.example/x",
  "*",
  "'unsafe-eval'",
  "",
])("never lets %j into the policy, whatever was checked before", (host) => {
  const blog = { provider: "wordpress", host, category: 6, byline: "The team" };
  const leadForm = { provider: "leadconnector", formId: "AbC123xyz", title: "Write" } as const;
  expect(() => directives({ blog })).toThrow(UnsafeValueError);
  expect(() => directives({ leadForm, formHosts: [host] })).toThrow(UnsafeValueError);
});
