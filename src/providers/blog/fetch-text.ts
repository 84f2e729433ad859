import { BlogFault } from "./blog-fault.ts";

/** A blog that has not answered within this many milliseconds is given up. */
const PATIENCE = 10_000;
/** Answers beyond this many bytes are rejected; a hundred long articles are half a million. */
const LARGEST = 8_000_000;

/** An answer of the blog. */
export interface Answer<Value> {
  value: Value;
  headers: Headers;
}

/**
 * Fetches JSON from the blog.
 *
 * @throws {BlogFault} when the answer is no success, cannot be had in time, is too large, or is not JSON
 */
export async function fetchJson(url: string, signal?: AbortSignal): Promise<Answer<unknown>> {
  const { value, headers } = await fetchBytes(url, signal);
  return { value: parse(new TextDecoder().decode(value)), headers };
}

/**
 * Fetches what an address answers, whatever it is.
 *
 * @throws {BlogFault} when the answer is no success, cannot be had in time, or is too large
 */
export async function fetchBytes(url: string, signal?: AbortSignal): Promise<Answer<Uint8Array>> {
  const limits = [AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, { signal: AbortSignal.any(limits) });
    if (!response.ok)
      throw new BlogFault(
        { kind: "status", status: response.status },
        `API request failed with status ${response.status}`,
      );
    return { value: await bodyOf(response), headers: response.headers };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "TimeoutError")
      throw new BlogFault(
        { kind: "late", seconds: PATIENCE / 1000 },
        `The blog did not answer ${signal?.aborted ? "in time" : `within ${PATIENCE / 1000} seconds`}.`,
        { cause },
      );
    if (cause instanceof TypeError)
      throw new BlogFault({ kind: "unreachable" }, "The blog cannot be reached.", { cause });
    throw cause;
  }
}

async function bodyOf(response: Response): Promise<Uint8Array> {
  const reader = response.body?.getReader();
  const pieces: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return joined(pieces, length);
    length += piece.value.byteLength;
    if (length > LARGEST) {
      void reader?.cancel();
      throw new BlogFault(
        { kind: "large", megabytes: LARGEST / 1_000_000 },
        `The blog sent more than ${LARGEST / 1_000_000} MB.`,
      );
    }
    pieces.push(piece.value);
  }
}

function joined(pieces: Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let offset = 0;
  for (const piece of pieces) {
    whole.set(piece, offset);
    offset += piece.byteLength;
  }
  return whole;
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new BlogFault({ kind: "notJson" }, "The blog sent something that is not JSON.", {
      cause,
    });
  }
}
