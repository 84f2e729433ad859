import { parseArgs } from "node:util";

/** A command was called in a way it does not know. The message says how it is called. */
export class UsageError extends Error {}

/** The author has broken off a dialogue: nothing has happened. */
export class Cancelled extends Error {}

/** The flags of a command: each takes a value or stands alone. */
export type FlagTable = Record<string, { type: "string" | "boolean" }>;

/** Values by flag. */
export type Flags<Table extends FlagTable> = {
  [Name in keyof Table]?: Table[Name]["type"] extends "string" ? string : boolean;
};

/**
 * Reads the flags of a command.
 *
 * @throws {UsageError} on a flag that the command does not know
 */
export function readFlags<Table extends FlagTable>(args: string[], table: Table): Flags<Table> {
  try {
    return parseArgs({ args, options: table, allowPositionals: false }).values as Flags<Table>;
  } catch (cause) {
    const flags = Object.entries(table).map(
      ([name, { type }]) => `--${name}${type === "string" ? " …" : ""}`,
    );
    const reason = cause instanceof Error ? (cause.message.split(/\. |\n/)[0] ?? "") : "";
    throw new UsageError(`${reason}. This command takes: ${flags.join(", ")}.`, { cause });
  }
}

/**
 * Reads a port.
 *
 * @throws {UsageError} when it is no number from 0 to 65535
 */
export function readPort(text: string): number {
  const port = Number(text);
  if (!/^\d+$/.test(text) || port > 65535)
    throw new UsageError(`"${text}" is not a port: write a number from 0 to 65535.`);
  return port;
}
