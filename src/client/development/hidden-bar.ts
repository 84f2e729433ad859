import type { HiddenPage } from "../../engine/model/hidden-page.ts";
import { ANY_ID, matchesPattern } from "../../engine/model/route.ts";

/** Hidden pages by route. */
type HiddenPages = Record<string, HiddenPage>;

/** Where the development server lists them. */
const HIDDEN_PAGES = "/@site/hidden.json";

const STYLE = `
  .hidden-bar {
    position: fixed; inset: 0 0 auto; z-index: calc(var(--z-skip) - 1); box-sizing: border-box; height: var(--s-6);
    margin: 0; padding: var(--s-1) var(--s-4); overflow: hidden; background: var(--brand-100); color: var(--ink);
    font: 500 var(--fs-xs)/var(--s-5) var(--font-body); text-align: center; white-space: nowrap;
  }
  @media (max-width: 40rem) { .hidden-bar span { display: none; } }
  .hidden-bar ~ #root > header { top: var(--s-6); }
  .hidden-bar ~ #root > main { margin-top: var(--s-6); }
`;

/** Says on every hidden page that visitors do not see it, and why. */
export function showHiddenBar(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement("p");
  bar.className = "hidden-bar";
  bar.setAttribute("role", "status");
  let pages: HiddenPages = {};
  let shown: HiddenPage | undefined;
  const update = () => {
    const page = pageAt(pages, location.pathname);
    if (page === shown) return;
    shown = page;
    if (page === undefined) bar.remove();
    else {
      bar.replaceChildren(page.reason, inWords(page.gaps));
      document.body.prepend(bar);
    }
  };
  const load = async () => {
    pages = (await (await fetch(HIDDEN_PAGES)).json()) as HiddenPages;
    update();
  };
  // Following a link changes title and address of the document, which shows that another page is there.
  const watched = { subtree: true, childList: true, attributes: true, characterData: true };
  new MutationObserver(update).observe(document.head, watched);
  import.meta.hot?.on("site:changed", load);
  void load();
}

/** The hidden page of a path; nothing for a page that visitors see. */
function pageAt(pages: HiddenPages, path: string): HiddenPage | undefined {
  const route = Object.keys(pages).find(
    (candidate) => candidate === path || matchesPattern({ route: candidate, id: ANY_ID }, path),
  );
  return route === undefined ? undefined : pages[route];
}

function inWords(gaps: number): HTMLElement {
  const words = document.createElement("span");
  if (gaps > 0)
    words.textContent = `. ${gaps === 1 ? "1 text is" : `${gaps} texts are`} still to be written.`;
  return words;
}
