import { type KeyInput, launch, type Page } from "puppeteer-core";
import type { Driver } from "./driver.ts";

/** Firefox would take pages out of its memory on the way back, where this driver loses sight of them. */
const NO_KEPT_PAGES = {
  "fission.bfcacheInParent": false,
  "browser.sessionhistory.max_total_viewers": 0,
};

/**
 * Chromium over its own protocol, or Firefox over WebDriver BiDi.
 *
 * @param executablePath where the browser lies
 */
export async function openWithPuppeteer(
  browser: "chrome" | "firefox",
  executablePath: string,
): Promise<Driver> {
  const args = browser === "chrome" ? ["--no-sandbox", "--disable-dev-shm-usage"] : [];
  const program = await launch({
    browser,
    executablePath,
    args,
    headless: true,
    extraPrefsFirefox: NO_KEPT_PAGES,
  });
  const page = await program.newPage();
  const messages = watchConsole(page);
  return {
    open: async (url) => void (await page.goto(url)),
    back: async () =>
      void (await (browser === "chrome" ? page.goBack() : page.evaluate(() => history.back()))),
    resize: (width, height) => page.setViewport({ width, height }),
    point: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    press: async (keys) => {
      const all = keys.split("+") as KeyInput[];
      for (const key of all) await page.keyboard.down(key);
      for (const key of all.reverse()) await page.keyboard.up(key);
    },
    run: <Argument, Result>(
      script: (argument: Argument) => Result | Promise<Result>,
      argument: Argument,
    ) => page.evaluate(script as (argument: unknown) => unknown, argument) as Promise<Result>,
    takeMessages: () => messages.splice(0),
    screenshot: async () => Buffer.from(await page.screenshot()),
    close: () => program.close(),
  };
}

/** What Firefox blocks under a policy arrives as an error of the page. Chromium says of every missing page that it is missing. */
function watchConsole(page: Page): string[] {
  const messages: string[] = [];
  page.on("console", (message) => {
    const isPageItself = message.location().url === page.url() && /\b404\b/.test(message.text());
    if (["error", "warn"].includes(message.type()) && !isPageItself) messages.push(message.text());
  });
  page.on("pageerror", (cause) => messages.push(String(cause)));
  return messages;
}
