import type { Head } from "../../engine/model/resolved-page.ts";
import { headElement } from "../../theme/ui/head-element.ts";

/** Brings title, description and canonical address of the document in line with the page shown. Structured data of the first page goes. */
export function showHead(head: Head): void {
  document.title = head.title;
  headElement("meta", "name", "description").setAttribute("content", head.description);
  headElement("link", "rel", "canonical").setAttribute("href", head.canonical);
  if (head.noindex) headElement("meta", "name", "robots").setAttribute("content", "noindex");
  else document.head.querySelector('meta[name="robots"]')?.remove();
  const ofFirst = 'script[type="application/ld+json"], link[hreflang]';
  for (const element of document.head.querySelectorAll(ofFirst)) element.remove();
}
