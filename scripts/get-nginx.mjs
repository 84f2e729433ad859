/** Gets the web server that the built site is tried on beside the preview. As root on Debian it is installed. */
import { spawnSync } from "node:child_process";
import { findProgram } from "./find-program.mjs";

function succeeds(command, args) {
  return spawnSync(command, args, { stdio: "inherit" }).status === 0;
}

function get() {
  if (findProgram("nginx")) return true;
  if (process.getuid?.() !== 0) return false;
  return (
    succeeds("apt-get", ["update"]) &&
    succeeds("apt-get", ["install", "-y", "--no-install-recommends", "nginx-light"])
  );
}

if (!get())
  process.stderr.write(
    "nginx could not be had. What the built site needs of a web server is tested with the preview only; install nginx to test both.\n",
  );
