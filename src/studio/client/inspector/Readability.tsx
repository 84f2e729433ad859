import { useEffect, useState } from "react";
import type { PageBlock } from "../../../engine/model/block.ts";
import type { Overview } from "../../contract/answers.ts";
import { formOf, valuesOf } from "../../words/names/block-labels.ts";
import { shownText } from "../../words/names/text-parts.ts";
import { textFields } from "../state/text-fields.ts";
import buttons from "../ui/Buttons.module.scss";
import { say } from "../words/say.ts";
import { readabilityOf } from "./readability.ts";
import styles from "./SearchResult.module.scss";

/** Milliseconds after the last change until the texts are read again. */
const REST = 600;
/** Fewer words cannot be judged. */
const LEAST_WORDS = 60;
/** More long sentences are not named. */
const MAX_NAMED = 3;
/** A sentence is known by its beginning, in characters. */
const BEGINNING = 60;

/** How easily the page is read: a quiet hint, which asks for nothing. */
export function Readability({
  blocks,
  overview,
  language,
  onSelect,
}: {
  blocks: readonly PageBlock[];
  overview: Overview;
  language: string;
  onSelect: (at: number) => void;
}) {
  const read = useReading(blocks, overview, language);
  if (!read || read.words < LEAST_WORDS) return null;
  const { ease, perSentence, long } = read;
  return (
    <section aria-labelledby="readability">
      <h3 id="readability" className={styles.heading}>
        {say("inspector.readability")}
      </h3>
      <p className={styles.note}>
        {ease && say(EASE[ease])} {say("inspector.perSentence", { count: perSentence })}
      </p>
      {long.length > 0 && (
        <>
          <p className={styles.note}>{say("inspector.longSentences", { count: long.length })}</p>
          <ul className={styles.sentences} lang={language}>
            {long.slice(0, MAX_NAMED).map(({ at, text }) => (
              <li key={text}>
                <button type="button" className={buttons.quiet} onClick={() => onSelect(at)}>
                  {beginningOf(text)}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

const EASE = {
  easy: "inspector.readsEasily",
  medium: "inspector.readsFairly",
  hard: "inspector.readsHard",
} as const;

/** What was read in the last pause; a long page need not be read at every keystroke. */
function useReading(blocks: readonly PageBlock[], overview: Overview, language: string) {
  const [read, setRead] = useState<ReturnType<typeof readabilityOf>>();
  useEffect(() => {
    const timer = setTimeout(() => {
      const texts = runningTexts(blocks, overview);
      const { long, ...rest } = readabilityOf(
        texts.map(({ text }) => text),
        language,
      );
      setRead({ ...rest, long: long.map((one) => ({ ...one, at: texts[one.at]?.block ?? 0 })) });
    }, REST);
    return () => clearTimeout(timer);
  }, [blocks, overview, language]);
  return read;
}

/** The running texts of a page, each with the index of its block. Headings and labels are no sentences. */
function runningTexts(blocks: readonly PageBlock[], overview: Overview) {
  const values = valuesOf(overview);
  return blocks.flatMap((block, at) =>
    textFields(formOf(block, overview)?.fields ?? {}, block)
      .filter(({ field }) => field.kind === "rich-text")
      .map(({ text }) => ({ block: at, text: shownText(text, values) })),
  );
}

function beginningOf(text: string): string {
  return text.length <= BEGINNING ? text : `${text.slice(0, BEGINNING).replace(/\s+\S*$/, "")} …`;
}
