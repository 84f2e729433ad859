import { errorOf, unanswered } from "./host-error.ts";

/** How a host is spoken to. */
export interface HostAccess {
  /** Lets this program in. */
  token: string;
  /** Milliseconds that an answer may take. */
  patience: number;
}

/** `fetch` that waits no longer than that. It throws a `HostError` for what never becomes an answer. */
export function fetchWithin({ patience }: Pick<HostAccess, "patience">): typeof fetch {
  return (url, options) =>
    fetch(url, { ...options, signal: AbortSignal.timeout(patience) }).catch((cause: unknown) => {
      throw unanswered(cause);
    });
}

/**
 * Asks a host that has no client of its own.
 *
 * @throws {HostError}
 */
export async function askHost(
  url: string,
  { token, patience, method = "GET", body }: HostAccess & { method?: string; body?: object },
): Promise<unknown> {
  const response = await fetchWithin({ patience })(url, {
    method,
    // The token goes nowhere else.
    redirect: "error",
    headers: {
      Accept: "application/json",
      Authorization: `token ${token}`,
      ...(body && { "Content-Type": "application/json" }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const { status, headers } = response;
  const text = await response.text().catch((cause: unknown) => {
    throw unanswered(cause);
  });
  if (!response.ok)
    throw errorOf({ status, header: (name) => headers.get(name), message: text.slice(0, 500) });
  return text === "" ? undefined : JSON.parse(text);
}
