import { ArrowDown, ArrowUp, Undo2 } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { ComparedPage, Comparison } from "../../contract/comparison.ts";
import type { EditedPage } from "../../contract/field.ts";
import { blockName } from "../state/field-names.ts";
import { blocksOf } from "../state/values.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { say } from "../words/say.ts";
import styles from "./Compare.module.scss";
import { ComparedFrames, type SideNames } from "./ComparedFrames.tsx";
import { compareActions } from "./compare-actions.ts";
import type { ComparedParts, PlacedChange } from "./compared-parts.ts";
import { useFrames } from "./use-frames.ts";
import { useSteps } from "./use-steps.ts";

/** Below that width there is no room for two pages. */
const NARROW = "(max-width: 63.99em)";

/** Brings something of the earlier state back: a block, or all of a file. */
export type BringBack = (path: string, block?: number) => void;

/** One page in two states, with a way from change to change. */
export function ComparedPageView({
  comparison,
  page,
  names,
  overview,
  onBringBack,
  isBusy,
  children,
}: {
  comparison: Comparison;
  page: ComparedPage;
  names: SideNames;
  overview: Overview;
  /** Nothing for who may not. */
  onBringBack: BringBack | undefined;
  isBusy: boolean;
  /** What stands before its tools. */
  children: ReactNode;
}) {
  const isNarrow = useMediaQuery(NARROW);
  const [isBeside, setBeside] = useState(true);
  const [side, setSide] = useState<keyof SideNames>("after");
  const has = { before: page.change !== "added", after: page.change !== "removed" };
  const frames = useFrames(has);
  const { parts } = frames;
  const then = useEarlierPage(comparison, page);
  const both = has.before && has.after;
  const isOver = isNarrow || !isBeside;
  const steps = useSteps(parts?.changes ?? [], frames.width, (change) => {
    if (isOver && !change.boxes[side]) setSide(change.boxes.after ? "after" : "before");
    frames.goTo(change);
  });
  const alone =
    !both && isNarrow ? (has.after ? "after" : "before") : isOver && both ? side : undefined;
  const block = parts && steps.current ? earlierBlock(steps.current, parts, then) : undefined;
  const { path } = page;
  return (
    <>
      <div className={styles.tools}>
        {children}
        {both && !isNarrow && (
          <div className={styles.choice}>
            {[true, false].map((beside) => (
              <button
                key={String(beside)}
                type="button"
                aria-pressed={isBeside === beside}
                onClick={() => setBeside(beside)}
              >
                {say(beside ? "compare.beside" : "compare.over")}
              </button>
            ))}
          </div>
        )}
        {both && isOver && (
          <div className={styles.choice}>
            {(["before", "after"] as const).map((one) => (
              <button
                key={one}
                type="button"
                aria-pressed={side === one}
                onClick={() => setSide(one)}
              >
                {names[one]}
              </button>
            ))}
          </div>
        )}
        <p className={styles.step} role="status">
          {parts && stepInWords(steps, parts, { page, then, overview })}
        </p>
        {steps.count > 0 && (
          <div className={styles.steps}>
            <IconButton
              label={say("compare.previous")}
              icon={ArrowUp}
              disabled={steps.count < 2}
              onClick={() => steps.go(-1)}
            />
            <IconButton
              label={say("compare.next")}
              icon={ArrowDown}
              disabled={steps.count < 2}
              onClick={() => steps.go(1)}
            />
          </div>
        )}
        {onBringBack && path !== undefined && block !== undefined && (
          <TextButton icon={Undo2} disabled={isBusy} onClick={() => onBringBack(path, block)}>
            {say("compare.bringBackPart")}
          </TextButton>
        )}
        {onBringBack && path !== undefined && page.change === "removed" && (
          <TextButton icon={Undo2} disabled={isBusy} onClick={() => onBringBack(path)}>
            {say("compare.bringBackPage")}
          </TextButton>
        )}
      </div>
      {parts?.head.map(({ name, before, after }) => (
        <p key={name} className={styles.head}>
          {say(name === "title" ? "compare.headTitle" : "compare.headDescription")}{" "}
          <del>{before}</del> <ins>{after}</ins>
        </p>
      ))}
      <ComparedFrames {...{ frames, comparison, page, names, alone }} current={steps.current} />
    </>
  );
}

/** What its file says in the earlier state; nothing until it is known, and where none of its own differs. */
function useEarlierPage(
  { before }: Comparison,
  { path, change }: ComparedPage,
): EditedPage | undefined {
  const [page, setPage] = useState<EditedPage>();
  useEffect(() => {
    let isWanted = true;
    if (path !== undefined && change === "changed")
      compareActions.file(before, path).then(
        ({ content }) => isWanted && setPage(Object(content) as EditedPage),
        // Without it a part is called by its number, and stays as it is.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [before, path, change]);
  return page;
}

/** Which block of the earlier file a change has taken away or made otherwise. Where some show nothing, it cannot be told. */
function earlierBlock(
  { kind, before }: PlacedChange,
  parts: ComparedParts,
  then: EditedPage | undefined,
): number | undefined {
  const shown = parts.before.parts.filter(({ block }) => block !== undefined);
  const canReturn = kind === "changed" || kind === "removed";
  if (!then || !canReturn || before === undefined || shown.length !== blocksOf(then).length)
    return undefined;
  return parts.before.parts[before]?.block;
}

/** Which change one has gone to, or that there is none to go to. */
function stepInWords(
  { at, count, current }: ReturnType<typeof useSteps<PlacedChange>>,
  parts: ComparedParts,
  {
    page,
    then,
    overview,
  }: { page: ComparedPage; then: EditedPage | undefined; overview: Overview },
): string {
  if (page.change !== "changed") return "";
  if (!current) return parts.head.length > 0 ? say("compare.headAlone") : say("compare.lookAlone");
  const block = earlierBlock({ ...current, kind: "changed" }, parts, then);
  const words =
    then && block !== undefined ? blockName(then, block, overview) : headingOf(current, parts);
  const part = words === "" ? say("compare.aPart") : words;
  return `${say("compare.step", { number: at + 1, count })} ${say(`compare.${current.kind}`, { part })}`;
}

/** What a part is called that no block of the earlier file stands for. */
function headingOf({ before, after }: PlacedChange, parts: ComparedParts): string {
  const part = after === undefined ? parts.before.parts[before ?? 0] : parts.after.parts[after];
  if (!part) return "";
  if (part.block === undefined)
    return say(part.element.tagName === "HEADER" ? "compare.header" : "compare.footer");
  return part.element.querySelector("h1, h2, h3")?.textContent ?? "";
}
