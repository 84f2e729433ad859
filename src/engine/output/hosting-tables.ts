import { fileOfPattern } from "../model/data-path.ts";
import type { RoutePattern } from "../model/route.ts";
import { FORM_DOCUMENT } from "../model/written-files.ts";
import { patternsOf } from "../pipeline/blog/site-blog.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { opensWindows, type SiteServices, securityPolicy } from "./security-policy.ts";

/** Response headers for the paths that match. A star stands for anything. */
export interface HeaderRule {
  path: string;
  headers: Record<string, string>;
}

/** Where a path leads. Status 200 serves the target at the path itself. */
export interface RedirectRule {
  from: string;
  to: string;
  status: 200 | 301;
  /** What stands for the parameter of `from`, when it has one. */
  id?: string;
}

/** Headers of the built site, for every way of hosting it. */
export function headerRules(site: SiteServices): HeaderRule[] {
  return [
    {
      path: "/*",
      headers: {
        "Content-Security-Policy": securityPolicy(site),
        "Strict-Transport-Security": "max-age=63072000; includeSubDomains",
        "Cross-Origin-Opener-Policy": opensWindows(site)
          ? "same-origin-allow-popups"
          : "same-origin",
        "Permissions-Policy":
          "camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()",
        "X-Content-Type-Options": "nosniff",
        "X-Frame-Options": "DENY",
        "Referrer-Policy": "strict-origin-when-cross-origin",
        "Cache-Control": "public, max-age=0, must-revalidate",
      },
    },
    { path: "/assets/*", headers: { "Cache-Control": "public, max-age=31536000, immutable" } },
    ...formDocumentRules(site),
  ];
}

/** A form of the site's own is the only document that a page of the site may show in a frame. */
function formDocumentRules({ form }: SiteServices): HeaderRule[] {
  const document = form?.provider.document;
  if (!document) return [];
  const headers = {
    "Content-Security-Policy": document.policy,
    "X-Frame-Options": "SAMEORIGIN",
    "X-Robots-Tag": "noindex",
  };
  return [{ path: `/${FORM_DOCUMENT.folder}/*`, headers }];
}

/** Aliases that send visitors on, and the documents behind route patterns. */
export function redirectRules(index: SiteIndex): RedirectRule[] {
  const aliases = [...index.aliases.values()]
    .filter(({ as }) => as === "redirect")
    .map(({ path, target }): RedirectRule => ({ from: path, to: target, status: 301 }));
  const fallbacks = patternsOf(index, index.pages.keys()).map(
    ({ route, id }: RoutePattern): RedirectRule => ({
      from: route,
      to: `${fileOfPattern(route)}.html`,
      status: 200,
      id,
    }),
  );
  return [...aliases, ...fallbacks];
}
