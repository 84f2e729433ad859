import { mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { idsOf, type Manifest, manifestOf, refsOf } from "./manifest.ts";
import { fromBytes, toBytes } from "./manifest-bytes.ts";
import { keepManifest, readManifest } from "./manifests.ts";

const FILES = {
  "b/index.html": { key: "components page-b", size: 900 },
  "b/page.json": { key: "components page-b", size: 300 },
  "a.html": { key: "components page-a", size: 3_000_000_000 },
  "assets/ü.png": { key: "share-3", size: 0 },
  "sitemap.xml": { key: "text", size: 12 },
};
const FACTS = {
  strings: ["main", "a href\n/b", "preise"],
  links: "site",
  notes: new Map([
    ["a.html", { ids: 2, numbers: Uint32Array.of(0, 2, 1) }],
    ["b/index.html", { ids: 0, numbers: Uint32Array.of() }],
  ]),
};

const made = (files: object = FILES, facts: object = {}) =>
  manifestOf(new Map(Object.entries(files)), { ...FACTS, ...facts });
const plain = ({ files, ...rest }: Manifest) => ({
  ...rest,
  files: [...files].map(([path, { key, size, notes }]) => [
    ...[path, key, size],
    notes && [[...idsOf(notes)], [...refsOf(notes)]],
  ]),
});

describe("a manifest", () => {
  it("says the same after it was written and read", () => {
    const manifest = made();
    const read = fromBytes(manifest.id, toBytes(manifest));
    expect(read && plain(read)).toEqual(plain(manifest));
    expect(read?.files.get("a.html")?.notes?.ids).toBe(2);
    expect(read?.files.get("sitemap.xml")?.notes).toBeUndefined();
  });

  it("has the same id for the same files, in whatever order they were written", () => {
    const { id } = made();
    expect(made(Object.fromEntries(Object.entries(FILES).reverse())).id).toBe(id);
    const { "sitemap.xml": map, ...others } = FILES;
    const ids = [
      made(others).id,
      made({ ...FILES, "sitemap.xml": { ...map, key: "other text" } }).id,
      made({ ...others, "site.xml": map }).id,
      made(FILES, { links: "another site" }).id,
    ];
    expect(new Set([id, ...ids]).size).toBe(5);
  });

  it("is not read when any of its bytes is another, or any is missing", () => {
    const bytes = toBytes(made());
    for (let at = 0; at < bytes.length; at += 1) {
      const damaged = Buffer.from(bytes);
      damaged[at] = (damaged[at] ?? 0) ^ 1;
      expect(fromBytes("", damaged), `byte ${at}`).toBeUndefined();
    }
    for (const end of [0, 10, 40, 52, bytes.length - 4, bytes.length - 1])
      expect(fromBytes("", bytes.subarray(0, end))).toBeUndefined();
  });
});

describe("kept manifests", () => {
  let cache: string;
  beforeEach(() => {
    cache = mkdtempSync(join(tmpdir(), "manifests-"));
  });
  const numbered = (number: number) => made({ "a.html": { key: `${number}`, size: 1 } });

  it("are few, and those that were used last stay", async () => {
    const [first, ...others] = Array.from({ length: 20 }, (_, at) => numbered(at));
    if (!first) throw new Error("There is none.");
    keepManifest(cache, first);
    for (const manifest of others) {
      keepManifest(cache, manifest);
      await new Promise((done) => setTimeout(done, 5));
      expect(readManifest(cache, first.id)?.id).toBe(first.id);
    }
    expect(readdirSync(join(cache, "manifests"))).toHaveLength(16);
    expect(others.filter(({ id }) => readManifest(cache, id))).toEqual(others.slice(4));
  });

  it("are nothing where none was kept, a damaged one is, or a folder stands", () => {
    const { id } = made();
    expect(readManifest(cache, id)).toBeUndefined();
    keepManifest(cache, made());
    const file = join(cache, "manifests", id);
    writeFileSync(file, `${readFileSync(file, "latin1").slice(0, -1)}x`, "latin1");
    expect(readManifest(cache, id)).toBeUndefined();
    mkdirSync(join(cache, "manifests/f00"));
    expect(readManifest(cache, "f00")).toBeUndefined();
  });
});
