import { useState } from "react";
import type { Overview } from "../../contract/answers.ts";
import type { FileClash } from "../../contract/drafts.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ClashChoice, type ClashTexts, type Side, textsOf } from "../dialogs/ClashChoice.tsx";
import dialogs from "../dialogs/dialogs.module.scss";
import { nameOf } from "../state/name-of.ts";
import { nameOfValue } from "../state/names.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./Drafts.module.scss";
import type { OpenClashes } from "./use-update.ts";

const LABELS = { mine: say("drafts.ofHere"), theirs: say("drafts.ofLive") };

/** Both sides of what was changed twice, of which one is chosen each time. */
export function DraftClashes({
  asked: { clashes, files },
  overview,
  onDecide,
  onLater,
}: {
  asked: OpenClashes;
  overview: Overview;
  onDecide: (choices: Side[]) => void;
  onLater: () => void;
}) {
  const [chosen, setChosen] = useState<(Side | undefined)[]>(clashes.map(() => undefined));
  const decided = chosen.flatMap((choice) => choice ?? []);
  return (
    <section className={styles.clashes} aria-label={say("drafts.clashes")}>
      <h3 className={styles.group}>{say("drafts.clashes")}</h3>
      <p className={dialogs.text}>{say("drafts.clashesHelp", { count: clashes.length })}</p>
      {clashes.map((clash, at) => (
        <ClashChoice
          key={`${clash.path} ${clash.pointer}`}
          id={`${clash.path} ${clash.pointer}`}
          name={nameOfClash(clash, files, overview)}
          labels={LABELS}
          texts={textsOfClash(clash, overview)}
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

/** What was changed twice: a field of a page, or a file as a whole. */
function nameOfClash(
  { path, pointer }: FileClash,
  files: OpenClashes["files"],
  overview: Overview,
): string {
  const file = path.replace(/^pages\//, "");
  const page = files[path] as EditedPage | undefined;
  if (pointer === undefined || !page) return file;
  const part = nameOf({ path: file, page, route: file });
  return `${part}: ${nameOfValue(pointer, { path: file, page, overview })}`;
}

/** Of a file as a whole only the name can be shown. */
function textsOfClash(clash: FileClash, overview: Overview): ClashTexts {
  const { pointer } = clash;
  return pointer === undefined
    ? { mine: clash.path, theirs: clash.path }
    : textsOf({ ...clash, pointer }, overview);
}
