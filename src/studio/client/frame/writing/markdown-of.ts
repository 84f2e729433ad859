import { tokenOf } from "./chips.ts";

/** What nothing in Markdown stands for. */
class NoMarkdown extends Error {}

const ELEMENT = 1;
const TEXT = 3;
/** Signs that mean something wherever they stand. */
const SIGNS = /[\\*`[\]<]/g;
/** An underscore within a word means nothing. */
const LONE_UNDERSCORE = /(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu;
/** What makes something else of a paragraph when it begins with it. */
const FIRST_SIGN = /^(?:[#>+|~=-])|^(\d+)(?=[.)](?:\s|$))/;

/**
 * Running text as Markdown: paragraphs, lists of one level, bold and italic words, links, code.
 *
 * @returns nothing when something else stands in it
 */
export function markdownOf(root: Node): string | undefined {
  try {
    return blocksOf(root).join("\n\n");
  } catch (cause) {
    if (cause instanceof NoMarkdown) return undefined;
    throw cause;
  }
}

/** The paragraphs and lists of a text. Words that stand beside paragraphs are one, too. */
function blocksOf(root: Node): string[] {
  const blocks: string[] = [];
  let loose: Node[] = [];
  const close = () => {
    const text = paragraph(loose);
    if (text !== "") blocks.push(text);
    loose = [];
  };
  for (const node of root.childNodes) {
    if (!isBlock(node)) {
      loose.push(node);
      continue;
    }
    close();
    const text = block(node as Element);
    if (text !== "") blocks.push(text);
  }
  close();
  return blocks;
}

function isBlock(node: Node): boolean {
  return node.nodeType === ELEMENT && /^(P|DIV|UL|OL)$/.test((node as Element).tagName);
}

function block(element: Element): string {
  switch (element.tagName) {
    case "UL":
      return itemsOf(element, () => "- ");
    case "OL":
      return itemsOf(element, (at) => `${at + 1}. `);
    default:
      return [...element.childNodes].some(isBlock)
        ? blocksOf(element).join("\n\n")
        : paragraph([...element.childNodes]);
  }
}

function itemsOf(list: Element, sign: (at: number) => string): string {
  return [...list.children]
    .map((item, at) => {
      if (item.tagName !== "LI" || [...item.children].some(isBlock)) throw new NoMarkdown();
      return sign(at) + paragraph([...item.childNodes]);
    })
    .join("\n");
}

function paragraph(nodes: Node[]): string {
  const text = nodes.map(inline).join("").trim();
  return text.replace(FIRST_SIGN, (sign, number) => (number ? `${number}\\` : `\\${sign}`));
}

function inline(node: Node): string {
  const token = tokenOf(node);
  if (token !== undefined) return token;
  if (node.nodeType === TEXT) return escaped(node.textContent ?? "");
  if (node.nodeType !== ELEMENT) return "";
  const element = node as HTMLElement;
  const inner = () => [...element.childNodes].map(inline).join("");
  switch (element.tagName) {
    case "STRONG":
    case "B":
      return marked(inner(), "**");
    case "EM":
    case "I":
      return marked(inner(), "*");
    case "CODE":
      return `\`${element.textContent}\``;
    case "A":
      return element.dataset.target === undefined
        ? inner()
        : linkOf(inner(), element.dataset.target);
    case "SPAN":
      return inner();
    case "BR":
      return element.nextSibling === null ? "" : "\n";
    default:
      throw new NoMarkdown();
  }
}

/** Signs stand right at the words, spaces outside of them. */
function marked(text: string, sign: string): string {
  const words = text.trim();
  if (words === "") return text;
  return text.replace(words, () => sign + words + sign);
}

function linkOf(words: string, target: string): string {
  return words.trim() === "" ? words : `[${words}](${target})`;
}

function escaped(text: string): string {
  return text
    .replaceAll("\u00a0", " ")
    .replace(SIGNS, (sign) => `\\${sign}`)
    .replace(LONE_UNDERSCORE, "\\_");
}
