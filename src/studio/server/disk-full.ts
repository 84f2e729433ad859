import { RequestError } from "./request-error.ts";

/** What is answered where something failed for want of room on the disk. */
export function diskFullError(): RequestError {
  return new RequestError(
    507,
    "The disk of this studio is full, so nothing was changed. Make room on it, or ask whoever looks after it, then try again.",
  );
}
