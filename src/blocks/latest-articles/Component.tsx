import { fetchPosts } from "../../blog/fetch-blog.ts";
import { useRemote } from "../../blog/use-remote.ts";
import type { ResolvedBlockOf } from "../../page/resolved-block.ts";
import { CardGrid } from "../../ui/CardGrid.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";

/** Pictures of the blog come without their size; cards keep this room for them. */
const ROOM = { width: 640, height: 480 };

/** The newest articles of the blog. */
export function LatestArticles({ blog, ...section }: ResolvedBlockOf<"latest-articles">) {
  const posts = useRemote(blog && `posts ${blog.host ?? ""} ${blog.category}`, (signal) =>
    fetchPosts(blog ?? NOWHERE, signal),
  );
  return (
    <SectionFrame section={section}>
      {posts.state === "loading" && <Notice>Loading latest articles...</Notice>}
      {posts.state === "error" && (
        <Notice isError onRetry={posts.retry}>
          Unable to load latest articles. Please check back later.
        </Notice>
      )}
      {posts.state === "loaded" && (
        <CardGrid
          actionLabel="Read"
          level={section.title ? 3 : 2}
          cards={posts.value.map(({ id, title, excerpt, image }) => ({
            title,
            text: excerpt,
            href: `/article/${id}`,
            picture: image && { ...image, ...ROOM },
          }))}
        />
      )}
    </SectionFrame>
  );
}

const NOWHERE = { category: 1, byline: "", brand: "" };
