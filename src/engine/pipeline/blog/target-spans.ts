/** What stands before the target of a link or a picture in Markdown, and in the HTML and the front matter of it. */
const BEFORE = String.raw`\]\([ \t]*<?|^ {0,3}\[[^\]\n]{1,200}\]:[ \t]*<?|\b(?:href|src|poster)[ \t]*=[ \t]*["']?|^picture:[ \t]*["']?|\bsrc:[ \t]*["']?|<`;
const TARGETS = new RegExp(String.raw`(?:${BEFORE})([^\s<>()"',}]+)`, "gim");

/** Where a target stands in a text: its first character, and how many it has. */
export interface TargetSpan {
  offset: number;
  length: number;
}

/** The targets that a Markdown text names, each with its positions, in their order. */
export function targetsIn(text: string): Map<string, TargetSpan[]> {
  const targets = new Map<string, TargetSpan[]>();
  for (const { 0: whole, 1: target = "", index } of text.matchAll(TARGETS)) {
    const span = { offset: index + whole.length - target.length, length: target.length };
    const known = targets.get(target);
    if (known) known.push(span);
    else targets.set(target, [span]);
  }
  return targets;
}

/** Writes another target wherever a Markdown text names one. */
export function withTarget(text: string, target: string, next: string): string {
  const spans = targetsIn(text).get(target) ?? [];
  return spans.reduceRight(
    (written, { offset, length }) =>
      written.slice(0, offset) + next + written.slice(offset + length),
    text,
  );
}
