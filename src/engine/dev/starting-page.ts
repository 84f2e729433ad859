import type { IncomingMessage, ServerResponse } from "node:http";
import { authorDocument } from "./author-document.ts";

/** Whether a person waits in front of a browser's window, not a script or a picture of a page. */
export function isNavigation({ method, headers }: IncomingMessage): boolean {
  return method === "GET" && headers["sec-fetch-mode"] === "navigate";
}

/** Answers with a page that asks again by itself until the server is ready. */
export function sendStartingPage(response: ServerResponse): void {
  response
    .writeHead(503, {
      "Content-Type": "text/html; charset=utf-8",
      "Cache-Control": "no-store",
      "Retry-After": "1",
    })
    .end(PAGE);
}

const PAGE = authorDocument({
  title: "Starting…",
  head: '<meta http-equiv="refresh" content="1"><link rel="icon" href="data:,">',
  body: `<main class="alone"><h1>Starting…</h1><p>The site is being read. This page shows it as soon as it is ready.</p></main>`,
});
