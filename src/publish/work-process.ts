import { type ChildProcess, fork } from "node:child_process";
import type { Built, Checked, PublishWork } from "./work.ts";

/** Milliseconds after which a process without work gives its memory back. */
const IDLE = 10 * 60_000;

/** What is asked of the process, by the names of {@link PublishWork}. */
export interface WorkRequest {
  number: number;
  name: "check" | "build" | "store";
  given: unknown[];
}

/** What it answers. */
export type WorkAnswer =
  | { number: number; kind: "building" }
  | { number: number; kind: "done"; result: unknown }
  | { number: number; kind: "failed"; code?: string; message: string };

/** A request that has no answer yet. */
interface Open {
  done(result: unknown): void;
  failed(cause: Error): void;
  onBuild(): void;
}

/**
 * Work in a process of its own, which is started when there is something to do and stays for a while: what it
 * has loaded makes the next time shorter. It ends with this process.
 *
 * @param program the file that is run and its arguments; it calls {@link answerWork}
 */
export function startWork([file = "", ...args]: readonly string[]): PublishWork {
  const open = new Map<number, Open>();
  let child: ChildProcess | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = () => {
    const started = fork(file, args, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
    });
    started.on("message", (message) => take(message as WorkAnswer));
    started.on("exit", () => {
      if (child === started) child = undefined;
      for (const { failed } of open.values())
        failed(new Error("The process that builds the site has ended."));
      open.clear();
    });
    return started;
  };
  const take = (answer: WorkAnswer) => {
    const request = open.get(answer.number);
    if (answer.kind === "building") return request?.onBuild();
    open.delete(answer.number);
    if (open.size === 0) idle = setTimeout(end, IDLE).unref();
    if (answer.kind === "done") return request?.done(answer.result);
    const { code, message } = answer;
    request?.failed(Object.assign(new Error(message), { code }));
  };
  const end = () => {
    clearTimeout(idle);
    child?.disconnect();
    child = undefined;
  };
  const ask = <Result>(
    name: WorkRequest["name"],
    given: unknown[],
    onBuild: () => void = () => undefined,
  ) =>
    new Promise<Result>((done, failed) => {
      clearTimeout(idle);
      child ??= start();
      last += 1;
      open.set(last, { done: (result) => done(result as Result), failed, onBuild });
      child.send({ number: last, name, given } satisfies WorkRequest);
    });
  return {
    check: (folder) => ask<Checked>("check", [folder]),
    build: (folder, out, onBuild) => ask<Built>("build", [folder, out], onBuild),
    store: (storing) => ask<string>("store", [storing]),
    close: end,
  };
}
