import { expect, it } from "vitest";
import { compacted } from "./compacted.ts";
import { numbersOf } from "./pack.ts";
import { NO_SNAPSHOT, type Snapshot } from "./snapshot.ts";

/** A snapshot with questions, of which pages ask some. */
function asking(count: number, ...asked: number[][]): Snapshot {
  const numbers = Array.from({ length: count }, (_, number) => number);
  return {
    ...NO_SNAPSHOT,
    questions: numbers.map((number) => `question ${number}`),
    answers: numbers.map((number) => `answer ${number}`),
    traces: new Map([
      [
        "check",
        new Map(
          asked.map((own, page) => [
            `${page}.json`,
            { input: "", asked: Int32Array.from(own), value: "" },
          ]),
        ),
      ],
    ]),
  };
}

/** What each page asked, with the answers. */
function inWords({ questions, answers, traces }: Snapshot): string[][] {
  return [...(traces.get("check") ?? [])].map(([, { asked }]) =>
    [...numbersOf(asked)].map((number) => `${questions[number]}: ${answers[number]}`),
  );
}

it("leaves a snapshot as it is while most of its questions are asked", () => {
  const snapshot = asking(4, [0, 3], [1]);
  expect(compacted(snapshot)).toBe(snapshot);
});

it("gives up questions that nobody asks, and what pages asked stays the same", () => {
  const snapshot = asking(10, [9, 2], [2, 5], []);
  const smaller = compacted(snapshot);
  expect(smaller.questions).toEqual(["question 2", "question 5", "question 9"]);
  expect(inWords(smaller)).toEqual(inWords(snapshot));
});
