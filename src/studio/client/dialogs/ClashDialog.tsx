import { useState } from "react";
import { changedWords } from "../../../engine/model/merge/changed-words.ts";
import type { Clash } from "../../../engine/model/merge/clash.ts";
import { resolveClashes } from "../../../engine/model/merge/resolve-clashes.ts";
import type { Overview } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { nameOfValue } from "../state/field-names.ts";
import type { PageClash } from "../state/join-page.ts";
import { nameOf } from "../state/name-of.ts";
import type { OpenPage } from "../state/session.ts";
import { valueInWords } from "../state/value-words.ts";
import { Dialog } from "../ui/Dialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./ClashDialog.module.scss";
import dialogs from "./dialogs.module.scss";

type Side = "mine" | "theirs";

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
        <Choice
          key={one.pointer}
          clash={one}
          name={nameOfValue(one.pointer, { path: open.path, page, overview })}
          chosen={chosen[at]}
          overview={overview}
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

/** One field with both texts, of which one is chosen. */
function Choice({
  clash,
  name,
  chosen,
  overview,
  onChoose,
}: {
  clash: Clash;
  name: string;
  chosen: Side | undefined;
  overview: Overview;
  onChoose: (side: Side) => void;
}) {
  const { pointer, mine, theirs } = clash;
  const texts = {
    mine: valueInWords(pointer, mine, overview),
    theirs: valueInWords(pointer, theirs, overview),
  };
  return (
    <fieldset className={styles.choice}>
      <legend>{name.charAt(0).toUpperCase() + name.slice(1)}</legend>
      <div className={styles.sides}>
        {(["mine", "theirs"] as const).map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.name}>
              <input
                type="radio"
                name={`choice-${pointer}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {side === "mine" ? say("dialogs.keepMine") : say("dialogs.takeTheirs")}
            </span>
            {clash[side] === undefined ? (
              <em>{say("dialogs.removed")}</em>
            ) : (
              <MarkedText text={texts[side]} other={side === "mine" ? texts.theirs : texts.mine} />
            )}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** A text whose words are marked where the other one has none like them. */
function MarkedText({ text, other }: { text: string; other: string }) {
  if (text === "") return <em>{say("dialogs.empty")}</em>;
  const parts = changedWords(text, other).map((part, at) => ({ ...part, key: `${at}` }));
  return (
    <span className={styles.text}>
      {parts.map(({ key, text, isChanged }) =>
        isChanged ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
      )}
    </span>
  );
}
