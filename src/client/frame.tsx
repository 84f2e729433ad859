import { renderToString } from "react-dom/server";
import type { Shell } from "../engine/model/resolved-page.ts";
import { App } from "./App.tsx";
import { type NoteElement, whileNoting } from "./noted-elements.ts";

/** What stands around the content of a page that no menu leads to, as HTML. */
export interface Frame {
  before: string;
  /** From the content to the address of the page. */
  between: string;
  after: string;
  /** Every element in it. */
  elements: readonly Parameters<NoteElement>[];
  /** The addresses that the menu marks when they are open. */
  links: ReadonlySet<string>;
}

/** Signs that no text of a site has. They stand where every page has its own. */
const CONTENT = "\u0001";
const ADDRESS = "\u0002";
const ANY_PAGE = {
  route: CONTENT,
  head: { title: "", description: "", canonical: ADDRESS, noindex: false },
  blocks: [],
};

const frames = new WeakMap<Shell, Frame>();

/** The frame of a site, rendered once. */
export function frameOf(shell: Shell): Frame {
  const known = frames.get(shell);
  if (known) return known;
  const elements: Parameters<NoteElement>[] = [];
  const note: NoteElement = (...element) => void elements.push(element);
  const html = whileNoting(note, () =>
    renderToString(
      <App page={ANY_PAGE} shell={shell}>
        {CONTENT}
      </App>,
    ),
  );
  const [before = "", rest = ""] = html.split(CONTENT);
  const [between = "", after = ""] = rest.split(ADDRESS);
  const frame = { before, between, after, elements, links: linksOf(shell) };
  frames.set(shell, frame);
  return frame;
}

function linksOf({ header, action }: Shell): ReadonlySet<string> {
  const links = header.flatMap((entry) => ("links" in entry ? entry.links : [entry]));
  return new Set([...links, action].map(({ href }) => href));
}
