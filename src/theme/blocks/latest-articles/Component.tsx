import type { Post, PostImage } from "../../../engine/model/article.ts";
import type { BlockProps } from "../../../engine/model/block-definition.ts";
import type { Picture } from "../../../engine/model/resolved.ts";
import { addressOf } from "../../../engine/model/route.ts";
import { fetchPosts, isAsked, keyOf } from "../../../providers/blog/fetch-blog.ts";
import { useRemote } from "../../../providers/blog/use-remote.ts";
import { useDocumentValues } from "../../../providers/browser/document-values.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";

/** Room for pictures that come without their size. */
const ROOM = { width: 640, height: 480 };

/** The newest articles of the blog. */
export function LatestArticles({ blog, posts: known, ...section }: BlockProps<typeof block>) {
  const { say } = useStrings();
  const values = useDocumentValues();
  const asked = isAsked(blog) ? blog : undefined;
  const posts = useRemote<Post[]>({
    key: asked && `posts ${keyOf(asked)}`,
    load: async (signal) => (asked ? fetchPosts(asked, signal, values) : []),
    initial: known ?? (blog && !asked ? [] : undefined),
  });
  const route = blog?.route;
  return (
    <SectionFrame section={section}>
      {posts.state === "loading" && <Notice>{say("articles.loading")}</Notice>}
      {posts.state === "error" && (
        <Notice isError onRetry={posts.retry}>
          {say("articles.unavailable")}
        </Notice>
      )}
      {posts.state === "loaded" && route !== undefined && (
        <CardGrid
          action="read"
          level={section.title ? 3 : 2}
          cards={posts.value.map(({ id, title, excerpt, image }) => ({
            title,
            text: excerpt,
            href: addressOf(route, id),
            picture: image && pictureOf(image),
          }))}
        />
      )}
    </SectionFrame>
  );
}

/** Cards say a title already; their pictures say nothing more to a screen reader. */
function pictureOf({ src, width, height, srcset }: PostImage): Picture {
  const size = width && height ? { width, height } : ROOM;
  return { src, alt: "", ...size, ...(srcset && { srcset }) };
}
