import { ANY_ID, matchesPattern } from "../../engine/model/route.ts";

/** Hidden pages by route, each with the number of texts that are still to be written. */
type HiddenPages = Record<string, number>;

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

/** Says on every hidden page that visitors do not see it yet. */
export function showHiddenBar(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);
  document.adoptedStyleSheets.push(sheet);
  const bar = document.createElement("p");
  bar.className = "hidden-bar";
  bar.setAttribute("role", "status");
  let pages: HiddenPages = {};
  let shown: number | undefined;
  const update = () => {
    const gaps = gapsOf(pages, location.pathname);
    if (gaps === shown) return;
    shown = gaps;
    if (gaps === undefined) bar.remove();
    else {
      bar.replaceChildren("Hidden: visitors do not see this page yet", inWords(gaps));
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

/** The number of texts to be written on the page of a path; nothing for a page that is not hidden. */
function gapsOf(pages: HiddenPages, path: string): number | undefined {
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
