import type { PageEntry } from "./site-index.ts";

/**
 * The not-found page of a site that has none of its own.
 *
 * @param siteFile stands for the page in messages
 */
export function defaultNotFound(siteFile: string): PageEntry {
  const text = "The page you're looking for doesn't exist or has been moved.";
  return {
    route: "/404",
    file: siteFile,
    page: {
      title: "Page Not Found",
      description: text,
      noindex: true,
      blocks: [{ type: "hero", subtitle: text, actions: [{ label: "Return Home", href: "/" }] }],
    },
  };
}
