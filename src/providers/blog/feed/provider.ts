import {
  type BlogProvider,
  defineBlogProvider,
  type PostPage,
  type WrittenPost,
} from "../../../engine/model/blog-provider.ts";
import { fetchBytes } from "../fetch-text.ts";
import { decodeFeed } from "./decode-feed.ts";
import { type Feed, type FeedEntry, readFeed } from "./read-feed.ts";
import { fingerprint, slugOf } from "./slugs.ts";
import type { FeedBlog } from "./types.ts";

/** An entry with the end of its address. */
type NamedEntry = FeedEntry & { id: string };

/** Any blog that has a feed, RSS or Atom. */
export const provider: BlogProvider = defineBlogProvider<FeedBlog>({
  name: "feed",
  idPattern: "[a-z0-9][a-z0-9-]{0,99}",
  idWords: { noun: "name", form: "small letters, digits and hyphens" },
  listed: 100,
  nameOf: ({ url }) => url,
  list: ({ url }, { signal }) => pagesOf(url, signal),
  parse: (raw) => writtenPost(raw as NamedEntry),
  idOf: (raw) => (raw as Partial<NamedEntry>).id,
  origins: ({ url }) => ({ media: [...new Set([new URL(url).origin, "https:"])] }),
});

async function* pagesOf(url: string, signal: AbortSignal): AsyncGenerator<PostPage> {
  const asked = new Set<string>();
  const names = createNames();
  for (let next: string | undefined = url; next !== undefined && !asked.has(next); ) {
    asked.add(next);
    const feed: Feed = await fetchFeed(next, signal);
    yield { posts: names(feed.entries) };
    const isOwn = feed.next !== undefined && new URL(feed.next).origin === new URL(url).origin;
    next = isOwn ? feed.next : undefined;
  }
}

async function fetchFeed(url: string, signal: AbortSignal): Promise<Feed> {
  const { value, headers } = await fetchBytes(url, signal);
  return readFeed(decodeFeed(value, headers.get("Content-Type")), url);
}

/** Names entries by the end of their addresses; one that is there twice is taken once. */
function createNames(): (entries: FeedEntry[]) => NamedEntry[] {
  const known = new Set<string>();
  const taken = new Set<string>();
  const nameOf = (entry: FeedEntry): NamedEntry => {
    const slug = slugOf(entry);
    const isOther = slug === "" || taken.has(slug);
    const id = isOther ? `${slug || "article"}-${fingerprint(entry.identity)}` : slug;
    taken.add(id);
    return { ...entry, id };
  };
  return (entries) => {
    const fresh = entries.filter(({ identity }) => !known.has(identity) && known.add(identity));
    // The eldest is named first, so that its address stays when another of the same name comes.
    return fresh.reverse().map(nameOf).reverse();
  };
}

function writtenPost(entry: NamedEntry): WrittenPost | { reason: string } {
  const { identity: _, base, link = base, ...others } = entry;
  const post = { ...others, link };
  return post.html.trim() === "" ? { reason: "it has no text" } : post;
}
