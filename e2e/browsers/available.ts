import { findBrowser } from "../../scripts/find-browser.mjs";
import { findFirefox, findWebKit } from "../../scripts/find-other-browsers.mjs";
import type { OpenDriver } from "./driver.ts";
import { openWithPuppeteer } from "./puppeteer-driver.ts";
import { openWebKit } from "./webkit-driver.ts";

/** The browsers of this machine by name. Chromium shows that a scenario is right before others are blamed. */
export function availableBrowsers(): Map<string, OpenDriver> {
  const [chromium, firefox, webkit] = [findBrowser(), findFirefox(), findWebKit()];
  const browsers = new Map<string, OpenDriver>();
  if (chromium) browsers.set("chromium", () => openWithPuppeteer("chrome", chromium));
  if (firefox) browsers.set("firefox", () => openWithPuppeteer("firefox", firefox));
  if (webkit) browsers.set("webkit", () => openWebKit(webkit));
  return browsers;
}
