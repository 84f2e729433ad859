import type { IncomingMessage, ServerResponse } from "node:http";
import { parsedUrl } from "../model/parsed-url.ts";
import { GALLERY } from "./gallery.ts";
import { NOTHING_RUNS } from "./nothing-runs.ts";

/** A hill and a sun, in no colors of anybody's. */
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 32" preserveAspectRatio="xMidYMid slice"><g fill="gray"><path opacity=".2" d="M0 0h48v32H0z"/><circle opacity=".2" cx="35" cy="9" r="3.5"/><path opacity=".4" d="M0 32v-8l13-11 11 9 8-6 16 13v3z"/></g></svg>`;

/** Whether something is asked for by a page of the gallery, whose examples name pictures that a site need not have. */
export function isForExample({ headers }: IncomingMessage): boolean {
  const { referer = "" } = headers;
  return parsedUrl(referer)?.pathname.startsWith(`${GALLERY}/`) ?? false;
}

/** Sends a drawing instead of a picture that is missing. */
export function sendSample(response: ServerResponse): void {
  response.setHeader("Content-Type", "image/svg+xml");
  response.setHeader("Content-Security-Policy", NOTHING_RUNS);
  response.setHeader("Cache-Control", "no-store");
  response.end(DRAWING);
}
