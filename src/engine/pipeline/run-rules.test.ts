import { expect, it } from "vitest";
import { ENGINE, examineFiles } from "../../testing/examine-files.ts";
import { EXAMPLE_SITE } from "../rules/example-site.ts";
import { OwnPartError } from "./own-parts.ts";
import { defineRule } from "./rule.ts";
import { runRules } from "./run-rules.ts";
import { withLevels } from "./with-levels.ts";

const files = Object.fromEntries(
  Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]),
);
const rule = defineRule({
  id: "title-short",
  level: "warning",
  title: "A title is short",
  help: "Nobody knows what stands behind one word.",
  check: ({ pages }) =>
    pages.map(({ entry: { file } }) => ({
      message: "The title is short.",
      hint: "Write a longer one.",
      file,
      pointer: "/title",
    })),
});

it("a rule that the engine is given reports under its own name, at its own level, once", async () => {
  const { site } = await examineFiles(files);
  const issues = runRules([rule, rule], site);
  expect(
    issues.map(({ rule, level, file }) => `${rule} ${level} ${file.split("/pages/")[1]}`),
  ).toEqual([
    "title-short warning index.json",
    "title-short warning visit.json",
    "title-short warning _site.json",
  ]);
});

it("a rule without a check gives its level to issues of other steps", async () => {
  const issue = { rule: "json-syntax", message: "M.", hint: "H.", file: "/a.json", pointer: "" };
  expect(withLevels(ENGINE.definitions.rules, [issue])).toEqual([{ ...issue, level: "error" }]);
});

it("an issue of a rule that is not defined ends the run: only a programmer can make it", () => {
  const issue = { rule: "no-such-rule", message: "M.", hint: "H.", file: "/a.json", pointer: "" };
  expect(() => withLevels(ENGINE.definitions.rules, [issue])).toThrow('no rule "no-such-rule"');
});

it("a rule of the site's own that stops is reported where it stops, and the others go on", async () => {
  const { site } = await examineFiles(files);
  const issue = { rule: "own-part", message: "M.", hint: "H.", file: "/rules/a.ts", pointer: "" };
  const stops = (cause: Error) => ({
    ...rule,
    id: "stops",
    check: () => {
      throw cause;
    },
  });
  const { rules } = ENGINE.definitions;
  const issues = runRules([...rules, stops(new OwnPartError(issue)), rule], site);
  expect(issues[0]).toEqual({ ...issue, level: "error" });
  expect(issues.slice(1).map((reported) => reported.rule)).toEqual(Array(3).fill("title-short"));
  expect(() => runRules([stops(new TypeError("mistaken"))], site)).toThrow("mistaken");
});
