/** A blog that has not answered within this many milliseconds is given up. */
const PATIENCE = 10_000;
/** Answers beyond this many bytes are refused; a hundred long articles are half a million. */
const LARGEST = 8_000_000;

/** The blog answered, but not with success. */
export class StatusError extends Error {
  constructor(readonly status: number) {
    super(`API request failed with status ${status}`);
  }
}

/** An answer of the blog. */
export interface Answer {
  value: unknown;
  headers: Headers;
}

/**
 * Fetches JSON from the blog.
 *
 * @throws {StatusError} when the answer is no success; another error when it cannot be reached in
 * time, is too large, or is not JSON
 */
export async function fetchJson(url: string, signal?: AbortSignal): Promise<Answer> {
  const limits = [AbortSignal.timeout(PATIENCE), ...(signal ? [signal] : [])];
  try {
    const response = await fetch(url, { signal: AbortSignal.any(limits) });
    if (!response.ok) throw new StatusError(response.status);
    return { value: parse(await bodyOf(response)), headers: response.headers };
  } catch (cause) {
    if (cause instanceof DOMException && cause.name === "TimeoutError")
      throw new Error(
        `The blog did not answer ${signal?.aborted ? "in time" : `within ${PATIENCE / 1000} seconds`}.`,
        { cause },
      );
    if (cause instanceof TypeError) throw new Error("The blog cannot be reached.", { cause });
    throw cause;
  }
}

async function bodyOf(response: Response): Promise<string> {
  const decoder = new TextDecoder();
  const reader = response.body?.getReader();
  let text = "";
  let length = 0;
  for (;;) {
    const piece = await reader?.read();
    if (!piece || piece.done) return text + decoder.decode();
    length += piece.value.byteLength;
    if (length > LARGEST) {
      void reader?.cancel();
      throw new Error(`The blog sent more than ${LARGEST / 1_000_000} MB.`);
    }
    text += decoder.decode(piece.value, { stream: true });
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw new Error("The blog sent something that is not JSON.", { cause });
  }
}
