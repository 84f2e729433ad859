import { say } from "./words/say.ts";
import { translated } from "./words/translated.ts";
/** What the studio's server answered when it did not grant a wish: a sentence for the user. */
export class ServerError extends Error {}

/** Identifies this window among others on the same site. */
export const WINDOW = crypto.randomUUID();

const TOKEN = 'meta[name="studio-token"]';
/** Milliseconds that the studio's own page may take. */
const TIMEOUT = 10_000;
/** What the user reads while nothing answers. */
export const OUT_OF_REACH = say("studio.outOfReach");

/** Bytes of a request that goes on when the window is closed. Browsers limit such requests to 64 KB. */
const MAX_OUTLIVING = 63_000;

/** How a request is sent. */
interface Sending {
  /** Milliseconds after which no answer counts as none. */
  timeout?: number;
  /** Whether it goes on when the window is closed, if it is small enough. */
  outlivesWindow?: boolean;
}

/**
 * Asks the studio's server.
 *
 * @throws {ServerError} with a sentence for the user
 */
export async function ask<Answer>(
  action: string,
  input: object = {},
  sending: Sending = {},
): Promise<Answer> {
  return post<Answer>(action, "application/json", JSON.stringify(input), sending);
}

/** Sends a file as it is. */
export function sendFile<Answer>(action: string, file: Blob): Promise<Answer> {
  return post<Answer>(action, "application/octet-stream", file, {});
}

async function post<Answer>(
  path: string,
  type: string,
  body: string | Blob,
  { timeout, outlivesWindow = false }: Sending,
): Promise<Answer> {
  const send = async () => {
    const response = await fetch(`/studio/api/${path}`, {
      method: "POST",
      headers: { "Content-Type": type, "X-Studio-Token": tokenElement()?.content ?? "" },
      body,
      keepalive: outlivesWindow && isSmall(body),
      signal: timeout === undefined ? null : AbortSignal.timeout(timeout),
    });
    const answer = (await response.json()) as Answer & { error?: string; isStale?: boolean };
    return { response, answer };
  };
  try {
    const first = await send();
    const isStale = first.answer.isStale === true && (await renewToken());
    const { response, answer } = isStale ? await send() : first;
    if (response.ok) return answer;
    throw new ServerError(answer.error === undefined ? OUT_OF_REACH : translated(answer.error));
  } catch (cause) {
    if (cause instanceof ServerError) throw cause;
    throw new ServerError(OUT_OF_REACH, { cause });
  }
}

/** A text has as many bytes as signs, or more. */
function isSmall(body: string | Blob): boolean {
  if (typeof body === "string" && body.length > MAX_OUTLIVING) return false;
  return new Blob([body]).size <= MAX_OUTLIVING;
}

/** A server that was started again has another token. Its page has it, which only this origin can read. */
async function renewToken(): Promise<boolean> {
  const signal = AbortSignal.timeout(TIMEOUT);
  const text = await (await fetch("/studio", { signal })).text();
  const page = new DOMParser().parseFromString(text, "text/html");
  // The work of this window is not for another draft that was chosen in the meantime.
  if (siteIn(page) !== siteIn(document)) return false;
  const fresh = page.querySelector(TOKEN);
  const element = tokenElement();
  const token = fresh?.getAttribute("content");
  if (!element || !token) return false;
  element.content = token;
  return true;
}

/** Identifies the site, and the draft, of a page of the studio. */
function siteIn(page: Document): string | null | undefined {
  return page.querySelector('meta[name="studio-site"]')?.getAttribute("content");
}

function tokenElement(): HTMLMetaElement | null {
  return document.querySelector<HTMLMetaElement>(TOKEN);
}
