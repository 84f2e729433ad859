/** The element of the document's head with a name, made when it is not there. */
export function headElement(tag: "meta" | "link", key: string, value: string): Element {
  const existing = document.head.querySelector(`${tag}[${key}="${value}"]`);
  if (existing) return existing;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  return document.head.appendChild(made);
}
