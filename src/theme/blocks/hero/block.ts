import { defineBlock } from "../../../engine/model/block-definition.ts";
import type { Crumb, Picture } from "../../../engine/model/resolved.ts";
import type { HeroBlock } from "./types.ts";

/** What the opening gets from its page. */
export interface HeroContext {
  /** In place of the title that is written. */
  heading: string;
  title?: undefined;
  /** The end of the heading that is set large: the name of the page. */
  name?: string;
  /** In place of the image that is written; none where videos stand behind the heading. */
  picture?: Picture;
  image?: undefined;
  trail: Crumb[];
}

export const block = defineBlock<HeroBlock, HeroContext>({
  type: "hero",
  context: ({ title, image, videos }, { page, trail }) => ({
    title: undefined,
    heading: title ?? page.title,
    name: nameWithin(title, page.title),
    image: undefined,
    picture: videos ? undefined : (image ?? page.picture),
    trail: trail(),
  }),
  hydrate: ({ typed, videos }) => (typed || videos ? "loaded" : "intent"),
  opening: ({ heading, subtitle, trail }) => ({ heading, text: subtitle, trail }),
  hasSectionHeadings: () => false,
});

/** The page's title, where a longer heading ends with it. */
function nameWithin(heading: string | undefined, title: string): string | undefined {
  return heading?.endsWith(` ${title}`) ? title : undefined;
}
