import { Cancelled, UsageError } from "./arguments.ts";
import { COMMANDS, type CommandEntry } from "./commands.ts";
import { explainFailure } from "./explain-failure.ts";
import { PROJECT, ROOT } from "./folders.ts";

/** What shells report of a program that was ended with Control-C. */
const INTERRUPTED = 130;

/**
 * Runs one command of the command line.
 *
 * @param args the command's name and its flags
 * @returns the exit status: 0 clean, 1 findings, 2 wrong use or a failure of the machine, 130 when
 *   the author breaks off
 */
export async function main(args: string[]): Promise<number> {
  const [name = "help", ...flags] = args;
  const commands = new Map([...COMMANDS].filter(([, entry]) => isThere(entry)));
  const command = commands.get(name);
  if (!command) {
    const known = [...commands]
      .filter(([, { isInternal = false }]) => !isInternal)
      .map(([key, { summary }]) => `  ${key.padEnd(11)} ${summary}`)
      .join("\n");
    const isHelp = ["help", "--help", "-h"].includes(name);
    (isHelp ? process.stdout : process.stderr).write(
      `${isHelp ? "" : `There is no command "${name}".\n`}Commands:\n${known}\n`,
    );
    return isHelp ? 0 : 2;
  }
  try {
    return await (await command.load()).run(flags);
  } catch (cause) {
    process.stderr.write(`${await explainFailure(cause)}\n`);
    if (cause instanceof Cancelled) return INTERRUPTED;
    if (!(cause instanceof UsageError) && process.env.DEBUG)
      process.stderr.write(`${(cause as Error).stack}\n`);
    return 2;
  }
}

/** An installed engine has no sources of its own that a command could work on. */
function isThere({ isForSources = false }: CommandEntry): boolean {
  return !isForSources || PROJECT === ROOT;
}
