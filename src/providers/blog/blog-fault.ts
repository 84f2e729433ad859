/** Why a blog gave nothing: it answered without success, too late, not at all, too much, or with something that cannot be read. */
export type FaultOfBlog =
  | { kind: "status"; status: number }
  | { kind: "late"; seconds: number }
  | { kind: "unreachable" }
  | { kind: "large"; megabytes: number }
  | { kind: "notJson" }
  | { kind: "notList" };

/** The blog gave nothing. Its message is for authors; components say the fault in the words of the page. */
export class BlogFault extends Error {
  constructor(
    readonly fault: FaultOfBlog,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
