import { numbersOf } from "./pack.ts";
import type { Snapshot } from "./snapshot.ts";

/** A snapshot is renumbered when this part of its questions is asked by nobody any more. */
const MOST_UNUSED = 0.25;

/** A snapshot without questions that nobody asks any more, once there are many of them. */
export function compacted(snapshot: Snapshot): Snapshot {
  const { questions, answers, traces } = snapshot;
  const used = new Set<number>();
  for (const own of traces.values())
    for (const [, { asked }] of own) for (const number of numbersOf(asked)) used.add(number);
  if (used.size >= questions.length * (1 - MOST_UNUSED)) return snapshot;
  const kept = [...used].sort((a, b) => a - b);
  const numbers = new Map(kept.map((number, at) => [number, at]));
  const renumbered = [...traces].map(
    ([step, own]) =>
      [
        step,
        new Map(
          [...own].map(([path, trace]) => {
            const asked = numbersOf(trace.asked).map((number) => numbers.get(number) ?? 0);
            return [path, { ...trace, asked }] as const;
          }),
        ),
      ] as const,
  );
  return {
    ...snapshot,
    questions: kept.map((number) => questions[number] ?? ""),
    answers: kept.map((number) => answers[number] ?? ""),
    traces: new Map(renumbered),
  };
}
