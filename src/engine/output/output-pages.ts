import { hash } from "node:crypto";
import type { Crop } from "../fields/image/type.ts";
import { byPath } from "../model/by-path.ts";
import { articleKind } from "../model/page-blocks.ts";
import type { PageFile } from "../model/page-file.ts";
import type { Head } from "../model/resolved-page.ts";
import { isHidden } from "../pipeline/index/hidden.ts";
import { memoize } from "../pipeline/memoize.ts";
import type { PageWalk } from "../pipeline/page-walk.ts";
import type { ShownAs } from "../pipeline/resolve/refs.ts";
import type { CheckedPage, CheckedSite } from "../pipeline/site.ts";
import { type Alternate, alternatesOf } from "./alternates.ts";
import { headingOf } from "./heading-of.ts";
import type { MediaOutput } from "./media.ts";
import { contentOf } from "./page-content.ts";
import { type PageContext, pageContextFor } from "./page-context.ts";
import type { PageContent } from "./render/page-job.ts";
import { imageOf, type ShareImage, sharedImage } from "./share-image.ts";
import type { Spool } from "./spool.ts";

/** What a site's lists of pages are made from: sitemap, feed and guide. It is plain JSON. */
export interface ListedPage {
  route: string;
  days: PageDays;
  facts: OutputFacts;
}

/** The days that a page names, as year-month-day. */
export type PageDays = Pick<PageFile, "published" | "updated" | "reviewed">;

/** A page of the output. The page itself is only needed when its documents have to be made. */
export interface OutputPage extends ListedPage {
  checked: CheckedPage;
  content(): PageContent;
}

/** What a build has to know of a page whose documents may be there already: plain JSON. */
export interface OutputFacts {
  /** Stands for all that the page brings into its documents. */
  key: string;
  head: Head;
  heading: string;
  /** Whether it is shown as an article. */
  isArticle: boolean;
  /** The picture that is shown when it is shared; none where the site has none. */
  image?: ShareImage;
  /** Where it is in the languages of the site, itself among them; none on a site with one. */
  alternates?: Alternate[];
  /** The files of the media folder that it shows. */
  media: MediaUse[];
}

/** A page as far as it is known. */
interface KnownPage {
  facts: OutputFacts;
  /** Gives what it is rendered from, when that was found out just now. */
  content?: () => PageContent;
}

interface MediaUse {
  path: string;
  shownAs?: ShownAs;
  /** What is cut off a picture. */
  crop?: Required<Crop>;
}

/** Finds out about the pages of a site, and about those that only the build knows. */
export interface OutputPages {
  /** Takes a page that was checked just now. */
  take(page: CheckedPage, site: CheckedSite, walk: PageWalk): void;
  /** Gives all pages of the output. */
  of(site: CheckedSite): OutputPage[];
}

/**
 * @param media takes the files that pages show, also those of a page that is not resolved again
 * @param spool takes what pages are rendered from until it is known whether they are wanted
 */
export function createOutputPages(media: MediaOutput, spool: Spool): OutputPages {
  const known = new Map<CheckedPage, KnownPage>();
  const publish = ({ path, shownAs = "file", crop }: MediaUse, { index }: CheckedSite) => {
    const file = index.media.get(path);
    if (file && shownAs === "picture") media.picture(file, crop);
    else if (file) media[shownAs](file);
  };
  const makeKnown = (checked: CheckedPage, context: PageContext, home?: ShareImage): KnownPage => {
    const image = imageOf(checked, context, home);
    const content = contentOf(checked, context, image);
    return {
      facts: factsOf(checked, context, { image, content }),
      content: spooled(content, spool),
    };
  };
  return {
    take(page, site, walk) {
      if (isHidden(page.entry)) return;
      const { route } = page.entry;
      const { index, titleOf } = walk.site;
      const { shell } = byPath(site.frames, route);
      const context = { index, texts: walk.site.in(route).texts, titleOf, shell };
      const home = sharedImage(site);
      // All documents have the frame in them: when it changes, all are made again.
      const given = `${frameHash(site)} ${home?.path}`;
      let made: KnownPage | undefined;
      const facts = walk.step("document", page, given, () => {
        made = makeKnown(page, context, home);
        return made.facts;
      });
      known.set(page, made ?? { facts });
      for (const use of facts.media) publish(use, site);
    },
    of(site) {
      const home = sharedImage(site);
      return site.pages.map((checked) => {
        const context = pageContextFor(site, checked.entry.route);
        const { facts, content } = known.get(checked) ?? makeKnown(checked, context, home);
        return {
          route: checked.entry.route,
          days: daysOf(checked.entry.page),
          facts,
          checked,
          content: content ?? (() => contentOf(checked, context, facts.image)),
        };
      });
    },
  };
}

/** The days that a page names. */
export function daysOf({ published, updated, reviewed }: PageDays): PageDays {
  return { published, updated, reviewed };
}

const frameHash = memoize(({ frames }: CheckedSite) =>
  hash("sha1", JSON.stringify(frames.map(({ shell }) => shell))),
);

/** What a page is rendered from, put aside until it is known whether it is wanted. */
function spooled({ page, meta }: PageContent, spool: Spool): () => PageContent {
  const read = spool.keep(`${JSON.stringify(meta)}\n${page}`);
  return () => {
    const text = read();
    const end = text.indexOf("\n");
    return { page: text.slice(end + 1), meta: JSON.parse(text.slice(0, end)) };
  };
}

function factsOf(
  checked: CheckedPage,
  context: PageContext,
  { image, content }: { image?: ShareImage; content: PageContent },
): OutputFacts {
  const { page, refs } = checked;
  const media = refs.media.map(({ value, shownAs, crop }) => ({ path: value, shownAs, crop }));
  return {
    key: hash("sha1", content.page + JSON.stringify(content.meta), "base64url"),
    head: page.head,
    heading: headingOf(checked, context),
    isArticle: articleKind(page, context.index.definitions.blocks) !== undefined,
    image,
    alternates: alternatesOf(page, context.shell),
    media: [...new Map(media.map((use) => [JSON.stringify(use), use])).values()],
  };
}
