import { JSDOM } from "jsdom";
import { createHtmlReader, type HtmlReader } from "../../../providers/blog/html-reader.ts";

/** A reader of articles for this machine. It brings a whole window along: make it only when something has to be read. */
export function createServerReader(): HtmlReader {
  return createHtmlReader({ window: new JSDOM("").window });
}
