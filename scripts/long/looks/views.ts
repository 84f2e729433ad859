/** A page as visitors can have it before them. */
export interface View {
  name: string;
  path: string;
  width: number;
  height?: number;
  /** What a visitor does: opens the menus, or has the pointer over something. */
  act?: "menus" | "pointer";
  /** Whether the page is scrolled, so that the header has a ground of its own. */
  isScrolled?: boolean;
  /** One look of so many is shown on it. */
  everyNth: number;
}

const WIDE = 1280;
const PHONE = 390;
/** Pages that the starter has one of each kind of. */
const KINDS = [
  "/",
  "/about",
  "/contact",
  "/services",
  "/services/care",
  "/guides/pictures",
  "/areas",
  "/areas/north",
  "/news",
  "/news/how-articles-are-written",
  "/nowhere",
];

/** Pages with every block take each look, at one width or the other; kinds of pages take turns. */
export const VIEWS: readonly View[] = [
  ...["plain", "tinted", "dark"].flatMap((tone) => [
    view(`/every/${tone}`, { everyNth: 2 }),
    view(`/every/${tone}`, { everyNth: 2, width: PHONE }),
    view(`/every/${tone}`, { everyNth: 4, act: "pointer" }),
  ]),
  ...KINDS.flatMap((path) => [
    view(path, { everyNth: 5 }),
    view(path, { everyNth: 5, width: PHONE }),
  ]),
  ...[WIDE, PHONE].flatMap((width) => [
    view("/", { everyNth: 4, width, act: "menus" }),
    view("/", { everyNth: 4, width, act: "menus", isScrolled: true }),
  ]),
];

function view(path: string, rest: Partial<View> & Pick<View, "everyNth">): View {
  const { width = WIDE, act, isScrolled } = rest;
  const name = [`${path} at ${width}`, act, isScrolled && "scrolled"].filter(Boolean).join(", ");
  return { name, path, width, ...rest };
}
