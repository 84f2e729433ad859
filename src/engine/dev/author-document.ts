import { escapeHtml } from "../model/escape-html.ts";

/** A document for authors alone. */
export interface AuthorDocument {
  title: string;
  /** HTML. */
  body: string;
  /** HTML that stands in the head beside the title. */
  head?: string;
  /** Whether it is as wide as the window. */
  isWide?: boolean;
}

/** Puts a document together that looks like the author's system, and not like the site, which may be broken. */
export function authorDocument({ title, body, head = "", isWide }: AuthorDocument): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">${head}<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body${isWide ? ' class="wide"' : ""}>${body}</body></html>`;
}

const STYLE = `
:root { color-scheme: light dark; }
body { font: 1.0625rem/1.6 system-ui, sans-serif; margin: 2rem auto; max-width: 52rem; padding: 0 1rem; }
.wide { max-width: none; padding: 0 2rem; }
.alone { min-height: 80vh; display: grid; place-content: center; text-align: center; }
.alone h1 { font-size: 1.5rem; font-weight: 600; margin: 0; }
.alone p { margin: 0.5rem 0 0; }
nav a { display: inline-block; padding: 0.25rem 0.75rem 0.25rem 0; }
pre { border: 1px solid ButtonBorder; padding: 1rem; max-height: 24rem; overflow: auto; font-size: 0.8125rem; }
code { font-size: 0.9em; }
table { border-collapse: collapse; width: 100%; }
th, td { text-align: start; vertical-align: top; padding: 0.375rem 0.75rem 0.375rem 0; border-bottom: 1px solid ButtonBorder; }
img { max-width: 100%; height: auto; border: 1px solid ButtonBorder; }
iframe { display: block; max-width: 100%; margin: 0 0 1rem; border: 1px solid ButtonBorder; }
.tiles { display: grid; grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); gap: 2rem 1.5rem; margin: 0; padding: 0; list-style: none; }
figure { margin: 0; }
figcaption { font-size: 0.9375rem; }
`;
