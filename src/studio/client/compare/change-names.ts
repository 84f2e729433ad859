import type { Overview } from "../../contract/answers.ts";
import { blocksOf } from "../../contract/blocks-of.ts";
import type { EditedPage } from "../../contract/field.ts";
import { blockName } from "../state/names.ts";
import { say } from "../words/say.ts";
import { blockOfPart } from "./block-of-part.ts";
import type { ComparedParts, LocatedChange } from "./compared-parts.ts";
import type { Steps } from "./use-steps.ts";

/** What the words of a change are taken from. */
export interface NamedFrom {
  parts: ComparedParts;
  /** The earlier content of the page's own file; nothing where it is the same, or not known yet. */
  then: EditedPage | undefined;
  overview: Overview;
}

/** Which change one has gone to, or that there is none to go to. */
export function stepInWords(
  { at, count, current }: Steps<LocatedChange>,
  { parts, then, overview }: NamedFrom,
): string {
  if (!current) return say(parts.head.length > 0 ? "compare.headAlone" : "compare.lookAlone");
  const block = earlierBlock(current, parts, then);
  const words =
    then && block !== undefined ? blockName(then, block, overview) : headingOf(current, parts);
  const part = words === "" ? say("compare.aPart") : words;
  return `${say("compare.step", { number: at + 1, count })} ${say(`compare.${current.kind}`, { part })}`;
}

/** Which block of the earlier file a change is of. */
function earlierBlock(
  { before }: LocatedChange,
  { before: { parts } }: ComparedParts,
  then: EditedPage | undefined,
): number | undefined {
  const part = before === undefined ? undefined : parts[before];
  return part && then && blockOfPart(part, parts, blocksOf(then));
}

/** What of the earlier page can be brought back where one has gone to: a block, or the page where no block says it. */
export function bringable(
  current: LocatedChange | undefined,
  { parts, then }: Omit<NamedFrom, "overview">,
): { block?: number } | undefined {
  if (!then) return undefined;
  if (!current) return parts.head.length > 0 ? {} : undefined;
  if (current.kind !== "changed" && current.kind !== "removed") return undefined;
  const block = earlierBlock(current, parts, then);
  if (block !== undefined) return { block };
  const isOfPage = parts.before.parts[current.before ?? -1]?.block !== undefined;
  return isOfPage ? {} : undefined;
}

/** What a part is called that no block of the earlier file stands for. */
function headingOf({ before, after }: LocatedChange, parts: ComparedParts): string {
  const part = after === undefined ? parts.before.parts[before ?? 0] : parts.after.parts[after];
  if (!part) return "";
  if (part.block === undefined)
    return say(part.element.tagName === "HEADER" ? "compare.header" : "compare.footer");
  return part.element.querySelector("h1, h2, h3")?.textContent ?? "";
}
