/** One article of the site's blog, chosen by the number in the address. Only for `pages/article/[id].json`. */
export interface BlogArticleBlock {
  type: "blog-article";
}
