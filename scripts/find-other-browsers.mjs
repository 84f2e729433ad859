import { spawnSync } from "node:child_process";
import { findProgram, isProgram } from "./find-program.mjs";

/**
 * The programs that drive WebKitGTK: its WebDriver, a screen that nobody sees, and GNOME's JavaScript.
 *
 * @typedef {{ driver: string, screen: string, scripts: string }} WebKitPrograms
 */

/** What loads the library, and fails when it is not there. */
const LOAD_WEBKIT = 'imports.gi.versions.WebKit2 = "4.1"; imports.gi.WebKit2;';

/** The path of an installed Firefox, or `undefined`. `FIREFOX_PATH` comes first. */
export function findFirefox() {
  const given = process.env.FIREFOX_PATH ?? "";
  return isProgram(given) ? given : (findProgram("firefox-esr") ?? findProgram("firefox"));
}

/**
 * What WebKitGTK needs, or `undefined` when a part of it is not installed.
 *
 * @returns {WebKitPrograms | undefined}
 */
export function findWebKit() {
  const driver = findProgram("WebKitWebDriver");
  const screen = findProgram("Xvfb");
  const scripts = findProgram("gjs");
  if (!driver || !screen || !scripts) return undefined;
  const { status } = spawnSync(scripts, ["-c", LOAD_WEBKIT], { stdio: "ignore" });
  return status === 0 ? { driver, screen, scripts } : undefined;
}
