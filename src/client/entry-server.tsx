import { renderToString } from "react-dom/server";
import type { ResolvedPage, Shell } from "../engine/model/resolved-page.ts";
import { isPattern } from "../engine/model/route.ts";
import { ALL_COMPONENTS } from "../theme/blocks/all-components.ts";
import { StringsContext } from "../theme/strings/use-strings.ts";
import { App } from "./App.tsx";
import { BlockList } from "./BlockList.tsx";
import { frameOf } from "./frame.tsx";
import { type NoteElement, whileNoting } from "./noted-elements.ts";

/** Renders the blocks of a page by themselves, for the gallery. */
export function renderBlocks(page: ResolvedPage, shell: Shell): string {
  return renderToString(
    <StringsContext value={shell}>
      <main id="main">{blocksOf(page)}</main>
    </StringsContext>,
  );
}

/**
 * Renders a page to the HTML inside its root element. What is the same around nearly all pages is rendered once.
 *
 * @param note is given every element of it
 */
export function render(
  page: ResolvedPage,
  shell: Shell,
  note: NoteElement = () => undefined,
): string {
  const frame = frameOf(shell);
  const isOwn = page.route === "/" || isPattern(page.route) || page.languages !== undefined;
  if (isOwn || frame.links.has(page.route))
    return whileNoting(note, () =>
      renderToString(
        <App page={page} shell={shell}>
          {blocksOf(page)}
        </App>,
      ),
    );
  const content = whileNoting(note, () =>
    renderToString(<StringsContext value={shell}>{blocksOf(page)}</StringsContext>),
  );
  for (const [type, props] of frame.elements) note(type, props);
  // React asks for pictures beforehand in front of everything.
  const [asked = ""] = /^(?:<link [^>]*>)*/.exec(content) ?? [];
  const address = renderToString(page.head.canonical);
  return `${asked}${frame.before}${content.slice(asked.length)}${frame.between}${address}${frame.after}`;
}

function blocksOf({ blocks }: ResolvedPage) {
  return <BlockList blocks={blocks} components={ALL_COMPONENTS} />;
}
