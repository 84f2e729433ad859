import { type ReactNode, useState } from "react";
import type { PageKind, PageSummary } from "../../contract/answers.ts";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { parentsOf } from "./kinds.ts";
import { PageSelect } from "./PageSelect.tsx";
import { Question } from "./Question.tsx";

/** Asks what a page of a kind is called, and where it lies. */
export function NewOfKindDialog({
  kind,
  choice,
  pages,
  beside = "",
  onDone,
  onClose,
}: {
  kind: PageKind;
  /** Chooses another kind. */
  choice: ReactNode;
  pages: PageSummary[];
  /** The page that it is first thought to stand beside. */
  beside: string | undefined;
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  const parents = parentsOf(kind, pages);
  const isAround = ({ route }: PageSummary) => `${beside}/`.startsWith(`${route}/`);
  const [parent, setParent] = useState(() => (parents.find(isAround) ?? parents[0])?.route ?? "");
  const [other, setOther] = useState("");
  const [name, setName] = useState("");
  const where = parent === "" ? other.trim() : parent.slice(parent.lastIndexOf("/") + 1);
  const isWhole = name.trim() !== "" && (kind.ask.in === undefined || where !== "");
  return (
    <CommandDialog
      title={say("dialogs.newPage")}
      button={say("dialogs.makePage")}
      command={
        isWhole
          ? {
              command: "new-of-kind",
              kind: kind.kind,
              name: name.trim(),
              ...(kind.ask.in === undefined ? {} : { in: where }),
            }
          : undefined
      }
      onDone={onDone}
      onClose={onClose}
    >
      {choice}
      <Question id="new-name" label={kind.ask.name}>
        <input
          id="new-name"
          className={field.input}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
      </Question>
      {kind.ask.in !== undefined && parents.length > 0 && (
        <Question id="new-parent" label={kind.ask.in}>
          <PageSelect
            id="new-parent"
            pages={parents}
            value={parent}
            none={kind.hasParent ? say("dialogs.anotherOne") : undefined}
            onChoose={setParent}
          />
        </Question>
      )}
      {kind.ask.in !== undefined && parent === "" && (
        <Question
          id="new-other"
          label={parents.length > 0 ? say("dialogs.whatCalled") : kind.ask.in}
        >
          <input
            id="new-other"
            className={field.input}
            value={other}
            onChange={({ target }) => setOther(target.value)}
          />
        </Question>
      )}
    </CommandDialog>
  );
}
