import type { DevReport } from "../../engine/model/dev-report.ts";
import { ProblemsOverlay } from "./problems-overlay.ts";
import { skipTransitions } from "./skip-transitions.ts";

const TAG = "site-problems";

/** Shows over the page what is wrong with the site. Development only. */
function start(): void {
  customElements.define(TAG, ProblemsOverlay);
  const overlay = document.createElement(TAG) as ProblemsOverlay;
  document.body.append(overlay);
  import.meta.hot?.on("site:issues", (report: DevReport) => overlay.show(report));
  import.meta.hot?.on("site:changed", () => {
    // A document without a page was sent because there was nothing to show.
    if (document.getElementById("root")) look();
    else location.reload();
  });
  whenPathChanges(look);
  skipTransitions();
  look();
}

/** Asks the development server what is wrong, from the point of view of the page that is shown. */
function look(): void {
  import.meta.hot?.send("site:look", { path: location.pathname });
}

/** Following a link changes the head of the document, which tells that another page is shown. */
function whenPathChanges(act: () => void): void {
  let path = location.pathname;
  new MutationObserver(() => {
    if (path === location.pathname) return;
    path = location.pathname;
    act();
  }).observe(document.head, { subtree: true, childList: true, attributes: true });
}

start();
