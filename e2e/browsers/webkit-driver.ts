import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { Builder, Capabilities, Key, Origin, type WebDriver } from "selenium-webdriver";
import type { WebKitPrograms } from "../../scripts/find-other-browsers.mjs";
import { emptyFolder } from "../support/run-cli.ts";
import { freePort } from "../support/servers.ts";
import type { Driver } from "./driver.ts";

/** Milliseconds that the driver is given to listen. */
const PATIENCE = 20_000;
/** WebKitGTK is compiled without web app manifests and says so of every policy; Safari knows them. */
const OF_THE_PORT = "Unrecognized Content-Security-Policy directive 'manifest-src'.";

/** WebKitGTK over WebDriver, on a screen of its own that nobody sees. */
export async function openWebKit(programs: WebKitPrograms): Promise<Driver> {
  const folder = emptyFolder();
  const screen = spawn(programs.screen, ["-displayfd", "3", "-screen", "0", "1600x1200x24"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const [display] = (await once(screen.stdio[3] as NodeJS.ReadableStream, "data")) as [Buffer];
  const port = await freePort();
  const server = spawn(programs.driver, ["--host=127.0.0.1", `--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      // Without it, PulseAudio leaves a folder behind.
      PULSE_RUNTIME_PATH: join(folder, "pulse"),
    },
    stdio: ["ignore", "ignore", "pipe"],
  });
  const messages = watchConsole(server);
  const stop = () => {
    server.kill();
    screen.kill();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await listening(port);
    return driverOf(await openWindow(programs, port, folder), messages, stop);
  } catch (cause) {
    stop();
    throw cause;
  }
}

function openWindow(programs: WebKitPrograms, port: number, folder: string): Promise<WebDriver> {
  const capabilities = new Capabilities({ browserName: "WebKitGTK" });
  capabilities.set("webkitgtk:browserOptions", {
    binary: programs.scripts,
    args: ["-m", resolve("e2e/browsers/webkit-window.js"), folder],
  });
  return new Builder()
    .usingServer(`http://127.0.0.1:${port}`)
    .withCapabilities(capabilities)
    .build();
}

function driverOf(browser: WebDriver, messages: string[], stop: () => void): Driver {
  const moved = (x: number, y: number) =>
    browser
      .actions()
      .move({ x: Math.round(x), y: Math.round(y), origin: Origin.VIEWPORT, duration: 0 });
  return {
    open: (url) => browser.get(url),
    back: () => browser.navigate().back(),
    resize: async (width, height) =>
      void (await browser.manage().window().setRect({ x: 0, y: 0, width, height })),
    point: (x, y) => moved(x, y).perform(),
    click: (x, y) => moved(x, y).click().perform(),
    type: (text) =>
      browser
        .actions()
        .sendKeys(...text)
        .perform(),
    press: (keys) => press(browser, keys),
    run: (script, argument) => browser.executeScript(script, argument),
    takeMessages: () => messages.splice(0),
    screenshot: async () => Buffer.from(await browser.takeScreenshot(), "base64"),
    close: () => browser.quit().finally(stop),
  };
}

async function press(browser: WebDriver, keys: string): Promise<void> {
  const all = keys.split("+").map(codeOf);
  const actions = browser.actions();
  for (const key of all) actions.keyDown(key);
  for (const key of all.reverse()) actions.keyUp(key);
  await actions.perform();
}

/** The sign of WebDriver for a key; letters stand for themselves. */
function codeOf(key: string): string {
  const name = key.replace(/^Arrow/, "ARROW_").toUpperCase();
  return (Key as unknown as Record<string, string>)[name] ?? key;
}

function watchConsole(server: ChildProcess): string[] {
  const messages: string[] = [];
  let rest = "";
  server.stderr?.setEncoding("utf8").on("data", (piece: string) => {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    messages.push(...lines.filter(isComplaint));
  });
  return messages;
}

function isComplaint(line: string): boolean {
  return /CONSOLE .*?(ERROR|WARN)/.test(line) && !line.includes(OF_THE_PORT);
}

async function listening(port: number): Promise<void> {
  const end = Date.now() + PATIENCE;
  while (Date.now() < end) {
    const answer = await fetch(`http://127.0.0.1:${port}/status`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error("WebKitWebDriver does not listen.");
}
