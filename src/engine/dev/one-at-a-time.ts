/**
 * Makes what runs a task, never twice at once. Who asks while it runs waits for the run after that, together with all others who do.
 *
 * @returns asks for it; done when a run is that began after the asking
 */
export function oneAtATime<Result>(task: () => Promise<Result>): () => Promise<Result> {
  let running: Promise<unknown> = Promise.resolve();
  let next: Promise<Result> | undefined;
  const run = () => {
    next = undefined;
    return task();
  };
  return () => {
    next ??= running = running.then(run, run);
    return next;
  };
}
