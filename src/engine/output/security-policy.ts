import { hostsOf } from "../model/form-hosts.ts";
import { isPolicyAddress, isPolicySource } from "../model/policy-source.ts";
import { isAsked } from "../pipeline/blog/site-blog.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
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

/** What of a site its policy depends on. */
export type SiteServices = Pick<SiteIndex, "blogs" | "form" | "site">;

/**
 * The value of the `Content-Security-Policy` header: one for all pages, since the policy of the first
 * page that a visitor opens stays in force while they move through the site.
 *
 * @see https://www.w3.org/TR/CSP3/
 */
export function securityPolicy(site: SiteServices): string {
  const hosts = hostsOfSite(site);
  const sending = site.form?.provider.sending?.(site.form.form);
  return [
    "default-src 'none'",
    source("script-src", hosts.script),
    source("style-src", hosts.style),
    // The browser reports style attributes even where an article is only parsed to be sanitised.
    ...(site.blogs.some(isAsked) ? ["style-src-attr 'unsafe-inline'"] : []),
    source("img-src", ["data:", ...hosts.image]),
    source("media-src", hosts.media),
    "font-src 'self'",
    source("connect-src", hosts.connect, sending?.connect),
    hosts.frame.length > 0
      ? `frame-src ${hosts.frame.map(safeSource).join(" ")}`
      : "frame-src 'none'",
    "manifest-src 'self'",
    source("form-action", [], sending?.action),
    "base-uri 'none'",
    "frame-ancestors 'none'",
    ...(site.form?.provider.writesHtml
      ? []
      : ["require-trusted-types-for 'script'", "trusted-types site"]),
  ].join("; ");
}

/** Whether the site's forms may open windows of their own, for example to sign in. */
export function opensWindows({ form }: SiteServices): boolean {
  return form !== undefined && !form.provider.staysInPage;
}

function hostsOfSite({ site, form, blogs }: SiteServices): Hosts {
  const formHosts = form && hostsOf(form.provider, form.form, site.formHosts ?? []);
  const origins = blogs.map(({ provider, config }) => provider.origins(config));
  const [connect, media, frames] = [
    eachOnce(origins.map(({ connect = [] }) => connect)),
    eachOnce(origins.map(({ media = [] }) => media)),
    eachOnce(blogs.map(({ frames }) => frames)),
  ];
  return {
    script: formHosts?.script ?? [],
    style: formHosts?.style ?? [],
    image: [...media, ...(formHosts?.image ?? [])],
    media,
    connect: [...connect, ...(formHosts?.connect ?? [])],
    frame: [...frames, ...(formHosts?.frame ?? [])],
  };
}

function eachOnce(lists: (readonly string[])[]): string[] {
  return [...new Set(lists.flat())];
}

function source(directive: string, hosts: string[], addresses: string[] = []): string {
  return [directive, "'self'", ...hosts.map(safeSource), ...addresses.map(safeAddress)].join(" ");
}

/** The same for an address, which may have a path. */
function safeAddress(written: string): string {
  return isPolicyAddress(written) ? written : safeSource(written);
}

/**
 * A source as it may stand in a policy: whatever else stood there could end its directive and begin another.
 *
 * @throws {UnsafeValueError} when it is neither an origin, one with a star for its subdomains, nor a word of the policy
 */
function safeSource(written: string): string {
  if (isPolicySource(written)) return written;
  throw new UnsafeValueError("The source", written);
}
