/** One article of the site's blog, chosen by the number in the address. Only for a page with a number at the end of its address, such as `pages/article/[id].json`. */
export interface BlogArticleBlock {
  type: "blog-article";
}
