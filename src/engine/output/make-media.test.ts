import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { MediaFile } from "../pipeline/media/media-file.ts";
import { copyMedia, optimizeDrawing, resizePhoto } from "./make-media.ts";

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "make-media-"));
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

it.each<[string, MediaFile["kind"], (media: MediaFile, target: string) => Promise<void>]>([
  ["a.png", "raster", (media, target) => resizePhoto(media, { width: 9, format: "avif" }, target)],
  ["a.jpg", "raster", copyMedia],
  ["a.svg", "vector", optimizeDrawing],
])(
  "names the file when %s cannot be made ready, and leaves no half of it",
  async (name, kind, make) => {
    const file = join(folder, name);
    writeFileSync(file, "damaged since it was checked");
    const media = { path: `/media/${name}`, file, kind, size: 9, hash: "1a2b3c4d" };
    await expect(make(media, join(folder, "target"))).rejects.toThrow(
      `/media/${name} cannot be made ready for the site. Open it, save it again`,
    );
    expect(existsSync(join(folder, "target"))).toBe(false);
  },
);
