import { useState } from "react";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { Question } from "./Question.tsx";

/** Asks for another address of a page. Links follow, and the old address leads to the new one. */
export function MovePageDialog({
  route,
  onDone,
  onClose,
}: {
  route: string;
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  const [to, setTo] = useState(route);
  return (
    <CommandDialog
      title={say("dialogs.changeAddress")}
      button={say("dialogs.changeAddress")}
      command={to === route ? undefined : { command: "move", from: route, to: to.trim() }}
      onDone={onDone}
      onClose={onClose}
    >
      <Question id="move-to" label={say("dialogs.newAddress")} help={say("dialogs.newAddressHelp")}>
        <input
          id="move-to"
          className={field.input}
          value={to}
          onChange={({ target }) => setTo(target.value)}
        />
      </Question>
    </CommandDialog>
  );
}
