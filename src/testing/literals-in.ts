import { parseAst } from "vite";

interface Node {
  type: string;
  [field: string]: unknown;
}

/** Attributes that are read to visitors. */
const SPOKEN =
  /^(?:aria-(?:label|description|roledescription|valuetext)|title|alt|placeholder|label)$/;
const LETTERS = /\p{L}{2}/u;
/** The words that stand in the elements of a component, as they are written there. */
export function literalsIn(code: string): string[] {
  const found: string[] = [];
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) node.forEach(visit);
    if (!isNode(node)) return;
    if (node.type === "JSXElement" || node.type === "JSXFragment")
      for (const child of node.children as Node[]) found.push(...wordsOf(child));
    if (node.type === "JSXAttribute" && SPOKEN.test(String((node.name as Node).name)))
      found.push(...wordsOf(node.value));
    Object.values(node).forEach(visit);
  };
  visit(parseAst(code, { lang: "tsx" }));
  return found.filter((text) => LETTERS.test(text));
}

/** The texts that an expression may come to. */
function wordsOf(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "JSXText":
    case "Literal":
      return typeof node.value === "string" ? [node.value.trim()] : [];
    case "TemplateLiteral":
      return (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked);
    case "JSXExpressionContainer":
      return wordsOf(node.expression);
    case "ConditionalExpression":
      return [...wordsOf(node.consequent), ...wordsOf(node.alternate)];
    case "LogicalExpression":
      return [...wordsOf(node.left), ...wordsOf(node.right)];
    default:
      return [];
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && "type" in value;
}
