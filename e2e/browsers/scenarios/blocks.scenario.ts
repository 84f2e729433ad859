import { expect } from "@playwright/test";
import { test } from "../test.ts";

const VIDEOS_SEEN = () =>
  [...document.querySelectorAll<HTMLVideoElement>("main video[aria-hidden]")]
    .filter((video) => getComputedStyle(video.parentElement as Element).opacity === "1")
    .map((video) => video.currentSrc);

test("questions open one at a time, and close by their own click", async ({ visitor }) => {
  const opened = () =>
    [...document.querySelectorAll<HTMLDetailsElement>("main details[name]")].flatMap((one, at) =>
      one.open ? [at] : [],
    );
  const question = (at: number) => ({ css: `[data-question="${at}"]` });
  await visitor.opens("/");
  await visitor.wakes();
  await visitor.asks(() => {
    for (const [at, one] of [
      ...document.querySelectorAll("main details[name] > summary"),
    ].entries())
      one.setAttribute("data-question", String(at));
  });
  await visitor.clicks(question(0));
  await visitor.until(opened, [0]);
  await visitor.clicks(question(2));
  await visitor.until(opened, [2]);
  await visitor.clicks(question(2));
  await visitor.until(opened, []);
});

test("the videos of the opening play, change after five seconds, and stop on demand", async ({
  visitor,
}) => {
  await visitor.opens("/");
  await visitor.wakes();
  await expect.poll(() => visitor.asks(VIDEOS_SEEN)).toHaveLength(1);
  const [first] = await visitor.asks(VIDEOS_SEEN);
  await visitor.until(isMoving, true);
  await visitor.until(
    () => (document.querySelector("main [hidden] > video") as HTMLVideoElement | null)?.readyState,
    4,
  );
  await expect.poll(() => visitor.asks(VIDEOS_SEEN)).not.toContain(first);
  await visitor.until(isMoving, true);
  await visitor.clicks({ css: 'button[aria-label="Pause background video"]' });
  await visitor.sees({ css: 'button[aria-label="Play background video"]' });
  await visitor.until(isMoving, false);
});

test("the video with controls is loaded when it is asked for, and plays", async ({ visitor }) => {
  await visitor.opens("/");
  await visitor.wakes();
  await visitor.sees({ css: "main video[controls]" });
  const played = await visitor.asks(async () => {
    const video = document.querySelector<HTMLVideoElement>("main video[controls]");
    const before = video?.readyState;
    await video?.play();
    return [before, video?.readyState !== 0, video?.error];
  });
  expect(played).toEqual([0, true, null]);
  await visitor.until(
    () =>
      (document.querySelector<HTMLVideoElement>("main video[controls]")?.currentTime ?? 0) > 0.2,
    true,
  );
});

/** Whether the video of the opening that is seen moves on. */
async function isMoving(): Promise<boolean> {
  const video = document.querySelector<HTMLVideoElement>("main video[aria-hidden]");
  const before = video?.currentTime;
  await new Promise((done) => setTimeout(done, 300));
  return video?.currentTime !== before;
}
