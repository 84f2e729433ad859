import { useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import { addressable } from "./addressable.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { PageSelect } from "./PageSelect.tsx";
import { Question } from "./Question.tsx";

/** Asks which page takes the place of one that is deleted, so that no link leads nowhere. */
export function RemovePageDialog({
  route,
  pages,
  onDone,
  onClose,
}: {
  route: string;
  pages: PageSummary[];
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  const [to, setTo] = useState("");
  return (
    <CommandDialog
      title={`Delete ${route}`}
      button="Delete the page"
      danger
      command={{ command: "remove", route, ...(to === "" ? {} : { to }) }}
      onDone={onDone}
      onClose={onClose}
    >
      <Question
        id="remove-to"
        label="Page that takes its place"
        help="Links to the deleted page, and its address, will lead there."
      >
        <PageSelect
          id="remove-to"
          pages={addressable(pages).filter((page) => page.route !== route)}
          value={to}
          none="None"
          onChoose={setTo}
        />
      </Question>
    </CommandDialog>
  );
}
