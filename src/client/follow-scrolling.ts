/** Marks the document while it is scrolled, now and from then on: the header of the home page is clear at the top only. */
export function followScrolling(): void {
  const mark = () => document.documentElement.toggleAttribute("data-scrolled", scrollY > 8);
  mark();
  addEventListener("scroll", mark, { passive: true });
}
