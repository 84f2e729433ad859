import type { IncomingMessage, ServerResponse } from "node:http";
import type { RequestTarget } from "./request-target.ts";

/** Answers one request, at once or later. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => void | Promise<void>;

/** A request whose target is understood, with its response. */
export interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  target: RequestTarget;
}

/**
 * Makes a handler of requests that none of them can end the server with: a fault of the program is
 * answered with 500 and goes to the terminal.
 */
export function answerRequests(answer: Answer) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    // A connection may be lost at any time; that is no fault of ours.
    request.on("error", ignore);
    response.on("error", ignore);
    try {
      await answer(request, response);
    } catch (cause) {
      if (!isBrokenOff(request)) report(cause);
      fail(response);
    }
  };
}

/** Answers with a sentence. */
export function sendText(response: ServerResponse, status: number, text: string): void {
  response
    .writeHead(status, {
      "Content-Type": "text/plain; charset=utf-8",
      "X-Content-Type-Options": "nosniff",
    })
    .end(`${text}\n`);
}

/** Whether the client went away before it had sent everything, or before that was read. */
export function isBrokenOff(request: IncomingMessage): boolean {
  return request.destroyed && (!request.complete || request.errored !== null);
}

function report(cause: unknown): void {
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
}

function fail(response: ServerResponse): void {
  if (response.headersSent) response.destroy();
  else sendText(response, 500, "Something unexpected went wrong. The terminal says more.");
}

function ignore(): void {}
