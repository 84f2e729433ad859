import type { XastChild, XastElement, XastRoot } from "svgo";
import { ELEMENTS, NAMESPACES, NOTES } from "./allowed-names.ts";
import { cleanAttributes, isHarmlessAnimation } from "./clean-attributes.ts";
import { DrawingError } from "./drawing-error.ts";
import { harmlessCss } from "./harmless-css.ts";

/** What was left out of a drawing since it could run or load something. */
export interface LeftOut {
  /** For example `<script>` or `@import`. */
  parts: Set<string>;
  /** Names of attributes, for example `onload`. */
  attributes: Set<string>;
}

/**
 * Leaves everything out of a drawing that is not known to be harmless.
 *
 * @param leftOut collects what could have run or loaded something
 * @throws {DrawingError} when the file is no drawing
 */
export function cleanTree(root: XastRoot, leftOut: LeftOut): void {
  root.children = root.children.filter(({ type }) => type === "element");
  const [first, ...others] = root.children;
  if (others.length > 0 || first?.type !== "element" || first.name !== "svg")
    throw new DrawingError("unreadable");
  first.attributes.xmlns ??= NAMESPACES.xmlns ?? "";
  cleanElement(first, leftOut);
}

function cleanElement(element: XastElement, leftOut: LeftOut): void {
  const { attributes, removed } = cleanAttributes(element);
  element.attributes = attributes;
  for (const name of removed) leftOut.attributes.add(name);
  element.children =
    element.name === "style"
      ? cleanSheet(element, leftOut)
      : element.children.filter((child) => isKept(child, leftOut));
}

/** Decides about one child, and cleans it when it stays. */
function isKept(child: XastChild, leftOut: LeftOut): boolean {
  if (child.type === "text") return true;
  if (child.type === "cdata") leftOut.parts.add("CDATA");
  if (child.type !== "element" || NOTES.test(child.name)) return false;
  if (!ELEMENTS.has(child.name) || !isHarmlessAnimation(child) || isPictureFromElsewhere(child)) {
    leftOut.parts.add(`<${child.name.slice(0, 40)}>`);
    return false;
  }
  cleanElement(child, leftOut);
  if (child.name === "a") child.name = "g";
  return true;
}

/** A picture within the drawing whose address is not one of those that stay. */
function isPictureFromElsewhere(element: XastElement): boolean {
  return (
    element.name === "image" && cleanAttributes(element).removed.some((name) => /href$/.test(name))
  );
}

function cleanSheet({ children }: XastElement, leftOut: LeftOut): XastChild[] {
  const text = children
    .map((child) => (child.type === "text" || child.type === "cdata" ? child.value : ""))
    .join("");
  const { css, removed } = harmlessCss(text, "stylesheet");
  for (const part of removed) leftOut.parts.add(part);
  if (children.some(({ type }) => type === "element")) leftOut.parts.add("an element in <style>");
  return css === "" ? [] : [{ type: "text", value: css }];
}
