import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { ComparedPage, Comparison, ComparisonRequest } from "../../contract/comparison.ts";
import field from "../form/Field.module.scss";
import { Findings } from "../publishing/Findings.tsx";
import { Dialog } from "../ui/Dialog.tsx";
import { say } from "../words/say.ts";
import styles from "./Compare.module.scss";
import type { SideNames } from "./ComparedFrames.tsx";
import { type BringBack, ComparedPageView } from "./ComparedPageView.tsx";
import { type ComparisonState, useComparison } from "./use-comparison.ts";

/** What every comparison is given. */
interface CompareProps {
  /** The page to begin with, by its route or by its file; the first without. */
  first?: string | undefined;
  names: SideNames;
  overview: Overview;
  /** Nothing for who may not. */
  onBringBack: BringBack | undefined;
  isBusy: boolean;
  /** Why something could not be brought back. */
  trouble: string | undefined;
  onClose: () => void;
}

/** Two states of the site, page by page. */
export function CompareDialog({
  state: { answer, failure, version },
  first,
  names,
  overview,
  onBringBack,
  isBusy,
  trouble = failure,
  onClose,
}: CompareProps & { state: ComparisonState }) {
  const [chosen, setChosen] = useState(first);
  return (
    <Dialog title={say("compare.title")} full onClose={onClose}>
      <div role="alert">{trouble !== undefined && <p className={styles.failure}>{trouble}</p>}</div>
      {!answer && failure === undefined && (
        <p className={styles.notice} role="status">
          {say("compare.building")}
        </p>
      )}
      {answer?.outcome === "broken" && (
        <div className={styles.broken}>
          <Findings title={say("compare.broken")} findings={answer.findings} />
        </div>
      )}
      {answer?.outcome === "built" && (
        <Pages
          key={version}
          comparison={answer}
          {...{ chosen, names, overview, onBringBack, isBusy, onChoose: setChosen }}
        />
      )}
    </Dialog>
  );
}

/** Compares states of the site's history. */
export function HistoryComparison({
  wish,
  onBringBack,
  ...props
}: Omit<CompareProps, "onBringBack"> & {
  wish: ComparisonRequest;
  /** @param commit of the earlier state */
  onBringBack: (commit: string, ...part: Parameters<BringBack>) => void;
}) {
  const state = useComparison(wish, true);
  const { answer } = state;
  const bringBack: BringBack = (path, block) => {
    if (answer?.outcome === "built") onBringBack(answer.before, path, block);
  };
  return <CompareDialog {...props} state={state} onBringBack={bringBack} />;
}

function Pages({
  comparison,
  chosen,
  names,
  overview,
  onBringBack,
  isBusy,
  onChoose,
}: Omit<CompareProps, "first" | "trouble" | "onClose"> & {
  comparison: Comparison;
  chosen: string | undefined;
  onChoose: (route: string) => void;
}) {
  const { pages, others } = comparison;
  const all = [...pages, ...others];
  const page = all.find(({ route, path }) => route === chosen || path === chosen);
  const shown = page ?? (chosen === undefined ? all[0] : undefined);
  if (all.length === 0) return <p className={styles.notice}>{say("compare.nothing")}</p>;
  const picker = (
    <label className={styles.pick}>
      {say("compare.page")}
      <select
        className={field.input}
        value={shown?.route ?? ""}
        onChange={(event) => onChoose(event.currentTarget.value)}
      >
        {!shown && <option value="">{say("compare.choose")}</option>}
        <Options label={say("compare.changedPages")} pages={pages} overview={overview} />
        <Options label={say("compare.others")} pages={others} overview={overview} />
      </select>
    </label>
  );
  if (!shown)
    return (
      <>
        {picker}
        <p className={styles.notice}>{say("compare.notShown")}</p>
      </>
    );
  return (
    <ComparedPageView
      key={shown.route}
      page={shown}
      {...{ comparison, names, overview, onBringBack, isBusy }}
    >
      {picker}
    </ComparedPageView>
  );
}

function Options({
  label,
  pages,
  overview,
}: {
  label: string;
  pages: readonly ComparedPage[];
  overview: Overview;
}) {
  if (pages.length === 0) return null;
  return (
    <optgroup label={label}>
      {pages.map((page) => (
        <option key={page.route} value={page.route}>
          {pageTitle(page, overview)}
        </option>
      ))}
    </optgroup>
  );
}

/** What people call a page that is compared. */
export function pageTitle({ route }: ComparedPage, { pages }: Overview): string {
  const known = route.replace(/\.html$/, "");
  return pages.find((page) => page.route === known)?.title ?? known;
}
