import type { Output } from "./output.ts";
import type { OutputPage } from "./output-pages.ts";
import {
  createShareImages,
  type DrawingParts,
  SHARE_RECIPE,
  type ShareImage,
} from "./share-image.ts";

/** Share images drawn at the same time. */
const AT_ONCE = 4;

/**
 * Writes the share images of pages, those that were drawn before from the cache.
 *
 * @param cache folder where drawn pictures are kept between builds
 */
export async function writeShareImages(
  pages: readonly OutputPage[],
  drawing: DrawingParts & { cache: string },
  output: Output,
): Promise<void> {
  const put = createShareImages(drawing, drawing.cache);
  // One that many pages show is drawn once.
  const images = pages.flatMap(({ facts: { image } }): [string, ShareImage][] =>
    image ? [[image.path, image]] : [],
  );
  const next = new Map(images).values();
  const work = async () => {
    for (const image of next)
      await output.place(image.path, SHARE_RECIPE, (file) => put(image, file));
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
