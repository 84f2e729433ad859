import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { ClashChoice, FileClash } from "../../contract/drafts.ts";
import dialogs from "../dialogs/dialogs.module.scss";
import { valueInWords } from "../state/value-words.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import type { AskedClashes } from "./use-update.ts";

/** Both sides of what was changed twice, of which one is chosen each time. */
export function DraftClashes({
  asked: { clashes },
  overview,
  onDecide,
  onLater,
}: {
  asked: AskedClashes;
  overview: Overview;
  onDecide: (choices: ClashChoice[]) => void;
  onLater: () => void;
}) {
  const [chosen, setChosen] = useState<(ClashChoice | undefined)[]>(clashes.map(() => undefined));
  const decided = chosen.flatMap((choice) => choice ?? []);
  return (
    <section className={styles.clashes} aria-label={say("drafts.clashes")}>
      <h3 className={styles.group}>{say("drafts.clashes")}</h3>
      <p className={dialogs.text}>{say("drafts.clashesHelp", { count: clashes.length })}</p>
      {clashes.map((clash, at) => (
        <Sides
          key={`${clash.path} ${clash.pointer}`}
          clash={clash}
          overview={overview}
          chosen={chosen[at]}
          onChoose={(choice) => setChosen(chosen.with(at, choice))}
        />
      ))}
      <div className={styles.actions}>
        <TextButton onClick={onLater}>{say("dialogs.decideLater")}</TextButton>
        <TextButton
          look="primary"
          disabled={decided.length < clashes.length}
          onClick={() => onDecide(decided)}
        >
          {say("dialogs.useThese")}
        </TextButton>
      </div>
    </section>
  );
}

function Sides({
  clash: { path, pointer, mine, theirs },
  overview,
  chosen,
  onChoose,
}: {
  clash: FileClash;
  overview: Overview;
  chosen: ClashChoice | undefined;
  onChoose: (choice: ClashChoice) => void;
}) {
  const name = path.replace(/^pages\//, "");
  const inWords = (value: unknown) =>
    pointer === undefined ? name : valueInWords(pointer, value, overview);
  const side = (choice: "mine" | "theirs", label: string, value: unknown) => (
    <label className={styles.side}>
      <input
        type="radio"
        name={`${path} ${pointer}`}
        checked={chosen === choice}
        onChange={() => onChoose(choice)}
      />
      <span>
        <strong>{label}</strong>
        <span className={styles.value}>
          {value === undefined && pointer !== undefined ? say("drafts.gone") : inWords(value)}
        </span>
      </span>
    </label>
  );
  return (
    <fieldset className={styles.clash}>
      <legend>{name}</legend>
      {side("mine", say("drafts.ofHere"), mine)}
      {side("theirs", say("drafts.ofLive"), theirs)}
    </fieldset>
  );
}
