import type { Folder } from "../fields/folder/type.ts";
import type { Text } from "../fields/text/type.ts";
import type { Article, Post } from "./article.ts";
import type { Issue } from "./issue.ts";

/** What the configuration of every blog has. Each provider adds its own. */
export interface AnyBlog {
  /** The by-line of articles that name no author. */
  byline: Text;
  /** Where the site shows the articles, for example `/news`. The page in that folder is `[id].json`. A site with several blogs has one for each; without it the first other such folder shows them. */
  folder?: Folder;
}

/** The blog service: which one it is, and what that one needs to know. */
export interface Blog extends AnyBlog {
  provider: string;
  [option: string]: unknown;
}

/** A post as a provider has understood it. Its HTML is not read yet, and may hold anything. */
export interface WrittenPost {
  /** In the form of the provider's `idPattern`. */
  id: string;
  /** HTML. */
  title: string;
  /** A short text for lists, in HTML. */
  excerpt: string;
  /** The article, in HTML. */
  html: string;
  /** The calendar day, or the day and time, as written. */
  date?: string;
  /** The same of the last change. */
  changed?: string;
  /** Who wrote it, in HTML; the by-line of the blog by default. */
  author?: string;
  /** Where the blog shows the article; relative addresses in it begin there. */
  link?: string;
  image?: WrittenImage;
}

/** The picture of a post, with addresses as written. Lengths in CSS pixels; anything may be of the wrong form. */
export interface WrittenImage {
  src: string;
  alt?: string;
  width?: unknown;
  height?: unknown;
  /** Other widths of it. */
  sizes?: { src: unknown; width: unknown; height: unknown }[];
}

/** One page of a list of posts, as the blog sent it. */
export interface PostPage {
  posts: unknown[];
  /** How many pages the list has, where the blog says so. */
  pages?: number;
}

/** What a provider may use to list posts. */
export interface ListTools {
  /** Ends requests that take too long. */
  signal: AbortSignal;
  /** The posts in the site's own folder, for a provider that reads files. */
  own: readonly WrittenPost[];
}

/** A file of the site's own folder of articles. */
export interface BlogFile {
  /** Absolute path. */
  file: string;
  /** The folder of the blog that it belongs to; none for the blog without one. */
  folder?: string;
  /** Its name without its ending. */
  name: string;
  text: string;
}

/** What reading such a file gives: a post unless something that it needs is missing, and what is wrong in it. */
export interface BlogFileReading {
  post?: WrittenPost;
  issues: Issue[];
}

/** Turns Markdown into HTML; `excess` says, as a sentence, what of it is too much to be read. */
export type MarkdownToHtml = (text: string) => { html: string; excess?: string };

/** What the browser's part of a provider is given, as plain data that the page brings along. */
export type BrowserBlog = Record<string, string | number>;

/** Origins that the security policy lets in for a blog. */
export interface BlogOrigins {
  /** Those that visitors' browsers ask for articles. */
  connect?: string[];
  /** Those that pictures, videos and sounds may come from; `https:` stands for all safe ones. */
  media?: string[];
}

/** What is known of a blog provider: one folder in `providers/blog/`. */
export interface BlogProvider<Config extends AnyBlog = Blog> {
  /** The name of its folder, and the value of `provider` in the site file. */
  name: string;
  /** What ids are like at the end of an article's address: a regular expression without groups and anchors, of letters that no encoding changes. */
  idPattern: string;
  /** What an id is called, and what it is like, for messages: `number`, `a whole number from 1`. */
  idWords: { noun: string; form: string };
  /** How many posts a list shows. */
  listed: number;
  /** What people know the blog by, for messages: its host or its folder. */
  nameOf(config: Config): string;
  /** The configuration with origins as browsers compare them, and with the host that the environment names above it. */
  prepare?(config: Config, host: string | undefined): Config;
  /** The blog that stands in as long as this one cannot be asked, for example before its host is known. */
  standIn?(config: Config): Blog | undefined;
  /** For articles that lie in the site's own folder `pages/_blog/`: reads one of its Markdown files. */
  readFile?(file: BlogFile, toHtml: MarkdownToHtml): BlogFileReading;
  /**
   * Fetches the posts, newest first, page by page; a page is asked for when it is wanted.
   *
   * @throws when the blog cannot be reached or sends something else than posts
   */
  list(config: Config, tools: ListTools): AsyncIterable<PostPage>;
  /**
   * Understands one post of a list.
   *
   * @returns `protected` for one that visitors may not read; for one that cannot be shown the reason, as the
   * end of a sentence that begins with its name
   */
  parse(raw: unknown, config: Config): WrittenPost | "protected" | { reason: string };
  /** What a post is called in messages, before it is understood; nothing when it has no id. */
  idOf(raw: unknown): string | undefined;
  /** What `browser.ts` beside the definition is given to ask the blog from visitors' browsers. Without it, lists and articles are complete in the build. */
  browser?(config: Config): BrowserBlog;
  origins(config: Config): BlogOrigins;
}

/** Defines a blog provider. */
export function defineBlogProvider<Config extends AnyBlog>(
  provider: BlogProvider<Config>,
): BlogProvider {
  return provider as unknown as BlogProvider;
}

/** The part of a provider that visitors' browsers load, when its definition has a `browser`: it asks the blog. */
export interface BrowserPart {
  /** @throws when the blog cannot be reached, answers no success or sends something else than a list */
  list(blog: BrowserBlog, signal: AbortSignal): Promise<WrittenPost[]>;
  /**
   * @returns nothing when there is no such article
   * @throws when the blog cannot be reached or answers another failure
   */
  article(blog: BrowserBlog, id: string, signal: AbortSignal): Promise<WrittenPost | undefined>;
}

/** Reads what posts have in HTML: the browser's window does it, or one that a build brings along. */
export interface PostReader {
  post(written: WrittenPost, site: string): Post;
  /** @param site the public address of this site */
  article(written: WrittenPost, site: string): Article;
}

/** The blogs that the engine is given. */
export interface Blogs {
  providers: readonly BlogProvider[];
  /** Hosts of the frames that videos of articles are shown in. */
  frames: readonly string[];
  /** Brings what makes a reader in a window. It takes long to load: only where something is to be read. */
  loadReader(): Promise<(window: unknown) => PostReader>;
}
