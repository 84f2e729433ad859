import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copiesOnDisk } from "./copies-on-disk.ts";
import { moveCopies } from "./move-copies.ts";

let folder: string;
let pages: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "copies-"));
  pages = join(folder, "pages");
  mkdirSync(pages);
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const at = (path: string) => join(folder, ".studio/copies", path);
const work = (title: string) => ({ base: "hash", page: { title } });
/** A window that has seen a version, or none. */
const by = (window: string, after?: string) => ({ window, after });

describe("working copies", () => {
  it("are files beside the pages, one for each page, and no part of the repository", () => {
    const copies = copiesOnDisk(pages);
    expect(copies.list()).toEqual([]);
    expect(copies.read("visit.json")).toBeUndefined();
    copies.write("visit.json", work("Visit"), by("a"));
    for (const odd of ["notes.txt", "_addresses.json"]) writeFileSync(at(odd), "{}");
    const { copy } = copies.write("article/[id].json", work("Article"), by("a"));
    expect(copiesOnDisk(pages).list()).toEqual(["article/[id].json", "visit.json"]);
    expect(copiesOnDisk(pages).read("article/[id].json")).toEqual(copy);
    expect(copy).toMatchObject({ base: "hash", page: { title: "Article" } });
    expect(readFileSync(join(folder, ".studio/.gitignore"), "utf8")).toBe("*\n");
  });

  it("are written over only by who has seen them", () => {
    const copies = copiesOnDisk(pages);
    const first = copies.write("visit.json", work("First"), by("a"));
    expect(copies.write("visit.json", work("Blind"), by("b"))).toEqual({
      outcome: "conflict",
      copy: first.copy,
    });
    const second = copies.write("visit.json", work("Second"), by("b", first.copy.version));
    expect(second.outcome).toBe("kept");
    expect(second.copy.version).not.toBe(first.copy.version);
    expect(copies.write("visit.json", work("Late"), by("a", first.copy.version)).outcome).toBe(
      "conflict",
    );
    expect(copies.read("visit.json")?.page).toEqual({ title: "Second" });
  });

  it("are thrown away only by who has seen them", () => {
    const copies = copiesOnDisk(pages);
    const { copy } = copies.write("visit.json", work("Visit"), by("a"));
    expect(copies.discard("visit.json", by("b", "another"))).toBe(false);
    expect(copies.discard("visit.json", by("b", copy.version))).toBe(true);
    expect(copies.discard("visit.json", by("b"))).toBe(true);
    expect(copies.list()).toEqual([]);
  });

  it("are known to the window that wrote them, though the answer was lost", () => {
    const copies = copiesOnDisk(pages);
    copies.write("visit.json", work("Visit"), by("a"));
    expect(copies.write("visit.json", work("Visit us"), by("a")).outcome).toBe("kept");
    expect(copies.discard("visit.json", by("b"))).toBe(false);
    expect(copies.discard("visit.json", by("a"))).toBe(true);
  });

  it("can be written after one that is gone", () => {
    const copies = copiesOnDisk(pages);
    expect(copies.write("visit.json", work("Visit"), by("a", "gone")).outcome).toBe("kept");
  });

  it("that somebody has damaged are named, and left as they are", () => {
    const copies = copiesOnDisk(pages);
    copies.write("visit.json", work("Visit"), by("a"));
    for (const damaged of ["{ half", "[]", "null", '{ "version": "1", "page": {} }']) {
      writeFileSync(at("visit.json"), damaged);
      expect(() => copies.read("visit.json")).toThrow(/The unsaved changes in .* cannot be read/);
      expect(() => copies.write("visit.json", work("New"), by("a"))).toThrow("cannot be read");
      expect(readFileSync(at("visit.json"), "utf8")).toBe(damaged);
    }
    rmSync(at("visit.json"));
    mkdirSync(at("visit.json"));
    expect(() => copies.read("visit.json")).toThrow("cannot be read");
  });

  it("follow their pages, and write over no other", () => {
    const copies = copiesOnDisk(pages);
    for (const name of ["a", "b", "taken", "damaged"])
      copies.write(`${name}.json`, work(name), by("a"));
    writeFileSync(at("damaged.json"), "{ half");
    moveCopies(copies, [
      { from: "a.json", to: "new/a.json" },
      { from: "b.json", to: "taken.json" },
      { from: "damaged.json", to: "new/damaged.json" },
      { from: "none.json", to: "new/none.json" },
    ]);
    expect(copies.list()).toEqual(["b.json", "damaged.json", "new/a.json", "taken.json"]);
    expect(copies.read("new/a.json")).toMatchObject(work("a"));
    expect(copies.read("taken.json")).toMatchObject(work("taken"));
  });

  it("that cannot be written say why", () => {
    writeFileSync(join(folder, ".studio"), "a file in the way");
    expect(() => copiesOnDisk(pages).write("visit.json", work("Visit"), by("a"))).toThrow(
      /Unsaved changes cannot be kept, because the folder .* cannot be written \(E\w+\)/,
    );
  });

  it("leave the folder by no path and by no link", () => {
    const copies = copiesOnDisk(pages);
    copies.write("visit.json", work("Visit"), by("a"));
    mkdirSync(join(folder, "outside"));
    symlinkSync(join(folder, "outside"), at("linked"));
    for (const path of ["../x.json", "linked/x.json", "/etc/x.json", "a/../../x.json"])
      expect(() => copies.write(path, work("x"), by("a"))).toThrow();
    expect(existsSync(join(folder, "outside/x.json"))).toBe(false);
  });
});

describe("a writer that is killed", () => {
  const SCRIPT = `
    const { copiesOnDisk } = await import(${JSON.stringify(pathToFileURL(resolve("src/studio/server/copies/copies-on-disk.ts")).href)});
    const copies = copiesOnDisk(process.argv[1]);
    let after = copies.read("visit.json")?.version;
    for (let count = 1; ; count += 1) {
      const page = { title: String(count), filler: "x".repeat(200_000) };
      after = copies.write("visit.json", { base: "b", page }, { window: "a", after }).copy.version;
      process.stdout.write(count + "\\n");
    }`;

  it("has lost nothing that it reported as kept, and left no half file", async () => {
    for (const pause of [0, 3, 7, 15, 40]) {
      const args = ["--import", "tsx", "--input-type=module", "--eval", SCRIPT, pages];
      const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
      let reported = "";
      child.stdout.on("data", (piece) => {
        reported += piece;
      });
      await once(child.stdout, "data");
      await new Promise((done) => setTimeout(done, pause));
      child.kill("SIGKILL");
      await once(child, "close");
      const last = Number(reported.trim().split("\n").at(-1));
      expect(last).toBeGreaterThan(0);
      const { title, filler } = copiesOnDisk(pages).read("visit.json")?.page ?? {};
      expect(Number(title)).toBeGreaterThanOrEqual(last);
      expect(String(filler)).toHaveLength(200_000);
      expect(copiesOnDisk(pages).list()).toEqual(["visit.json"]);
    }
  });

  it("leaves nothing that the next one does not clear away", () => {
    copiesOnDisk(pages).write("visit.json", work("Visit"), by("a"));
    writeFileSync(at("4711.new"), "{ half");
    expect(copiesOnDisk(pages).list()).toEqual(["visit.json"]);
    expect(existsSync(at("4711.new"))).toBe(false);
  });
});
