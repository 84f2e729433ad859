import { errorOf, unanswered } from "./host-error.ts";

/** How a host is accessed. */
export interface HostAccess {
  /** Lets this program in. */
  token: string;
  /** Milliseconds until a request is given up. */
  timeout: number;
}

/** `fetch` with a timeout. It throws a `HostError` when there is no response. */
export function fetchWithin({ timeout }: Pick<HostAccess, "timeout">): typeof fetch {
  return (url, options) =>
    fetch(url, { ...options, signal: AbortSignal.timeout(timeout) }).catch((cause: unknown) => {
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
  { token, timeout, method = "GET", body }: HostAccess & { method?: string; body?: object },
): Promise<unknown> {
  const response = await fetchWithin({ timeout })(url, {
    method,
    // The token must not follow a redirect.
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
