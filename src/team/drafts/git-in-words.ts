import { GitError } from "../../git/git-error.ts";
import { RequestError } from "../../studio/server/request-error.ts";

/** Does something with Git. What it could not do becomes what people can be told; the terminal gets Git's own words. */
export async function gitInWords(task: () => unknown): Promise<unknown> {
  try {
    return await task();
  } catch (cause) {
    if (!(cause instanceof GitError)) throw cause;
    process.stderr.write(`${cause.output}\n`);
    throw new RequestError(cause.failure === "moved-on" ? 409 : 502, cause.message);
  }
}
