/** Publishing in hard times: killed at any instant, and a disk that is full. The folder that visitors see is whole at every look. */
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout } from "node:timers/promises";
import { createSitePublisher } from "../../src/cli/publishing/site-publisher.ts";
import type { Publisher } from "../../src/publish/publisher.ts";
import { assertWhole } from "./assert-whole.ts";
import { fill, onSmallDisk } from "./small-disk.ts";

const KILLS = Number(process.env.KILLS ?? "40");
/** Milliseconds within which a publisher is killed: it starts, goes on, publishes and goes back several times. */
const LATEST = 5000;
const BY = { name: "Ada", email: "ada@bakery.example" };
const [, own = "", part, given = ""] = process.argv;

if (part === "publisher") await publishForever(given);
else if (part === "full-disk") await fullDisk(given);
else {
  await step(`${KILLS} kills over publishing and going back`, kills);
  await step("a full disk leaves what is live as it is", () => onSmallDisk(own, "full-disk", 24));
}

async function step(name: string, run: () => Promise<void> | void): Promise<void> {
  process.stdout.write(`-- ${name}\n`);
  await run();
}

async function kills(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "publish-kills-"));
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  let looks = 0;
  for (let kill = 1; kill <= KILLS; kill += 1) {
    const args = ["--import", "tsx", own, "publisher", folder];
    const child = spawn(process.execPath, args, { stdio: "inherit" });
    const end = Date.now() + 1000 + Math.random() * LATEST;
    for (; Date.now() < end; looks += 1) {
      assertWhole(join(folder, "live"));
      await setTimeout(5);
    }
    child.kill("SIGKILL");
    await once(child, "exit");
    assertWhole(join(folder, "live"));
  }
  const publisher = open(folder);
  await publisher.resume();
  await publisher.settled();
  assert.deepEqual(publisher.queue(), []);
  const kept = (await publisher.revisions()).filter(({ isKept }) => isKept).length;
  await publishText(publisher, folder, "The last one");
  assert.match(shown(folder) ?? "", /The last one/);
  await publisher.close();
  const left = readdirSync(join(folder, "data")).filter((name) => name.startsWith("lock"));
  assert.deepEqual(left, []);
  process.stdout.write(`   whole at ${looks} looks; ${kept} states to go back to\n`);
  rmSync(folder, { recursive: true, force: true });
}

/** Publishes and goes back until it is killed. */
async function publishForever(folder: string): Promise<void> {
  const publisher = open(folder);
  await publisher.resume();
  await publisher.settled();
  for (let count = 1; ; count += 1) {
    await publishText(publisher, folder, `Version ${process.pid} ${count}`);
    const [, before] = await publisher.revisions();
    if (before) await publisher.restore(before.id, { by: BY, sentence: "Back" });
    await publisher.settled();
    assert.equal(publisher.last()?.state, "done");
  }
}

async function fullDisk(folder: string): Promise<void> {
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const publisher = open(folder);
  await publishText(publisher, folder, "Before");
  changeText(folder, "While it is full");
  const filler = join(folder, "filler");
  fill(filler);
  await publisher.publish({ folder, by: BY, sentence: "Full" }).catch(() => undefined);
  await publisher.settled();
  assertWhole(join(folder, "live"));
  assert.match(shown(folder) ?? "", /Before/);
  rmSync(filler);
  await publishText(publisher, folder, "With room again");
  assert.match(shown(folder) ?? "", /With room again/);
  await publisher.close();
}

function open(folder: string): Publisher {
  return createSitePublisher({
    site: { pages: "pages", media: "media" },
    data: join(folder, "data"),
    targets: [{ to: "folder", path: join(folder, "live") }],
  });
}

/** Publishes a text, with the warnings that it brings. */
async function publishText(publisher: Publisher, folder: string, text: string): Promise<void> {
  changeText(folder, text);
  const order = { folder, by: BY, sentence: text };
  const { id } = await publisher.publish(order);
  await publisher.settled();
  if (publisher.last()?.failure?.reason === "findings")
    await publisher.publish({ ...order, accepts: id });
  await publisher.settled();
  assert.equal(publisher.last()?.state, "done", JSON.stringify(publisher.last()));
}

function changeText(folder: string, text: string): void {
  const file = join(folder, "pages/visit.json");
  const page = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(
    file,
    JSON.stringify({ ...page, description: `${text}. Where the bakery is.` }, null, 2),
  );
}

function shown(folder: string): string | undefined {
  const current = join(folder, "live/current");
  return existsSync(current) ? readFileSync(join(current, "visit/index.html"), "utf8") : undefined;
}
