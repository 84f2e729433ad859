import { parsedUrl } from "../../model/parsed-url.ts";
import { ODD_TARGET } from "../hosting/addresses.ts";

/** What a request asks for. */
export interface RequestTarget {
  /** The path, decoded once. It begins with a slash. */
  path: string;
  /** What stands behind the question mark, as it was sent; empty when nothing does. */
  query: string;
  /** Whether no page or file can have such a path: an empty or dotted part, a hidden slash, a control character. */
  isOdd: boolean;
}

const ODD = new RegExp(ODD_TARGET);
/** A target with its host, as proxies send it. */
const ORIGIN = /^https?:\/\/[^/?#]+/i;
const WRONG_ESCAPE = /%(?![0-9a-f]{2})|%00/i;

/**
 * Takes the target of a request apart, whatever a client has sent.
 *
 * @param target as in the request line, for example `/about?from=mail`
 * @returns `undefined` for what is no path at all, which is answered with 400
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function readTarget(target = "/"): RequestTarget | undefined {
  const written = withoutOrigin(target);
  if (!written.startsWith("/")) return undefined;
  const mark = written.indexOf("?");
  const raw = mark < 0 ? written : written.slice(0, mark);
  if (WRONG_ESCAPE.test(raw)) return undefined;
  return {
    path: decoded(raw),
    query: mark < 0 ? "" : written.slice(mark + 1),
    isOdd: ODD.test(written),
  };
}

function withoutOrigin(target: string): string {
  const origin = ORIGIN.exec(target)?.[0];
  if (origin === undefined || !parsedUrl(origin)) return target;
  const rest = target.slice(origin.length);
  return rest.startsWith("/") ? rest : `/${rest}`;
}

/** Bytes that are no UTF-8 stay as they were sent: no file has such a name. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
