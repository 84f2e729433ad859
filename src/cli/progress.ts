import type { WriteStream } from "node:tty";

/** One line that says what goes on, on a terminal only. */
export interface Progress {
  show(step: string): void;
  clear(): void;
}

/**
 * @param stream where the line stands; a file or a pipe stays quiet
 */
export function createProgress(stream: WriteStream): Progress {
  if (!stream.isTTY || process.env.CI) return { show: () => undefined, clear: () => undefined };
  return {
    show: (step) => {
      stream.write(`\r\u001B[K${step} …`);
    },
    clear: () => {
      stream.write("\r\u001B[K");
    },
  };
}
