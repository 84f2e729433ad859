import { expect, it } from "vitest";
import { joinSnapshots, ofPages } from "./join-snapshots.ts";
import { numbersOf } from "./pack.ts";
import { NO_SNAPSHOT, type Snapshot } from "./snapshot.ts";

const known = (text: string) => ({ text, fields: text, head: "{}" });
const trace = (...asked: number[]) => ({ input: "1", asked: Int32Array.from(asked), value: "[]" });
const part = (
  questions: [question: string, answer: string][],
  path: string,
  ...asked: number[]
): Snapshot => ({
  ...NO_SNAPSHOT,
  questions: questions.map(([question]) => question),
  answers: questions.map(([, answer]) => answer),
  files: new Map([[path, known(path)]]),
  traces: new Map([["check", new Map([[path, trace(...asked)]])]]),
});

/** What the check of a page asked, and the answers it got. */
function askedBy({ questions, answers, traces }: Snapshot, path: string): (string | undefined)[][] {
  const asked = traces.get("check")?.get(path)?.asked ?? new Int32Array();
  return [...numbersOf(asked)].map((number) => [questions[number], answers[number]]);
}

it("pages of several snapshots have asked the same when these are joined", () => {
  const joined = joinSnapshots([
    part(
      [
        ["page /a", "true"],
        ["title /b", "B"],
      ],
      "a.json",
      1,
      0,
    ),
    part(
      [
        ["title /b", "B"],
        ["page /c", ""],
      ],
      "b.json",
      0,
      1,
    ),
  ]);
  expect([...joined.files].map(([path]) => path)).toEqual(["a.json", "b.json"]);
  expect(joined.questions).toEqual(["page /a", "title /b", "page /c"]);
  expect(askedBy(joined, "a.json")).toEqual([
    ["title /b", "B"],
    ["page /a", "true"],
  ]);
  expect(askedBy(joined, "b.json")).toEqual([
    ["title /b", "B"],
    ["page /c", ""],
  ]);
});

it("a question that two were answered differently keeps both answers", () => {
  const joined = joinSnapshots([
    part([["anchor /b#x", "true"]], "a.json", 0),
    part([["anchor /b#x", "false"]], "b.json", 0),
  ]);
  expect(askedBy(joined, "a.json")).toEqual([["anchor /b#x", "true"]]);
  expect(askedBy(joined, "b.json")).toEqual([["anchor /b#x", "false"]]);
});

it("a part of the pages has nothing of the others", () => {
  const joined = joinSnapshots([part([], "a.json"), part([], "b.json")]);
  const own = ofPages({ ...joined, comparisons: new Map([["x", 1]]) }, (path) => path === "b.json");
  expect([...own.files].map(([path]) => path)).toEqual(["b.json"]);
  expect([...(own.traces.get("check") ?? [])].map(([path]) => path)).toEqual(["b.json"]);
  expect(own.comparisons.size).toBe(0);
});
