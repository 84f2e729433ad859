import { hash } from "node:crypto";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it, onTestFinished, vi } from "vitest";
import { storeRevision } from "../folder/store-revision.ts";
import { openTargets } from "../open-targets.ts";
import { createPublisher } from "../publisher.ts";
import type { PublishWork } from "../work.ts";
import { serveBucket } from "./test/serve-bucket.ts";

const BY = { name: "Ada", email: "ada@bakery.example" };
const HEADERS = "/*\n  X-Frame-Options: DENY\n/assets/*\n  Cache-Control: max-age=31536000\n";

/** A site that goes live in a bucket; its build is a copy. */
async function site() {
  vi.stubEnv("AWS_ACCESS_KEY_ID", "key");
  vi.stubEnv("AWS_SECRET_ACCESS_KEY", "secret");
  onTestFinished(() => void vi.unstubAllEnvs());
  const served = await serveBucket("bakery");
  onTestFinished(served.stop);
  const folder = mkdtempSync(join(tmpdir(), "publish-s3-"));
  const source = join(folder, "source");
  let count = 0;
  const work: PublishWork = {
    check: async () => ({ findings: [], pages: 1 }),
    async build(from, out) {
      rmSync(out, { recursive: true, force: true });
      cpSync(from, out, { recursive: true });
      count += 1;
      return { findings: [], pages: 1, content: hash("sha1", `${count}`) };
    },
    store: async (storing) => storeRevision(storing),
    close: () => undefined,
  };
  const data = join(folder, "data");
  const target = {
    to: "s3" as const,
    bucket: "bakery",
    prefix: "site/",
    endpoint: served.endpoint,
  };
  const publisher = createPublisher({ data, work, targets: openTargets([target], { data, work }) });
  const write = (files: Record<string, string>) => {
    rmSync(source, { recursive: true, force: true });
    for (const [path, text] of Object.entries({ _headers: HEADERS, _redirects: "", ...files })) {
      mkdirSync(dirname(join(source, path)), { recursive: true });
      writeFileSync(join(source, path), text);
    }
  };
  const publish = async () => {
    served.asked.length = 0;
    await publisher.publish({ folder: source, by: BY, sentence: "Changed" });
    await publisher.settled();
    return publisher.last();
  };
  const writes = () => served.asked.filter((one) => !one.startsWith("GET"));
  return { served, publisher, write, publish, writes };
}

it("sends what has changed, documents last, and keeps earlier assets", async () => {
  const { served, write, publish, writes, publisher } = await site();
  write({ "index.html": "one", "old/index.html": "old", "page.json": "{}", "assets/a.css": "a" });
  expect(await publish()).toMatchObject({ state: "done" });
  expect(writes()).toHaveLength(4);
  expect(served.objects.get("site/index.html")?.type).toBe("text/html; charset=utf-8");
  expect(served.objects.get("site/assets/a.css")?.caching).toBe("max-age=31536000");
  served.objects.set("other/index.html", { text: "theirs", type: undefined, caching: undefined });
  write({ "index.html": "two", "page.json": "{}", "assets/b.css": "b" });
  expect(await publish()).toMatchObject({ state: "done" });
  expect(writes()).toEqual([
    "PUT site/assets/b.css",
    "PUT site/index.html",
    "DELETE site/old/index.html",
  ]);
  expect([...served.objects.keys()].sort()).toEqual([
    "other/index.html",
    "site/assets/a.css",
    "site/assets/b.css",
    "site/index.html",
    "site/page.json",
  ]);
  const [, first] = await publisher.revisions();
  await publisher.restore(first?.id ?? "", { by: BY, sentence: "Back" });
  await publisher.settled();
  expect(served.objects.get("site/index.html")?.text).toBe("one");
  expect(served.objects.get("site/old/index.html")?.text).toBe("old");
});

it("says what stands in the way", async () => {
  const { served, write, publish } = await site();
  write({ "index.html": "one" });
  served.failure = { status: 403, code: "ExpiredToken" };
  expect(await publish()).toMatchObject({ failure: { reason: "sign-in-refused" } });
  served.failure = { status: 404, code: "NoSuchBucket" };
  expect(await publish()).toMatchObject({ failure: { reason: "remote-gone" } });
  await served.stop();
  expect(await publish()).toMatchObject({ failure: { reason: "remote-gone" } });
});
