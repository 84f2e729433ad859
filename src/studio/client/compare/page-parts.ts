/** A part of a page as it is shown: what stands above and below the blocks, or one of these. */
export interface PagePart {
  element: Element;
  /** What it is recognized by in another state of the page. */
  type: string;
  words: string;
  /** All that is shown of it. */
  html: string;
  /** Which of the blocks it is. */
  block?: number;
}

/** Where a part stands on its page, in pixels. */
export interface PartBox {
  top: number;
  height: number;
}

/** What shows nothing by itself, or only over what is shown. */
const NO_PARTS = "link, script, style, template, [data-screen-only]";

/** The parts of a built page, from top to bottom. */
export function partsOf(page: Document): PagePart[] {
  const main = page.querySelector("#root > main");
  const frame = [...page.querySelectorAll("#root > :not(main)")];
  const isAbove = (element: Element) =>
    main !== null &&
    (main.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING) !== 0;
  const blocks = shown([...(main?.children ?? [])]).map((element, block) => ({
    ...partOf(element),
    block,
  }));
  return [
    ...shown(frame.filter(isAbove)).map(partOf),
    ...blocks,
    ...shown(frame.filter((element) => !isAbove(element))).map(partOf),
  ];
}

/** Where a part stands now. */
export function boxOf({ element }: PagePart): PartBox {
  const { top, height } = element.getBoundingClientRect();
  return { top: top + (element.ownerDocument.defaultView?.scrollY ?? 0), height };
}

function shown(elements: Element[]): Element[] {
  return elements.filter((element) => !element.matches(NO_PARTS));
}

function partOf(element: Element): PagePart {
  const type = `${element.tagName} ${element.className}`;
  return { element, type, words: wordsIn(element), html: element.outerHTML };
}

/** The words of an element, one apart from the other, and its pictures. */
function wordsIn(element: Element): string {
  const texts = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  while (texts.nextNode()) words.push(texts.currentNode.nodeValue ?? "");
  const pictures = [...element.querySelectorAll("img")].map((image) => image.src);
  return [...words, ...pictures].join(" ");
}
