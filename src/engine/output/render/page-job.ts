import type { ResolvedPage, Shell } from "../../model/resolved-page.ts";
import type { DocumentAssets, DocumentMeta } from "../document.ts";

/** One page to render and write, as it is sent to another thread. */
export interface PageJob {
  /** The page as JSON: text crosses threads faster than objects. */
  page: string;
  /** Its route; none for a page that somebody else wrote, whose links are not ours to check. */
  route?: string;
  files: PageFiles[];
  /** What the document says beside the page. */
  meta: DocumentMeta;
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
  shell: Shell;
  assets: DocumentAssets;
  /** The folder that is written to. */
  folder: string;
  /** The address of the compiled renderer. */
  renderer: string;
}

/** Renders a page to the HTML inside its root element. */
export type RenderPage = (page: ResolvedPage, shell: Shell) => string;
