import type { ResolvedPage } from "./resolved-page.ts";
import { isPattern } from "./route.ts";

/**
 * Fills the parameter of a page that stands for many addresses: in its own address, and in what its blocks receive.
 *
 * @param path the address shown, for example `/article/12`
 */
export function withParameter(page: ResolvedPage, path: string): ResolvedPage {
  if (!isPattern(page.route)) return page;
  const parameter = path.slice(path.lastIndexOf("/") + 1);
  const blocks = page.blocks.map((block) => ({ ...block, parameter }));
  const canonical = page.head.canonical.replace(page.route, path);
  return { ...page, head: { ...page.head, canonical }, blocks };
}
