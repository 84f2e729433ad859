import { movePage, newPage, removePage } from "./authoring.ts";
import { build } from "./build.ts";
import { check } from "./check.ts";
import { dev } from "./dev.ts";
import { hosting } from "./hosting.ts";
import { preview } from "./preview.ts";
import { schema } from "./schema.ts";

/** One command of the command line. */
export interface Command {
  summary: string;
  /** @returns the exit status */
  run(args: string[]): Promise<number>;
}

export const COMMANDS: ReadonlyMap<string, Command> = new Map([
  ["dev", dev],
  ["check", check],
  ["build", build],
  ["preview", preview],
  ["hosting", hosting],
  ["new", newPage],
  ["move", movePage],
  ["remove", removePage],
  ["schema", schema],
]);
