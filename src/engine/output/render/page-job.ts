import type { ResolvedPage, Shell } from "../../model/resolved-page.ts";
import type { DocumentFrame, DocumentMeta } from "../document.ts";
import type { Collected } from "../written/collect.ts";

/** What is to be made of one page, known by a key before the page itself is at hand. */
export interface PagePlan {
  /** Names all that its documents and its data are made from, beside what all pages have in common. */
  key: string;
  /** Its route; none for a page that somebody else wrote, whose links are not ours to check. */
  route?: string;
  files: PageFiles[];
  /** Makes what is rendered; only asked for when no earlier output has these files. */
  make(): PageContent;
}

/** What a page is rendered from. */
export interface PageContent {
  /** The page as JSON: text crosses threads faster than objects. */
  page: string;
  /** What the document says beside the page. */
  meta: DocumentMeta;
}

/** One page to render and write, as it is sent to another thread. */
export interface PageJob extends PageContent {
  route?: string;
  files: PageFiles[];
}

/** What came of a job. */
export interface WrittenPages {
  /** Sizes in bytes of the files that were written, by their paths. */
  sizes: [path: string, size: number][];
  collected: Collected;
}

/** Where the files of one address of a page lie below the output folder. */
export interface PageFiles {
  document: string;
  data: string;
  /** The address of the page's data, when it is not beside the page's path. */
  dataUrl?: string;
}

/** What all pages of a build have in common. */
export interface RenderContext {
  /** The frames of all languages. */
  frames: readonly DocumentFrame[];
  /** The folder that is written to. */
  folder: string;
  /** The address of the compiled renderer. */
  renderer: string;
  /** Which part of the documents is read again, to compare it with what was noted of them: 1 for all. */
  readAgain: number;
}

/** Renders a page to the HTML inside its root element, and names the elements in it with their properties. */
export type RenderPage = (
  page: ResolvedPage,
  shell: Shell,
  note: (type: string, props: Readonly<Record<string, unknown>>) => void,
) => string;
