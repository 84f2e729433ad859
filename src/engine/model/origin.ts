import { parsedUrl } from "./parsed-url.ts";

const LABEL = "[a-z0-9]([a-z0-9-]*[a-z0-9])?";
const HOST = new RegExp(String.raw`^${LABEL}(\.${LABEL})*$`);
/** What `URL` would take away, change or read as something else. */
const ODD = /[\s\p{C}%\\@?#*]/u;

/**
 * The origin that a text names: scheme, host and port, as browsers compare them and security policies
 * hold them. Letters of other alphabets in the host become ASCII.
 *
 * @param text for example `https://www.example.com` or `http://localhost:5173`; a slash at the end is let pass
 * @returns `undefined` when the text is anything else: with a path, a name, a wildcard, a port that is none
 */
export function originOf(text: string): string | undefined {
  if (ODD.test(text) || !/^https?:\/\/[^/]+\/?$/i.test(text)) return undefined;
  const url = parsedUrl(text);
  if (!url) return undefined;
  const { hostname, origin, port } = url;
  return HOST.test(hostname) && port !== "0" ? origin : undefined;
}

/**
 * The origin of a full address, which may have a path.
 *
 * @returns `undefined` when it is no address of the web, or gives away a name or a password
 */
export function originOfAddress(text: string): string | undefined {
  if (/[\s\p{C}"<>\\]/u.test(text) || !/^https?:\/\/[^/]/i.test(text)) return undefined;
  const url = parsedUrl(text);
  if (!url) return undefined;
  const { origin, username, password } = url;
  return username === "" && password === "" ? originOf(origin) : undefined;
}

/** Whether what comes from an origin is safe on its way: over https, or from this very machine. */
export function isSafeOrigin(origin: string | undefined): boolean {
  return origin !== undefined && /^(https:|http:\/\/localhost(:|$))/.test(origin);
}
