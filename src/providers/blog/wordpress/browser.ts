import type { BrowserPart, WrittenPost } from "../../../engine/model/blog-provider.ts";
import { BlogFault } from "../blog-fault.ts";
import { fetchJson } from "../fetch-text.ts";
import { type Endpoint, listAddress, postAddress } from "./endpoints.ts";
import { listOf, parsePost } from "./parse-post.ts";

/** Asks a WordPress site from visitors' browsers. */
export const browser: BrowserPart = {
  async list(blog, signal) {
    const { value } = await fetchJson(listAddress(blog as unknown as Endpoint), signal);
    return listOf(value).flatMap((item) => usable(item) ?? []);
  },
  async article(blog, id, signal) {
    try {
      const { value } = await fetchJson(postAddress(blog as unknown as Endpoint, id), signal);
      return usable(value);
    } catch (cause) {
      if (isMissing(cause)) return undefined;
      throw cause;
    }
  },
};

/** A post that is not there, or not for everybody. */
function isMissing(cause: unknown): boolean {
  if (!(cause instanceof BlogFault) || cause.fault.kind !== "status") return false;
  return [401, 404].includes(cause.fault.status);
}

function usable(value: unknown): WrittenPost | undefined {
  const post = parsePost(value);
  return typeof post === "object" && "id" in post ? post : undefined;
}
