import { afterEach, expect, it, vi } from "vitest";
import { createPauses } from "./pauses.ts";

afterEach(() => void vi.restoreAllMocks());

it("lets others have their turn once work has gone on for a while", async () => {
  let now = 0;
  vi.spyOn(performance, "now").mockImplementation(() => now);
  const pause = createPauses();
  let turns = 0;
  setImmediate(() => {
    turns += 1;
  });
  await pause();
  expect(turns).toBe(0);
  now = 100;
  await pause();
  expect(turns).toBe(1);
  setImmediate(() => {
    turns += 1;
  });
  await pause();
  expect(turns).toBe(1);
});
