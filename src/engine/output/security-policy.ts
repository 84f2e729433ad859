import { VIDEO_HOSTS } from "../../providers/blog/videos.ts";
import { hostsOf, shownForm } from "../../providers/forms/hosts.ts";
import { SELF } from "../../providers/forms/hosts-list.ts";
import { providerOf } from "../../providers/forms/providers.ts";
import { originOf } from "../model/origin.ts";
import type { SiteFile } from "../model/site-file.ts";
import { UnsafeValueError } from "./hosting/unsafe-value.ts";

/** Hosts that the site may fetch from, by kind. */
interface Hosts {
  script: string[];
  style: string[];
  image: string[];
  media: string[];
  connect: string[];
  frame: string[];
}

/**
 * The value of the `Content-Security-Policy` header: one for all pages, since the policy of the first
 * page that a visitor opens stays in force while they move through the site.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function securityPolicy(site: SiteFile): string {
  const hosts = hostsOfSite(site);
  const form = shownForm(site);
  return [
    "default-src 'none'",
    source("script-src", hosts.script),
    source("style-src", hosts.style),
    // The browser reports style attributes even where an article is only parsed to be sanitised.
    ...(site.blog?.host === undefined ? [] : ["style-src-attr 'unsafe-inline'"]),
    source("img-src", ["data:", ...hosts.image]),
    source("media-src", hosts.media),
    "font-src 'self'",
    source("connect-src", hosts.connect),
    hosts.frame.length > 0
      ? `frame-src ${hosts.frame.map(safeSource).join(" ")}`
      : "frame-src 'none'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(form && providerOf(form).writesHtml
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types site"]),
  ].join("; ");
}

/** Whether the site's forms may open windows of their own, for example to sign in. The sample form never does. */
export function opensWindows(site: SiteFile): boolean {
  const form = shownForm(site);
  return form !== undefined && form.provider !== "sample";
}

/** The value of the same header for the sample form: it may run its script, look like the site, and be shown by the site, and nothing else. */
export const SAMPLE_FORM_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "form-action 'none'",
  "base-uri 'none'",
  "frame-ancestors 'self'",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join("; ");

function hostsOfSite(site: SiteFile): Hosts {
  const form = shownForm(site);
  const formHosts = form && hostsOf(form, site.formHosts ?? []);
  const blog = site.blog?.host === undefined ? [] : [site.blog.host];
  // Editors of a blog may show pictures and videos of any host, but only over a safe connection.
  const anywhere = blog.length > 0 ? [...blog, "https:"] : [];
  return {
    script: formHosts?.script ?? [],
    style: formHosts?.style ?? [],
    image: [...anywhere, ...(formHosts?.image ?? [])],
    media: anywhere,
    connect: [...blog, ...(formHosts?.connect ?? [])],
    frame: [...(site.blog ? VIDEO_HOSTS : []), ...(formHosts?.frame ?? [])],
  };
}

function source(directive: string, hosts: string[]): string {
  return [directive, "'self'", ...hosts.map(safeSource)].join(" ");
}

/** Words of the policy itself that stand beside hosts. */
const WORDS = [SELF, "'unsafe-inline'", "data:", "https:"];

/**
 * A source as it may stand in a policy: whatever else stood there could end its directive and begin another.
 *
 * @throws {UnsafeValueError} when it is neither an origin, one with a star for its subdomains, nor a word of the policy
 */
function safeSource(written: string): string {
  const origin = written.replace(/^https:\/\/\*\./, "https://");
  if (WORDS.includes(written) || originOf(origin) === origin) return written;
  throw new UnsafeValueError("The source", written);
}
