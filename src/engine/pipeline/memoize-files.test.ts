import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { memoizeFiles } from "./memoize-files.ts";

/** Milliseconds after a change within which a file may change again and look the same. */
const UNSETTLED = 100;
const NAME = "visit.json";

let folder: string;
const write = (text: string) => writeFileSync(join(folder, NAME), text);
const memoized = () =>
  memoizeFiles((at, path) => {
    const file = join(at, path);
    return { file, issues: [], text: readFileSync(file, "utf8") };
  });
/** Sets the clock to so many whole milliseconds after the last change of the file. */
const setClock = (after: number) => {
  const { mtimeMs, ctimeMs } = statSync(join(folder, NAME));
  vi.setSystemTime(Math.floor(Math.max(mtimeMs, ctimeMs)) + after);
};

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "memoize-"));
  write("first");
  vi.useFakeTimers({ toFake: ["Date"] });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("a file that is read again", () => {
  it.each([0, UNSETTLED - 1, UNSETTLED])("is read anew %i ms after its change", (after) => {
    setClock(after);
    const read = memoized();
    expect(read(folder, NAME)).not.toBe(read(folder, NAME));
  });

  it.each([UNSETTLED + 1, 10_000])("is the same object %i ms after its change", (after) => {
    setClock(after);
    const read = memoized();
    const before = read(folder, NAME);
    expect(before?.text).toBe("first");
    expect(read(folder, NAME)).toBe(before);
  });

  it("is what it says now, after a change and when it is gone", () => {
    setClock(10_000);
    const read = memoized();
    read(folder, NAME);
    write("second, and longer");
    setClock(10_000);
    expect(read(folder, NAME)?.text).toBe("second, and longer");
    rmSync(join(folder, NAME));
    expect(read(folder, NAME)).toBeUndefined();
  });
});
