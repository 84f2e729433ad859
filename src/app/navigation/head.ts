import type { Head } from "../../page/resolved-page.ts";

/** Brings title, description and canonical address of the document in line with the page shown. What it said of the first page to search engines goes. */
export function showHead(head: Head): void {
  document.title = head.title;
  element("meta", "name", "description").setAttribute("content", head.description);
  element("link", "rel", "canonical").setAttribute("href", head.canonical);
  if (head.noindex) element("meta", "name", "robots").setAttribute("content", "noindex");
  else document.head.querySelector('meta[name="robots"]')?.remove();
  document.head.querySelector('script[type="application/ld+json"]')?.remove();
}

function element(tag: "meta" | "link", key: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  return document.head.appendChild(made);
}
