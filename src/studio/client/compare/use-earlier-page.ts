import { useEffect, useState } from "react";
import type { ComparedPage, Comparison } from "../../contract/comparison.ts";
import type { EditedPage } from "../../contract/field.ts";
import { compareActions } from "./compare-actions.ts";

/** What the file of a page says in the earlier state; nothing until it is known, and where the file is the same. */
export function useEarlierPage(
  { before }: Comparison,
  { path, change }: ComparedPage,
): EditedPage | undefined {
  const [page, setPage] = useState<EditedPage>();
  useEffect(() => {
    let isWanted = true;
    if (path !== undefined && change === "changed")
      compareActions.file(before, path).then(
        ({ content }) => isWanted && setPage(Object(content) as EditedPage),
        // Without it parts are called by their headings, and stay as they are.
        () => undefined,
      );
    return () => {
      isWanted = false;
    };
  }, [before, path, change]);
  return page;
}
