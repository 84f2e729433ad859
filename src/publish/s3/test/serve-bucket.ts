import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** An object as it was put. */
export interface PutObject {
  text: string;
  type: string | undefined;
  caching: string | undefined;
}

/** Answers as the reference of S3 says of PutObject, ListObjectsV2 and DeleteObject. */
export interface ServedBucket {
  endpoint: string;
  objects: Map<string, PutObject>;
  /** What was asked for, for example `PUT index.html`. */
  asked: string[];
  /** What every request fails with. */
  failure?: { status: number; code: string };
  stop(): Promise<void>;
}

/** Objects in one answer: the real service has 1,000. */
const MOST_LISTED = 2;

/** Serves one bucket. */
export async function serveBucket(name: string): Promise<ServedBucket> {
  const served: Omit<ServedBucket, "endpoint" | "stop"> = { objects: new Map(), asked: [] };
  const server = createServer(async (request, response) => {
    const body = await bodyOf(request);
    const { pathname, searchParams } = new URL(request.url ?? "/", "http://localhost");
    const key = decodeURIComponent(pathname.slice(name.length + 2));
    served.asked.push(`${request.method} ${key}`);
    if (served.failure) return sendFailure(response, served.failure);
    if (!pathname.startsWith(`/${name}`))
      return sendFailure(response, { status: 404, code: "NoSuchBucket" });
    if (request.method === "GET") return list(response, served.objects, searchParams);
    if (request.method === "DELETE") {
      served.objects.delete(key);
      return response.writeHead(204).end();
    }
    const { "content-type": type, "cache-control": caching } = request.headers;
    served.objects.set(key, { text: body, type, caching });
    return response.writeHead(200, { ETag: tagOf(body) }).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return Object.assign(served, {
    endpoint: `http://127.0.0.1:${port}`,
    stop: async () => {
      server.closeAllConnections();
      if (server.listening) await new Promise((done) => server.close(done));
    },
  });
}

function list(
  response: ServerResponse,
  objects: ReadonlyMap<string, PutObject>,
  asked: URLSearchParams,
): void {
  const prefix = asked.get("prefix") ?? "";
  const after = asked.get("continuation-token") ?? "";
  const left = [...objects].filter(([key]) => key.startsWith(prefix) && key > after).sort();
  const shown = left.slice(0, MOST_LISTED);
  const last = shown.at(-1)?.[0];
  const contents = shown.map(
    ([key, { text }]) => `<Contents><Key>${key}</Key><ETag>${tagOf(text)}</ETag></Contents>`,
  );
  const isPart = left.length > shown.length;
  response
    .writeHead(200, { "Content-Type": "application/xml" })
    .end(
      `<?xml version="1.0" encoding="UTF-8"?><ListBucketResult><IsTruncated>${isPart}</IsTruncated>${isPart ? `<NextContinuationToken>${last}</NextContinuationToken>` : ""}${contents.join("")}</ListBucketResult>`,
    );
}

function sendFailure(
  response: ServerResponse,
  { status, code }: { status: number; code: string },
): void {
  response
    .writeHead(status, { "Content-Type": "application/xml" })
    .end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`);
}

function tagOf(text: string): string {
  return `"${createHash("md5").update(text).digest("hex")}"`;
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const pieces: Buffer[] = [];
  for await (const piece of request) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString("utf8");
}
