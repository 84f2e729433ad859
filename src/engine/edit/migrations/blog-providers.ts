import { articleFile } from "./article-file.ts";
import type { Migrated, Migration } from "./migration.ts";

/** What `_site.json` had of a blog before. */
interface OldBlog {
  provider?: unknown;
  host?: unknown;
  category?: unknown;
  samples?: unknown;
  byline?: unknown;
}

const NOTHING: Migrated = { changes: [], decisions: [] };

/** A blog names its provider, and the site's own articles are Markdown files. */
export const blogProviders: Migration = {
  version: "1.0.0-alpha.2",
  summary:
    'The blog in _site.json names its "provider", and the articles in pages/_blog are Markdown files.',
  migrate({ kind, value }) {
    if (kind === "site") return withProvider((value as { blog?: unknown } | null)?.blog);
    return kind === "article" ? asMarkdown(value) : NOTHING;
  },
};

function withProvider(blog: unknown): Migrated {
  if (typeof blog !== "object" || blog === null || "provider" in blog) return NOTHING;
  return { changes: [{ pointer: "/blog", value: named(blog) }], decisions: [] };
}

/** Without a host, articles that were no samples were the site's own. */
function named({ host, category, samples, byline, ...others }: OldBlog): object {
  if (host === undefined && samples !== true) return { provider: "files", byline, ...others };
  const isStandIn = host === undefined;
  return {
    provider: "wordpress",
    ...(!isStandIn && { host }),
    category,
    ...(isStandIn && { samples }),
    byline,
    ...others,
  };
}

function asMarkdown(value: unknown): Migrated {
  const renamed = articleFile(value);
  if (renamed) return { changes: [], decisions: [], renamed };
  return {
    changes: [],
    decisions: [
      {
        pointer: "",
        message:
          "This article has no number, title or day, so it cannot become a Markdown file. Write it as pages/_blog/name.md, or delete it.",
      },
    ],
  };
}
