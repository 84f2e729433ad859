import type { PageSummary } from "../../contract/answers.ts";
import { PageList } from "../dialogs/PageList.tsx";
import { matching } from "../tree/branches.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";

/** A list of all pages, to choose the one a block is copied to. */
export function CopyDialog({
  pages,
  onChoose,
  onClose,
}: {
  pages: PageSummary[];
  onChoose: (path: string) => void;
  onClose: () => void;
}) {
  return (
    <SearchDialog title="Copy to which page?" label="Find a page" onClose={onClose}>
      {(words) => (
        <PageList
          pages={matching(pages, words)}
          onChoose={({ path }) => {
            onClose();
            onChoose(path);
          }}
        />
      )}
    </SearchDialog>
  );
}
