import { spawn } from "node:child_process";
import { once } from "node:events";
import { cpSync, rmSync } from "node:fs";
import { join } from "node:path";
import { emptyFolder } from "./run-cli.ts";

/** The bakery while it is edited: a copy of its own behind the development server. */
export interface EditedBakery {
  url: string;
  /** Absolute path of a file below the pages folder. */
  file(path: string): string;
  close(): Promise<void>;
}

/**
 * Serves a copy of the bakery with live editing.
 *
 * @param port any that is free when it is 0
 * @param prepare changes files before it is served
 */
export async function editBakery(
  port: number,
  prepare: (file: EditedBakery["file"]) => void = () => undefined,
): Promise<EditedBakery> {
  const folder = emptyFolder();
  cpSync("e2e/fixtures/bakery", folder, { recursive: true });
  const file = (path: string) => join(folder, "pages", path);
  prepare(file);
  const folders = ["--pages", join(folder, "pages"), "--media", join(folder, "media")];
  const args = ["scripts/cli.mjs", "start", ...folders, "--port", `${port}`];
  const server = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  const url = await new Promise<string>((ready) => {
    server.stdout.on("data", (piece) => {
      const [address] = /http:\/\/localhost:\d+/.exec(String(piece)) ?? [];
      if (address) ready(address);
    });
  });
  return {
    url,
    file,
    close: async () => {
      server.kill();
      await once(server, "close");
      rmSync(folder, { recursive: true });
    },
  };
}
