import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import { startEditor, WAYS } from "../../testing/editor-process.ts";
import { walk } from "../pipeline/walk.ts";
import { finishInterrupted } from "./apply-plan.ts";
import { replaceFile } from "./replace-file.ts";

/** Rounds of a race; each holds some dozens of saves. */
const ROUNDS = 120;
/** A text of another program may come at any time within so many milliseconds. */
const WINDOW_MS = 6;

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "replace-"));
  mkdirSync(join(folder, "breads"));
  file = join(folder, "breads/rye.json");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");
const read = () => readFileSync(file, "utf8");
const names = () =>
  walk(folder)
    .map(({ path }) => path)
    .sort();

it("replaces what its author has seen, and nothing else", () => {
  writeFileSync(file, "seen");
  expect(replaceFile(folder, { file, hash: hashOf("other"), text: "mine" })).toBe(false);
  expect(read()).toBe("seen");
  expect(replaceFile(folder, { file, hash: hashOf("seen"), text: "mine" })).toBe(true);
  expect(read()).toBe("mine");
  expect(replaceFile(folder, { file, hash: undefined, text: "new" })).toBe(false);
  expect(read()).toBe("mine");
  expect(names()).toEqual(["breads/rye.json"]);
});

it("makes a file where none was seen, and none where one was", () => {
  expect(replaceFile(folder, { file, hash: hashOf("seen"), text: "mine" })).toBe(false);
  expect(names()).toEqual([]);
  const other = join(folder, "cakes/plum.json");
  expect(replaceFile(folder, { file: other, hash: undefined, text: "new" })).toBe(true);
  expect(readFileSync(other, "utf8")).toBe("new");
});

it.each(WAYS)("loses no text that an editor writes %s at any instant of a save", async (way) => {
  const editor = await startEditor(file, way);
  let lost = 0;
  try {
    for (let round = 1; round <= ROUNDS; round += 1) {
      let mine = `round ${round}`;
      writeFileSync(file, mine);
      const theirs = `theirs ${round} ${"x".repeat(3000)}`;
      const written = editor.write(theirs, (round / ROUNDS) * WINDOW_MS);
      await new Promise((done) => setImmediate(done));
      const end = performance.now() + 2 * WINDOW_MS;
      // Every save builds upon the one before and has never seen the editor's text.
      for (let save = 1; performance.now() < end; save += 1) {
        const text = `round ${round}, save ${save}`;
        if (!replaceFile(folder, { file, hash: hashOf(mine), text })) break;
        mine = text;
      }
      await written;
      if (read() !== theirs) lost += 1;
    }
  } finally {
    editor.stop();
  }
  expect(lost).toBe(0);
});

/** A process that saves again and again, until it is killed. */
const SAVER = `
import { createHash } from "node:crypto";
import { register } from "tsx/esm/api";
register();
const { replaceFile } = await import(${JSON.stringify(pathToFileURL(resolve("src/engine/edit/replace-file.ts")).href)});
const [folder, file] = process.argv.slice(1);
let text = "save 0";
process.stdout.write("ready");
for (let save = 1; ; save += 1) {
  const hash = createHash("sha256").update(text).digest("hex");
  text = "save " + save;
  replaceFile(folder, { file, hash, text });
}
`;

it.each([2, 5, 9, 14, 20, 27])(
  "leaves one version whole when it is killed after %i ms",
  async (ms) => {
    writeFileSync(file, "save 0");
    const saver = spawn(process.execPath, ["--input-type=module", "-e", SAVER, folder, file], {
      stdio: ["ignore", "pipe", "inherit"],
    });
    await once(saver.stdout, "data");
    await new Promise((done) => setTimeout(done, ms));
    saver.kill("SIGKILL");
    await once(saver, "exit");
    finishInterrupted(folder);
    expect(read()).toMatch(/^save \d+$/);
    expect(names()).toEqual(["breads/rye.json"]);
  },
);

it("puts back the file of a process that was stopped between two steps, and leaves one at work alone", () => {
  const ended = 2 ** 22 + 1;
  for (const pid of [ended, process.ppid]) {
    writeFileSync(join(folder, `.journal.json-${pid}.note`), "breads/rye.json");
    writeFileSync(join(folder, `.journal.json-${pid}.old`), `old of ${pid}`);
  }
  finishInterrupted(folder);
  expect(read()).toBe(`old of ${ended}`);
  expect(names().filter((name) => name.startsWith(".journal"))).toEqual([
    `.journal.json-${process.ppid}.note`,
    `.journal.json-${process.ppid}.old`,
  ]);
});

it("puts nothing back where another program has written since", () => {
  const ended = 2 ** 22 + 1;
  writeFileSync(join(folder, `.journal.json-${ended}.note`), "breads/rye.json");
  writeFileSync(join(folder, `.journal.json-${ended}.old`), "old");
  writeFileSync(join(folder, "breads/rye.json"), "written since");
  finishInterrupted(folder);
  expect(read()).toBe("written since");
  expect(names()).toEqual(["breads/rye.json"]);
});
