import type { DevInstance } from "../../engine/dev/dev-server.ts";

/** A studio that is running for everybody who works on the same draft. */
export interface Workspace {
  instance: DevInstance;
  /** Says that somebody uses it. @returns says that they have stopped */
  enter(): () => void;
}

/** The studios that are running, one for each draft in use. */
export interface Workspaces {
  /**
   * @param draft whose studio is wanted; it is started when nobody has used it for a while
   * @throws {WorkspacesFull}
   */
  of(draft: string): Workspace;
  /** Closes all of them. */
  close(): Promise<void>;
}

/** As many studios are running as this machine can hold, and all of them are in use. */
export class WorkspacesFull extends Error {}

interface Running extends Workspace {
  users: number;
  usedAt: number;
}

/** Milliseconds after which a studio is closed that nobody uses. */
const IDLE = 10 * 60_000;

/**
 * Makes what starts and closes studios.
 *
 * @param open starts one
 * @param most how many run at one time
 */
export function createWorkspaces(
  open: (draft: string) => DevInstance,
  most: number,
  now = Date.now,
): Workspaces {
  const running = new Map<string, Running>();
  const end = async (draft: string, { instance }: Running) => {
    running.delete(draft);
    await instance.close();
  };
  const closeIdle = () => {
    for (const [draft, one] of running)
      if (one.users === 0 && now() - one.usedAt >= IDLE) void end(draft, one);
  };
  const timer = setInterval(closeIdle, IDLE / 10).unref();
  const makeRoom = () => {
    if (running.size < most) return;
    const [oldest] = [...running]
      .filter(([, { users }]) => users === 0)
      .sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest) throw new WorkspacesFull();
    void end(...oldest);
  };
  const start = (draft: string): Running => {
    makeRoom();
    const one: Running = {
      instance: open(draft),
      users: 0,
      usedAt: now(),
      enter: () => {
        let isIn = true;
        one.users++;
        return () => {
          if (!isIn) return;
          isIn = false;
          one.users--;
          one.usedAt = now();
        };
      },
    };
    running.set(draft, one);
    // One that could not be started is started again by the next request.
    one.instance.ready.catch((cause: Error) => {
      process.stderr.write(`${cause.stack}\n`);
      if (running.get(draft) === one) running.delete(draft);
    });
    return one;
  };
  return {
    of: (draft) => running.get(draft) ?? start(draft),
    async close() {
      clearInterval(timer);
      await Promise.all([...running].map(([draft, one]) => end(draft, one)));
    },
  };
}
