import { GitError, type GitFailure } from "../../git/git-error.ts";
import { RequestError } from "../../studio/server/request-error.ts";

const STATUSES: Partial<Record<GitFailure, number>> = {
  "moved-on": 409,
  "in-use": 409,
  "disk-full": 507,
};

/** Does something with Git. What it could not do is said in words; the terminal gets Git's own words. */
export async function gitInWords<Result>(task: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    process.stderr.write(`${cause.output}\n`);
    throw new RequestError(STATUSES[cause.failure] ?? 502, cause.message);
  }
}
