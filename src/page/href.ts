/** A link target, taken apart. */
export type ParsedHref =
  | { kind: "inside"; path: string; anchor: string }
  | { kind: "outside"; url: string }
  | { kind: "bad"; reason: string; hint: string };

const SCHEME = /^([a-zA-Z][a-zA-Z0-9+.-]*):/;

/**
 * Takes a link target apart and names what is wrong with its form.
 *
 * @param href as written, tokens filled
 * @returns for links inside the site the path (empty for this page) and the anchor (empty for none)
 */
export function parseHref(href: string): ParsedHref {
  if (/[\s\\]/.test(href))
    return bad(
      "has a space or a backslash in it.",
      "Take it out; in addresses a space is written %20.",
    );
  if (href.startsWith("//"))
    return bad(
      "begins with two slashes.",
      "Write https:// before the address, or one slash for a page of this site.",
    );
  const scheme = SCHEME.exec(href)?.[1]?.toLowerCase();
  if (scheme !== undefined) return parseOutside(href, scheme);
  if (href === "" || href === "#")
    return bad("leads nowhere.", "Write a page such as /contact, or a place such as #form.");
  if (!href.startsWith("/") && !href.startsWith("#"))
    return bad(
      "is neither a page, a place nor a full address.",
      `Write /${href} for a page of this site, or https://${href} for another site.`,
    );
  return parseInside(href);
}

function parseInside(href: string): ParsedHref {
  const [beforeAnchor = "", anchor = ""] = split(href, "#");
  const [path = ""] = split(beforeAnchor, "?");
  try {
    return { kind: "inside", path: decodeURIComponent(path), anchor: decodeURIComponent(anchor) };
  } catch {
    return bad("has a percent sign that encodes nothing.", "Write %25 for a percent sign itself.");
  }
}

function parseOutside(href: string, scheme: string): ParsedHref {
  if (scheme === "https" || scheme === "http")
    return URL.canParse(href)
      ? { kind: "outside", url: href }
      : bad("is no full address.", "Compare it with the address in the browser.");
  if (scheme === "mailto")
    return /^mailto:[^@\s]+@[^@\s]+\.[^@\s]+$/.test(href)
      ? { kind: "outside", url: href }
      : bad("is no e-mail link.", "Write mailto:name@example.com.");
  if (scheme === "tel")
    return /^tel:\+?[0-9().-]{3,}$/.test(href)
      ? { kind: "outside", url: href }
      : bad(
          "is no phone link.",
          "Write tel: and the number with its country, for example tel:+15550100199.",
        );
  return bad(
    `begins with ${scheme}:, which is not allowed.`,
    "Links begin with /, #, https://, mailto: or tel:.",
  );
}

function split(text: string, mark: string): [string, string] {
  const at = text.indexOf(mark);
  return at < 0 ? [text, ""] : [text.slice(0, at), text.slice(at + 1)];
}

function bad(reason: string, hint: string): ParsedHref {
  return { kind: "bad", reason, hint };
}
