import { changedWords } from "../../../engine/model/merge/changed-words.ts";

/** A text of an element, and where it begins among all of them. */
interface LocatedText {
  node: Text;
  from: number;
}

/** What stands between two texts of an element: words of one are none of the other. */
const BETWEEN = "\n";

/** Where the words of an element stand that another one does not have there. */
export function changedRanges(element: Element, other: Element): Range[] {
  const texts = textsIn(element);
  const ranges: Range[] = [];
  let from = 0;
  for (const { text, isChanged } of changedWords(wholeText(texts), wholeText(textsIn(other)))) {
    if (isChanged)
      for (const range of rangesAt(texts, from, from + text.length)) add(ranges, range);
    from += text.length;
  }
  return ranges;
}

/** Words with nothing but space between them are marked as one. */
function add(ranges: Range[], range: Range): void {
  const last = ranges.at(-1);
  const { data } = range.startContainer as Text;
  const isNext =
    last?.endContainer === range.startContainer &&
    data.slice(last.endOffset, range.startOffset).trim() === "";
  if (isNext) last.setEnd(range.endContainer, range.endOffset);
  else ranges.push(range);
}

function textsIn(element: Element): LocatedText[] {
  const texts: LocatedText[] = [];
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let from = 0;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    texts.push({ node, from });
    from += node.data.length + BETWEEN.length;
  }
  return texts;
}

function wholeText(texts: readonly LocatedText[]): string {
  return texts.map(({ node }) => node.data).join(BETWEEN);
}

/** Words may go on over the end of a text: a link begins there. Nothing but space is nothing to see. */
function rangesAt(texts: readonly LocatedText[], start: number, end: number): Range[] {
  return texts.flatMap(({ node, from }) => {
    const first = Math.max(start - from, 0);
    const words = node.data.slice(first, Math.max(end - from, 0));
    if (words.trim() === "") return [];
    const range = node.ownerDocument.createRange();
    range.setStart(node, first + words.length - words.trimStart().length);
    range.setEnd(node, first + words.trimEnd().length);
    return [range];
  });
}
