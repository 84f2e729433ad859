/** Runs tasks with the same key one after the other. */
export type KeyedQueue = <Result>(key: string, task: () => Promise<Result>) => Promise<Result>;

/** Makes a queue for each key. A task that fails does not block the next. */
export function createKeyedQueue(): KeyedQueue {
  const last = new Map<string, Promise<unknown>>();
  return (key, task) => {
    const run = (last.get(key) ?? Promise.resolve()).then(task, task);
    const settled = run.catch(() => undefined);
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return run;
  };
}
