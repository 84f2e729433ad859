import { spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import type { BenchSite } from "./make-site.ts";
import { ROOT } from "./run-command.ts";

/** How long live editing takes, in milliseconds. */
export interface DevTimes {
  /** From the command to the first page. */
  start: number;
  /** From a saved file to the page that shows it: a text within a block. */
  edit: number;
  /** The same for a text that other pages may show, as a title or a description. */
  shown: number;
}

/** A pause between edits, as people make it: the watcher of a large site is ready by then. */
const PAUSE = 4000;
/** How often the page is asked for. */
const POLL = 10;

/** Starts the development server, asks for a city page, and changes it twice. */
export async function measureDev(
  site: BenchSite,
  env: Record<string, string> = {},
): Promise<DevTimes> {
  const began = performance.now();
  const args = [
    "scripts/cli.mjs",
    "start",
    "--pages",
    site.pages,
    "--media",
    site.media,
    "--port",
    "0",
  ];
  const server = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "inherit"],
  });
  try {
    const address = await new Promise<string>((done) => {
      server.stdout.on("data", (piece) => {
        const address = /The site: (\S+)/.exec(String(piece))?.[1];
        if (address) done(address);
      });
    });
    const page = `${address.replace("localhost", "127.0.0.1")}/locations/state-00001/city-1`;
    await (await fetch(page)).text();
    const start = performance.now() - began;
    const before = readFileSync(site.city, "utf8");
    const edited = async (pattern: RegExp, text: string) => {
      await setTimeout(PAUSE);
      const saved = performance.now();
      writeFileSync(
        site.city,
        before.replace(pattern, (match) => match + text),
      );
      while (!(await (await fetch(page)).text()).includes(text)) await setTimeout(POLL);
      return performance.now() - saved;
    };
    const edit = await edited(/"blocks": \[.*?"text": \[?\s*"/s, "Edited just now. ");
    const shown = await edited(/"description": "/, "Changed just now. ");
    writeFileSync(site.city, before);
    return { start, edit, shown };
  } finally {
    const ended = once(server, "close");
    server.kill();
    await ended;
  }
}
