import { spawn } from "node:child_process";
import { once } from "node:events";
import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { PageState } from "../../contract/history.ts";
import { historiesOnDisk } from "./page-histories.ts";

let folder: string;
let pages: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
  pages = join(folder, "pages");
});

afterEach(() => rmSync(folder, { recursive: true }));

const PATH = "shops/harbor.json";
const file = () => join(folder, ".studio/history/shops/harbor.jsonl");
const state = (title: string, text = ""): PageState => ({
  at: "2026-01-01T10:00:00.000Z",
  kind: "work",
  page: { title, blocks: [{ type: "hero", text }] },
});
const titles = () =>
  historiesOnDisk(pages)
    .states(PATH)
    .map(({ page }) => page.title);

it("comes back in the order in which it was added, also after a restart", () => {
  const histories = historiesOnDisk(pages);
  expect(histories.states(PATH)).toEqual([]);
  for (const title of ["A", "B", "B", "C"]) histories.add(PATH, state(title));
  historiesOnDisk(pages).add(PATH, state("D"));
  histories.add(PATH, state("E"));
  expect(titles()).toEqual(["A", "B", "C", "D", "E"]);
  expect(historiesOnDisk(pages).states(PATH)[1]).toEqual(state("B"));
  expect(readFileSync(join(folder, ".studio/.gitignore"), "utf8")).toBe("*\n");
});

it("drops a line that was never finished, and goes on after the one before", () => {
  const histories = historiesOnDisk(pages);
  for (const title of ["A", "B"]) histories.add(PATH, state(title));
  appendFileSync(file(), '{"at":"2026-01-01T10:0');
  expect(titles()).toEqual(["A", "B"]);
  historiesOnDisk(pages).add(PATH, state("C"));
  expect(titles()).toEqual(["A", "B", "C"]);
});

it("loses no more to a damaged line than the states up to the next whole one", () => {
  const histories = historiesOnDisk(pages);
  for (let count = 0; count < 50; count += 1) histories.add(PATH, state(`${count}`));
  const lines = readFileSync(file(), "utf8").split("\n");
  writeFileSync(file(), lines.with(5, "damaged").join("\n"));
  expect(titles()).toEqual(
    [0, 1, 2, 3, 4, ...Array.from({ length: 30 }, (_, i) => i + 20)].map(String),
  );
});

it("keeps the newest states within bounds, however many there were and however large", () => {
  const histories = historiesOnDisk(pages);
  for (let count = 0; count < 1000; count += 1) histories.add(PATH, state(`${count}`));
  const kept = titles();
  expect(kept.length).toBeGreaterThanOrEqual(200);
  expect(kept.length).toBeLessThanOrEqual(400);
  expect(kept.at(-1)).toBe("999");
  for (let count = 0; count < 12; count += 1)
    histories.add(PATH, state(`large ${count}`, `${count}`.repeat(500_000)));
  expect(readFileSync(file()).length).toBeLessThan(4_100_000);
  expect(titles().at(-1)).toBe("large 11");
}, 30_000);

it("follows a page that was moved, and replaces no other one", () => {
  const histories = historiesOnDisk(pages);
  histories.add(PATH, state("A"));
  histories.add("visit.json", state("Visit"));
  histories.move([
    { from: PATH, to: "shops/pier.json" },
    { from: "none.json", to: "some.json" },
  ]);
  expect(histories.states("shops/pier.json")).toHaveLength(1);
  expect(existsSync(file())).toBe(false);
  histories.move([{ from: "shops/pier.json", to: "visit.json" }]);
  expect(histories.states("visit.json")[0]?.page.title).toBe("Visit");
});

it("has every state that a writer reported before it was killed", async () => {
  const source = pathToFileURL(resolve("src/studio/server/history/page-histories.ts")).href;
  const script = `
    const { historiesOnDisk } = await import(${JSON.stringify(source)});
    const histories = historiesOnDisk(process.argv[1]);
    for (let count = Number(histories.states("visit.json").at(-1)?.page.title ?? 0) + 1; ; count += 1) {
      const page = { title: String(count), blocks: [{ text: "x".repeat(count % 2 === 0 ? 90_000 : 10) }] };
      histories.add("visit.json", { at: "", kind: "work", page });
      process.stdout.write(count + "\\n");
    }`;
  for (const pause of [0, 5, 20]) {
    const args = ["--import", "tsx", "--input-type=module", "--eval", script, pages];
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
    const known = historiesOnDisk(pages).states("visit.json");
    expect(Number(known.at(-1)?.page.title)).toBeGreaterThanOrEqual(last);
    const first = Number(known[0]?.page.title);
    expect(known.map(({ page }) => page.title)).toEqual(known.map((_, at) => `${at + first}`));
  }
}, 60_000);

it("leaves the work alone where it cannot be written", () => {
  writeFileSync(join(folder, ".studio"), "a file in the way");
  expect(() => historiesOnDisk(pages).add(PATH, state("A"))).not.toThrow();
});
