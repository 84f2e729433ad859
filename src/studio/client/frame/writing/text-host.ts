import { nodesOf, tokenOf } from "./chips.ts";
import type { Host } from "./host.ts";
import styles from "./writing.module.scss";

/** Writes a plain text within the element that shows it. What stands beside the words, as a drawing, stays. */
export function textHost(element: HTMLElement): Host {
  const before = [...element.childNodes];
  const words = before.filter((node) => (node.textContent ?? "").trim() !== "");
  const host = document.createElement("span");
  host.className = styles.host ?? "";
  host.contentEditable = "plaintext-only";
  host.spellcheck = true;
  words[0]?.before(host);
  for (const node of words) element.removeChild(node);
  return {
    element: host,
    fill(content) {
      if (content.kind === "text") host.replaceChildren(...nodesOf(content.parts));
    },
    read: () => readLine(host),
    restore: () => element.replaceChildren(...before),
  };
}

/** A plain text has one line. */
function readLine(host: Node): string {
  return [...host.childNodes]
    .map((node) => tokenOf(node) ?? node.textContent ?? "")
    .join("")
    .replace(/\s*\n\s*/g, " ")
    .replaceAll("\u00a0", " ");
}
