/** The path of a link target, without query and anchor. */
export function pathOfHref(href: string): string {
  return href.split(/[?#]/, 1)[0] ?? "";
}
