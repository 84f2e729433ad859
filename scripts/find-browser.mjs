import { delimiter, join } from "node:path";
import { isProgram } from "./find-program.mjs";

const NAMES = [
  "chromium",
  "chromium-browser",
  "google-chrome",
  "google-chrome-stable",
  "chrome.exe",
];
const PLACES = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
  join(process.env.PROGRAMFILES ?? "", "Google/Chrome/Application/chrome.exe"),
];

/** The path of an installed Chrome or Chromium, or `undefined`. `CHROME_PATH` comes first. */
export function findBrowser() {
  const folders = (process.env.PATH ?? "").split(delimiter);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [process.env.CHROME_PATH ?? "", ...onPath, ...PLACES].find(isProgram);
}
