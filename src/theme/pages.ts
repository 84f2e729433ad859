import type { PageFile } from "../engine/model/page-file.ts";
import type { StringKey } from "./strings/string-values.ts";

type NotFoundKey = Extract<StringKey, `notFound.${string}`>;

/** The page for unknown addresses of a site that has none of its own. */
export function notFound(say: (key: NotFoundKey) => string): PageFile {
  const text = say("notFound.text");
  return {
    title: say("notFound.title"),
    description: text,
    noindex: true,
    blocks: [
      { type: "hero", subtitle: text, actions: [{ label: say("notFound.home"), href: "/" }] },
    ],
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
