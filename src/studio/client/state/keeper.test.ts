import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { EditedPage } from "../../contract/field.ts";
import { Keeper } from "./keeper.ts";
import type { UnsentWork } from "./unsent-work.ts";

const PAGE = { path: "visit.json", route: "/visit", hash: "1", saved: {}, page: {} };

/** Work that is sent, with the time it was sent at. */
let sent: { page: EditedPage; at: number }[];
/** What the browser keeps, by path. */
let stored: Map<string, UnsentWork>;
let isAway: boolean;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  stored = new Map();
  isAway = false;
});

afterEach(() => {
  vi.useRealTimers();
});

/** A keeper whose server answers after some milliseconds. */
function keeperWith(latency: number) {
  let version = 0;
  const keeper = new Keeper({
    name: "a",
    store: {
      put: async (work) => void stored.set(work.page.path, work),
      drop: async (path) => void stored.delete(path),
    },
    async ask<Answer>(_: string, input: object): Promise<Answer> {
      sent.push({ page: (input as { page: EditedPage }).page, at: Date.now() });
      await new Promise((done) => setTimeout(done, latency));
      if (isAway) throw new Error("Not connected.");
      version += 1;
      return { outcome: "kept", version: `${version}` } as Answer;
    },
    onJoined: () => undefined,
    onClash: () => undefined,
    onTrouble: () => undefined,
  });
  keeper.opened(PAGE, undefined, keeper.news);
  const type = (title: string) => keeper.take({ [PAGE.path]: { ...PAGE, page: { title } } });
  return { keeper, type };
}

it.each([0, 50, 800])(
  "nothing typed waits longer than a second to be sent, with a server that takes %i ms",
  async (latency) => {
    const { type } = keeperWith(latency);
    const typed: number[] = [];
    for (let count = 0; count < 100; count += 1) {
      typed.push(Date.now());
      type(`${count}`);
      await vi.advanceTimersByTimeAsync(97);
    }
    await vi.advanceTimersByTimeAsync(5000);
    for (const [count, time] of typed.entries()) {
      const first = sent.find(({ page }) => Number(page.title) >= count);
      expect((first?.at ?? Number.POSITIVE_INFINITY) - time).toBeLessThanOrEqual(1000);
    }
    expect(sent.at(-1)?.page.title).toBe("99");
  },
);

it("a pause sends at once, and nothing is sent twice", async () => {
  const { type, keeper } = keeperWith(10);
  type("A");
  await vi.advanceTimersByTimeAsync(320);
  expect(sent).toHaveLength(1);
  expect(keeper.isKept()).toBe(true);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toHaveLength(1);
});

it("a page that is closed is forgotten", async () => {
  const { type, keeper } = keeperWith(10);
  type("A");
  keeper.take({});
  await vi.advanceTimersByTimeAsync(10_000);
  expect(sent).toEqual([]);
});

it("closing the window is no risk while the rest can be sent on the way out", async () => {
  const { type, keeper } = keeperWith(500);
  type("A");
  expect([keeper.isKept(), keeper.isAtRisk()]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(400);
  expect([keeper.isKept(), keeper.isAtRisk()]).toEqual([false, false]);
  type("B");
  expect(keeper.isAtRisk()).toBe(true);
  await vi.advanceTimersByTimeAsync(5000);
  expect([keeper.isKept(), keeper.isAtRisk()]).toEqual([true, false]);
  type("x".repeat(30_000));
  expect(keeper.isAtRisk()).toBe(true);
});

it("the browser keeps what a server does not take within two seconds, until it does", async () => {
  const { type } = keeperWith(10);
  isAway = true;
  type("A");
  await vi.advanceTimersByTimeAsync(500);
  expect(stored.get(PAGE.path)?.page.page).toEqual({ title: "A" });
  type("B");
  await vi.advanceTimersByTimeAsync(1500);
  expect(stored.get(PAGE.path)?.page.page).toEqual({ title: "B" });
  isAway = false;
  await vi.advanceTimersByTimeAsync(1500);
  expect(stored.size).toBe(0);
  expect(sent.at(-1)?.page).toEqual({ title: "B" });
});

it("the browser keeps what a server takes its time for", async () => {
  const { type } = keeperWith(5000);
  type("A");
  await vi.advanceTimersByTimeAsync(1000);
  expect(stored.get(PAGE.path)?.page.page).toEqual({ title: "A" });
  await vi.advanceTimersByTimeAsync(5000);
  expect(stored.size).toBe(0);
});

it("what an earlier window has left is sent, and forgotten then", async () => {
  const { keeper } = keeperWith(10);
  const drop = vi.fn(async () => undefined);
  const page = { ...PAGE, page: { title: "Left" } };
  keeper.resumed({ page, version: "0", kept: {}, keptBase: "1", drop });
  await vi.advanceTimersByTimeAsync(305);
  expect(drop).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  expect(sent.at(-1)?.page).toEqual({ title: "Left" });
  expect(drop).toHaveBeenCalledOnce();
});
