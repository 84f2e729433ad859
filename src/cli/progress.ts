import type { WriteStream } from "node:tty";

/** One line that says what goes on, on a terminal only. */
export interface Progress {
  show(step: string): void;
  clear(): void;
  /** Says what goes on while it is done. */
  during<Result>(step: string, work: () => Result | Promise<Result>): Promise<Result>;
}

/**
 * @param stream where the line stands; a file or a pipe stays quiet
 */
export function createProgress(stream: WriteStream): Progress {
  const isQuiet = !stream.isTTY || Boolean(process.env.CI);
  const write = (text: string) => void (isQuiet || stream.write(`\r\u001B[K${text}`));
  const progress: Progress = {
    show: (step) => write(`${step} …`),
    clear: () => write(""),
    async during(step, work) {
      progress.show(step);
      try {
        return await work();
      } finally {
        progress.clear();
      }
    },
  };
  return progress;
}
