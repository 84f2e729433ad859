import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listFiles } from "../pipeline/read.ts";
import { EARLIER_FILE, keepEarlierAssets } from "./earlier-assets.ts";
import { createOutput } from "./output.ts";

let folder: string;
let target: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "earlier-"));
  target = join(folder, "out");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Writes an output with a page and assets, whose names are their contents. */
async function publish(...assets: string[]): Promise<void> {
  const output = await createOutput(target, join(folder, "cache"));
  output.write("index.html", assets.join());
  for (const name of assets) output.write(`assets/${name}`, name);
  keepEarlierAssets(target, output);
  output.commit();
}

const assets = () => listFiles(join(target, "assets"));

it("keeps the assets of the last two outputs, and no more", async () => {
  const seen: string[] = [];
  for (const name of ["a", "b", "c", "d", "e"]) {
    await publish("z", name);
    seen.push(assets().join(" "));
  }
  expect(seen).toEqual(["a z", "a b z", "a b c z", "b c d z", "c d e z"]);
  for (const name of assets())
    expect(readFileSync(join(target, "assets", name), "utf8")).toBe(name);
});

it("does not count outputs with the same assets", async () => {
  await publish("a");
  await publish("b");
  for (let again = 0; again < 5; again += 1) await publish("b");
  expect(assets()).toEqual(["a", "b"]);
  await publish("b", "c");
  await publish("b", "c", "d");
  expect(assets()).toEqual(["a", "b", "c", "d"]);
});

it("gives an asset that comes back its place again", async () => {
  for (const name of ["a", "b", "a", "c", "d"]) await publish(name);
  expect(assets()).toEqual(["a", "c", "d"]);
  for (const name of ["e", "f"]) await publish(name);
  expect(assets()).toEqual(["d", "e", "f"]);
});

it("takes compressed copies along with their file, and none of a file that is still there", async () => {
  await publish("a.css", "a.css.br", "b.css", "b.css.br");
  await publish("b.css");
  expect(assets()).toEqual(["a.css", "a.css.br", "b.css"]);
});

it("leaves no trace where there is no earlier output, or none with other assets", async () => {
  await publish("a");
  await publish("a");
  expect(listFiles(target)).toEqual(["_output", "assets/a", "index.html"]);
  await publish("b");
  expect(existsSync(join(target, EARLIER_FILE))).toBe(true);
});

it("forgets nothing when the output was moved to another machine", async () => {
  await publish("a");
  await publish("b");
  rmSync(join(folder, "cache"), { recursive: true, force: true });
  await publish("c");
  expect(assets()).toEqual(["a", "b", "c"]);
});
