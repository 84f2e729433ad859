/** The element of the document's head with a name, made when it is not there. */
export function headElement(tag: "meta" | "link", key: string, value: string): Element {
  const found = document.head.querySelector(`${tag}[${key}="${value}"]`);
  if (found) return found;
  const made = document.createElement(tag);
  made.setAttribute(key, value);
  return document.head.appendChild(made);
}
