import type { ViteDevServer } from "vite";
import { directionOf } from "../../engine/model/direction.ts";
import { escapeHtml } from "../../engine/model/escape-html.ts";

/** Where the studio is, in development only. */
export const STUDIO = "/studio";

/** The page in which the edited page is shown. */
export const FRAME = "/studio/frame";

/** No other site may show the studio within itself and lead clicks into it. */
export const DOCUMENT_HEADERS = {
  "Content-Type": "text/html; charset=utf-8",
  "Cache-Control": "no-store",
  "X-Frame-Options": "SAMEORIGIN",
  "Content-Security-Policy": "frame-ancestors 'self'",
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Resource-Policy": "same-origin",
  "Referrer-Policy": "no-referrer",
};

/**
 * The studio's own document. It carries the token of the session, which no other site can read.
 *
 * @param program where the files of the studio's program are
 * @param site distinguishes this site from others that are served at the same address at other times
 */
export function studioDocument(
  vite: ViteDevServer,
  { token, program, site }: Record<"token" | "program" | "site", string>,
): Promise<string> {
  return compose(vite, STUDIO, {
    title: "Studio",
    head: `<meta name="studio-token" content="${escapeHtml(token)}"><meta name="studio-site" content="${escapeHtml(site)}">`,
    program,
  });
}

/**
 * The document of the frame.
 *
 * @param program where the files of its program are
 */
export function frameDocument(
  vite: ViteDevServer,
  language: string,
  program: string,
): Promise<string> {
  return compose(vite, FRAME, { title: "The page being edited", head: "", program, language });
}

async function compose(
  vite: ViteDevServer,
  path: string,
  {
    title,
    head,
    program,
    language = "en",
  }: Record<"title" | "head" | "program", string> & {
    language?: string;
  },
): Promise<string> {
  const html = await vite.transformIndexHtml(
    path,
    `<!doctype html><html lang="${escapeHtml(language)}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title><link rel="icon" href="data:,">${head}<link rel="stylesheet" href="${program}main.css"></head><body><div id="root"></div><script type="module" src="/src/client/development/site-look.ts"></script></body></html>`,
  );
  // Vite would look for the program among the sources.
  return html.replace("</body>", `<script type="module" src="${program}main.js"></script>$&`);
}
