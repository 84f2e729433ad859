/** Why a host did not do what it was asked for. */
export type HostFailure =
  /** It cannot be reached, or fails. */
  | "gone"
  /** It timed out. */
  | "slow"
  /** It does not accept the token any more. */
  | "sign-in-refused"
  /** The token may not do this, or does not see the repository. */
  | "not-allowed"
  /** It was asked too often. */
  | "too-often"
  /** Everything else that it rejects. */
  | "refused";

/** What a host did not do. The message is for the log of the server. */
export class HostError extends Error {
  constructor(
    readonly failure: HostFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** A response that is an error. */
export interface ErrorResponse {
  status: number;
  header(name: string): string | null | undefined;
  message: string;
}

/** The error that a response stands for. */
export function errorOf({ status, header, message }: ErrorResponse): HostError {
  return new HostError(failureOf(status, header), `${status}: ${message}`);
}

/** The error for a request without a response. */
export function unanswered(cause: unknown): HostError {
  if (cause instanceof HostError) return cause;
  const { name, message } = cause as Error;
  const isSlow = /Timeout|Abort/.test(name) || /timeout/i.test(message);
  return new HostError(isSlow ? "slow" : "gone", message, { cause });
}

function failureOf(status: number, header: ErrorResponse["header"]): HostFailure {
  const isLimited = header("x-ratelimit-remaining") === "0" || Boolean(header("retry-after"));
  if (status === 429 || (status === 403 && isLimited)) return "too-often";
  if (status === 401) return "sign-in-refused";
  // Hosts do not reveal whether a repository exists to those who may not see it.
  if (status === 403 || status === 404) return "not-allowed";
  return status >= 500 ? "gone" : "refused";
}
