import { Check } from "lucide-react";
import { LANGUAGE_NAMES, LANGUAGES } from "../../words/language.ts";
import buttons from "../ui/Buttons.module.scss";
import { Dialog } from "../ui/Dialog.tsx";
import { chooseLanguage } from "./chosen-language.ts";
import styles from "./LanguageDialog.module.scss";
import { LANGUAGE, say } from "./say.ts";

/** Asks which language the studio shall speak. */
export function LanguageDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog title={say("bar.language")} onClose={onClose}>
      <div className={styles.languages}>
        {LANGUAGES.map((language) => (
          <button
            key={language}
            type="button"
            className={buttons.quiet}
            lang={language}
            aria-pressed={language === LANGUAGE}
            onClick={() => (language === LANGUAGE ? onClose() : chooseLanguage(language))}
          >
            {LANGUAGE_NAMES[language]}
            {language === LANGUAGE && <Check aria-hidden="true" focusable="false" />}
          </button>
        ))}
      </div>
    </Dialog>
  );
}
