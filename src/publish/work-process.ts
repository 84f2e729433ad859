import { type ChildProcess, fork } from "node:child_process";
import type { BuildResult, CheckResult, PublishWork } from "./work.ts";

/** Milliseconds after which an idle process is ended, to free its memory. */
const IDLE = 10 * 60_000;

/** What is asked of the process, by the names of {@link PublishWork}. */
export interface WorkRequest {
  number: number;
  name: "check" | "build" | "store";
  args: unknown[];
}

/** What the process answers. */
export type WorkAnswer =
  | { number: number; kind: "building" }
  | { number: number; kind: "done"; result: unknown }
  | { number: number; kind: "failed"; code?: string; message: string };

/** A request without an answer so far. */
interface PendingRequest {
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
  const pending = new Map<number, PendingRequest>();
  let child: ChildProcess | undefined;
  let last = 0;
  let idle: NodeJS.Timeout | undefined;

  const start = () => {
    const started = fork(file, args, {
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      execArgv: [],
    });
    started.on("message", (message) => onAnswer(message as WorkAnswer));
    started.on("exit", () => {
      if (child === started) child = undefined;
      for (const { failed } of pending.values())
        failed(new Error("The process that builds the site has ended."));
      pending.clear();
    });
    return started;
  };
  const onAnswer = (answer: WorkAnswer) => {
    const request = pending.get(answer.number);
    if (answer.kind === "building") return request?.onBuild();
    pending.delete(answer.number);
    if (pending.size === 0) idle = setTimeout(end, IDLE).unref();
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
    args: unknown[],
    onBuild: () => void = () => undefined,
  ) =>
    new Promise<Result>((done, failed) => {
      clearTimeout(idle);
      child ??= start();
      last += 1;
      pending.set(last, { done: (result) => done(result as Result), failed, onBuild });
      child.send({ number: last, name, args } satisfies WorkRequest);
    });
  return {
    check: (folder) => ask<CheckResult>("check", [folder]),
    build: (folder, out, onBuild) => ask<BuildResult>("build", [folder, out], onBuild),
    store: (storing) => ask<string>("store", [storing]),
    close: end,
  };
}
