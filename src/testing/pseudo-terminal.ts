import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { stripVTControlCharacters } from "node:util";

/** A program that believes somebody sits in front of it. */
export interface PseudoTerminal {
  /** Everything it has shown so far, without colors and movements. */
  shown(): string;
  /** Waits until it shows a text after what was waited for before. */
  shows(text: string): Promise<void>;
  /** Types keys, in the bytes that a terminal sends for them. */
  type(keys: string): void;
  /** Waits until it ends. @returns its exit status */
  ended(): Promise<number | null>;
}

/** The bytes of keys that have no letter. */
export const KEYS = { down: "\u001B[B", enter: "\r", controlC: "\u0003" };

/** Milliseconds that a text is waited for; only to end what hangs. */
const PATIENCE = 40_000;
const SIZE = "stty cols 100 rows 40";
const THROUGH_PYTHON =
  "import os, pty, sys; sys.exit(os.waitstatus_to_exitcode(pty.spawn(['sh', '-c', sys.argv[1]])))";

/**
 * Starts a program in a terminal of its own, by `script` of util-linux or by Python.
 *
 * @param command as a shell reads it
 * @returns nothing where the machine has neither
 */
export function openTerminal(command: string): PseudoTerminal | undefined {
  const wrapped = wrap(`${SIZE}; ${command}`);
  if (!wrapped) return undefined;
  const [program, ...args] = wrapped;
  const env = { ...process.env, TERM: "xterm", CI: "" };
  const child = spawn(program, args, { env, stdio: ["pipe", "pipe", "inherit"] });
  let output = "";
  let read = 0;
  child.stdout.setEncoding("utf8").on("data", (piece: string) => {
    output += piece;
  });
  const end = once(child, "close").then(([status]) => status as number | null);
  const shown = () => stripVTControlCharacters(output);
  return {
    shown,
    async shows(text) {
      const deadline = Date.now() + PATIENCE;
      for (;;) {
        const at = shown().indexOf(text, read);
        if (at >= 0) {
          read = at + text.length;
          return;
        }
        if (Date.now() > deadline) throw new Error(`"${text}" is not in:\n${shown().slice(read)}`);
        await new Promise((done) => setTimeout(done, 20));
      }
    },
    type: (keys) => void child.stdin.write(keys),
    ended: () => end,
  };
}

function wrap(command: string): [string, ...string[]] | undefined {
  const { stdout } = spawnSync("script", ["--version"], { encoding: "utf8" });
  if (stdout?.includes("util-linux")) return ["script", "-qefc", command, "/dev/null"];
  const { status } = spawnSync("python3", ["-c", "import pty"], { stdio: "ignore" });
  return status === 0 ? ["python3", "-c", THROUGH_PYTHON, command] : undefined;
}
