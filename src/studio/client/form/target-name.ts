import type { Overview } from "../../contract/answers.ts";

/** What a target is called: the page's title, with the anchor on it. */
export function targetName(target: string, { pages }: Overview, here: string): string | undefined {
  const [path = "", anchor] = target.split("#");
  const page = pages.find(({ route }) => route === (path === "" ? here : path));
  if (!page || target === "") return undefined;
  const known = page.anchors.find(({ id }) => id === anchor);
  return known ? `${page.title}: ${known.label}` : page.title;
}
