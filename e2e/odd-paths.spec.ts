import { readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { createRandom } from "../src/testing/random.ts";
import { buildCopy } from "./support/built-copy.ts";
import { startCloudFront } from "./support/cloudfront.ts";
import { type ExpectedAnswer, oddPaths } from "./support/odd-paths.ts";
import { type RawAnswer, requestRaw } from "./support/raw-request.ts";
import {
  availableServers,
  type RunningServer,
  type StartServer,
  startPreview,
} from "./support/servers.ts";
import { startVercel } from "./support/vercel.ts";

/** How hosts turn away what is no path. */
const REFUSALS = [400, 404, 414, 431];
/** What every answer that a visitor can see carries. */
const SAFE = {
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "strict-origin-when-cross-origin",
  "cross-origin-opener-policy": "same-origin",
};
/** Letters and digits behind percent signs: Vercel's router compares paths undecoded, and finds nothing. */
const NEEDLESS_ESCAPE = /^[^?]*%(2[de]|3\d|[46][1-9a-f]|5[0-9af]|7[0-9ae])/i;

const SERVERS: [string, StartServer][] = [
  ...availableServers(),
  ["CloudFront, as documented", startCloudFront],
  ["Vercel, as documented", startVercel],
];

let built: Promise<string> | undefined;

function expectAnswer(answer: RawAnswer, expected: ExpectedAnswer, at: string): void {
  const { status, headers, body } = answer;
  if (expected.status === "refused") expect(REFUSALS, at).toContain(status);
  else expect(status, at).toBe(expected.status);
  expect(headers.location, at).toBe(expected.location);
  expect(headers["content-type"] ?? "", at).toContain(expected.type ?? "");
  if (expected.status === "refused") return;
  expect(headers, at).toMatchObject(SAFE);
  expect(headers["content-security-policy"], at).toContain("default-src 'none'");
  if (status === 404) expect(`${body}`, at).toContain("Page Not Found");
  else expect(headers["cache-control"], at).toContain("must-revalidate");
}

for (const [name, start] of SERVERS) {
  test.describe(`odd paths on ${name}`, { tag: "@once" }, () => {
    test.describe.configure({ mode: "default", timeout: 180_000 });
    let out: string;
    let server: RunningServer;

    test.beforeAll(async () => {
      built ??= buildCopy();
      out = await built;
      server = await start(out);
    });

    test.afterAll(() => server?.stop());

    /** The answer of this host; one that differs for a reason is said in the table of its own. */
    const ownAnswer = (expected: ExpectedAnswer): ExpectedAnswer =>
      name.startsWith("Vercel") && NEEDLESS_ESCAPE.test(expected.path)
        ? { path: expected.path, status: "refused" }
        : expected;

    /** CloudFront hands queries over taken apart: empty parts are gone, and what has one name stands together. */
    const written = (location: string | undefined) =>
      name.startsWith("CloudFront") && location ? inOrder(location) : location;

    test("every path of the table has its answer", async () => {
      const style = readdirSync(join(out, "assets")).find((file) => file.endsWith(".css")) ?? "";
      for (const expected of oddPaths(style)) {
        const answer = await requestRaw(server.port, expected.path);
        expectAnswer(answer, ownAnswer(expected), expected.path.slice(0, 80));
      }
    });

    if (name === "preview") return;

    test("2,000 made-up paths are answered as the preview answers them", async () => {
      const preview = await startPreview(out);
      try {
        for (const path of madeUpPaths(2000)) {
          const [wanted, got] = [
            await requestRaw(preview.port, path),
            await requestRaw(server.port, path),
          ];
          const isRefused = REFUSALS.includes(wanted.status);
          const { location } = wanted.headers;
          const status = isRefused ? "refused" : (wanted.status as 200 | 301);
          const { status: own } = ownAnswer({ path, status });
          if (own === "refused") expect(REFUSALS, path).toContain(got.status);
          else
            expect([got.status, written(got.headers.location)], path).toEqual([
              status,
              written(location),
            ]);
        }
      } finally {
        preview.stop();
      }
    });
  });
}

function inOrder(location: string): string {
  const { pathname, searchParams } = new URL(location, "http://localhost");
  return `${pathname}?${[...searchParams].map((pair) => pair.join("=")).sort()}`;
}

/** Paths made of pieces that servers read in different ways; the same in every run. */
function madeUpPaths(count: number): string[] {
  const random = createRandom(3);
  return Array.from({ length: count }, () => {
    const pieces = Array.from({ length: 1 + random.below(5) }, () => random.pick(PIECES));
    return `/${pieces.join("")}`;
  });
}

const PIECES = [
  ..."/.?&=;:@()'~!$*+,-_aZ0",
  ..."// /../ /./ %2e %2f %5c %0a %0d%0a %25 %61 %c3%a9 %c3%bc %ff %00 %zz \\ .html .br".split(" "),
  ..."about about/ /about about-us old/place article/ article/1 article/101".split(" "),
  ..."assets/ page.json index.html 404 _headers ?a=1".split(" "),
];
