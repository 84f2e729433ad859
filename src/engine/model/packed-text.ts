import type { RichElement, RichNode } from "./rich-node.ts";

const ENTITIES: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;" };
const CHARACTERS: Record<string, string> = { "&amp;": "&", "&lt;": "<", "&gt;": ">" };
const TAG_NAME = /^[a-z][a-z0-9]*$/;
/** A tag with its target, or the end of one, or text. */
const PART = /<(?:(\/)|([a-z][a-z0-9]*)(?:(\/)| ([^>]*))?)>|[^<]+/g;

/**
 * Writes rich text as a string, shorter than JSON by the names of all fields: `<p>See <a /bread>our bread</>.`. A tag
 * ends with `</>`, or with the text; one without children is written `<hr/>`.
 *
 * @returns nothing for a list that is no rich text, or that would be read as another one
 */
export function packText(nodes: readonly unknown[]): string | undefined {
  if (typeof nodes[0] === "string" || !isRichText(nodes)) return undefined;
  return nodes
    .map(packNode)
    .join("")
    .replace(/(<\/>)+$/, "");
}

/** Reads what `packText` has written. */
export function unpackText(text: string): RichNode[] {
  const root: RichNode[] = [];
  const open = [root];
  for (const [part, end, tag, isEmpty, href] of text.matchAll(PART)) {
    const into = open.at(-1) ?? root;
    if (end) open.pop();
    else if (tag === undefined) into.push(decoded(part));
    else {
      const children: RichNode[] = [];
      const element = { tag, ...(href !== undefined && { href: decoded(href) }) } as RichElement;
      into.push(isEmpty ? element : { ...element, children });
      if (!isEmpty) open.push(children);
    }
  }
  return root;
}

function packNode(node: RichNode): string {
  if (typeof node === "string") return encoded(node);
  const { tag, href, children } = node;
  const target = href === undefined ? "" : ` ${encoded(href)}`;
  if (!children) return `<${tag}/>`;
  return `<${tag}${target}>${children.map(packNode).join("")}</>`;
}

/** Texts side by side would be read as one, and an empty one as none. */
function isRichText(nodes: readonly unknown[]): nodes is RichNode[] {
  return (
    nodes.length > 0 &&
    nodes.every((node, at) =>
      typeof node === "string" ? node !== "" && typeof nodes[at - 1] !== "string" : isElement(node),
    )
  );
}

function isElement(node: unknown): node is RichElement {
  if (typeof node !== "object" || node === null || !("tag" in node)) return false;
  const { tag, href, children, ...more } = node as Record<string, unknown>;
  return (
    typeof tag === "string" &&
    TAG_NAME.test(tag) &&
    (href === undefined || typeof href === "string") &&
    (children === undefined ? href === undefined : isList(children)) &&
    Object.keys(more).length === 0
  );
}

function isList(children: unknown): boolean {
  return Array.isArray(children) && isRichText(children);
}

function encoded(text: string): string {
  return text.replace(/[&<>]/g, (sign) => ENTITIES[sign] ?? sign);
}

function decoded(text: string): string {
  return text.replace(/&(?:amp|lt|gt);/g, (entity) => CHARACTERS[entity] ?? entity);
}
