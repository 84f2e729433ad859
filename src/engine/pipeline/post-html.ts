import type { PostFile } from "../model/post-file.ts";
import { attributesIn, type HtmlAttribute } from "./html-attributes.ts";
import type { SiteIndex } from "./index/site-index.ts";
import type { Reference } from "./resolve/found.ts";

/** What one piece of HTML of the site's own articles refers to and offers. */
export interface PostHtml {
  post: PostFile;
  part: (typeof PARTS)[number];
  links: Reference[];
  /** Addresses of pictures, videos and sounds. */
  media: Reference[];
  /** What links within the article can lead to. */
  ids: ReadonlySet<string>;
}

const PARTS = ["excerpt", "content"] as const;
const MEDIA = /^(img|video|audio|source) (src|poster)$/;

/** Reads the HTML of the site's own articles. */
export function readPostHtml(postFiles: NonNullable<SiteIndex["postFiles"]>): PostHtml[] {
  return [...postFiles].flatMap(([post, file]) =>
    PARTS.map((part) => {
      const attributes = attributesIn(post[part].rendered);
      const refer = (wanted: (attribute: HtmlAttribute) => boolean) =>
        attributes.filter(wanted).map((attribute) => ({
          value: attribute.value,
          file,
          pointer: `/${part}/rendered`,
          excerpt: attribute.quoted,
          isHtml: true,
        }));
      return {
        post,
        part,
        links: refer(isLink),
        media: refer(({ element, name }) => MEDIA.test(`${element} ${name}`)),
        ids: new Set(attributes.flatMap(({ name, value }) => (name === "id" ? value : []))),
      };
    }),
  );
}

/** Whether an attribute is the target of a link. */
export function isLink({ element, name }: HtmlAttribute): boolean {
  return element === "a" && name === "href";
}
