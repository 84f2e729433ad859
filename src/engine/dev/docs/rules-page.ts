import type { Rule, RuleExample } from "../../pipeline/rule.ts";
import { fenced, GENERATED } from "./markdown.ts";

/** The page of all rules, in Markdown: what each finds, why, and an example that the tests run. */
export function rulesPage(rules: readonly Rule[]): string {
  return [
    GENERATED,
    "# Rules",
    "",
    "Everything that `npm run check` finds, by the name that stands beside each finding. Errors stop a build, warnings do not.",
    "",
    "| rule | level | finds |",
    "| --- | --- | --- |",
    ...rules.map(({ id, level, title }) => `| [${id}](#${id}) | ${level} | ${title} |`),
    "",
    ...rules.flatMap(section),
  ].join("\n");
}

function section({ id, level, title, help, example }: Rule): string[] {
  return [
    `## ${id}`,
    "",
    `${title} (${level}).`,
    "",
    example?.release ? `${help} Only \`npm run check -- --release\` refuses it.` : help,
    "",
    ...(example ? inWords(example) : []),
  ];
}

function inWords({ file, wrong, right, beside }: RuleExample): string[] {
  const others = Object.entries(beside ?? {}).flatMap(([path, text]) => [
    `With \`pages/${path}\` beside it:`,
    "",
    ...fenced(text),
  ]);
  return [
    `Wrong, in \`pages/${file}\`:`,
    "",
    ...fenced(wrong),
    ...others,
    ...(right === ""
      ? ["Right: the file has another name, or is not there.", ""]
      : ["Right:", "", ...fenced(right)]),
  ];
}
