import type { MarkedToken, Token, Tokens } from "marked";
import type { RichElement, RichNode, RichTag } from "../../model/rich-node.ts";
import { lexMarkdown } from "./markdown-lexer.ts";

/** What the caller does with the parts of a text that mean something outside it. */
export interface MarkdownHandlers {
  /** Fills the tokens of a piece of text. */
  text(piece: string): string;
  /** Registers a link target, as an address and as written in the text, and returns the address to use. */
  link(target: string, written: string): string;
  /** Called with what was meant to be a link and is none, since a bracket is missing or a space stands in it. */
  brokenLink(written: string): void;
  /** Called with signs that were meant to make words bold and are left over. */
  leftover(written: string): void;
  /** Called with a heading: its level from 1 to 6, and the line as written. */
  heading(level: number, written: string): void;
  /** Called with HTML in the text; it is left out. */
  html(written: string): void;
  /** Called with a whole sentence on what of the text is too much to be read; it is left out. */
  excess(message: string): void;
}

/** A paragraph without any sign that Markdown gives a meaning to. */
const PLAIN = /^(?![\s>+#=|~-]|\d+[.)])[^*_`[\]<>\\|~\n&!]+$/;
/** What stands between two paragraphs. */
const BETWEEN = "\n\n";
/** What begins like a link and is left over as plain text. */
const BROKEN_LINK = /\]\([^)\n]*\)?|\] \((?=[/#]|https?:|mailto:|tel:)[^)\n]{0,300}\)/g;
/** A link with its brackets exchanged: `(words)[/path]`. */
const SWAPPED_LINK = /\([^()\n]{1,200}\)\[(?:[/#]|https?:|mailto:|tel:)[^\]\s]{0,400}\]/g;
/** Bold that is opened and never closed, or has spaces within; two stars after a word can mark a footnote. */
const OPEN_BOLD = /(?:^|[\s(])(\*\*(?=[\p{L}\p{N}])|\*\* [^*\n]{1,200} \*\*(?![\p{L}\p{N}]))/gu;
const ADDRESS = /:\/\/|www\.|@/;

/**
 * Parses Markdown to a small tree. Raw HTML and pictures are not part of rich text.
 *
 * @param source the text, or its lines
 */
export function parseMarkdown(source: string | string[], on: MarkdownHandlers): RichNode[] {
  const text = Array.isArray(source) ? source.join("\n") : source;
  const paragraphs = text.split(BETWEEN);
  if (!ADDRESS.test(text) && paragraphs.every((paragraph) => PLAIN.test(paragraph)))
    return paragraphs.map((paragraph) => ({ tag: "p", children: [on.text(paragraph)] }));
  const { tokens, excess } = lexMarkdown(text);
  if (excess !== undefined) on.excess(excess);
  return nodes(tokens, on);
}

function nodes(tokens: Token[] | undefined, on: MarkdownHandlers): RichNode[] {
  return (tokens ?? []).flatMap((token) => node(token as MarkedToken, on));
}

function node(token: MarkedToken, on: MarkdownHandlers): RichNode[] {
  switch (token.type) {
    case "space":
    case "def":
    case "checkbox":
      return [];
    case "text":
      return "tokens" in token && token.tokens ? nodes(token.tokens, on) : plainText(token, on);
    case "escape":
      return [token.text];
    case "paragraph":
      return element("p", token.tokens, on);
    case "heading":
      on.heading(token.depth, token.raw.trim());
      return element(token.depth > 3 ? "h4" : "h3", token.tokens, on);
    case "strong":
      return element("strong", token.tokens, on);
    case "em":
      return element("em", token.tokens, on);
    case "blockquote":
      return element("blockquote", token.tokens, on);
    case "link":
      return [
        {
          tag: "a",
          href: on.link(token.href, writtenTarget(token)),
          children: nodes(token.tokens, on),
        },
      ];
    case "list":
      return [
        {
          tag: token.ordered ? "ol" : "ul",
          children: token.items.flatMap((item) => element("li", item.tokens, on)),
        },
      ];
    case "code":
      return [{ tag: "pre", children: [{ tag: "code", children: [token.text] }] }];
    case "codespan":
      return [{ tag: "code", children: [token.text] }];
    case "br":
      return [{ tag: "br" }];
    case "hr":
      return [{ tag: "hr" }];
    case "table":
      return [table(token, on)];
    case "html":
    case "image":
      if (!isClosingTag(token.raw)) on.html(token.raw.trim());
      return [];
    default:
      return [];
  }
}

function plainText(token: Tokens.Text | Tokens.Tag, on: MarkdownHandlers): RichNode[] {
  if (token.raw.includes("]"))
    for (const sign of [BROKEN_LINK, SWAPPED_LINK])
      for (const [written] of token.raw.matchAll(sign)) on.brokenLink(written);
  if (token.raw.includes("**"))
    for (const [, written = ""] of token.raw.matchAll(OPEN_BOLD)) on.leftover(written);
  return [on.text(token.text)];
}

/** The target as it stands in the text; addresses that stand by themselves are their own target. */
function writtenTarget({ raw, href }: Tokens.Link): string {
  const target = href.replaceAll("%7B", "{").replaceAll("%7D", "}");
  if (raw.includes(target) || href.startsWith("mailto:")) return target;
  const written = /\]\(\s*<?([^)>\n]*)/.exec(raw)?.[1] ?? raw;
  return written.replace(/\s+["'(].*$/, "").replace(/\\([!-/:-@[-`{-~])/g, "$1");
}

/** The end of an element whose beginning is reported already. */
function isClosingTag(raw: string): boolean {
  return raw.startsWith("</");
}

function element(tag: RichTag, tokens: Token[] | undefined, on: MarkdownHandlers): RichElement[] {
  return [{ tag, children: nodes(tokens, on) }];
}

function table(token: Tokens.Table, on: MarkdownHandlers): RichElement {
  const row = (cells: Tokens.TableCell[], tag: "th" | "td"): RichElement => ({
    tag: "tr",
    children: cells.flatMap((cell) => element(tag, cell.tokens, on)),
  });
  return {
    tag: "table",
    children: [
      { tag: "thead", children: [row(token.header, "th")] },
      { tag: "tbody", children: token.rows.map((cells) => row(cells, "td")) },
    ],
  };
}
