import type { IncomingMessage, ServerResponse } from "node:http";

/** A cookie of this server, which scripts cannot read and other sites do not send along. */
export interface Cookie {
  name: string;
  value: string;
  /** Seconds; 0 removes it. */
  maxAge: number;
  /** Whether the studio is reached by https. */
  isSecure: boolean;
}

/** The value of a cookie that a request carries. */
export function cookieOf(request: IncomingMessage, name: string): string | undefined {
  const pairs = (request.headers.cookie ?? "").split(";").map((pair) => pair.trim());
  return pairs.find((pair) => pair.startsWith(`${name}=`))?.slice(name.length + 1);
}

/** Adds a cookie to an answer, beside those that it has already. */
export function setCookie(response: ServerResponse, cookie: Cookie): void {
  const { name, value, maxAge, isSecure } = cookie;
  response.appendHeader(
    "Set-Cookie",
    `${name}=${value}; Path=/; Max-Age=${maxAge}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  );
}

/** Browsers take a cookie with this prefix from this very host by https alone. */
export function cookieName(name: string, isSecure: boolean): string {
  return isSecure ? `__Host-${name}` : name;
}
