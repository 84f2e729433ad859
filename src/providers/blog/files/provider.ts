import { type BlogProvider, defineBlogProvider } from "../../../engine/model/blog-provider.ts";
import { readArticleFile } from "./read-article-file.ts";
import type { FilesBlog } from "./types.ts";

/** Articles of the site's own, in a folder of Markdown files. */
export const provider: BlogProvider = defineBlogProvider<FilesBlog>({
  name: "files",
  idPattern: "[a-z0-9][a-z0-9-]{0,99}",
  idWords: { noun: "name", form: "small letters, digits and hyphens" },
  listed: 1000,
  nameOf: () => "pages/_blog",
  readFile: readArticleFile,
  async *list(_, { own }) {
    yield { posts: [...own] };
  },
  parse: (raw) => raw as ReturnType<BlogProvider["parse"]>,
  idOf: (raw) => (raw as { id: string }).id,
  origins: () => ({}),
});
