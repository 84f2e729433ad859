/**
 * The only script that every page loads: it marks the page as scrolled for the header, and brings
 * React: at once when the page is empty without it, after what is seen first has been loaded when a
 * block needs it, else when the visitor first shows intent.
 */
const root = document.documentElement;
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;
const moment = root.dataset.hydrate;

function markScrolled(): void {
  root.toggleAttribute("data-scrolled", window.scrollY > 8);
}

function start(): void {
  removeEventListener("load", start);
  for (const sign of SIGNS) removeEventListener(sign, start);
  void import("./entry-client.tsx").then((client) => client.hydrate());
}

markScrolled();
addEventListener("scroll", markScrolled, { passive: true });
if (moment === "now" || (moment === "loaded" && document.readyState === "complete")) start();
else {
  if (moment === "loaded") addEventListener("load", start);
  for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
}
