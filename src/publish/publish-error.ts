import type { PublishFailure, PublishFailureReason } from "../studio/contract/publishing.ts";

/** What the system says of a disk that has no room left. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);

/** Why something did not go live. */
export class PublishError extends Error {
  readonly reason: PublishFailureReason;

  /** @param detail what a program said */
  constructor(reason: PublishFailureReason, detail = "", options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

/** What people are told of an error. */
export function failureOf(cause: unknown): PublishFailure {
  if (cause instanceof PublishError)
    return { reason: cause.reason, ...(cause.message !== "" && { detail: cause.message }) };
  const { code = "", message } = cause as NodeJS.ErrnoException;
  return FULL.has(code) ? { reason: "disk-full" } : { reason: "failed", detail: message };
}
