import { expect, it } from "vitest";
import type { Answers } from "./answers.ts";
import { createPageSteps, type PageSteps } from "./page-steps.ts";
import { createQuestionLog, type QuestionLog } from "./questions.ts";
import { NO_SNAPSHOT, type Snapshot } from "./snapshot.ts";

const LOCATION = { leave: (json: string) => json, enter: (json: string) => json };

/** A site of answers, walked once after another. */
function createSite(values: Record<string, string>) {
  let before: Snapshot = NO_SNAPSHOT;
  const computed: string[] = [];
  const walk = (
    use: (steps: PageSteps, ask: (name: string) => string, log: QuestionLog) => void,
  ) => {
    const log = createQuestionLog(before.questions);
    const answers: Answers = { to: (question) => values[question] ?? "" };
    const steps = createPageSteps({ before, log, answers, location: LOCATION });
    const ask = (name: string) => {
      log.ask(name);
      return answers.to(name);
    };
    computed.length = 0;
    use(steps, ask, log);
    const traces = steps.traces();
    const questions = log.questions();
    before = { ...NO_SNAPSHOT, questions, answers: questions.map(answers.to), traces };
    return [...computed];
  };
  return { values, walk, computed };
}

it("computes again what was changed itself, or was given another answer", () => {
  const { values, walk, computed } = createSite({ brand: "Crumb", phone: "1" });
  const texts = { a: "A", b: "B" };
  const results: string[] = [];
  const both = () =>
    walk((steps, ask) => {
      results.length = 0;
      for (const [path, input] of Object.entries(texts))
        results.push(
          steps.run({
            step: "resolve",
            path,
            input,
            compute() {
              computed.push(path);
              return `${input} ${ask(path === "a" ? "brand" : "phone")}`;
            },
          }),
        );
    });
  expect(both()).toEqual(["a", "b"]);
  expect(both()).toEqual([]);
  expect(results).toEqual(["A Crumb", "B 1"]);
  values.phone = "2";
  expect(both()).toEqual(["b"]);
  expect(results).toEqual(["A Crumb", "B 2"]);
  texts.a = "AA";
  expect(both()).toEqual(["a"]);
  expect(results).toEqual(["AA Crumb", "B 2"]);
  expect(both()).toEqual([]);
});

it("counts what a step asked for the step that used it, also when it was not computed again", () => {
  const { values, walk, computed } = createSite({ brand: "Crumb", day: "1" });
  const nested = () =>
    walk((steps, ask) => {
      const inner = () =>
        steps.run({ step: "resolve", path: "a", input: "A", compute: () => ask("brand") });
      inner();
      steps.run({
        step: "check",
        path: "a",
        input: "A",
        compute() {
          computed.push("check");
          return `${inner()} ${ask("day")}`;
        },
      });
    });
  expect(nested()).toEqual(["check"]);
  values.day = "2";
  expect(nested()).toEqual(["check"]);
  values.brand = "Daughters";
  expect(nested()).toEqual(["check"]);
  expect(nested()).toEqual([]);
});

it("does not count what is asked to find an answer", () => {
  const { values, walk, computed } = createSite({ brand: "Crumb" });
  const once = () =>
    walk((steps, ask, log) => {
      const compute = () => {
        computed.push("a");
        return log.aside(() => ask("brand").length);
      };
      steps.run({ step: "resolve", path: "a", input: "A", compute });
    });
  once();
  values.brand = "Other";
  expect(once()).toEqual([]);
});

it("keeps the results of another run for a step that this one has no need of, as long as it is right", () => {
  const { values, walk, computed } = createSite({ brand: "Crumb", day: "1" });
  const run = (step: "check" | "document", name: string) =>
    walk((steps, ask) => {
      const compute = () => {
        computed.push(step);
        return ask(name);
      };
      steps.run({ step, path: "a", input: "A", compute });
    });
  expect(run("document", "brand")).toEqual(["document"]);
  expect(run("check", "day")).toEqual(["check"]);
  expect(run("document", "brand")).toEqual([]);
  values.brand = "Daughters";
  expect(run("check", "day")).toEqual([]);
  expect(run("document", "brand")).toEqual(["document"]);
});

it("runs a step once, however often it is asked for", () => {
  const { walk, computed } = createSite({});
  const again = walk((steps) => {
    const compute = () => computed.push("a");
    for (const _ of [1, 2, 3]) steps.run({ step: "resolve", path: "a", input: "A", compute });
  });
  expect(again).toEqual(["a"]);
});
