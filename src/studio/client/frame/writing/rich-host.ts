import type { Host } from "./host.ts";
import { markdownOf } from "./markdown-of.ts";
import { elementsOf } from "./rich-nodes.ts";
import styles from "./writing.module.scss";

/** Edits running text in an element that replaces the one that shows it. */
export function richHost(element: HTMLElement): Host {
  const host = document.createElement("div");
  host.className = `${element.className} ${styles.host ?? ""}`;
  host.contentEditable = "true";
  host.spellcheck = true;
  host.addEventListener("paste", pasteWords);
  document.execCommand("defaultParagraphSeparator", false, "p");
  element.replaceWith(host);
  return {
    element: host,
    fill(content) {
      if (content.kind === "rich")
        host.replaceChildren(...elementsOf(content.nodes, content.tokens));
    },
    read: () => markdownOf(host),
    restore: () => host.replaceWith(element),
  };
}

/** What is pasted brings its words and nothing else. */
function pasteWords(event: ClipboardEvent): void {
  event.preventDefault();
  document.execCommand("insertText", false, event.clipboardData?.getData("text/plain") ?? "");
}
