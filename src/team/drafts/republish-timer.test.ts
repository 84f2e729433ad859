import { expect, it } from "vitest";
import { createRepublishTimer } from "./republish-timer.ts";

/** A site whose live state changes by itself at a given time, and how often it was published again. */
function site() {
  const state = { changesAt: undefined as string | undefined, published: 0, fails: 0 };
  let onPublish: () => void;
  let again = new Promise<void>((done) => {
    onPublish = done;
  });
  const time = createRepublishTimer(
    { changesAt: () => state.changesAt },
    async () => {
      state.published += 1;
      onPublish();
      again = new Promise((done) => {
        onPublish = done;
      });
      if (state.fails-- > 0) throw new Error("The remote is gone.");
      state.changesAt = undefined;
      time.refresh({ state: "done" });
    },
    0,
  );
  return { state, time, published: () => again };
}

it("publishes what was due while the server was down", async () => {
  const { state, time, published } = site();
  state.changesAt = "2020-01-01T00:00:00.000Z";
  time.refresh();
  await published();
  expect(state).toMatchObject({ published: 1, changesAt: undefined });
});

it("tries again what could not be published at its time", async () => {
  const { state, time, published } = site();
  Object.assign(state, { changesAt: "2020-01-01T00:00:00.000Z", fails: 1 });
  time.refresh();
  await published();
  await published();
  expect(state.published).toBe(2);
});

it("waits for what comes later, whatever ends before, and for nothing once it is closed", async () => {
  const { state, time } = site();
  state.changesAt = "2999-01-01T00:00:00.000Z";
  time.refresh();
  time.refresh({ state: "failed" });
  time.refresh({ state: "running" });
  state.changesAt = "2020-01-01T00:00:00.000Z";
  time.refresh();
  time.close();
  await new Promise((done) => setImmediate(done));
  expect(state.published).toBe(0);
});
