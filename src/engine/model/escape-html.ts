import { withoutControls } from "./without-controls.ts";

/** Makes a text safe in the text and in double-quoted attributes of HTML and XML. */
export function escapeHtml(text: string): string {
  return withoutControls(text)
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;");
}
