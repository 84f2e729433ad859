import { numbersOf } from "./pack.ts";
import type { RowMap } from "./row-map.ts";
import type { KnownFile, Snapshot, StepName, Trace } from "./snapshot.ts";

/**
 * Joins what several machines have computed about their parts of a site. A question keeps each of the answers that it
 * was given, so that what follows from a wrong one is computed again.
 */
export function joinSnapshots(parts: readonly Snapshot[]): Snapshot {
  const questions: string[] = [];
  const answers: string[] = [];
  const numbers = new Map<string, number>();
  const numberOf = (question: string, answer: string) => {
    const name = `${question}\n${answer}`;
    const known = numbers.get(name);
    if (known !== undefined) return known;
    numbers.set(name, questions.length);
    answers.push(answer);
    return questions.push(question) - 1;
  };
  const files = new Map<string, KnownFile>();
  const traces = new Map<StepName, Map<string, Trace>>();
  for (const part of parts) {
    const table = part.questions.map((question, at) => numberOf(question, part.answers[at] ?? ""));
    for (const [path, file] of part.files) files.set(path, file);
    for (const [step, own] of part.traces) {
      const all = traces.get(step) ?? new Map<string, Trace>();
      traces.set(step, all);
      for (const [path, trace] of own) {
        const asked = numbersOf(trace.asked).map((number) => table[number] ?? -1);
        all.set(path, { ...trace, asked });
      }
    }
  }
  return { questions, answers, comparisons: new Map(), files, traces };
}

/** What a snapshot knows of some pages, without what rules have compared. */
export function ofPages(snapshot: Snapshot, isOne: (path: string) => boolean): Snapshot {
  const own = <Value>(all: RowMap<Value>) => new Map([...all].filter(([path]) => isOne(path)));
  return {
    ...snapshot,
    comparisons: new Map(),
    files: own(snapshot.files),
    traces: new Map([...snapshot.traces].map(([step, traces]) => [step, own(traces)])),
  };
}
