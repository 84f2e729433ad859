import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, it } from "vitest";
import { listFiles } from "../read.ts";
import { indexMedia } from "./index-media.ts";
import type { MediaFile } from "./media-file.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "media-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const CACHE = "pictures-1.json";
const cacheFile = () => join(folder, "cache", CACHE);

async function index(site: string) {
  const media = join(folder, site);
  return (await indexMedia(media, listFiles(media), join(folder, "cache"))).media;
}

function write(site: string, name: string, content: Buffer): void {
  mkdirSync(join(folder, site), { recursive: true });
  writeFileSync(join(folder, site, name), content);
}

it("judges a picture by its content once, whatever its folder, name and time", async () => {
  const picture = await sharp({ create: { width: 6, height: 4, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  write("one", "a.png", picture);
  expect((await index("one")).get("/media/a.png")).toMatchObject({ width: 6, height: 4 });
  // What the file says now can only come from there.
  writeFileSync(cacheFile(), readFileSync(cacheFile(), "utf8").replace('"width":6', '"width":600'));
  write("two", "b.png", picture);
  expect((await index("two")).get("/media/b.png")?.width).toBe(600);
});

it("judges a file anew when its content has changed", async () => {
  const side = async (width: number) =>
    sharp({ create: { width, height: 4, channels: 3, background: "red" } })
      .png({ compressionLevel: 0 })
      .toBuffer();
  write("one", "a.png", await side(6));
  await index("one");
  const damaged = Buffer.from(await side(6));
  damaged.fill(0, 40, 60);
  write("one", "a.png", damaged);
  utimesSync(join(folder, "one/a.png"), 1, 1);
  expect((await index("one")).get("/media/a.png")?.fault).toBe("unreadable");
});

it("gives a turned photograph the size that it is shown in", async () => {
  const turned = await sharp({ create: { width: 60, height: 40, channels: 3, background: "red" } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  write("one", "a.jpg", turned);
  expect((await index("one")).get("/media/a.jpg")).toMatchObject({ width: 40, height: 60 });
});

const drawing = (content: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="6" height="4" viewBox="0 0 6 4">${content}</svg>`,
  );
const picture = () => sharp({ create: { width: 6, height: 4, channels: 3, background: "red" } });

it.each<[string, string, () => Buffer | Promise<Buffer>, object]>([
  ["a drawing", "a.svg", () => drawing('<path d="M0 0h6"/>'), { width: 6, height: 4 }],
  [
    "a drawing with parts that could run",
    "a.svg",
    () => drawing('<script>1</script><path onclick="x()" d="M0 0h6"/>'),
    { width: 6, height: 4, unsafe: ["<script>", "onclick"] },
  ],
  [
    "a drawing that breaks off",
    "a.svg",
    () => drawing("<g>").subarray(0, -3),
    { fault: "unreadable" },
  ],
  ["no drawing", "a.svg", () => Buffer.from("a text"), { fault: "unreadable" }],
  [
    "a drawing with entities",
    "a.svg",
    () => Buffer.from(`<!DOCTYPE svg [<!ENTITY a "<b/>">]>${drawing("&a;")}`),
    { fault: "entities" },
  ],
  ["a photograph", "a.jpg", () => picture().jpeg().toBuffer(), { width: 6, height: 4 }],
  ["a picture of AV1", "a.avif", () => picture().avif().toBuffer(), { width: 6, height: 4 }],
  ["a moving picture", "a.gif", () => picture().gif().toBuffer(), { width: 6, height: 4 }],
  ["a WebP", "a.webp", () => picture().webp().toBuffer(), { width: 6, height: 4 }],
  [
    "a picture that browsers do not show",
    "a.png",
    () => picture().tiff().toBuffer(),
    { width: 6, height: 4, fault: "format" },
  ],
  ["no picture", "a.png", () => Buffer.from("a text"), { fault: "unreadable" }],
])("says of %s what it is", async (_, name, content, facts) => {
  write("one", name, await content());
  const { path, file, kind, size, hash, ...found } = (await index("one")).get(
    `/media/${name}`,
  ) as MediaFile;
  expect(path).toBe(`/media/${name}`);
  expect(found).toEqual(facts);
});
