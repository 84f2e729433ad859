import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { RULES, type RuleId } from "../../model/issue.ts";
import { ruleHelp } from "../../rules/docs/rule-help.ts";
import { docsPages } from "./docs-pages.ts";

const pages = docsPages(resolve("."));

it.each([...pages.keys()])("%s is up to date: `npm run docs` writes it", (path) => {
  expect(readFileSync(path, "utf8")).toBe(pages.get(path));
});

it("every rule has the place that reports lead to", () => {
  const text = pages.get("docs/rules.md") ?? "";
  for (const rule of Object.keys(RULES) as RuleId[]) {
    const [file, anchor] = ruleHelp(rule).split("#");
    expect(file).toBe("docs/rules.md");
    expect(text).toContain(`\n## ${anchor}\n`);
  }
});

it("every link within the pages leads to a heading of theirs", () => {
  for (const [path, text] of pages) {
    const plain = text.replace(/```[\s\S]*?```/g, "");
    const headings = new Set(
      [...plain.matchAll(/^#+ (.+)$/gm)].map(([, title = ""]) =>
        title.toLowerCase().replaceAll(" ", "-"),
      ),
    );
    const links = [...plain.matchAll(/\]\(#([^)]+)\)/g)].map((match) => match[1]);
    expect(
      links.filter((link) => !headings.has(link ?? "")),
      path,
    ).toEqual([]);
  }
});
