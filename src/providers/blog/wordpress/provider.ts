import {
  type BlogProvider,
  defineBlogProvider,
  type PostPage,
} from "../../../engine/model/blog-provider.ts";
import { originOf } from "../../../engine/model/origin.ts";
import { fetchJson } from "../fetch-text.ts";
import { type Endpoint, listAddress } from "./endpoints.ts";
import { ID_PATTERN, listOf, numberOf, parsePost } from "./parse-post.ts";
import type { WordPressBlog } from "./types.ts";

/** The most that WordPress gives at once. */
const PAGE_SIZE = 100;

/** WordPress, over its REST API. */
export const provider: BlogProvider = defineBlogProvider<WordPressBlog>({
  name: "wordpress",
  idPattern: ID_PATTERN,
  idWords: { noun: "number", form: "a whole number from 1" },
  // What WordPress lists when it is not asked for more, as visitors' browsers ask it.
  listed: 10,
  nameOf: ({ host }) => host ?? "WordPress",
  prepare(config, named) {
    const host = named ?? config.host;
    return host === undefined ? config : { ...config, host: originOf(host) ?? host };
  },
  standIn: ({ host, byline, samples }) =>
    host === undefined ? { provider: "files", byline, samples } : undefined,
  list: (config, { signal }) => pagesOf(endpointOf(config), signal),
  parse: parsePost,
  idOf: numberOf,
  browser: (config) => ({ ...endpointOf(config) }),
  origins: ({ host = "" }) => ({ connect: [host], media: [host, "https:"] }),
});

function endpointOf({ host = "", category }: WordPressBlog): Endpoint {
  return { host, category };
}

async function* pagesOf(blog: Endpoint, signal: AbortSignal): AsyncGenerator<PostPage> {
  const address = `${listAddress(blog)}&per_page=${PAGE_SIZE}`;
  const first = await fetchJson(address, signal);
  const pages = pageCount(first.headers);
  yield { posts: listOf(first.value), pages };
  for (let page = 2; page <= pages; page++) {
    const posts = listOf((await fetchJson(`${address}&page=${page}`, signal)).value);
    // The blog announced more, and there is none.
    if (posts.length === 0) return;
    yield { posts };
  }
}

function pageCount(headers: Headers): number {
  const pages = Number(headers.get("X-WP-TotalPages") ?? 1);
  return Number.isSafeInteger(pages) ? pages : 1;
}
