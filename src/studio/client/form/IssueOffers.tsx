import { BookPlus, Replace, WandSparkles } from "lucide-react";
import type { StudioIssue } from "../../contract/answers.ts";
import { TextButton } from "../ui/TextButton.tsx";
import { say } from "../words/say.ts";
import { controlOf } from "./control-of.ts";
import styles from "./Field.module.scss";
import { useFormScope } from "./FormScope.tsx";
import { wordsFrom } from "./names.ts";

/** Longer values are not repeated on a button. */
const LONGEST = 40;

/** Buttons for what can be done about an issue at once. */
export function IssueOffers({ issue }: { issue: StudioIssue }) {
  const { offers } = useFormScope();
  const { fix, choice, pointer } = issue;
  if (!fix && !choice) return null;
  /** The button is gone once it has done something; its field takes the focus before. */
  const press = (what: () => void) => () => {
    controlOf(pointer)?.focus();
    what();
  };
  return (
    <div className={styles.offers}>
      {fix && (
        <TextButton icon={WandSparkles} onClick={press(() => offers.fix(issue))}>
          {fixLabel(fix.value)}
        </TextButton>
      )}
      {choice && "word" in choice && (
        <TextButton icon={BookPlus} onClick={press(() => offers.addWord(choice.word))}>
          {say("form.addWord", { word: choice.word })}
        </TextButton>
      )}
      {choice && "fact" in choice && (
        <TextButton
          icon={Replace}
          onClick={press(() =>
            offers.changeFact({ name: choice.fact, value: choice.value, pointer }),
          )}
        >
          {say("form.changeEverywhere")}
        </TextButton>
      )}
    </div>
  );
}

function fixLabel(value: unknown): string {
  if (typeof value !== "string" || value.trim() === "" || value.length > LONGEST)
    return say("form.fixIt");
  const [, fact] = /^\{facts\.([^{}]+)\}$/.exec(value) ?? [];
  if (fact !== undefined) return say("form.useFact", { fact: wordsFrom(fact) });
  return /^\{[^{}]+\}$/.test(value)
    ? say("form.use", { value })
    : say("form.write", { text: value.trim() });
}
