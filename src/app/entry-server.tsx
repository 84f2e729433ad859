import { renderToString } from "react-dom/server";
import type { ResolvedPage, Shell } from "../page/resolved-page.ts";
import { App } from "./App.tsx";

/** Renders a page to the HTML inside its root element. */
export function render(page: ResolvedPage, shell: Shell): string {
  return renderToString(<App page={page} shell={shell} />);
}
