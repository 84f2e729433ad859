import { ClipboardPaste } from "lucide-react";
import { type PageBlock, USE } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { HelpText } from "../form/HelpText.tsx";
import { hasWords } from "../ui/has-words.ts";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./BlockMenu.module.scss";

/** What can be added to a page. */
interface Choice {
  key: string;
  label: string;
  help: string;
  body: PageBlock;
  /** The address of a picture of it. */
  picture?: string;
}

/** All kinds of blocks, each with a small picture: the gallery's first example. Then the shared blocks of the site. */
export function BlockMenu({
  overview,
  onChoose,
  onPaste,
  onClose,
}: {
  overview: Overview;
  onChoose: (body: PageBlock) => void;
  /** Adds what was copied. */
  onPaste: () => void;
  onClose: () => void;
}) {
  return (
    <SearchDialog
      title={say("inspector.whatToAdd")}
      label={say("inspector.findPart")}
      placeholder={say("inspector.findPartBy")}
      wide
      below={
        <TextButton
          icon={ClipboardPaste}
          onClick={() => {
            onPaste();
            onClose();
          }}
        >
          {say("inspector.pastePart")}
        </TextButton>
      }
      onClose={onClose}
    >
      {(words) => (
        <Entries
          choices={matching(choicesOf(overview), words)}
          onChoose={({ body }) => {
            onChoose(body);
            onClose();
          }}
        />
      )}
    </SearchDialog>
  );
}

function Entries({ choices, onChoose }: { choices: Choice[]; onChoose: (choice: Choice) => void }) {
  return (
    <ul className={styles.menu}>
      {choices.map((choice) => (
        <Entry key={choice.key} choice={choice} onChoose={() => onChoose(choice)} />
      ))}
      {choices.length === 0 && <li>{say("inspector.noPartFound")}</li>}
    </ul>
  );
}

function Entry({ choice, onChoose }: { choice: Choice; onChoose: () => void }) {
  const { label, help, picture } = choice;
  return (
    <li className={styles.entry}>
      {picture !== undefined && (
        <div className={styles.picture} inert>
          <iframe
            src={picture}
            title={say("inspector.example", { part: label })}
            loading="lazy"
            tabIndex={-1}
          />
        </div>
      )}
      <button type="button" className={styles.choose} onClick={onChoose}>
        {label}
      </button>
      <HelpText text={help} />
    </li>
  );
}

function choicesOf({ forms, shared }: Overview): Choice[] {
  return [
    ...forms.blocks.map(({ type, label, help, body, examples }) => ({
      key: type,
      label,
      help,
      body,
      picture: examples > 0 ? `/_blocks/${type}/1` : undefined,
    })),
    ...shared.map(({ name, label }) => ({
      key: `${USE} ${name}`,
      label,
      help: `${forms.use.label} \`${name}\`. ${forms.use.help}`,
      body: { use: name },
    })),
  ];
}

/** Those that are called so come before those whose help says so. */
function matching(choices: Choice[], words: string): Choice[] {
  const found = choices.filter(({ label, help }) => hasWords(`${label} ${help}`, words));
  const called = found.filter(({ label }) => hasWords(label, words));
  return [...called, ...found.filter((choice) => !called.includes(choice))];
}
