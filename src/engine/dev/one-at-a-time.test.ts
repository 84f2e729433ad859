import { expect, it } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

/** A task whose runs end on demand. */
function createTask() {
  const ends: ((fault?: Error) => void)[] = [];
  const ask = oneAtATime(() => {
    const run = ends.length + 1;
    return new Promise<number>((done, fail) => {
      ends.push((fault) => (fault ? fail(fault) : done(run)));
    });
  });
  return { ask, ends, settle: () => new Promise((done) => setImmediate(done)) };
}

it("runs a task again for those who ask while it runs, once for all of them", async () => {
  const { ask, ends, settle } = createTask();
  const first = ask();
  await settle();
  const later = [ask(), ask()];
  await settle();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  expect(await first).toBe(1);
  await settle();
  ends[1]?.();
  expect(await Promise.all(later)).toEqual([2, 2]);
  expect(ends).toHaveLength(2);
});

it("goes on after a run that failed, and says so to those alone who asked for it", async () => {
  const { ask, ends, settle } = createTask();
  const first = ask();
  await settle();
  const second = ask();
  ends[0]?.(new Error("no"));
  await expect(first).rejects.toThrow("no");
  await settle();
  ends[1]?.();
  expect(await second).toBe(2);
});
