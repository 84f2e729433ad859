import { JSDOM } from "jsdom";
import type { Blogs, PostReader } from "../../model/blog-provider.ts";

/** Makes what reads posts on this machine. Each reader brings a whole window along. */
export async function loadServerReader(blogs: Blogs): Promise<() => PostReader> {
  const createReader = await blogs.loadReader();
  return () => createReader(new JSDOM("").window);
}
