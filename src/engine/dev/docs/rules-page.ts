import { RULES, type RuleId } from "../../model/issue.ts";
import { EXAMPLES, type RuleExample, UNSHOWN } from "../../rules/docs/examples.ts";
import { fenced, GENERATED } from "./markdown.ts";

/** The page of all rules, in Markdown: what each finds, why, and an example that the tests run. */
export function rulesPage(): string {
  const rules = Object.keys(RULES) as RuleId[];
  return [
    GENERATED,
    "# Rules",
    "",
    "Everything that `npm run check` finds, by the name that stands beside each finding. Errors stop a build, warnings do not.",
    "",
    "| rule | level | finds |",
    "| --- | --- | --- |",
    ...rules.map((rule) => `| [${rule}](#${rule}) | ${RULES[rule].level} | ${RULES[rule].title} |`),
    "",
    ...rules.flatMap(section),
  ].join("\n");
}

function section(rule: RuleId): string[] {
  const { title, level } = RULES[rule];
  const head = [`## ${rule}`, "", `${title} (${level}).`, ""];
  return rule in UNSHOWN
    ? [...head, UNSHOWN[rule as keyof typeof UNSHOWN], ""]
    : [...head, ...example(EXAMPLES[rule as keyof typeof EXAMPLES])];
}

function example({ why, file, wrong, right, beside, release }: RuleExample): string[] {
  const others = Object.entries(beside ?? {}).flatMap(([path, text]) => [
    `With \`pages/${path}\` beside it:`,
    "",
    ...fenced(text),
  ]);
  return [
    release ? `${why} Only \`npm run check -- --release\` refuses it.` : why,
    "",
    `Wrong, in \`pages/${file}\`:`,
    "",
    ...fenced(wrong),
    ...others,
    ...(right === ""
      ? ["Right: the file has another name, or is not there.", ""]
      : ["Right:", "", ...fenced(right)]),
  ];
}
