import type { ServerResponse } from "node:http";
import {
  type Exchange,
  isBrokenOff,
  sendText,
} from "../../engine/output/serving/answer-requests.ts";
import { isDiskFull } from "../../engine/pipeline/disk-full.ts";
import { diskFullError } from "./disk-full.ts";
import { RequestError } from "./request-error.ts";

/** Where actions are asked for, with their names behind it. */
export const API = "/studio/api/";

/** Answers with a value. */
export function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response
    .writeHead(status, {
      "Content-Type": "application/json",
      "Cache-Control": "no-store",
      "X-Content-Type-Options": "nosniff",
    })
    .end(JSON.stringify(value ?? null));
}

/** A `RequestError` is answered with its message; anything else is a bug and goes to the terminal. */
export function sendFailure({ request, response, target }: Exchange, failure: unknown): void {
  const cause = isDiskFull(failure) ? diskFullError() : failure;
  if (response.headersSent || isBrokenOff(request)) {
    response.destroy();
    return;
  }
  if (cause instanceof RequestError) {
    const { status, message, isStale } = cause;
    if (target.path.startsWith(API)) sendJson(response, status, { error: message, isStale });
    else sendText(response, status, message);
    return;
  }
  process.stderr.write(`${cause instanceof Error ? cause.stack : String(cause)}\n`);
  sendJson(response, 500, {
    error: "Something unexpected went wrong. The terminal says more; your changes are still here.",
  });
}
