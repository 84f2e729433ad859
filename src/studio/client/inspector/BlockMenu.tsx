import { ClipboardPaste, Trash2 } from "lucide-react";
import { type ReactNode, useState } from "react";
import { type PageBlock, USE } from "../../../engine/model/block.ts";
import type { Overview, Pattern } from "../../contract/answers.ts";
import { typeLabel } from "../../words/names/block-labels.ts";
import { HelpText } from "../form/HelpText.tsx";
import { hasWords } from "../ui/has-words.ts";
import { IconButton } from "../ui/IconButton.tsx";
import { SearchDialog } from "../ui/SearchDialog.tsx";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import styles from "./BlockMenu.module.scss";

/** What can be added to a page. */
interface Choice {
  key: string;
  label: string;
  help: string;
  blocks: PageBlock[];
  /** What it is, where it can be taken away. */
  pattern?: Pattern;
  /** The address of a picture of it. */
  picture?: string;
}

/** All kinds of blocks, each with a small picture: the gallery's first example. Then the shared blocks and the patterns of the site, as they are shown. */
export function BlockMenu({
  overview,
  onChoose,
  onForget,
  onPaste,
  onClose,
}: {
  overview: Overview;
  onChoose: (blocks: PageBlock[]) => void;
  onForget: (pattern: Pattern) => void;
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
          onChoose={({ blocks }) => {
            onChoose(blocks);
            onClose();
          }}
          onForget={onForget}
        />
      )}
    </SearchDialog>
  );
}

function Entries({
  choices,
  onChoose,
  onForget,
}: {
  choices: Choice[];
  onChoose: (choice: Choice) => void;
  onForget: (pattern: Pattern) => void;
}) {
  return (
    <ul className={styles.menu}>
      {choices.map((choice) => (
        <Entry key={choice.key} choice={choice} onChoose={() => onChoose(choice)}>
          {choice.pattern && <ForgetPattern pattern={choice.pattern} onForget={onForget} />}
        </Entry>
      ))}
      {choices.length === 0 && <li>{say("inspector.noPartFound")}</li>}
    </ul>
  );
}

function Entry({
  choice,
  onChoose,
  children,
}: {
  choice: Choice;
  onChoose: () => void;
  children: ReactNode;
}) {
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
      {children}
    </li>
  );
}

/** Takes a pattern out of the menu, once it was asked for again. */
function ForgetPattern({
  pattern,
  onForget,
}: {
  pattern: Pattern;
  onForget: (pattern: Pattern) => void;
}) {
  const [isAsked, setAsked] = useState(false);
  return (
    <div className={styles.forget}>
      {isAsked ? (
        <TextButton look="danger" icon={Trash2} onClick={() => onForget(pattern)}>
          {say("inspector.forgetPatternReally")}
        </TextButton>
      ) : (
        <IconButton
          label={say("inspector.forgetPattern", { name: pattern.label })}
          icon={Trash2}
          onClick={() => setAsked(true)}
        />
      )}
    </div>
  );
}

function choicesOf(overview: Overview): Choice[] {
  const { forms, shared, patterns } = overview;
  return [
    ...forms.blocks.map(({ type, label, help, body, examples }) => ({
      key: type,
      label,
      help,
      blocks: [body],
      picture: examples > 0 ? `/_blocks/${type}/1` : undefined,
    })),
    ...shared.map(({ name, label }) => ({
      key: `${USE} ${name}`,
      label,
      help: `${forms.use.label} \`${name}\`. ${forms.use.help}`,
      blocks: [{ use: name }],
      picture: `/_blocks/_shared/${name}`,
    })),
    ...patterns.map((pattern) => ({
      key: `pattern ${pattern.name}`,
      label: pattern.label,
      help: say("inspector.patternOf", {
        parts: pattern.blocks.map((block) => typeLabel(block, overview)).join(", "),
      }),
      blocks: pattern.blocks,
      picture: `/_blocks/_patterns/${pattern.name}`,
      pattern,
    })),
  ];
}

/** Those that are called so come before those whose help says so. */
function matching(choices: Choice[], words: string): Choice[] {
  const matches = choices.filter(({ label, help }) => hasWords(`${label} ${help}`, words));
  const called = matches.filter(({ label }) => hasWords(label, words));
  return [...called, ...matches.filter((choice) => !called.includes(choice))];
}
