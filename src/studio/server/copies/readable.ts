import { RequestError } from "../request-error.ts";
import type { WorkingCopies, WorkingCopy } from "./working-copies.ts";

/** The copy of a page, if there is one that can be read; opening its page says what is wrong with another. */
export function readable(copies: WorkingCopies, path: string): WorkingCopy | undefined {
  try {
    return copies.read(path);
  } catch (cause) {
    if (cause instanceof RequestError) return undefined;
    throw cause;
  }
}
