import type { Origin } from "../../../engine/fields/origin/type.ts";
import type { AnyBlog } from "../../../engine/model/blog-provider.ts";

/** A blog of WordPress, asked over its REST API: by the build, and by visitors' browsers for what is newer. */
export interface WordPressBlog extends AnyBlog {
  provider: "wordpress";
  /** The address of the WordPress site, without a path. Without it the articles in `pages/_blog/` stand in. */
  host?: Origin;
  /**
   * The category whose articles are listed.
   * @minimum 1
   * @asType integer
   */
  category: number;
  /** Whether samples stand in for its articles until the site is published. They are in `pages/_blog/`. `npm run check -- --release` refuses them. */
  samples?: boolean;
}
