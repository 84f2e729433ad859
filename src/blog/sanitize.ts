import DOMPurify from "dompurify";

/** Elements that articles may have; everything else is dropped, its text kept. */
const ELEMENTS = [
  "a",
  "abbr",
  "b",
  "blockquote",
  "br",
  "caption",
  "cite",
  "code",
  "dd",
  "del",
  "div",
  "dl",
  "dt",
  "em",
  "figcaption",
  "figure",
  "h1",
  "h2",
  "h3",
  "h4",
  "h5",
  "h6",
  "hr",
  "i",
  "iframe",
  "img",
  "ins",
  "kbd",
  "li",
  "mark",
  "ol",
  "p",
  "pre",
  "q",
  "s",
  "small",
  "span",
  "strong",
  "sub",
  "sup",
  "table",
  "tbody",
  "td",
  "tfoot",
  "th",
  "thead",
  "tr",
  "u",
  "ul",
];
const ATTRIBUTES = [
  "href",
  "src",
  "srcset",
  "sizes",
  "alt",
  "width",
  "height",
  "class",
  "colspan",
  "rowspan",
  "scope",
  "start",
  "title",
];
/** Films that are shown after a click. */
const FILMS = /^https:\/\/(www\.youtube(-nocookie)?\.com\/embed\/|player\.vimeo\.com\/video\/)/;

/**
 * Makes the HTML of an article safe and fit for this site: no script, style, form or foreign frame,
 * headings below the page's own, links and pictures relative to where the blog shows it.
 *
 * @param html as the blog sent it
 * @param base address that links in it are relative to
 */
export function sanitizeArticle(html: string, base: string | undefined): DocumentFragment {
  const fragment = DOMPurify.sanitize(html, {
    ALLOWED_TAGS: ELEMENTS,
    ALLOWED_ATTR: ATTRIBUTES,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  });
  for (const frame of fragment.querySelectorAll("iframe")) replaceFrame(frame);
  for (const link of fragment.querySelectorAll("a")) mendLink(link, base);
  for (const image of fragment.querySelectorAll("img")) mendImage(image, base);
  lowerHeadings(fragment);
  for (const table of fragment.querySelectorAll("table")) wrap(table);
  return fragment;
}

/** A film becomes a link to where it is shown; any other frame goes. */
function replaceFrame(frame: HTMLIFrameElement): void {
  const src = frame.getAttribute("src") ?? "";
  if (!FILMS.test(src)) {
    frame.remove();
    return;
  }
  const link = document.createElement("a");
  link.href = src;
  link.textContent = src.includes("vimeo")
    ? "Watch the film on Vimeo"
    : "Watch the film on YouTube";
  const paragraph = document.createElement("p");
  paragraph.append(link);
  frame.replaceWith(paragraph);
}

function mendLink(link: HTMLAnchorElement, base: string | undefined): void {
  const href = link.getAttribute("href");
  if (href === null || link.textContent?.trim() === "") {
    link.replaceWith(...link.childNodes);
    return;
  }
  const resolved = absolute(href, base);
  if (resolved === undefined) link.removeAttribute("href");
  else link.setAttribute("href", resolved);
  link.setAttribute("rel", "noopener nofollow");
}

function mendImage(image: HTMLImageElement, base: string | undefined): void {
  const src = absolute(image.getAttribute("src") ?? "", base);
  if (src === undefined) {
    image.remove();
    return;
  }
  image.setAttribute("src", src);
  image.setAttribute("loading", "lazy");
  image.setAttribute("decoding", "async");
  if (!image.hasAttribute("alt")) image.setAttribute("alt", "");
}

function absolute(address: string, base: string | undefined): string | undefined {
  try {
    const url = new URL(address, base ?? location.href);
    return ["http:", "https:", "mailto:", "tel:"].includes(url.protocol) ? url.href : undefined;
  } catch {
    return undefined;
  }
}

/** The page has the first heading: the largest ones of the article become those of the second level. */
function lowerHeadings(fragment: DocumentFragment): void {
  const headings = [...fragment.querySelectorAll("h1, h2, h3, h4, h5, h6")];
  const shift = 2 - Math.min(...headings.map(levelOf));
  for (const heading of headings) {
    const lowered = document.createElement(`h${Math.min(6, levelOf(heading) + shift)}`);
    lowered.append(...heading.childNodes);
    heading.replaceWith(lowered);
  }
}

function levelOf(heading: Element): number {
  return Number(heading.tagName.slice(1));
}

/** Wide tables scroll within themselves, and the keyboard can reach them. */
function wrap(table: HTMLTableElement): void {
  const region = document.createElement("section");
  region.tabIndex = 0;
  region.setAttribute("aria-label", "Table");
  table.replaceWith(region);
  region.append(table);
}
