import { join } from "node:path";
import { readPatterns } from "../edit/patterns.ts";
import { isUse, type PageBlock } from "../model/block.ts";
import { appendPointer } from "../model/pointer.ts";
import type { Engine } from "../pipeline/engine.ts";
import type { PageEntry, SiteIndex } from "../pipeline/index/site-index.ts";
import { slashed } from "../pipeline/read.ts";
import { GALLERY } from "./gallery.ts";

/** A name that no type of a block has, so that no example is at this address. */
const ADDRESS = new RegExp(`^${GALLERY}/_(shared|patterns)/([^/]+)$`);

/** What parts of a site are shown from. */
interface PartsOfSite {
  pages: string;
  index: SiteIndex;
  engine: Pick<Engine, "validate">;
}

/**
 * The page that shows a shared block or a pattern by itself, without the blocks in it that cannot be shown.
 *
 * @param path for example `/_blocks/_shared/why-choose-us` or `/_blocks/_patterns/opening`
 */
export function partPage(path: string, site: PartsOfSite): PageEntry | undefined {
  const [, kind, name = ""] = ADDRESS.exec(path) ?? [];
  if (kind === undefined) return undefined;
  const file = slashed(
    join(site.pages, kind === "shared" ? "_shared" : "../patterns", `${name}.json`),
  );
  const blocks = kind === "shared" ? sharedBlocks(name, site) : patternBlocks(name, file, site);
  if (!blocks) return undefined;
  return { route: path, file, page: { title: name, description: name, noindex: true, blocks } };
}

function sharedBlocks(name: string, { index }: PartsOfSite): PageBlock[] | undefined {
  return index.shared.has(name) ? [{ use: name }] : undefined;
}

function patternBlocks(
  name: string,
  file: string,
  { pages, index, engine }: PartsOfSite,
): PageBlock[] | undefined {
  const pattern = readPatterns(pages).patterns.find((one) => one.name === name);
  if (!pattern) return undefined;
  const page = { title: name, description: name, blocks: pattern.blocks };
  const issues = engine.validate("page", file, page);
  return pattern.blocks.filter((block, at) => {
    const above = `${appendPointer("/blocks", String(at))}/`;
    const isRight = !issues.some(({ pointer }) => `${pointer}/`.startsWith(above));
    return isRight && (!isUse(block) || index.shared.has(block.use));
  });
}
