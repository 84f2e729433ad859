import { GitError, type GitFailure } from "../../git/git-error.ts";
import { RequestError } from "../../studio/server/request-error.ts";

const STATUSES: Partial<Record<GitFailure, number>> = {
  "moved-on": 409,
  "in-use": 409,
  "disk-full": 507,
};

/** Runs a task with Git. Its errors become answers in plain words; Git's own output goes to the terminal. */
export async function withRequestErrors<Result>(
  task: () => Result | Promise<Result>,
): Promise<Result> {
  try {
    return await task();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    process.stderr.write(`${cause.output}\n`);
    throw new RequestError(STATUSES[cause.failure] ?? 502, cause.message);
  }
}
