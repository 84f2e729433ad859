import { createElement, type ReactNode } from "react";
import type { RichElement, RichNode } from "../../engine/model/rich-node.ts";
import { useStrings } from "../strings/use-strings.ts";
import { classes } from "./classes.ts";
import styles from "./RichText.module.scss";

/** What running text is shown from. */
export interface RichTextProps {
  nodes: RichNode[];
  className?: string;
  /** What the text is of the thing around it, in the words of schema.org. */
  property?: string;
}

/** Running text. Tables scroll within themselves and can be reached by keyboard. */
export function RichText({ nodes, className, property }: RichTextProps) {
  const [only] = nodes;
  if (nodes.length === 1 && typeof only === "object" && only.tag === "p")
    return (
      <p className={className} property={property}>
        {only.children?.map(render)}
      </p>
    );
  return (
    <div className={classes(styles.text, className)} property={property}>
      {nodes.map(render)}
    </div>
  );
}

function render(node: RichNode, at: number): ReactNode {
  if (typeof node === "string") return node;
  const children = node.children?.map(render);
  if (node.tag !== "table") return createElement(node.tag, { key: at, href: node.href }, children);
  return (
    <WideTable key={at} heads={headersOf(node)}>
      {children}
    </WideTable>
  );
}

function WideTable({ heads, children }: { heads: string; children: ReactNode }) {
  const { say } = useStrings();
  return (
    <section className={styles.scroll} aria-label={say("table.name", { heads })} tabIndex={0}>
      <table>{children}</table>
    </section>
  );
}

/** The words of a table's header cells, which tell it apart from other tables of the page. */
function headersOf(table: RichElement): string {
  return (table.children ?? []).slice(0, 1).map(textOf).join("");
}

function textOf(node: RichNode): string {
  if (typeof node === "string") return node;
  return (node.children ?? []).map(textOf).join(node.tag === "tr" ? ", " : "");
}
