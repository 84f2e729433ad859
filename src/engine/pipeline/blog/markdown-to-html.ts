import { Parser } from "marked";
import { lexMarkdown } from "../../fields/rich-text/markdown-lexer.ts";

/** Turns the Markdown of an article into HTML, as far as it keeps within the limits. What HTML stands in it is passed on. */
export function markdownToHtml(text: string): { html: string; excess?: string } {
  const { tokens, excess } = lexMarkdown(text);
  return { html: Parser.parse(tokens), ...(excess !== undefined && { excess }) };
}
