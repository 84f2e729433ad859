const KEY = "studio-next-dialog";

/** Has a window opened once the studio is loaded again. */
export function openNext(dialog: "publish"): void {
  sessionStorage.setItem(KEY, dialog);
}

/** The window to begin with, once. */
export function nextDialog(): "publish" | undefined {
  const isAsked = sessionStorage.getItem(KEY) === "publish";
  sessionStorage.removeItem(KEY);
  return isAsked ? "publish" : undefined;
}
