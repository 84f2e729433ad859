import { expect, it } from "vitest";
import { createScheduleTimer } from "./schedule-timer.ts";

const LONG_AGO = Date.parse("2020-01-01T00:00:00Z");
const FAR = Date.parse("2100-01-01T00:00:00Z");

/** Drafts with times, and which of them were published. */
function drafts(times: number[], retry?: number) {
  const published: number[] = [];
  let done: () => void;
  const whenPublished = new Promise<void>((resolve) => {
    done = resolve;
  });
  const publishDue = async () => {
    published.push(...times.splice(0, 1));
    if (published.length === 2) done();
    if (published.length === 1) throw new Error("The disk is full.");
  };
  const follower = createScheduleTimer({ nextDue: () => times[0], publishDue }, retry);
  return { follower, published, whenPublished };
}

it("publishes what was due while the server was down, one after the other, and waits for the next", async () => {
  const { follower, published, whenPublished } = drafts([LONG_AGO, LONG_AGO + 1, FAR], 0);
  follower.refresh();
  await whenPublished;
  follower.close();
  expect(published).toEqual([LONG_AGO, LONG_AGO + 1]);
});

it("waits where nothing can be written down, and tries nothing again at once", async () => {
  const { follower, published } = drafts([LONG_AGO, LONG_AGO + 1]);
  follower.refresh();
  await new Promise((done) => setTimeout(done, 50));
  follower.close();
  expect(published).toEqual([LONG_AGO]);
});

it("publishes nothing once the server ends", async () => {
  const { follower, published } = drafts([LONG_AGO]);
  follower.refresh();
  follower.close();
  follower.refresh();
  await new Promise((done) => setTimeout(done, 20));
  expect(published).toEqual([]);
});
