import { useDeferredValue } from "react";
import { Icon } from "../../../theme/ui/Icon.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { say } from "../words/say.ts";
import styles from "./Dialogs.module.scss";
import { type IconChoices, iconsWith } from "./icon-choices.ts";

/** As many as are shown at a time. */
const MAX = 120;

/** The icons whose names have the words that are typed. */
export function IconDialog({
  choices,
  onChoose,
  onClose,
}: {
  choices: IconChoices;
  onChoose: (name: string) => void;
  onClose: () => void;
}) {
  const choose = (name: string) => {
    onChoose(name);
    onClose();
  };
  return (
    <SearchDialog
      title={say("form.chooseIcon")}
      label={say("form.findIcon")}
      placeholder={say("form.findIconBy")}
      wide
      onClose={onClose}
    >
      {(words) => <Icons words={words} choices={choices} onChoose={choose} />}
    </SearchDialog>
  );
}

/** What is typed stands at once; the icons follow. */
function Icons({
  words,
  choices,
  onChoose,
}: {
  words: string;
  choices: IconChoices;
  onChoose: (name: string) => void;
}) {
  const icons = iconsWith(useDeferredValue(words), choices);
  return (
    <>
      <ul className={styles.icons}>
        {icons.slice(0, MAX).map(({ name, drawing }) => (
          <li key={name}>
            <button type="button" className={styles.tile} onClick={() => onChoose(name)}>
              <Icon name={drawing} />
              <span>{name}</span>
            </button>
          </li>
        ))}
      </ul>
      <p role="status">{countOf(icons.length)}</p>
    </>
  );
}

function countOf(all: number): string {
  if (all === 0) return say("form.noIcon");
  if (all <= MAX) return say("form.icons", { count: all });
  return say("form.iconsOf", { most: MAX, count: all });
}
