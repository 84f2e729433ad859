import type { PostReader } from "../../../engine/model/blog-provider.ts";
import type { DocumentValues } from "../../browser/document-values.ts";
import { sitePolicy } from "../../browser/trusted-types.ts";
import { createHtmlReader } from "./html-reader.ts";
import { createPostReader } from "./read-post.ts";

/** The reader that works in this browser's window. */
export function browserReader(values: DocumentValues): PostReader {
  return values.get("posts", () =>
    createPostReader(createHtmlReader({ window, policy: sitePolicy(values) })),
  );
}
