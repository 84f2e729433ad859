import { useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import { say } from "../words/say.ts";
import { addressable } from "./addressable.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { PageSelect } from "./PageSelect.tsx";
import { Question } from "./Question.tsx";

/** Asks which page replaces one that is deleted, so that no link is broken. */
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
      title={say("dialogs.delete", { route })}
      button={say("dialogs.deletePage")}
      danger
      command={{ command: "remove", route, ...(to === "" ? {} : { to }) }}
      onDone={onDone}
      onClose={onClose}
    >
      <Question
        id="remove-to"
        label={say("dialogs.replacement")}
        help={say("dialogs.replacementHelp")}
      >
        <PageSelect
          id="remove-to"
          pages={addressable(pages).filter((page) => page.route !== route)}
          value={to}
          none={say("dialogs.none")}
          onChoose={setTo}
        />
      </Question>
    </CommandDialog>
  );
}
