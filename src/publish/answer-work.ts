import type { PublishWork, StoreRequest } from "./work.ts";
import type { WorkAnswer, WorkRequest } from "./work-process.ts";

/** Does what the process asks for that has started this one, until that ends. */
export function answerWork(work: PublishWork): Promise<void> {
  // Who has started this one may be gone before an answer reaches it.
  const send = (answer: WorkAnswer) => {
    if (process.connected) process.send?.(answer, undefined, undefined, () => undefined);
  };
  process.on("message", async (message) => {
    const { number, name, args } = message as WorkRequest;
    try {
      const result = await doWork(work, { name, args }, () => send({ number, kind: "building" }));
      send({ number, kind: "done", result });
    } catch (cause) {
      const { code, message } = cause as NodeJS.ErrnoException;
      send({ number, kind: "failed", message, ...(code !== undefined && { code }) });
    }
  });
  return new Promise((done) => process.on("disconnect", done));
}

function doWork(
  work: PublishWork,
  { name, args }: Pick<WorkRequest, "name" | "args">,
  onBuild: () => void,
): Promise<unknown> {
  const [first, out] = args;
  if (name === "store") return work.store(first as StoreRequest);
  if (name === "check") return work.check(String(first));
  return work.build(String(first), String(out), onBuild);
}
