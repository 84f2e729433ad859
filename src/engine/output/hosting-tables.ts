import { fileOfPattern } from "../model/data-path.ts";
import type { SiteFile } from "../model/site-file.ts";
import { SAMPLE_FORM } from "../model/written-files.ts";
import type { SiteIndex } from "../pipeline/index/site-index.ts";
import { opensWindows, SAMPLE_FORM_POLICY, securityPolicy } from "./security-policy.ts";

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
}

/** Headers of the built site, for every way of hosting it. */
export function headerRules(site: SiteFile): HeaderRule[] {
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
    ...sampleFormRules(site),
  ];
}

/** The sample form is the only document that a page of the site may show in a frame. */
function sampleFormRules({ leadForm }: SiteFile): HeaderRule[] {
  if (leadForm?.provider !== "sample") return [];
  const headers = {
    "Content-Security-Policy": SAMPLE_FORM_POLICY,
    "X-Frame-Options": "SAMEORIGIN",
    "X-Robots-Tag": "noindex",
  };
  return [{ path: `/${SAMPLE_FORM.folder}/*`, headers }];
}

/** Further paths that send visitors on, and the documents behind route patterns. */
export function redirectRules(index: SiteIndex, patterns: string[]): RedirectRule[] {
  const aliases = [...index.aliases.values()]
    .filter(({ as }) => as === "redirect")
    .map(({ path, target }): RedirectRule => ({ from: path, to: target, status: 301 }));
  const fallbacks = patterns.map(
    (pattern): RedirectRule => ({
      from: pattern,
      to: `${fileOfPattern(pattern)}.html`,
      status: 200,
    }),
  );
  return [...aliases, ...fallbacks];
}
