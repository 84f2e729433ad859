/**
 * Puts a style sheet into the document, unless it is there.
 *
 * @returns when it holds
 * @throws when it cannot be had
 */
export async function loadStyle(href: string): Promise<void> {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = href;
  if ([...document.styleSheets].some((sheet) => sheet.href === link.href)) return;
  await new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = reject;
    document.head.append(link);
  });
}
