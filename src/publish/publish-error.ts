import { GitError } from "../git/git-error.ts";
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

/** What Git could not do, as a reason that people are told. */
export function reasonOf({ failure }: GitError): PublishFailureReason {
  return failure === "declined" ? "failed" : failure;
}

/** What people are told of an error. */
export function failureOf(cause: unknown): PublishFailure {
  if (cause instanceof PublishError)
    return { reason: cause.reason, ...(cause.message !== "" && { detail: cause.message }) };
  if (cause instanceof GitError) return { reason: reasonOf(cause), detail: cause.output.trim() };
  const { code = "", message } = cause as NodeJS.ErrnoException;
  return FULL.has(code) ? { reason: "disk-full" } : { reason: "failed", detail: message };
}
