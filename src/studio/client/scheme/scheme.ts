/** Whether the studio is light or dark. Pages look as their site does in both. */
export type Scheme = "light" | "dark";

/** Where the browser keeps what was chosen. */
const KEY = "studio-scheme";

/** What was chosen, or else what the system prefers. */
export function currentScheme(): Scheme {
  const chosen = readChosen();
  if (chosen === "light" || chosen === "dark") return chosen;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Shows the studio so. */
export function applyScheme(scheme: Scheme): void {
  document.documentElement.dataset.scheme = scheme;
}

/** Shows the studio so, now and the next time. */
export function chooseScheme(scheme: Scheme): void {
  applyScheme(scheme);
  try {
    localStorage.setItem(KEY, scheme);
  } catch {
    // A browser that keeps nothing follows the system again.
  }
}

function readChosen(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
