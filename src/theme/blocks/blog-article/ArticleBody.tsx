import { createElement, Fragment, type ReactNode } from "react";
import type { ArticleNode } from "../../../engine/model/article.ts";
import { EmbeddedVideo } from "./EmbeddedVideo.tsx";

/** The text of an article. It is data, built by React: no HTML of the blog is parsed into the page. */
export function ArticleBody({ nodes }: { nodes: ArticleNode[] }): ReactNode {
  return createElement(Fragment, null, ...nodes.map(toReact));
}

function toReact(node: ArticleNode): ReactNode {
  if (typeof node === "string") return node;
  if ("player" in node) return <EmbeddedVideo video={node} />;
  return createElement(node.tag, node.props, ...(node.children ?? []).map(toReact));
}
