import { renderToString } from "react-dom/server";
import type { ResolvedPage, Shell } from "../engine/model/resolved-page.ts";
import { App } from "./App.tsx";
import { BlockList } from "./BlockList.tsx";

/** Renders the blocks of a page by themselves, for the gallery. */
export function renderBlocks(page: ResolvedPage): string {
  return renderToString(
    <main id="main">
      <BlockList blocks={page.blocks} />
    </main>,
  );
}

/** Renders a page to the HTML inside its root element. */
export function render(page: ResolvedPage, shell: Shell): string {
  return renderToString(<App page={page} shell={shell} />);
}
