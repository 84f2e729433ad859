import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/**
 * Runs a program again with a small disk of its own, where it can be tried.
 *
 * @param program the file of the program
 * @param part the part of it that runs; the folder that the disk is mounted at follows
 * @param megabytes that the disk holds
 */
export function onSmallDisk(program: string, part: string, megabytes: number): void {
  if (process.platform !== "linux") {
    process.stdout.write(
      "   can be tried on Linux alone, where a program may have a disk of its own\n",
    );
    return;
  }
  const disk = mkdtempSync(join(tmpdir(), "small-disk-"));
  const mount = `mount -t tmpfs -o size=${megabytes}m none "$1" && shift && exec "$@"`;
  const own = [process.execPath, "--import", "tsx", program, part, disk];
  const { status } = spawnSync(
    "unshare",
    ["--user", "--map-root-user", "--mount", "sh", "-c", mount, "sh", disk, ...own],
    { stdio: "inherit" },
  );
  rmSync(disk, { recursive: true });
  assert.equal(status, 0);
}

/**
 * Fills the disk of a folder until nothing goes in any more.
 *
 * @param file that takes the room; it may be there already
 */
export function fill(file: string): void {
  for (let bytes = 1 << 20; bytes >= 1; bytes >>= 1)
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: "a" });
    } catch (cause) {
      // Smaller pieces may still find room.
      assert.equal((cause as NodeJS.ErrnoException).code, "ENOSPC");
    }
}
