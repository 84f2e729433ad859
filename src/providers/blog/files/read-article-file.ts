import type {
  BlogFile,
  BlogFileReading,
  MarkdownToHtml,
} from "../../../engine/model/blog-provider.ts";
import type { Issue } from "../../../engine/model/issue.ts";
import { checkFields, type FrontMatter } from "./check-fields.ts";
import { readYaml } from "./read-yaml.ts";

/** Front matter stands between two lines of three hyphens, the first of which begins the file. */
const FRONT = /^---[ \t]*\r?\n([\s\S]*?)^---[ \t]*$(?:\r?\n)?/m;

/**
 * Reads an article: YAML between two lines of hyphens, and Markdown below. What is wrong in it is named with
 * its line; an article without a title or a day is none.
 */
export function readArticleFile(file: BlogFile, toHtml: MarkdownToHtml): BlogFileReading {
  const front = file.text.startsWith("---") ? FRONT.exec(file.text) : null;
  if (!front) return { issues: [noFrontMatter(file)] };
  const [whole, yaml = ""] = front;
  const offset = whole.indexOf("\n") + 1;
  const { fields, issues: broken } = readYaml({ file: file.file, text: yaml, offset });
  if (!fields) return { issues: broken };
  const { values, issues } = checkFields(fields, file.file);
  const { html, excess } = toHtml(file.text.slice(whole.length));
  const allIssues = [
    ...broken,
    ...issues,
    ...(excess === undefined ? [] : [tooMuch(file, excess)]),
  ];
  return { post: postOf(file.name, values, html), issues: allIssues };
}

function postOf(id: string, values: Partial<FrontMatter>, html: string): BlogFileReading["post"] {
  const { title, date, updated, author, picture, summary = "" } = values;
  if (title === undefined || date === undefined) return undefined;
  return {
    id,
    title: escaped(title),
    excerpt: escaped(summary),
    html,
    date,
    changed: updated,
    author: author && escaped(author),
    image: picture,
  };
}

/** Titles and summaries are plain text here; a blog sends them in HTML. */
function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

function noFrontMatter({ file }: BlogFile): Issue {
  return {
    rule: "schema-missing-field",
    message: "The article has no front matter, which says its title and its day.",
    hint: 'Begin the file with a line "---", then "title: …" and "date: 2026-03-15", each on a line of its own, then a line "---" again.',
    file,
    pointer: "",
  };
}

function tooMuch({ file }: BlogFile, excess: string): Issue {
  return {
    rule: "markdown-limit",
    message: excess,
    hint: "Spread the text over several paragraphs or articles.",
    file,
    pointer: "",
  };
}
