import { expect } from "@playwright/test";
import type { Driver } from "./driver.ts";
import { type Located, locate, type Target } from "./locate.ts";

/** Milliseconds and pixels within which WebKit's driver takes two clicks for a double click. */
const DOUBLE_CLICK = { time: 1000, distance: 5 };

/** Milliseconds between two looks at something that may move, and pixels that are no movement. */
const STILL = { time: 100, distance: 1 };

/** A person in front of a browser: looks for things on the page, clicks and types. */
export class Visitor {
  private lastClick = { x: 0, y: 0, time: 0 };

  constructor(
    private readonly driver: Driver,
    private readonly baseUrl: string,
  ) {}

  /** Opens a page of the site, or any address. */
  async opens(path: string): Promise<void> {
    await this.driver.open(new URL(path, this.baseUrl).href);
  }

  /** Waits until something is seen. */
  async sees(target: Target): Promise<Located> {
    let located: Located | undefined;
    await expect(async () => {
      located = await this.finds(target);
      expect(located, `${target.css} “${target.words ?? ""}” on the page`).toBeTruthy();
    }).toPass();
    return located as Located;
  }

  /** What is there now; nothing when it is not. */
  async finds(target: Target): Promise<Located | undefined> {
    return (await this.driver.run(locate, target)) ?? undefined;
  }

  /** Clicks something once it stands still and nothing covers it. */
  async clicks(target: Target): Promise<void> {
    const { x, y } = await this.reaches(target);
    const { lastClick } = this;
    if (Math.hypot(x - lastClick.x, y - lastClick.y) <= DOUBLE_CLICK.distance)
      await pause(lastClick.time + DOUBLE_CLICK.time - Date.now());
    await this.driver.click(x, y);
    this.lastClick = { x, y, time: Date.now() };
  }

  /** Points at something. */
  async pointsAt(target: Target): Promise<void> {
    const { x, y } = await this.reaches(target);
    await this.driver.point(x, y);
  }

  /** Replaces the text of a field. A form may move under the pointer, when a message above goes. */
  async writes(target: Target, text: string): Promise<void> {
    await expect(async () => {
      await this.clicks(target);
      expect((await this.sees(target)).focused, "the field has the focus").toBe(true);
    }).toPass();
    await this.driver.press("Control+a");
    await this.driver.type(text);
  }

  async types(text: string): Promise<void> {
    await this.driver.type(text);
  }

  async presses(keys: string): Promise<void> {
    await this.driver.press(keys);
  }

  async goesBack(): Promise<void> {
    await this.driver.back();
  }

  /** Takes a window of this size. */
  async uses(width: number, height = 900): Promise<void> {
    await this.driver.resize(width, height);
  }

  /** Moves the pointer from one element to another, which makes React take over, until it has. */
  async wakes(): Promise<void> {
    await expect(async () => {
      await this.driver.point(5, 5);
      await this.driver.point(8, 310);
      expect(await this.asks(isTakenOver), "taken over by React").toBe(true);
    }).toPass();
  }

  /** Asks the page. The function sees nothing but the page. */
  asks<Result>(question: () => Result | Promise<Result>): Promise<Result> {
    return this.driver.run(question, undefined);
  }

  /** Waits until the page answers so. */
  async until<Result>(question: () => Result | Promise<Result>, answer: Result): Promise<void> {
    await expect.poll(() => this.driver.run(question, undefined)).toEqual(answer);
  }

  private async reaches(target: Target): Promise<Located> {
    let before = await this.sees(target);
    await expect(async () => {
      await this.driver.run(twoFrames, undefined);
      await pause(STILL.time);
      const now = await this.sees(target);
      const stands = Math.hypot(now.x - before.x, now.y - before.y) < STILL.distance;
      before = now;
      expect(stands, `${target.css} “${target.words ?? ""}” stands still`).toBe(true);
      expect(now.reachable, `${target.css} “${target.words ?? ""}” can be reached`).toBe(true);
    }).toPass();
    return before;
  }
}

/** What begins to move has not moved before the second frame, however long a busy machine takes to draw it. */
function twoFrames(): Promise<unknown> {
  return new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
}

function isTakenOver(): boolean {
  const root = document.getElementById("root") ?? {};
  return Object.keys(root).some((key) => key.startsWith("__reactContainer"));
}

async function pause(duration: number): Promise<void> {
  if (duration > 0) await new Promise((done) => setTimeout(done, duration));
}
