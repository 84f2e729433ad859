import { cpSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { emptyFolder, runCli } from "./run-cli.ts";

/** Builds the site with compressed copies; its page `/about` has three old paths. */
export async function buildCopy(): Promise<string> {
  const folder = emptyFolder();
  cpSync("pages", join(folder, "pages"), { recursive: true });
  const about = join(folder, "pages/about.json");
  const written = readFileSync(about, "utf8");
  writeFileSync(
    about,
    written.replace(
      '"title"',
      () => '"aliases": ["/about-us", "/old/place", "/über-uns"],\n  "title"',
    ),
  );
  const out = join(folder, "out");
  const flags = ["--pages", join(folder, "pages"), "--media", "media", "--out", out];
  expect((await runCli(["build", ...flags, "--compress"])).stdout).toContain("pages written");
  return out;
}
