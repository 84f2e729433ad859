import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeEach, describe, expect, it } from "vitest";
import { listFiles } from "../pipeline/read.ts";
import { createOutput } from "./output.ts";
import { OUTPUT_RECORD } from "./output-record.ts";

let root: string;
let target: string;
let cache: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "output-"));
  target = join(root, "site");
  cache = join(root, "cache");
});

const at = (path: string) => join(target, path);
const read = (path: string) => readFileSync(at(path), "utf8");

/** Writes an output of texts. */
async function commit(files: Record<string, string>, given = cache) {
  const output = await createOutput(target, given);
  for (const [path, text] of Object.entries(files)) output.write(path, text);
  output.commit();
}

/** A thing whose one file is its key. */
const thing = (path: string, key: string) => ({ key, paths: [path] });

/** Writes an output of such things, and says which had to be made. */
async function commitThings(files: Record<string, string>, given = cache) {
  const output = await createOutput(target, given);
  const things = Object.entries(files).map(([path, key]) => thing(path, key));
  const taken = output.take(things);
  const made = things.filter((_, at) => !taken[at]);
  for (const { key, paths } of made)
    for (const path of paths) {
      output.keep(path);
      output.write(path, key);
      output.made(path, { key, size: key.length });
    }
  output.commit();
  return made.map(({ key }) => key);
}

describe("an output", () => {
  it("holds the later of two texts, though an earlier output had it", async () => {
    await commit({ a: "later" });
    await commit({ a: "later" });
    const output = await createOutput(target, cache);
    output.write("a", "first");
    output.write("a", "later");
    output.commit();
    expect(read("a")).toBe("later");
  });

  it("that is not wanted leaves nothing of itself to the next", async () => {
    await commit({ a: "1", "b/c": "1" });
    await commit({ a: "2", "b/c": "2" });
    const left = await createOutput(target, cache);
    left.write("a", "3");
    left.discard();
    await commit({ a: "1", "b/c": "1" });
    expect([read("a"), read("b/c")]).toEqual(["1", "1"]);
  });

  it("holds nothing that somebody else has put there, neither files nor folders", async () => {
    await commit({ "a/b/c": "1", d: "1" });
    for (const path of ["mine/deep/er", "a/other"]) mkdirSync(at(path), { recursive: true });
    for (const path of ["mine/x", "a/x", "a/b/x"]) writeFileSync(at(path), "mine");
    await commit({ "a/b/c": "1", d: "1" });
    await commit({ "a/b/c": "1", d: "1" });
    expect([listFiles(target), readdirSync(at(""))]).toEqual([
      ["_output", "a/b/c", "d"],
      ["_output", "a", "d"],
    ]);
    expect(readdirSync(at("a"))).toEqual(["b"]);
    await commit({ d: "1" });
    await commit({ d: "1" });
    expect(readdirSync(target)).toEqual(["_output", "d"]);
  });

  it("puts a file there once", async () => {
    const build = async (key: string) => {
      const output = await createOutput(target, cache);
      let puts = 0;
      await output.place("x.png", key, (file) => {
        puts += 1;
        writeFileSync(file, key);
      });
      output.commit();
      return puts;
    };
    const puts = [await build("a"), await build("a"), await build("a"), await build("b")];
    expect(puts).toEqual([1, 1, 0, 1]);
    expect(read("x.png")).toBe("b");
  });
});

describe("things of earlier outputs", () => {
  it("are made once for the last two", async () => {
    expect(await commitThings({ a: "1", b: "1" })).toEqual(["1", "1"]);
    expect(await commitThings({ a: "2", b: "1" })).toEqual(["2"]);
    expect(await commitThings({ a: "2", b: "2" })).toEqual(["2"]);
    expect(await commitThings({ a: "2", b: "1" })).toEqual([]);
    expect([read("a"), read("b")]).toEqual(["2", "1"]);
    expect(await commitThings({ a: "1", b: "2" })).toEqual(["1"]);
    expect([read("a"), read("b")]).toEqual(["1", "2"]);
  });

  it("are known as the output has them that they were taken from", async () => {
    await commitThings({ a: "1", b: "1" });
    await commitThings({ a: "2", b: "1" });
    const output = await createOutput(target, cache);
    const [a, b] = output.take([thing("a", "1"), thing("b", "1")]);
    expect([a?.files[0]?.key, a?.manifest === output.earlier]).toEqual(["1", false]);
    expect([b?.files[0]?.key, b?.manifest === output.earlier]).toEqual(["1", true]);
    output.discard();
  });

  it("are the same files, where the disk allows it", async () => {
    await commitThings({ a: "1" });
    const { ino } = statSync(at("a"));
    expect(await commitThings({ a: "1" })).toEqual([]);
    expect(statSync(at("a")).ino).toBe(ino);
  });

  it.each<[string, () => void]>([
    ["another size", () => writeFileSync(at("a"), "by hand")],
    ["a folder in their place", () => [rmSync(at("a")), mkdirSync(at("a"))]],
    ["a link in their place", () => [rmSync(at("a")), symlinkSync("x", at("a"))]],
    ["nothing in their place", () => rmSync(at("a"))],
    ["no record beside them", () => rmSync(at("_output"))],
    ["no manifest", () => rmSync(join(cache, "manifests"), { recursive: true })],
  ])("are made again when there is %s", async (_, damage) => {
    await commitThings({ a: "1" });
    damage();
    if (!existsSync(at("_output"))) writeFileSync(at("_output"), OUTPUT_RECORD);
    expect(await commitThings({ a: "1" })).toEqual(["1"]);
    expect(read("a")).toBe("1");
    // The damaged output is what the next one starts from.
    await commitThings({ a: "1" });
    expect(read("a")).toBe("1");
  });

  it("are made again when another build has put its output there while it is made", async () => {
    await commitThings({ a: "1" });
    const output = await createOutput(target, cache);
    await commitThings({ a: "Z" }, join(root, "other-cache"));
    expect(output.take([thing("a", "1")])).toEqual([undefined]);
    output.discard();
  });

  it("are known on another path", async () => {
    await commitThings({ a: "1", "b/c": "1" });
    const moved = join(root, "moved");
    mkdirSync(moved);
    for (const name of ["site", "cache"])
      cpSync(join(root, name), join(moved, name), { recursive: true });
    target = join(moved, "site");
    expect(await commitThings({ a: "1", "b/c": "2" }, join(moved, "cache"))).toEqual(["2"]);
  });
});
