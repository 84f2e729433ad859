import { useState } from "react";
import type { PageSummary } from "../../contract/answers.ts";
import field from "../form/Field.module.scss";
import { say } from "../words/say.ts";
import { CommandDialog } from "./CommandDialog.tsx";
import { Question } from "./Question.tsx";

/** Asks into which language a page is translated. The copy has the original in every gap. */
export function TranslatePageDialog({
  route,
  languages,
  onDone,
  onClose,
}: {
  route: string;
  languages: PageSummary["languages"];
  onDone: (opens: string | undefined) => void;
  onClose: () => void;
}) {
  const [language, setLanguage] = useState(languages[0]?.language ?? "");
  return (
    <CommandDialog
      title={say("dialogs.translate")}
      button={say("dialogs.makeCopy")}
      command={{ command: "translate", route, language }}
      onDone={onDone}
      onClose={onClose}
    >
      <Question
        id="translate-language"
        label={say("dialogs.language")}
        help={say("dialogs.copyHelp")}
      >
        <select
          id="translate-language"
          className={field.input}
          value={language}
          onChange={({ target }) => setLanguage(target.value)}
        >
          {languages.map(({ language: value, name }) => (
            <option key={value} value={value} lang={value}>
              {name}
            </option>
          ))}
        </select>
      </Question>
    </CommandDialog>
  );
}
