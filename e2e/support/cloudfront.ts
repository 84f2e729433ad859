import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { runCli } from "./run-cli.ts";
import { type RunningServer, serveWith, typeOf } from "./simulated.ts";
import { treeOf } from "./trees.ts";

/** Values of a query string, of headers or of cookies, as CloudFront hands them to functions. */
type Values = Record<string, { value: string; multiValue?: { value: string }[] }>;

interface Response {
  statusCode: number;
  headers: Values;
}

interface Request {
  uri: string;
  querystring: Values;
}

type Handler = (event: object) => Request | Response;

/**
 * Plays CloudFront in front of a bucket, as far as AWS documents it: the function sees paths as they were
 * sent, it does not run for answers of 400 and above, and the response headers policy holds for all.
 *
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/functions-event-structure.html
 * @see https://docs.aws.amazon.com/AmazonCloudFront/latest/DeveloperGuide/edge-function-restrictions-all.html
 */
export async function startCloudFront(out: string): Promise<RunningServer> {
  const handler = await loadFunction(out);
  const policy = await loadPolicy(out);
  const keys = new Set(Object.keys(treeOf(out)));
  const event = (eventType: string, request: object, response?: object) => ({
    version: "1.0",
    context: { eventType: `viewer-${eventType}`, distributionId: "EXAMPLE", requestId: "EXAMPLE" },
    viewer: { ip: "198.51.100.11" },
    request,
    ...(response && { response }),
  });
  return serveWith((incoming, outgoing) => {
    const request = requestOf(incoming);
    const addressed = handler(event("request", request));
    const answer = "statusCode" in addressed ? addressed : fetched(addressed.uri);
    const finished =
      answer.statusCode >= 300
        ? answer
        : (handler(event("response", addressed, answer)) as Response);
    for (const [name, value] of Object.entries(policy)) outgoing.setHeader(name, value);
    for (const [name, { value }] of Object.entries(finished.headers))
      outgoing.setHeader(name, value);
    const key = finished.statusCode === 200 ? keyOf((addressed as Request).uri) : "404.html";
    outgoing.writeHead(finished.statusCode);
    outgoing.end(finished.statusCode === 301 ? undefined : readFileSync(join(out, key)));
  });

  /** What comes of the bucket: it knows its files by their exact names, and the distribution has a page for all others. */
  function fetched(uri: string): Response {
    const key = keyOf(uri);
    const isThere = keys.has(key);
    return {
      statusCode: isThere ? 200 : 404,
      headers: { "content-type": { value: typeOf(isThere ? key : "404.html") } },
    };
  }
}

async function loadFunction(out: string): Promise<Handler> {
  const { stdout } = await runCli(["hosting", "s3", "--out", out]);
  return runInNewContext(`${stdout}\nhandler;`) as Handler;
}

async function loadPolicy(out: string): Promise<Record<string, string>> {
  const { stdout } = await runCli(["hosting", "s3-headers", "--out", out]);
  const { SecurityHeadersConfig: security, CustomHeadersConfig: custom } = JSON.parse(stdout);
  return {
    "content-security-policy": security.ContentSecurityPolicy.ContentSecurityPolicy,
    "x-content-type-options": "nosniff",
    "x-frame-options": security.FrameOptions.FrameOption,
    "referrer-policy": security.ReferrerPolicy.ReferrerPolicy,
    "strict-transport-security": `max-age=${security.StrictTransportSecurity.AccessControlMaxAgeSec}; includeSubDomains`,
    ...Object.fromEntries(
      custom.Items.map((item: { Header: string; Value: string }) => [item.Header, item.Value]),
    ),
  };
}

function requestOf({ method, url = "/" }: IncomingMessage): Request & { method?: string } {
  const [uri = "/", query = ""] = url.replace(/^http:\/\/[^/]*/, "").split(/\?(.*)/s, 2);
  const querystring: Values = {};
  for (const part of query.split("&").filter((text) => text !== "")) {
    const [name = "", value = ""] = part.split(/=(.*)/s, 2);
    const known = querystring[name];
    const all = [...(known?.multiValue ?? (known ? [{ value: known.value }] : [])), { value }];
    querystring[name] =
      all.length > 1 ? { value: all[0]?.value ?? "", multiValue: all } : { value };
  }
  return { method, uri, querystring };
}

function keyOf(uri: string): string {
  try {
    return decodeURIComponent(uri.slice(1));
  } catch {
    return uri;
  }
}
