import type { AnyBlog } from "../../../engine/model/blog-provider.ts";

/** A blog that has a feed, RSS or Atom. The build fetches it; visitors' browsers ask nothing of it. */
export interface FeedBlog extends AnyBlog {
  provider: "feed";
  /**
   * The full address of the feed, for example `https://blog.example.com/feed`.
   * @pattern ^https?://[^\s"<>\\]+$
   * @maxLength 2000
   */
  url: string;
}
