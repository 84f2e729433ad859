import { spawn } from "node:child_process";
import { once } from "node:events";
import { constants, setPriority } from "node:os";
import type { Build } from "../team/drafts/site-builds.ts";

/** Builds a site as `build` does, in a process of its own, so that this one goes on answering people. */
export const buildApart: Build = async ({ pages, media }, out) => {
  const program = process.argv[1] ?? "";
  const args = [program, "build", "--pages", pages, "--media", media, "--out", out];
  const child = spawn(process.execPath, [...process.execArgv, ...args], { stdio: "ignore" });
  if (child.pid !== undefined) lowerPriority(child.pid);
  const [code] = await once(child, "exit");
  return code === 0;
};

/** Whoever writes comes first. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // It is over already, or the system does not allow it.
  }
}
