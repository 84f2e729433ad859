import type { Blogs } from "../../engine/model/blog-provider.ts";
import { BLOG_PROVIDERS } from "./providers.ts";
import { VIDEO_HOSTS } from "./videos.ts";

/** The blogs that the engine is given. */
export const BLOGS: Blogs = {
  providers: BLOG_PROVIDERS,
  frames: VIDEO_HOSTS,
  loadReader: async () => (await import("./reading/window-reader.ts")).createWindowReader,
};
