import { Parser } from "htmlparser2";

/** Elements that begin a block of HTML in Markdown, which then goes on to the next empty line. */
const BEGINS_BLOCK =
  /^<(address|article|blockquote|details|div|dl|figure|h[1-6]|hr|ol|p|section|table|ul)[\s>]/i;

/**
 * The Markdown file of an article that was written in JSON, in the shape of WordPress's answers. Its HTML stays as it is.
 *
 * @returns nothing where the number, the title or the day is missing
 */
export function articleFile(value: unknown): { name: string; text: string } | undefined {
  const { id, date, title, excerpt, content } = (value ?? {}) as Record<string, unknown>;
  const plainTitle = plainText(rendered(title));
  if (!Number.isInteger(id) || typeof date !== "string" || plainTitle === "") return undefined;
  const summary = plainText(rendered(excerpt));
  const fields = { title: plainTitle, date, ...(summary !== "" && { summary }) };
  const front = Object.entries(fields).map(([name, text]) => `${name}: ${yaml(text)}\n`);
  return { name: `${id}.md`, text: `---\n${front.join("")}---\n\n${oneBlock(rendered(content))}` };
}

function rendered(part: unknown): string {
  const text = (part as { rendered?: unknown } | undefined)?.rendered;
  return typeof text === "string" ? text.trim() : "";
}

/** A day is plain; every other text stands in quotation marks, whose escapes JSON shares with YAML. */
function yaml(text: string): string {
  return /^\d{4}-\d{2}-\d{2}(T[\d:]+)?$/.test(text) ? text : JSON.stringify(text);
}

/** What a piece of HTML says, on one line. */
function plainText(html: string): string {
  let text = "";
  const parser = new Parser({
    ontext(part) {
      text += part;
    },
    onclosetag(name) {
      if (/^(p|br|li|h\d)$/.test(name)) text += " ";
    },
  });
  parser.end(html);
  return text.replace(/\s+/g, " ").trim();
}

/** HTML that Markdown passes on whole: an empty line would end it, also one within preformatted text. */
function oneBlock(html: string): string {
  if (html === "") return "";
  const whole = html.replaceAll("\r\n", "\n").replace(/\n[ \t]*(?=\n)/g, "\n&#10;");
  return BEGINS_BLOCK.test(whole) ? `${whole}\n` : `<div>\n${whole}\n</div>\n`;
}
