/**
 * Puts a style sheet into the document, unless it is there or on its way.
 *
 * @returns when it holds
 * @throws when it cannot be had
 */
export async function loadStyle(href: string): Promise<void> {
  const links = document.querySelectorAll<HTMLLinkElement>("link[rel=stylesheet]");
  const known = [...links].find((link) => link.getAttribute("href") === href);
  if (known?.sheet) return;
  const link = known ?? Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  await new Promise((resolve, reject) => {
    link.addEventListener("load", resolve);
    link.addEventListener("error", (event) => {
      link.remove();
      reject(event);
    });
    if (!known) document.head.append(link);
  });
}
