import { type BadHref, bad, type ParsedHref } from "./parsed-href.ts";
import { parsedUrl } from "./parsed-url.ts";

/** How schemes are misspelt or called by people. */
const MEANT_SCHEMES: [RegExp, "https://" | "mailto:" | "tel:"][] = [
  [/^(h?t{1,3}ps?|ht+ps?s?|hhttps?|hptts?|htpps|htts|hppts|https?s)$/, "https://"],
  [/^(mail|email|e-mail|maito|mialto|mailt|malto|mailtoo|milto)$/, "mailto:"],
  [/^(telephone|phone|call|tell|te|tl|tele)$/, "tel:"],
];
const LOCAL_HOST =
  /^(localhost|.*\.localhost|.*\.local|.*\.internal|.*\.test|.*\.invalid|0\.0\.0\.0|127(\.\d+){3}|10(\.\d+){3}|192\.168(\.\d+){2}|172\.(1[6-9]|2\d|3[01])(\.\d+){2}|\[.*\])$/i;
const MAIL_NAME = /^[\w!#$%&'*+=?^`|~-]+(\.[\w!#$%&'*+=?^`|~-]+)*$/u;
const HOST_NAME = /^([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

/**
 * Names what is wrong with a link that begins with a scheme.
 *
 * @param scheme the part before the colon, in small letters
 */
export function parseOutside(href: string, scheme: string): ParsedHref {
  const rest = href.slice(scheme.length + 1);
  switch (scheme) {
    case "https":
    case "http":
      return parseAddress(href, scheme, rest);
    case "mailto":
      return parseMail(href, rest);
    case "tel":
      return parsePhone(href, rest);
    case "geo":
      return parsePosition(href, rest);
    case "javascript":
    case "vbscript":
    case "data":
    case "blob":
      return bad("would run or show something hidden in the link.", "Write a page or an address.");
    case "file":
      return bad(
        "leads to a file on your own machine, which nobody else has.",
        "Put the file into the media folder and write /media/ and its name.",
      );
    default:
      return unknownScheme(scheme, rest);
  }
}

function unknownScheme(scheme: string, rest: string): BadHref {
  const start = MEANT_SCHEMES.find(([misspelt]) => misspelt.test(scheme))?.[1];
  const meant = start === undefined ? undefined : start + rest.replace(/^\/+/, "");
  return bad(
    `begins with ${scheme}:, which is not allowed.`,
    meant === undefined
      ? "Links begin with /, #, https://, mailto: or tel:."
      : `Did you mean ${meant}?`,
    meant,
  );
}

function parseAddress(href: string, scheme: string, rest: string): ParsedHref {
  const tail = rest.replace(/^[/:]*/, "");
  if (!/^\/\/[^/]/.test(rest) || rest.startsWith("//:"))
    return tail.includes(".")
      ? bad("lacks its two slashes.", `Did you mean ${scheme}://${tail}?`, `${scheme}://${tail}`)
      : bad("is no full address.", "Compare it with the address in the browser.");
  if (/^\/\/(https?|\/)[:/]/i.test(rest))
    return bad("begins twice.", `Write ${rest.slice(2)}.`, rest.slice(2));
  const url = parsedUrl(href);
  if (!url || /%(?![0-9a-f]{2})/i.test(href))
    return bad("is no full address.", "Compare it with the address in the browser.");
  if (LOCAL_HOST.test(url.hostname))
    return bad(
      "leads to your own machine or network, which nobody else can reach.",
      "Write the public address; for a page of this site begin with /.",
    );
  if (url.username !== "" || url.password !== "")
    return bad("gives away a name or a password.", "Take out what stands before the @.");
  const written = /^\/\/([^/?#:]*)/.exec(rest)?.[1] ?? "";
  if (!HOST_NAME.test(written) && !/^\d+(\.\d+){3}$/.test(written))
    return bad(
      `has no host that can be: ${written}.`,
      "Compare it with the address in the browser.",
    );
  return { kind: "outside", url: href };
}

function parseMail(href: string, rest: string): ParsedHref {
  const [addresses = "", query] = rest.split(/\?(.*)/s, 2);
  const isShare = addresses === "" && query !== undefined;
  const all = addresses.split(",").map(decoded);
  return isShare || all.every(isMailAddress)
    ? { kind: "outside", url: href }
    : bad("is no e-mail link.", "Write mailto:name@example.com.");
}

function isMailAddress(address: string): boolean {
  const [name = "", host = "", ...more] = address.split("@");
  return more.length === 0 && MAIL_NAME.test(name) && HOST_NAME.test(host);
}

function parsePhone(href: string, rest: string): ParsedHref {
  const [number = "", ...parameters] = rest.split(";");
  const digits = number.replace(/\D/g, "").length;
  const isNumber = /^\+?[\d().*#-]+$/.test(number) && digits >= 3 && digits <= 15;
  return isNumber && parameters.every((parameter) => /^[\w-]+=[^\s]+$/.test(parameter))
    ? { kind: "outside", url: href }
    : bad(
        "is no phone link.",
        "Write tel: and the number with its country, for example tel:+15550100199.",
      );
}

/** A position as RFC 5870 has it, with the words that Android's programs look for behind it. */
function parsePosition(href: string, rest: string): ParsedHref {
  return /^-?\d{1,2}(\.\d+)?,-?\d{1,3}(\.\d+)?(\?q=[^\s]+)?$/.test(rest)
    ? { kind: "outside", url: href }
    : bad("is no position.", "Write geo: with latitude and longitude, for example geo:53.08,8.84.");
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
