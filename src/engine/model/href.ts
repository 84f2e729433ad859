import { parseOutside } from "./outside-href.ts";
import { type BadHref, bad, type ParsedHref } from "./parsed-href.ts";
import { signName } from "./strange-signs.ts";

const SCHEME = /^([a-zA-Z][a-zA-Z0-9+.-]*):/;
/** What people and programs leave where a link should be. */
const PLACEHOLDER =
  /^(#!?|#?(todo|tbd|fixme|xxx+|link|url|href|here|insert[ _-].*|your[ _-].*|path\/to.*|placeholder)|\.{2,}|…|\?+|-+)$/i;
/** Values that a program wrote out although there were none. */
const NO_VALUE =
  /(^|\/|#)(undefined|null|nan|\[object object\]|%5bobject( |%20)object%5d)(\/|$|#|\?)/i;
/** Endings of files, which stand where a host has its country. */
const FILE =
  /\.(html?|json|php|aspx?|pdf|docx?|xlsx?|pptx?|csv|txt|zip|jpe?g|png|gif|webp|avif|svg|mp[34]|webm)([/?#]|$)/i;
const HOST = /^([a-z0-9-]+\.)+[a-z]{2,}(:\d+)?([/?#]|$)/i;

/**
 * Takes a link target apart and names what is wrong with its form.
 *
 * @param href as written, tokens filled
 * @returns for links inside the site the path (empty for this page) and the anchor (empty for none)
 */
export function parseHref(href: string): ParsedHref {
  const parsed = parse(href);
  if (parsed.kind !== "bad" || parsed.meant === undefined) return parsed;
  // What was meant is offered only when it has no fault itself.
  return parse(parsed.meant).kind === "bad" ? bad(parsed.reason, parsed.hint) : parsed;
}

function parse(href: string): ParsedHref {
  const wrong = generalFault(href);
  if (wrong) return wrong;
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined && !scheme.includes(".")) return parseOutside(href, scheme);
  if (href.startsWith("/") || href.startsWith("#")) return parseInside(href);
  return withoutScheme(href);
}

function generalFault(href: string): BadHref | undefined {
  const trimmed = href.trim();
  if (trimmed === "" || PLACEHOLDER.test(trimmed))
    return bad("leads nowhere.", "Write a page such as /contact, or a place such as #form.");
  if (NO_VALUE.test(href))
    return bad("holds a value that a program could not fill.", "Write the address that is meant.");
  if (trimmed !== href) return bad("has a space around it.", `Write ${trimmed}.`, trimmed);
  if (/[{}]|<%|%>|\$\(|\[\[/.test(href))
    return bad(
      "holds a mark for a value that nobody fills.",
      "Write the address itself, or a token such as {email} from pages/_site.json.",
    );
  if (href.includes("\\"))
    return bad("has a backslash in it.", "Write / instead.", href.replaceAll("\\", "/"));
  const [strange] = /[\s\p{Cc}\p{Cf}]/u.exec(href) ?? [];
  if (strange !== undefined)
    return bad(
      `has ${signName(strange)} in it.`,
      "Take it out; in addresses a space is written %20.",
    );
  if (href.startsWith("//"))
    return bad(
      "begins with two slashes.",
      "Write https:// before the address, or one slash for a page of this site.",
    );
  return undefined;
}

function parseInside(href: string): ParsedHref {
  const [beforeAnchor = "", fragment = ""] = split(href, "#");
  const [path = ""] = split(beforeAnchor, "?");
  const [anchor = ""] = split(fragment, ":~:");
  if (/\/\/|\/\.{1,2}(\/|$)/.test(path))
    return bad("has an empty or dotted part.", "Write the path as the browser shows it.");
  try {
    return { kind: "inside", path: decodeURIComponent(path), anchor: decodeURIComponent(anchor) };
  } catch {
    return bad("has a percent sign that encodes nothing.", "Write %25 for a percent sign itself.");
  }
}

/** What was meant by an address that begins with nothing known. */
function withoutScheme(href: string): BadHref {
  const fullAddress = /^https?[;.]?\/\//i.exec(href)?.[0];
  if (fullAddress !== undefined) {
    const meant = `https://${href.slice(fullAddress.length)}`;
    return bad("lacks the colon of https://.", `Did you mean ${meant}?`, meant);
  }
  const mark = /^(mailto|tel)[;,.=]?(?=[^/]*[@\d])/i.exec(href)?.[0];
  if (mark !== undefined) {
    const meant = `${mark.replace(/\W/, "").toLowerCase()}:${href.slice(mark.length)}`;
    return bad("lacks its colon.", `Did you mean ${meant}?`, meant);
  }
  if (/^[^/@]+@[^/@]+\.[a-z]{2,}$/i.test(href))
    return bad("is an e-mail address, not a link.", `Write mailto:${href}.`, `mailto:${href}`);
  if (/^\+?[\d().-]{7,}$/.test(href))
    return bad("is a phone number, not a link.", `Write tel:${href}.`, `tel:${href}`);
  if (HOST.test(href) && !FILE.test(href)) {
    const meant = `https://${href}`;
    return bad("lacks its beginning.", `Write ${meant}.`, /^www\./i.test(href) ? meant : undefined);
  }
  if (/^\.{0,2}\/|^\?/.test(href))
    return bad(
      "depends on the page it stands on.",
      "Write the whole path from the first slash, for example /contact.",
    );
  return bad(
    "is neither a page, a place nor a full address.",
    `Write /${href} for a page of this site, or https:// and the address of another site.`,
  );
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + mark.length)];
}
