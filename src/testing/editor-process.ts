import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";

/** A program of somebody else that writes the file of a page, as editors do. */
export interface EditorProcess {
  /**
   * Has it write a text.
   *
   * @param after milliseconds that it waits before
   * @returns when the text is written
   */
  write(text: string, after: number): Promise<void>;
  stop(): void;
}

/** How an editor writes: empties the file and writes it, or renames another one over it. */
export const WAYS = ["in place", "by a rename"] as const;

const PROGRAM = `
const { renameSync, writeFileSync } = require("node:fs");
const [file, way] = process.argv.slice(1);
process.on("message", ({ text, after }) => {
  const end = performance.now() + after;
  while (performance.now() < end);
  if (way === "in place") writeFileSync(file, text);
  else { writeFileSync(file + "~", text); renameSync(file + "~", file); }
  process.send("written");
});
process.send("ready");`;

/** Starts an editor for one file. */
export async function startEditor(
  file: string,
  way: (typeof WAYS)[number],
): Promise<EditorProcess> {
  const child: ChildProcess = spawn(process.execPath, ["-e", PROGRAM, file, way], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
  });
  await once(child, "message");
  return {
    async write(text, after) {
      const written = once(child, "message");
      child.send({ text, after });
      await written;
    },
    stop: () => void child.kill(),
  };
}
