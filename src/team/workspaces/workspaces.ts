import type { DevInstance } from "../../engine/dev/dev-server.ts";

/** A studio that is running for everybody who works on the same draft. */
export interface Workspace {
  instance: DevInstance;
  /** Says that it is not used any more. */
  leave(): void;
}

/** The studios that are running, one for each draft in use. */
export interface Workspaces {
  /**
   * @param draft whose studio is wanted; it is started when nobody has used it for a while
   * @throws {WorkspacesFull} and errors of opening the draft
   */
  enter(draft: string): Promise<Workspace>;
  /** Closes all of them. */
  close(): Promise<void>;
}

/** As many studios are running as this machine can hold, and all of them are in use. */
export class WorkspacesFull extends Error {}

interface Running {
  opening: Promise<DevInstance>;
  users: number;
  usedAt: number;
}

/** Milliseconds after which a studio is closed that nobody uses. */
const IDLE = 10 * 60_000;

/**
 * Makes what starts and closes studios.
 *
 * @param open starts one
 * @param maxRunning how many run at one time
 */
export function createWorkspaces(
  open: (draft: string) => Promise<DevInstance>,
  maxRunning: number,
  now = Date.now,
): Workspaces {
  const running = new Map<string, Running>();
  const end = async (draft: string, { opening }: Running) => {
    running.delete(draft);
    await opening.then(
      (instance) => instance.close(),
      () => undefined,
    );
  };
  const closeIdle = () => {
    for (const [draft, one] of running)
      if (one.users === 0 && now() - one.usedAt >= IDLE) void end(draft, one);
  };
  const timer = setInterval(closeIdle, IDLE / 10).unref();
  const makeRoom = () => {
    if (running.size < maxRunning) return;
    const [oldest] = [...running]
      .filter(([, { users }]) => users === 0)
      .sort(([, a], [, b]) => a.usedAt - b.usedAt);
    if (!oldest) throw new WorkspacesFull();
    void end(...oldest);
  };
  const start = (draft: string): Running => {
    makeRoom();
    const one: Running = { opening: open(draft), users: 0, usedAt: now() };
    running.set(draft, one);
    forgetFailed(running, draft, one);
    return one;
  };
  return {
    async enter(draft) {
      const one = running.get(draft) ?? start(draft);
      const leave = use(one, now);
      return { instance: await one.opening, leave };
    },
    async close() {
      clearInterval(timer);
      await Promise.all([...running].map(([draft, one]) => end(draft, one)));
    },
  };
}

/** One that could not be started is started again by the next request. */
function forgetFailed(running: Map<string, Running>, draft: string, one: Running): void {
  const forget = () => {
    if (running.get(draft) === one) running.delete(draft);
  };
  one.opening
    .then(({ ready }) => ready)
    .catch((cause: Error) => {
      process.stderr.write(`${cause.stack}\n`);
      forget();
    });
}

function use(one: Running, now: () => number): () => void {
  let isIn = true;
  one.users++;
  return () => {
    if (!isIn) return;
    isIn = false;
    one.users--;
    one.usedAt = now();
  };
}
