import type { Answers } from "./answers.ts";
import { everyNumber, numbersOf, textOf } from "./pack.ts";
import type { Noted, QuestionLog } from "./questions.ts";
import type { RowMap } from "./row-map.ts";
import type { Snapshot, StepName, Trace } from "./snapshot.ts";

/** One step for one page. */
export interface PageStep<Value> {
  step: StepName;
  /** The path of the page's file below the pages folder, or another name that no other page has. */
  path: string;
  /** What the page itself brings to the step. */
  input: string;
  /** Gives plain JSON, from the input and from answers to questions alone. */
  compute: () => Value;
}

/** Runs the steps of pages, those alone whose result cannot be the one of the last run. */
export interface PageSteps {
  /** The result of a step. Within another step, what it asked counts for that one. */
  run<Value>(step: PageStep<Value>): Value;
  /** Whether the result of a step is the one of the last run. */
  isKept(step: PageStep<unknown>): boolean;
  /** What the next run needs: results of this run, and earlier ones of steps that this run did not need. */
  traces(): Snapshot["traces"];
  /** How many steps were asked for, and how many of them had to be computed. */
  counts(): { all: number; computed: number };
}

/** What {@link createPageSteps} needs. */
export interface PageStepsOptions {
  before: Snapshot;
  /** Begins with the questions of the snapshot. */
  log: QuestionLog;
  answers: Answers;
  /** Puts the names of files that a result has into a form that does not depend on where the site lies, and back. */
  location: { leave(json: string): string; enter(json: string): string };
}

/** Makes what runs the steps of one site, once. */
export function createPageSteps({ before, log, answers, location }: PageStepsOptions): PageSteps {
  const isSame = sameAnswers(before, answers);
  const done = new Map<StepName, Map<string, Done>>();
  let computed = 0;
  const keptTrace = (step: StepName, path: string, input: string) => {
    const kept = before.traces.get(step)?.get(path);
    return kept?.input === input && everyNumber(kept.asked, isSame) ? kept : undefined;
  };
  const isThere = (path: string) => done.get("resolve")?.has(path) ?? true;
  /** Traces whose questions have the same answers still. What the page itself brings is compared when they are used. */
  const stillRight = (traces: RowMap<Trace>) =>
    new Map(
      [...traces].flatMap(([path, trace]): [string, Trace][] =>
        isThere(path) && everyNumber(trace.asked, isSame) ? [[path, trace]] : [],
      ),
    );
  return {
    isKept: ({ step, path, input }) => keptTrace(step, path, input) !== undefined,
    run<Value>({ step, path, input, compute }: PageStep<Value>): Value {
      const steps = done.get(step) ?? new Map<string, Done>();
      done.set(step, steps);
      const earlier = steps.get(path);
      if (earlier) return log.reuse(earlier) as Value;
      const kept = keptTrace(step, path, input);
      if (!kept) computed += 1;
      const now = kept
        ? keptResult(kept, location.enter)
        : newResult(input, log.noting(compute), location.leave);
      steps.set(path, now);
      return log.reuse(now) as Value;
    },
    counts() {
      const all = [...done.values()].reduce((sum, { size }) => sum + size, 0);
      return { all, computed };
    },
    traces() {
      const traces = new Map<StepName, RowMap<Trace>>();
      for (const [step, earlier] of before.traces)
        if (!done.has(step)) traces.set(step, stillRight(earlier));
      for (const [step, steps] of done)
        traces.set(step, new Map([...steps].map(([path, one]) => [path, one.trace()])));
      return traces;
    },
  };
}

/** A step that was run, or did not have to be. */
interface Done {
  value: unknown;
  /** Numbers of what was asked, in the log of this run. */
  asked: Iterable<number>;
  trace(): Trace;
}

/** Questions have the numbers that they had in the last run. */
function keptResult(kept: Trace, enter: (json: string) => string): Done {
  let value: { parsed: unknown } | undefined;
  return {
    get value() {
      value ??= { parsed: JSON.parse(enter(textOf(kept.value))) };
      return value.parsed;
    },
    get asked() {
      return numbersOf(kept.asked);
    },
    trace: () => kept,
  };
}

function newResult(
  input: string,
  { value, asked }: Noted<unknown>,
  leave: (json: string) => string,
): Done {
  return {
    value,
    asked,
    trace: () => ({ input, asked: Int32Array.from(asked), value: leave(JSON.stringify(value)) }),
  };
}

/** Says whether a question of the last run has the same answer now. */
function sameAnswers(before: Snapshot, answers: Answers): (number: number) => boolean {
  const known: (boolean | undefined)[] = [];
  return (number) => {
    const isKnown = known[number];
    if (isKnown !== undefined) return isKnown;
    const question = before.questions[number];
    const isSame = question !== undefined && answers.to(question) === before.answers[number];
    known[number] = isSame;
    return isSame;
  };
}
