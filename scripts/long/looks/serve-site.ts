import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { writeSampleSite } from "./sample-site.ts";

/** A site behind the development server, which has the styles of all options. */
export interface ServedSite {
  url: string;
  close(): Promise<void>;
}

/**
 * Serves the sample site, and waits until it answers.
 *
 * @param root folder of the engine
 */
export async function serveSampleSite(root: string): Promise<ServedSite> {
  const folder = mkdtempSync(join(tmpdir(), "looks-"));
  writeSampleSite(root, folder);
  const folders = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  const args = [join(root, "scripts/cli.mjs"), "start", ...folders, "--port", "0"];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((ready) => {
    server.stdout.on("data", (piece) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(piece)) ?? [];
      if (address) ready(address);
    });
  });
  const close = async () => {
    server.kill();
    await once(server, "exit");
    rmSync(folder, { recursive: true, force: true });
  };
  return { url, close };
}
