/** In development, shows how the site looks and follows changes of it without loading the page again. */
const STYLES = "/@site/look.css";
const CHOICES = "/@site/look.json";

/** Takes the look of the site as it is now. */
async function takeLook(): Promise<void> {
  const response = await fetch(CHOICES);
  if (!response.ok) return;
  const choices = (await response.json()) as Record<string, string>;
  const root = document.documentElement;
  for (const [choice, option] of Object.entries(choices))
    root.setAttribute(`data-look-${choice}`, option);
  replaceStyles();
}

/** The new styles stand beside the old ones until they are there, so that the page is never without. */
function replaceStyles(): void {
  const before = document.querySelector<HTMLLinkElement>(`link[href^="${STYLES}"]`);
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = `${STYLES}?${Date.now()}`;
  link.addEventListener("load", () => before?.remove());
  if (before) before.after(link);
  else document.head.prepend(link);
}

if (!document.querySelector(`link[href^="${STYLES}"]`)) void takeLook();
import.meta.hot?.on("site:changed", takeLook);
