import { Undo2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { ComparedPage, Comparison } from "../../contract/comparison.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { useMediaQuery } from "../ui/use-media-query.ts";
import { say } from "../words/say.ts";
import { Choice } from "./Choice.tsx";
import styles from "./Compare.module.scss";
import { ComparedFrames, type SideNames } from "./ComparedFrames.tsx";
import { bringable, stepInWords } from "./change-names.ts";
import type { ComparedParts } from "./compared-parts.ts";
import { StepButtons } from "./StepButtons.tsx";
import { useEarlierPage } from "./use-earlier-page.ts";
import { useFrames } from "./use-frames.ts";
import { useSteps } from "./use-steps.ts";

/** Below that width there is no room for two pages. */
const NARROW = "(max-width: 63.99em)";

const VIEWS = { beside: say("compare.beside"), over: say("compare.over") };

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
  const has = { before: page.change !== "added", after: page.change !== "removed" };
  const isBoth = has.before && has.after;
  const look = useLook(isBoth);
  const frames = useFrames(has);
  const { parts } = frames;
  const then = useEarlierPage(comparison, page);
  const steps = useSteps(parts?.changes ?? [], frames.width, (change) => {
    if (!change.boxes[look.side]) look.setSide(change.boxes.after ? "after" : "before");
    frames.goTo(change);
  });
  const back =
    page.change === "removed" ? {} : parts && isBoth && bringable(steps.current, { parts, then });
  return (
    <>
      <div className={styles.tools}>
        {children}
        {isBoth && !look.isNarrow && (
          <Choice options={VIEWS} chosen={look.view} onChoose={look.setView} />
        )}
        {isBoth && look.isOver && (
          <Choice options={names} chosen={look.side} onChoose={look.setSide} />
        )}
        <p className={styles.step} role="status">
          {parts && isBoth && stepInWords(steps, { parts, then, overview })}
          {!isBoth && look.isNarrow && say(has.after ? "compare.isNew" : "compare.isGone")}
        </p>
        <StepButtons steps={steps} />
        {onBringBack && back && page.path !== undefined && (
          <BringBackButton {...{ ...back, isBusy, onBringBack }} path={page.path} />
        )}
      </div>
      {parts && <HeadChanges head={parts.head} />}
      <ComparedFrames
        {...{ frames, comparison, page, names }}
        alone={look.isOver ? (isBoth ? look.side : has.after ? "after" : "before") : undefined}
        current={steps.current}
      />
    </>
  );
}

/** How two pages are looked at. A page that has one state only stands beside what says so, where there is room. */
function useLook(isBoth: boolean) {
  const isNarrow = useMediaQuery(NARROW);
  const [view, setView] = useState<keyof typeof VIEWS>("beside");
  const [side, choose] = useState<keyof SideNames>("after");
  const isOver = isNarrow || (isBoth && view === "over");
  const setSide = (next: keyof SideNames) => {
    if (isOver) choose(next);
  };
  return { isNarrow, view, setView, side, setSide, isOver };
}

function BringBackButton({
  path,
  block,
  isBusy,
  onBringBack,
}: {
  path: string;
  block?: number;
  isBusy: boolean;
  onBringBack: BringBack;
}) {
  return (
    <TextButton icon={Undo2} disabled={isBusy} onClick={() => onBringBack(path, block)}>
      {say(block === undefined ? "compare.bringBackPage" : "compare.bringBackPart")}
    </TextButton>
  );
}

/** What search engines show otherwise. */
function HeadChanges({ head }: Pick<ComparedParts, "head">) {
  return head.map(({ name, before, after }) => (
    <p key={name} className={styles.head}>
      {say(name === "title" ? "compare.headTitle" : "compare.headDescription")} <del>{before}</del>{" "}
      <ins>{after}</ins>
    </p>
  ));
}
