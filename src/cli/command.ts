/** One command of the command line. */
export interface Command {
  /** @returns the exit status */
  run(args: string[]): Promise<number>;
}
