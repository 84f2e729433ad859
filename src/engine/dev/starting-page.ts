import type { IncomingMessage, ServerResponse } from "node:http";

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

const PAGE = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="refresh" content="1">
<title>Starting…</title>
<link rel="icon" href="data:,">
<style>
:root { color-scheme: light dark; }
body { font: 17px/1.6 system-ui, sans-serif; margin: 0; min-height: 100vh; display: grid; place-content: center; text-align: center; padding: 1rem; }
h1 { font-size: 1.5rem; font-weight: 600; margin: 0; }
p { margin: 0.5rem 0 0; }
</style>
</head>
<body>
<main>
<h1>Starting…</h1>
<p>The site is being read. This page shows it as soon as it is ready.</p>
</main>
</body>
</html>
`;
