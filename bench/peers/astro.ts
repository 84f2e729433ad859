import { execFileSync } from "node:child_process";
import { existsSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "../run-command.ts";
import { ASTRO_SITE } from "./astro-site.ts";
import { measure } from "./measure.ts";
import type { Peer } from "./peer.ts";
import type { PlainPage } from "./texts.ts";
import { changeTexts, writeText, writeTexts } from "./write-text.ts";

const ASTRO = "7.3.5";
/** For engines that run on an older Node than Astro does. */
const NODE = "22.23.3";

/** Where Astro is installed once; the engine itself never depends on it. */
const INSTALLED = join(ROOT, `node_modules/.cache/bench/astro-${ASTRO}`);

/**
 * A site of Astro's that reads its texts as JSON, which takes it half of what Markdown does, and whose builds
 * skip what has not changed.
 *
 * @throws when Astro cannot be installed
 */
export function astroPeer(folder: string, pages: PlainPage[]): Peer {
  install();
  for (const [path, text] of Object.entries(ASTRO_SITE)) writeText(folder, path, text);
  writeTexts(folder, pages);
  symlinkSync(join(INSTALLED, "node_modules"), join(folder, "node_modules"));
  return {
    name: `Astro ${ASTRO}`,
    clean() {
      for (const kept of ["dist", ".astro", "cache"])
        rmSync(join(folder, kept), { recursive: true, force: true });
    },
    build: () =>
      measure({
        program: programOfNode(),
        args: ["node_modules/astro/bin/astro.mjs", "build", "--silent"],
        cwd: folder,
        env: { ASTRO_TELEMETRY_DISABLED: "1", NODE_ENV: "production" },
      }),
    change: (number) => changeTexts(folder, number),
  };
}

function install(): void {
  if (existsSync(join(INSTALLED, "node_modules/astro/package.json"))) return;
  writeText(INSTALLED, "package.json", JSON.stringify({ private: true }));
  const packages = [`astro@${ASTRO}`, ...(runsHere() ? [] : [`${nodePackage()}@${NODE}`])];
  const args = ["install", "--save-exact", "--ignore-scripts", ...packages];
  execFileSync("npm", args, { cwd: INSTALLED, stdio: ["ignore", "ignore", "inherit"] });
}

function programOfNode(): string {
  return runsHere() ? process.execPath : join(INSTALLED, "node_modules", nodePackage(), "bin/node");
}

function runsHere(): boolean {
  return Number(process.versions.node.split(".")[0]) >= 24;
}

function nodePackage(): string {
  return `node-${process.platform}-${process.arch}`;
}
