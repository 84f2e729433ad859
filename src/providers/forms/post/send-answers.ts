import type { Outcome, Sending, Service, ServiceAnswer } from "./services/service.ts";

/** How answers are sent. */
export interface Dispatch {
  service: Service;
  address: string;
  /** After how many milliseconds without an answer the sending is given up. */
  patience: number;
}

/**
 * Sends answers to their service.
 *
 * @returns `unsure` when no answer came in time, so that nobody knows whether they arrived; `failed` when there is no way to the service
 */
export async function sendAnswers(
  sending: Sending,
  { service, address, patience }: Dispatch,
): Promise<Outcome | "unsure"> {
  const signal = AbortSignal.timeout(patience);
  try {
    const response = await fetch(address, {
      method: "POST",
      ...service.request(sending),
      redirect: "manual",
      credentials: "same-origin",
      referrerPolicy: "strict-origin-when-cross-origin",
      signal,
    });
    return service.read(await answerOf(response));
  } catch {
    return signal.aborted ? "unsure" : { reason: "failed", wrong: [] };
  }
}

async function answerOf(response: Response): Promise<ServiceAnswer> {
  const { status } = response;
  try {
    return { status, body: JSON.parse(await response.text()) };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { status, body: undefined };
    throw cause;
  }
}
