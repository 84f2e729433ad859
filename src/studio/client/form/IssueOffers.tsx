import { BookPlus, Replace, WandSparkles } from "lucide-react";
import type { StudioIssue } from "../../contract/answers.ts";
import { TextButton } from "../ui/TextButton.tsx";
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
  return (
    <div className={styles.offers}>
      {fix && (
        <TextButton icon={WandSparkles} onClick={() => offers.fix(issue)}>
          {fixLabel(fix.value)}
        </TextButton>
      )}
      {choice && "word" in choice && (
        <TextButton icon={BookPlus} onClick={() => offers.addWord(choice.word)}>
          Add “{choice.word}” to the site’s words
        </TextButton>
      )}
      {choice && "fact" in choice && (
        <TextButton
          icon={Replace}
          onClick={() => offers.changeFact({ name: choice.fact, value: choice.value, pointer })}
        >
          Change it everywhere
        </TextButton>
      )}
    </div>
  );
}

function fixLabel(value: unknown): string {
  if (typeof value !== "string" || value.trim() === "" || value.length > LONGEST) return "Fix it";
  const [, fact] = /^\{facts\.([^{}]+)\}$/.exec(value) ?? [];
  if (fact !== undefined) return `Use “${wordsFrom(fact)}”, which changes everywhere`;
  return /^\{[^{}]+\}$/.test(value) ? `Use ${value}` : `Write “${value.trim()}”`;
}
