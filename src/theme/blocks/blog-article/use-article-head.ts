import { useEffect } from "react";
import type { Article } from "../../../engine/model/article.ts";
import type { BlogSource } from "../../../engine/model/resolved.ts";
import { addressOf } from "../../../engine/model/route.ts";
import { headElement } from "../../ui/head-element.ts";

/** What the page shows in place of the article that its address names. */
export interface ShownArticle {
  blog: BlogSource | undefined;
  article: Article | null | undefined;
  /** Whether there is no such article, or it cannot be had. */
  isMissing: boolean;
}

const MISSING = "data-missing";

/** Shows browsers and search engines which article is shown, and search engines to leave out an address without one: the server answers those with success. */
export function useArticleHead({ blog, article, isMissing }: ShownArticle): void {
  const { id, title } = article ?? {};
  useEffect(() => {
    if (!blog || id === undefined) return;
    document.title = `${title} | ${blog.brand}`;
    if (blog.route === undefined) return;
    const address = `${blog.site.replace(/\/$/, "")}${addressOf(blog.route, id)}`;
    headElement("link", "rel", "canonical").setAttribute("href", address);
  }, [blog, id, title]);

  useEffect(() => {
    if (isMissing) {
      const robots = headElement("meta", "name", "robots");
      robots.setAttribute("content", "noindex");
      robots.setAttribute(MISSING, "");
    } else document.head.querySelector(`meta[${MISSING}]`)?.remove();
  }, [isMissing]);
}
