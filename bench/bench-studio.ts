import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { findBrowser } from "../scripts/find-browser.mjs";
import { makeSite } from "./make-site.ts";
import { ROOT } from "./run-command.ts";

/** Numbers of blocks of the page that is written in. */
const BLOCKS = [10, 50, 200];
const MANY_PAGES = 2000;
const WORDS = "A keystroke shows at once in the page beside it";
/** Milliseconds between keystrokes, as somebody writes who does not hurry. */
const PACE = 200;
const OPENINGS = 5;

/** Measures how long keystrokes in the studio take to show in the page, and how long a large site takes to open. */
export async function benchStudio(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--disable-gpu"],
  });
  try {
    for (const count of BLOCKS) await inFolder((folder) => benchKeys(browser, folder, count));
    await inFolder((folder) => benchPages(browser, folder));
  } finally {
    await browser.close();
  }
}

async function benchKeys(browser: Browser, folder: string, count: number): Promise<void> {
  for (const name of ["pages", "media"])
    cpSync(join(ROOT, name), join(folder, name), { recursive: true });
  const file = join(folder, "pages/locations/texas/houston.json");
  const page = JSON.parse(readFileSync(file, "utf8"));
  const [hero, ...rest] = page.blocks;
  const blocks = [hero, ...Array.from({ length: count - 1 }, (_, at) => rest[at % rest.length])];
  writeFileSync(file, JSON.stringify({ ...page, blocks }, null, 2));
  await withStudio(folder, async (studio) => {
    const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
    await openPage(tab, studio, "locations/texas/houston.json");
    const form = tab.getByRole("region", { name: "Form" });
    await noteTimes(tab);
    await form.getByLabel("Title in search results").click();
    report(`${count} blocks, a field of the page`, await typed(tab));
    await form.getByRole("button", { name: /^Hero/ }).click();
    await form.getByRole("textbox").first().click();
    report(`${count} blocks, a field of a block`, await typed(tab));
    await tab.close();
  });
}

async function benchPages(browser: Browser, folder: string): Promise<void> {
  makeSite(ROOT, folder, MANY_PAGES);
  await withStudio(folder, async (studio) => {
    const openings: number[] = [];
    for (let run = 0; run <= OPENINGS; run += 1) {
      const tab = await browser.newPage({ viewport: { width: 1280, height: 720 } });
      const began = performance.now();
      await openPage(tab, studio, "locations/state-00001/city-1.json");
      await tab.getByRole("navigation", { name: "Pages" }).locator("[aria-current]").waitFor();
      // What is compiled for the first time is left out.
      if (run > 0) openings.push(performance.now() - began);
      if (run === OPENINGS) report(`${MANY_PAGES} pages, a search`, await searched(tab));
      await tab.close();
    }
    report(`${MANY_PAGES} pages, opening`, openings);
  });
}

async function openPage(tab: Page, studio: string, path: string): Promise<void> {
  await tab.goto(`${studio}#${path}`);
  await tab.frameLocator("iframe").locator("h1").first().waitFor();
}

/** Notes for every keystroke when the page that shows it has been drawn. */
function noteTimes(tab: Page): Promise<void> {
  return tab.evaluate(() => {
    const noted = Object.assign(window, { times: [] as number[] });
    let pressed = 0;
    addEventListener("input", () => (pressed = performance.now()), { capture: true });
    addEventListener("message", ({ data }) => {
      if (data.kind !== "shown" || pressed === 0) return;
      const since = pressed;
      pressed = 0;
      requestAnimationFrame(() => noted.times.push(performance.now() - since));
    });
  });
}

async function typed(tab: Page): Promise<number[]> {
  await tab.keyboard.type(WORDS, { delay: PACE });
  await tab.waitForTimeout(1000);
  return tab.evaluate(() => (window as unknown as { times: number[] }).times.splice(0));
}

/** How long the list of pages takes to follow every letter of a search. */
async function searched(tab: Page): Promise<number[]> {
  await tab.getByLabel("Find a page").click();
  await tab.evaluate(() => {
    const noted = Object.assign(window, { times: [] as number[] });
    // A function with a name would need help that the browser does not have.
    addEventListener(
      "input",
      () => {
        const since = performance.now();
        requestAnimationFrame(() => setTimeout(() => noted.times.push(performance.now() - since)));
      },
      { capture: true },
    );
  });
  return typed(tab);
}

function report(what: string, times: number[]): void {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => Math.round(sorted[Math.ceil((sorted.length - 1) * share)] ?? 0);
  process.stdout.write(
    `${what.padEnd(36)} median ${at(0.5)} ms, 95% within ${at(0.95)} ms (${times.length} times)\n`,
  );
}

async function withStudio(folder: string, work: (address: string) => Promise<void>): Promise<void> {
  const folders = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  const args = ["scripts/cli.mjs", "start", ...folders, "--port", "0"];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  try {
    await work(await addressOf(server));
  } finally {
    const closed = once(server, "close");
    server.kill();
    await closed;
  }
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((done) => {
    server.stdout?.on("data", (piece) => {
      const address = /http:\/\/\S+\/studio/.exec(String(piece))?.[0];
      if (address) done(address);
    });
  });
}

async function inFolder(work: (folder: string) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "bench-studio-"));
  try {
    await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
