import { isDiskFull } from "../engine/pipeline/disk-full.ts";
import { GitError } from "../git/git-error.ts";
import type { PublishFailure, PublishFailureReason } from "../studio/contract/publishing.ts";

/** Why something did not go live. */
export class PublishError extends Error {
  readonly reason: PublishFailureReason;

  /** @param detail the output of a program */
  constructor(reason: PublishFailureReason, detail = "", options?: ErrorOptions) {
    super(detail, options);
    this.reason = reason;
  }
}

/** The reason that people are shown for an error of Git. */
export function reasonOf({ failure }: GitError): PublishFailureReason {
  return failure === "declined" ? "failed" : failure;
}

/** What people are shown of an error. */
export function failureOf(cause: unknown): PublishFailure {
  if (cause instanceof PublishError)
    return { reason: cause.reason, ...(cause.message !== "" && { detail: cause.message }) };
  if (cause instanceof GitError) return { reason: reasonOf(cause), detail: cause.output.trim() };
  if (isDiskFull(cause)) return { reason: "disk-full" };
  return { reason: "failed", detail: cause instanceof Error ? cause.message : String(cause) };
}
