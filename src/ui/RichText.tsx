import { createElement, type ReactNode } from "react";
import type { RichNode } from "../page/rich-node.ts";
import styles from "./RichText.module.scss";

/** Running text. Tables scroll within themselves and can be reached by keyboard. */
export function RichText({ nodes }: { nodes: RichNode[] }) {
  return <div className={styles.text}>{nodes.map(render)}</div>;
}

function render(node: RichNode, at: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children?.map(render);
  if (node.tag !== "table") return createElement(node.tag, { key: at, href: node.href }, children);
  return (
    <section key={at} className={styles.scroll} aria-label="Table" tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}
