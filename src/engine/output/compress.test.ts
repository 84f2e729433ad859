import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { afterEach, beforeEach, expect, it } from "vitest";
import { compressOutput } from "./compress.ts";
import { createOutput, type Output } from "./output.ts";

let folder: string;
let output: Output;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "compress-"));
  output = await createOutput(join(folder, "out"), join(folder, "cache"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const compress = () => compressOutput(output, join(folder, "cache"));
const copies = () => [...output.files].filter((path) => /\.(br|gz)$/.test(path));

it("puts compressed copies beside texts, and not beside small ones and pictures", async () => {
  output.write("short.html", "a".repeat(511));
  output.write("long.html", "a".repeat(512));
  output.write("photo.png", "a".repeat(5000));
  await compress();
  expect(copies().sort()).toEqual(["long.html.br", "long.html.gz"]);
  const read = (path: string) => readFileSync(join(output.folder, path));
  expect(brotliDecompressSync(read("long.html.br")).toString()).toBe("a".repeat(512));
  expect(gunzipSync(read("long.html.gz")).toString()).toBe("a".repeat(512));
});

it("makes copies anew when a text has changed", async () => {
  output.write("a.html", "a".repeat(600));
  await compress();
  output.write("a.html", "b".repeat(600));
  await compress();
  const copy = readFileSync(join(output.folder, "a.html.gz"));
  expect(gunzipSync(copy).toString()).toBe("b".repeat(600));
});
