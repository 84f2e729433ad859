import type { PageFile } from "../engine/model/page-file.ts";

/** The page for unknown addresses of a site that has none of its own. */
export function notFound(): PageFile {
  const text = "The page you're looking for doesn't exist or has been moved.";
  return {
    title: "Page Not Found",
    description: text,
    noindex: true,
    blocks: [{ type: "hero", subtitle: text, actions: [{ label: "Return Home", href: "/" }] }],
  };
}

/** A new page with gaps for its author to fill. */
export function empty(title: string): PageFile {
  return {
    title,
    description: `{fill: what ${title} is about, in 120 to 155 characters}`,
    blocks: [{ type: "hero", subtitle: `{fill: one or two sentences about ${title}}` }],
  };
}
