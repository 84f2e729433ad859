import { mkdirSync, renameSync, statSync } from "node:fs";
import { open } from "node:fs/promises";
import { join } from "node:path";

/** Something that somebody may have to look up later. */
export interface AuditEntry {
  event:
    | "sign-in"
    | "sign-in-refused"
    | "sign-out"
    | "mail"
    | "refused"
    | "setting"
    | "action"
    | "limit";
  /** Whose address it is about. */
  email?: string;
  /** The address that it came from. */
  from?: string;
  /** The action, or why it was denied. */
  what?: string;
}

/** Writes down who did what. */
export interface AuditLog {
  /** Resolves when the disk has it. It never rejects: errors go to the terminal. */
  write(entry: AuditEntry): Promise<void>;
  /** Done when everything is written. */
  settled(): Promise<void>;
}

const FILE = "audit.log";
const LARGEST = 5_000_000;
/** Files of earlier times that are kept. */
const KEPT = 5;

/** Keeps the log in the folder of the server's data: one entry of JSON on each line. */
export function auditLogIn(data: string, now = () => new Date()): AuditLog {
  const file = join(data, FILE);
  let last = Promise.resolve();
  const append = async (line: string) => {
    mkdirSync(data, { recursive: true });
    rotate(file);
    const handle = await open(file, "a", 0o600);
    try {
      await handle.appendFile(line);
      await handle.sync();
    } finally {
      await handle.close();
    }
  };
  return {
    write(entry) {
      const line = `${JSON.stringify({ at: now().toISOString(), ...entry })}\n`;
      last = last
        .then(() => append(line))
        .catch((cause: Error) => {
          process.stderr.write(`${file} cannot be written: ${cause.message}\n${line}`);
        });
      return last;
    },
    settled: () => last,
  };
}

function rotate(file: string): void {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (size < LARGEST) return;
  for (let age = KEPT - 1; age >= 0; age--) {
    const older = age === 0 ? file : `${file}.${age}`;
    if (statSync(older, { throwIfNoEntry: false })) renameSync(older, `${file}.${age + 1}`);
  }
}
