import { spawn } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import type { BenchSite } from "./make-site.ts";
import { ROOT } from "./run-command.ts";

/** How long live editing takes, in milliseconds. */
export interface DevTimes {
  /** From the command to the first page. */
  start: number;
  /** From a saved file to the page that shows it. */
  edit: number;
}

/** Starts the development server, asks for a city page, and changes it. */
export async function measureDev(site: BenchSite): Promise<DevTimes> {
  const began = performance.now();
  const args = [
    "scripts/cli.mjs",
    "dev",
    "--pages",
    site.pages,
    "--media",
    site.media,
    "--port",
    "0",
  ];
  const server = spawn(process.execPath, args, { cwd: ROOT, stdio: ["ignore", "pipe", "inherit"] });
  try {
    const address = await new Promise<string>((done) => {
      server.stdout.on("data", (piece) => {
        const found = /The site: (\S+)/.exec(String(piece))?.[1];
        if (found) done(found);
      });
    });
    const page = `${address.replace("localhost", "127.0.0.1")}/locations/state-00001/city-1`;
    await (await fetch(page)).text();
    const start = performance.now() - began;
    const before = readFileSync(site.city, "utf8");
    const saved = performance.now();
    writeFileSync(site.city, before.replace(/"description": "/, '"description": "Edited now '));
    while (!(await (await fetch(page)).text()).includes("Edited now"));
    const edit = performance.now() - saved;
    writeFileSync(site.city, before);
    return { start, edit };
  } finally {
    server.kill();
  }
}
