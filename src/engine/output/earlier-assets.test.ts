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
function publish(...assets: string[]): void {
  const output = createOutput(target, join(folder, "cache"));
  output.write("index.html", assets.join());
  for (const name of assets) output.write(`assets/${name}`, name);
  keepEarlierAssets(target, output);
  output.commit();
}

const assets = () => listFiles(join(target, "assets"));

it("keeps the assets of the last two outputs, and no more", () => {
  const seen = ["a", "b", "c", "d", "e"].map((name) => {
    publish("z", name);
    return assets().join(" ");
  });
  expect(seen).toEqual(["a z", "a b z", "a b c z", "b c d z", "c d e z"]);
  for (const name of assets())
    expect(readFileSync(join(target, "assets", name), "utf8")).toBe(name);
});

it("does not count outputs with the same assets", () => {
  publish("a");
  publish("b");
  for (let again = 0; again < 5; again += 1) publish("b");
  expect(assets()).toEqual(["a", "b"]);
  publish("b", "c");
  publish("b", "c", "d");
  expect(assets()).toEqual(["a", "b", "c", "d"]);
});

it("gives an asset that comes back its place again", () => {
  for (const name of ["a", "b", "a", "c", "d"]) publish(name);
  expect(assets()).toEqual(["a", "c", "d"]);
  for (const name of ["e", "f"]) publish(name);
  expect(assets()).toEqual(["d", "e", "f"]);
});

it("takes compressed copies along with their file, and none of a file that is still there", () => {
  publish("a.css", "a.css.br", "b.css", "b.css.br");
  publish("b.css");
  expect(assets()).toEqual(["a.css", "a.css.br", "b.css"]);
});

it("leaves no trace where there is no earlier output, or none with other assets", () => {
  publish("a");
  publish("a");
  expect(listFiles(target)).toEqual(["_output", "assets/a", "index.html"]);
  publish("b");
  expect(existsSync(join(target, EARLIER_FILE))).toBe(true);
});

it("forgets nothing when the output was moved to another machine", () => {
  publish("a");
  publish("b");
  rmSync(join(folder, "cache"), { recursive: true, force: true });
  publish("c");
  expect(assets()).toEqual(["a", "b", "c"]);
});
