import type { BlogFile, BlogProvider, WrittenPost } from "../../model/blog-provider.ts";
import { decoded } from "../../model/decoded.ts";
import type { Issue } from "../../model/issue.ts";
import { attributesIn, type HtmlAttribute, isLink } from "../html-attributes.ts";
import { memoize } from "../memoize.ts";
import { onceEach } from "../own-part-issue.ts";
import { orReport } from "../own-parts.ts";
import { byCodePoint } from "../read.ts";
import type { Reference } from "../resolve/refs.ts";
import { excessOf } from "./html-limits.ts";
import { markdownToHtml } from "./markdown-to-html.ts";
import type { SiteBlog } from "./site-blog.ts";
import { targetsIn } from "./target-spans.ts";

/** An article that lies in the site's own folder. */
export interface OwnPost {
  /** The folder of its blog; empty for the blog without one. */
  folder: string;
  file: string;
  /** All that its file says. */
  text: string;
  post: WrittenPost;
  links: Reference[];
  /** Addresses of pictures, videos and sounds. */
  media: Reference[];
  /** What links within the article can lead to. */
  ids: ReadonlySet<string>;
}

/** What the folder of articles holds. */
export interface OwnPosts {
  /** Newest first. */
  posts: OwnPost[];
  issues: Issue[];
  /** Names of files that give no article. */
  unread: string[];
}

const MEDIA = /^(img|video|audio|source) (src|poster)$/;

/** Reads the articles of the site's own folder. Files that have not changed are not read again. */
export function readOwnPosts({ provider, ids }: SiteBlog, files: BlogFile[]): OwnPosts {
  const read = readerOf(provider);
  const isId = new RegExp(`^${ids.idPattern}$`);
  const readings = files.map((file) => ({ file, isNamed: isId.test(file.name), ...read(file) }));
  return {
    posts: readings
      .flatMap(({ own, isNamed }) => (own && isNamed ? [own] : []))
      .sort((a, b) => byCodePoint(b.post.date ?? "", a.post.date ?? "")),
    issues: onceEach(
      readings.flatMap(({ file, isNamed, issues }) => [
        ...issues,
        ...(isNamed ? [] : [badName(file, ids.idWords.form)]),
      ]),
    ),
    unread: readings.flatMap(({ own, isNamed, file: { folder, name } }) =>
      own && isNamed ? [] : [folder === undefined ? name : `${folder.slice(1)}/${name}`],
    ),
  };
}

const readerOf = memoize((provider: BlogProvider) =>
  memoize((file: BlogFile): { own?: OwnPost; issues: Issue[] } => {
    const stopped: Issue[] = [];
    const { post, issues } = orReport(() => provider.readFile?.(file, markdownToHtml), stopped) ?? {
      issues: stopped,
    };
    const excess = post && excessOf(post.html);
    if (excess !== undefined) return { issues: [...issues, tooMuch(file, excess)] };
    return { issues, own: post && ownPost(file, post) };
  }),
);

function ownPost({ folder = "", file, text }: BlogFile, post: WrittenPost): OwnPost {
  const attributes = attributesIn(post.html);
  const refer = referrer(file, text);
  const picture = post.image ? [refer(post.image.src)] : [];
  const valuesOf = (wanted: (attribute: HtmlAttribute) => boolean) =>
    attributes.filter(wanted).map(({ value }) => refer(value));
  return {
    folder,
    file,
    text,
    post,
    links: valuesOf(isLink),
    media: [...picture, ...valuesOf(({ element, name }) => MEDIA.test(`${element} ${name}`))],
    ids: new Set(attributes.flatMap(({ name, value }) => (name === "id" ? value : []))),
  };
}

/** Makes what finds targets in a text: the second time the same one is asked for, its second mention. */
function referrer(file: string, text: string): (value: string) => Reference {
  const targets = targetsIn(text);
  return (value) => {
    // Markdown encodes what addresses cannot have: the author may have written it plainly.
    const forms = [value, decoded(value), value.replaceAll("&", "&amp;")];
    const written = forms.find((form) => targets.has(form)) ?? value;
    const spans = targets.get(written) ?? [];
    const span = spans.length > 1 ? spans.shift() : spans[0];
    return { value, file, pointer: "", excerpt: written, span };
  };
}

function tooMuch({ file }: BlogFile, excess: string): Issue {
  return {
    rule: "markdown-limit",
    message: `The text of this article ${excess}.`,
    hint: "Spread the text over several articles.",
    file,
    pointer: "",
  };
}

function badName({ file, name }: BlogFile, form: string): Issue {
  return {
    rule: "route-slug",
    message: `"${name}" makes a bad address of an article: addresses of articles end with ${form}.`,
    hint: "Rename the file.",
    file,
    pointer: "",
  };
}
