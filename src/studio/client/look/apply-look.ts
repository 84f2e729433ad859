import type { LookPreview } from "../../contract/answers.ts";

/** Shows a page of the site, in a frame of the same origin, as it is with an edited look. */
export function applyLook(
  frame: HTMLIFrameElement | null,
  { styles, choices = {} }: LookPreview,
): void {
  const view = frame?.contentWindow as (Window & typeof globalThis) | null | undefined;
  if (!view || styles === undefined) return;
  const { document } = view;
  for (const [choice, option] of Object.entries(choices))
    document.documentElement.setAttribute(`data-look-${choice}`, option);
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(styles);
  // They come after the styles of the document, and no policy holds them up.
  document.adoptedStyleSheets = [sheet];
}
