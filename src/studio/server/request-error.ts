/** A request that is not granted. The message says why, in a full sentence. */
export class RequestError extends Error {
  constructor(
    readonly status: number,
    message: string,
    /** Whether the same request is granted with the token of this session. */
    readonly isStale = false,
  ) {
    super(message);
  }
}
