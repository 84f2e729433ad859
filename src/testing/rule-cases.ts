import { expect } from "vitest";
import { EXAMPLE_SITE } from "../engine/rules/example-site.ts";
import { examineFolder, type SiteFiles, writeSite } from "./examine-files.ts";

/** What is tried, the files beside those of the example site, and how the one line `rule file message` begins or goes on; empty when nothing is reported. */
export type RuleCase = [name: string, files: SiteFiles, expected: string];

/** A drawing without faults. */
export const DOOR = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>';

/** Writes files beside those of the example site into a new folder. */
export function writeBeside(files: SiteFiles): string {
  const example = Object.entries(EXAMPLE_SITE).map(([path, text]) => [`pages/${path}`, text]);
  return writeSite({ ...Object.fromEntries(example), ...files });
}

/** What is reported of a site in a folder, as `rule file message`. */
export async function reportedIn(folder: string): Promise<string[]> {
  const { issues } = await examineFolder(folder);
  return issues.map(
    ({ rule, file, message }) => `${rule} ${file.slice(folder.length + 1)} ${message}`,
  );
}

/** Tries a case: exactly one issue, or none. */
export async function tryCase(files: SiteFiles, expected: string): Promise<void> {
  const lines = await reportedIn(writeBeside(files));
  expect(lines, lines.join("\n")).toHaveLength(expected === "" ? 0 : 1);
  expect(lines.join()).toContain(expected);
}

/** The text of a page with a main heading. */
export function pageText(title: string, fields: object = {}): string {
  const description = `What to know about ${title}.`;
  const page = { title, description, blocks: [{ type: "hero" }], ...fields };
  return `${JSON.stringify(page, null, 2)}\n`;
}

/** The example's site file with further fields. */
export function siteText(fields: object): string {
  return JSON.stringify({ ...JSON.parse(EXAMPLE_SITE["_site.json"] ?? "{}"), ...fields }, null, 2);
}

/** A text of an article without mistakes. */
const POST_TEXT = '<h2 id="a">A</h2>\n\n<p><a href="#a">A</a></p>\n\n[B](/visit)';

/** An article that the site brings itself. */
export function postFile(text = POST_TEXT, front = "title: A\ndate: 2026-03-15"): string {
  return `---\n${front}\n---\n\n${text}\n`;
}

/** Tries a case of a site with articles of its own. */
export function tryArticles(files: SiteFiles, expected: string): Promise<void> {
  const blog = siteText({ blog: { provider: "files", byline: "Us" } });
  return tryCase({ "pages/_site.json": blog, ...files }, expected);
}
