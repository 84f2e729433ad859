import type { EditedPage } from "../contract/field.ts";

/** Unsaved work, kept in the browser so that a crash loses nothing. */
export interface Recovered {
  hash: string;
  page: EditedPage;
}

/** Keeps the unsaved work on a page. */
export function keep(site: string, path: string, work: Recovered): void {
  try {
    localStorage.setItem(keyOf(site, path), JSON.stringify(work));
  } catch {
    // Storage is full or forbidden: unsaved work is lost with the window, as the warning says.
  }
}

/** Forgets it, once it is saved or thrown away. */
export function forget(site: string, path: string): void {
  localStorage.removeItem(keyOf(site, path));
}

/** The unsaved work on a page from an earlier window. */
export function recover(site: string, path: string): Recovered | undefined {
  const text = localStorage.getItem(keyOf(site, path));
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as Recovered;
  } catch {
    return undefined;
  }
}

/** The pages with unsaved work. */
export function recoverable(site: string): string[] {
  const prefix = keyOf(site, "");
  return Object.keys(localStorage)
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length));
}

function keyOf(site: string, path: string): string {
  return `studio:${site}:${path}`;
}
