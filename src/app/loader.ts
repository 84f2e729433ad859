/**
 * The only script that every page loads: it marks the page as scrolled for the header, and brings
 * React when a block needs it at once or when the visitor first shows intent.
 */
const root = document.documentElement;
const SIGNS = ["pointerover", "pointerdown", "touchstart", "keydown", "focusin"] as const;

function markScrolled(): void {
  root.toggleAttribute("data-scrolled", window.scrollY > 8);
}

function start(): void {
  for (const sign of SIGNS) removeEventListener(sign, start);
  void import("./entry-client.tsx").then((client) => client.hydrate());
}

markScrolled();
addEventListener("scroll", markScrolled, { passive: true });
if (root.dataset.hydrate === "now") start();
else for (const sign of SIGNS) addEventListener(sign, start, { passive: true });
