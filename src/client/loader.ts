import { groupMenus } from "../theme/shell/group-menus.ts";
import { followScrolling } from "./follow-scrolling.ts";

/**
 * The only script that every page loads: it marks the page as scrolled for the header, groups its menus, and brings
 * React: at once when the page is empty without it, after what is seen first has been loaded when a
 * block needs it, else when the visitor first shows intent.
 */
const root = document.documentElement;
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;
const PAINT = "largest-contentful-paint";
/** Milliseconds after loading. */
const LATEST = 300;
const hydration = root.dataset.hydrate;

let isStarted = false;

function start(): void {
  if (isStarted) return;
  isStarted = true;
  for (const sign of SIGNS) removeEventListener(sign, start);
  void import("./entry-client.tsx").then(
    (client) => client.hydrate(),
    // A visitor who leaves while it is loaded, or whose line fails, has a page with plain links.
    () => undefined,
  );
}

/** What has been loaded is shown before React takes the processor. Not every browser says when. */
function afterPaint(): void {
  setTimeout(start, LATEST);
  if (PerformanceObserver.supportedEntryTypes.includes(PAINT))
    new PerformanceObserver(start).observe({ type: PAINT, buffered: true });
}

groupMenus();
followScrolling();
if (hydration === "now" || (hydration === "loaded" && document.readyState === "complete")) start();
else {
  if (hydration === "loaded") addEventListener("load", afterPaint);
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
}
