import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { expect, it } from "vitest";
import { DEFINITIONS } from "../../../cli/definitions.ts";
import { ENGINE } from "../../../testing/examine-files.ts";
import { ruleHelp } from "../../report/rule-help.ts";
import { docsPages } from "./docs-pages.ts";

const pages = docsPages(resolve("."), ENGINE);

it.each([...pages.keys()])("%s is up to date: `npm run docs` writes it", (path) => {
  expect(readFileSync(path, "utf8")).toBe(pages.get(path));
});

it("every rule has the anchor that reports lead to", () => {
  const text = pages.get("docs/rules.md") ?? "";
  for (const { id } of DEFINITIONS.rules) {
    const [file, anchor] = ruleHelp(id).split("#");
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
