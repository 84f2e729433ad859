import { useState } from "react";
import { resolveClashes } from "../../../engine/model/merge/resolve-clashes.ts";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import type { PageClash } from "../state/join-page.ts";
import { nameOf } from "../state/name-of.ts";
import { nameOfValue } from "../state/names.ts";
import type { OpenPage } from "../state/session.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { ClashChoice, type Side, textsOf } from "./ClashChoice.tsx";
import dialogs from "./dialogs.module.scss";

const LABELS = { mine: say("dialogs.keepMine"), theirs: say("dialogs.takeTheirs") };

/** Asks which of two changes to the same words stays; everything else is merged already. */
export function ClashDialog({
  open,
  clash,
  overview,
  onDecide,
  onLater,
}: {
  open: OpenPage;
  clash: PageClash;
  overview: Overview;
  onDecide: (page: EditedPage) => void;
  onLater: () => void;
}) {
  const { merged } = clash;
  const { clashes } = merged;
  const [chosen, setChosen] = useState<(Side | undefined)[]>(clashes.map(() => undefined));
  const decided = chosen.flatMap((side) => side ?? []);
  const isDecided = decided.length === clashes.length;
  const page = merged.value as EditedPage;
  return (
    <Dialog title={say("dialogs.twoChanges", { page: nameOf(open) })} wide onClose={onLater}>
      <p className={dialogs.text}>
        {say(clash.with === "work" ? "dialogs.clashWork" : "dialogs.clashFile", {
          count: clashes.length,
        })}
      </p>
      {clashes.map((one, at) => (
        <ClashChoice
          key={one.pointer}
          id={one.pointer}
          name={nameOfValue(one.pointer, { path: open.path, page, overview })}
          labels={LABELS}
          texts={textsOf(one, overview)}
          chosen={chosen[at]}
          onChoose={(side) => setChosen(chosen.with(at, side))}
        />
      ))}
      <div className={dialogs.buttons}>
        <TextButton onClick={onLater}>{say("dialogs.decideLater")}</TextButton>
        <TextButton
          look="primary"
          disabled={!isDecided}
          onClick={() => onDecide(resolveClashes(merged, decided) as EditedPage)}
        >
          {say("dialogs.useThese")}
        </TextButton>
      </div>
    </Dialog>
  );
}
