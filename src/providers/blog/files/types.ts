import type { AnyBlog } from "../../../engine/model/blog-provider.ts";

/** Articles of the site's own: one Markdown file each in `pages/_blog/`, named as the end of its address. Those of a blog with a `folder` are in a folder of that name below it. */
export interface FilesBlog extends AnyBlog {
  provider: "files";
  /** Whether the articles are samples, to be replaced before the site is published. They are in `pages/_blog/`. `npm run check -- --release` refuses them. */
  samples?: boolean;
}
