/** An article of the blog, as blocks show it. */
export interface Post {
  id: number;
  /** Plain text. */
  title: string;
  /** Plain text, without the dots that WordPress adds. */
  excerpt: string;
  /** HTML as the blog sent it: to be sanitised before it is shown. */
  html: string;
  /** The calendar day as written, for example `2026-03-15`. */
  day: string;
  /** Where the blog shows the article; links in it are relative to this. */
  link?: string;
  image?: { src: string; alt: string };
}

/**
 * Reads one post of WordPress's REST API. Its shapes vary: media may be missing, an error or
 * something else altogether, and titles hold entities and tags.
 *
 * @param value the parsed answer
 * @returns `undefined` when it is no post that can be shown
 * @see https://developer.wordpress.org/rest-api/reference/posts/
 */
export function readPost(value: unknown): Post | undefined {
  const id = at(value, "id");
  const content = at(value, "content", "rendered");
  if (typeof id !== "number" || typeof content !== "string") return undefined;
  if (at(value, "content", "protected") === true) return undefined;
  const title = plainText(at(value, "title", "rendered"));
  return {
    id,
    title: title === "" ? "Untitled" : title,
    excerpt: plainText(at(value, "excerpt", "rendered"))
      .replace(/\s*\[…\]$/, " …")
      .trim(),
    html: content,
    day: String(at(value, "date") ?? "").slice(0, 10),
    link: textOf(at(value, "link")),
    image: imageOf(value),
  };
}

/**
 * Reads a list of posts.
 *
 * @throws when the answer is no list
 */
export function readPosts(value: unknown): Post[] {
  if (!Array.isArray(value)) throw new Error("The blog sent something else than a list.");
  return value.flatMap((item) => readPost(item) ?? []);
}

/** A calendar day in the long form of the United States, whatever the visitor's time zone. */
export function longDay(day: string): string | undefined {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (Number.isNaN(time)) return undefined;
  const format = new Intl.DateTimeFormat("en-US", { dateStyle: "long", timeZone: "UTC" });
  return format.format(time);
}

function imageOf(value: unknown): Post["image"] {
  const media = at(value, "_embedded", "wp:featuredmedia", "0");
  const src = textOf(at(media, "source_url"));
  return src === undefined || !/^https?:\/\/|^\//.test(src)
    ? undefined
    : { src, alt: textOf(at(media, "alt_text")) ?? "" };
}

function at(value: unknown, ...path: string[]): unknown {
  return path.reduce<unknown>(
    (inner, key) => (inner as Record<string, unknown> | null | undefined)?.[key],
    value,
  );
}

function textOf(value: unknown): string | undefined {
  return typeof value === "string" && value !== "" ? value : undefined;
}

/** The text of a piece of HTML: tags are dropped, entities decoded once. Nothing in it is run or loaded. */
function plainText(html: unknown): string {
  if (typeof html !== "string") return "";
  const parsed = new DOMParser().parseFromString(`<body>${html}`, "text/html");
  for (const silent of parsed.querySelectorAll("script, style")) silent.remove();
  return (parsed.body.textContent ?? "").replace(/\s+/g, " ").trim();
}
