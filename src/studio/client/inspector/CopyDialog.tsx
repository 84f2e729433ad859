import type { PageSummary } from "../../contract/answers.ts";
import { PageList } from "../dialogs/PageList.tsx";
import { matching } from "../tree/branches.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { say } from "../words/say.ts";

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
    <SearchDialog title={say("inspector.copyToWhich")} label={say("ui.findPage")} onClose={onClose}>
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
