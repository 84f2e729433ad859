import { createServer, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What goes wrong between the browser and the blog. */
export type Fault =
  | "500"
  | "503 with HTML"
  | "HTML where JSON was promised"
  | "a truncated answer"
  | "an object where a list was promised"
  | "a huge answer"
  | "a lost connection"
  | "silence";

/** An answer of the blog. */
export interface BlogAnswer {
  status: number;
  headers: Record<string, string>;
  body: Uint8Array;
}

/** Answers a path of the blog, for example `/wp-json/wp/v2/posts?categories=6&_embed`. */
export type Blog = (path: string) => Promise<BlogAnswer>;

/** A blog on a port of its own, whose line to the visitor can be disturbed. */
export interface BlogServer {
  host: string;
  /** What goes wrong with answers of the REST API from now on. */
  fault?: Fault;
  /** Paths that were asked for. */
  asked: string[];
  close(): Promise<void>;
}

const SHARED = { "Access-Control-Allow-Origin": "*", "Access-Control-Expose-Headers": "*" };

/** Puts a blog behind a port. */
export async function serveBlog(blog: Blog, port: number): Promise<BlogServer> {
  const server = createServer(async (request, response) => {
    const path = request.url ?? "/";
    self.asked.push(path);
    const answer = await blog(path);
    if (self.fault !== undefined && path.startsWith("/wp-json/"))
      disturb(self.fault, answer, response);
    else response.writeHead(answer.status, { ...answer.headers, ...SHARED }).end(answer.body);
  });
  await new Promise<void>((done) => server.listen(port, "localhost", done));
  const self: BlogServer = {
    host: `http://localhost:${(server.address() as AddressInfo).port}`,
    asked: [],
    close: () => closed(server),
  };
  return self;
}

function disturb(fault: Fault, { body }: BlogAnswer, response: ServerResponse): void {
  const json = { ...SHARED, "Content-Type": "application/json" };
  const html = { "Content-Type": "text/html" };
  switch (fault) {
    case "500":
      response.writeHead(500, json).end('{"code":"internal_server_error"}');
      return;
    case "503 with HTML":
      response.writeHead(503, html).end("<h1>Briefly unavailable for scheduled maintenance.</h1>");
      return;
    case "HTML where JSON was promised":
      response.writeHead(200, { ...SHARED, ...html }).end("<br /><b>Warning</b>: Undefined");
      return;
    case "a truncated answer":
      response.writeHead(200, json).end(body.subarray(0, body.length / 2));
      return;
    case "an object where a list was promised":
      response.writeHead(200, json).end('{"code":"rest_invalid_param"}');
      return;
    case "a huge answer":
      response.writeHead(200, json).end(`["${"x".repeat(9_000_000)}"]`);
      return;
    case "a lost connection":
      response.socket?.destroy();
      return;
    case "silence":
      return;
  }
}

function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}
