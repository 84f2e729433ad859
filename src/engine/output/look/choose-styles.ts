import { type CssNode, parse, type Rule, type Selector } from "css-tree";

/** What was chosen, by the names of the choices. */
type Choices = Readonly<Record<string, string>>;

/** Styles of one option ask the root for it: `:where([data-look-cards="list"])`. */
const ATTRIBUTE = "data-look-";

/** A part of a text, and what stands there instead. */
interface Edit {
  from: number;
  to: number;
  text: string;
}

/**
 * Leaves out of compiled styles what belongs to other options than those that were chosen. What is left no longer asks for
 * them, so that documents need not say what was chosen.
 */
export function chooseStyles(css: string, choices: Choices): string {
  const edits: Edit[] = [];
  const tree = parse(css, { positions: true, parseValue: false, parseAtrulePrelude: false });
  collect(tree, { css, choices }, edits);
  let at = 0;
  const kept: string[] = [];
  for (const { from, to, text } of edits) {
    kept.push(css.slice(at, from), text);
    at = to;
  }
  return kept.join("") + css.slice(at);
}

/** @returns whether anything of the node is left */
function collect(node: CssNode, given: { css: string; choices: Choices }, edits: Edit[]): boolean {
  if (node.type === "Rule") return collectRule(node, given, edits);
  if (node.type !== "StyleSheet" && !(node.type === "Atrule" && node.block)) return true;
  const children = (node.type === "Atrule" ? node.block?.children : node.children)?.toArray() ?? [];
  if (!children.some(({ type }) => type === "Rule" || type === "Atrule")) return true;
  const inside: Edit[] = [];
  const isLeft = children.map((child) => collect(child, given, inside)).includes(true);
  if (isLeft || node.type === "StyleSheet") edits.push(...inside);
  else edits.push(removed(node));
  return isLeft;
}

function collectRule(
  rule: Rule,
  { css, choices }: { css: string; choices: Choices },
  edits: Edit[],
): boolean {
  const { prelude } = rule;
  if (prelude.type !== "SelectorList") return true;
  const written = textOf(prelude, css);
  if (!written.includes(ATTRIBUTE)) return true;
  const kept = prelude.children
    .toArray()
    .flatMap((selector) => chosenSelector(selector as Selector, css, choices) ?? []);
  const { from, to } = removed(kept.length === 0 ? rule : prelude);
  edits.push({ from, to, text: kept.join(",") });
  return kept.length > 0;
}

/** A selector without its conditions; nothing when one of them is not met. */
function chosenSelector(selector: Selector, css: string, choices: Choices): string | undefined {
  const parts: string[] = [];
  let isAfterCondition = false;
  for (const part of selector.children.toArray()) {
    const options = optionsOf(part, css);
    if (options && !options.some(([choice, option]) => choices[choice] === option))
      return undefined;
    const isFirst = parts.length === 0;
    const isLoose = part.type === "Combinator" && isAfterCondition && isFirst;
    isAfterCondition = options !== undefined;
    if (!options && !isLoose) parts.push(textOf(part, css));
  }
  return parts.join("") || ":root";
}

/** The options of which one must be chosen, where a part of a selector is a condition. */
function optionsOf(part: CssNode, css: string): [choice: string, option: string][] | undefined {
  if (part.type !== "PseudoClassSelector" || part.name !== "where") return undefined;
  const written = textOf(part, css);
  if (!written.includes(ATTRIBUTE)) return undefined;
  return [...written.matchAll(/\[data-look-([a-z-]+)="?([a-z-]+)"?\]/g)].map(
    ([, choice = "", option = ""]) => [choice, option],
  );
}

/** Of a space between two parts of a selector the parser does not say where it stands. */
function textOf(node: CssNode, css: string): string {
  if (!node.loc) return node.type === "Combinator" ? node.name : "";
  return css.slice(node.loc.start.offset, node.loc.end.offset);
}

function removed({ loc }: CssNode): Edit {
  return { from: loc?.start.offset ?? 0, to: loc?.end.offset ?? 0, text: "" };
}
