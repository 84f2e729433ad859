import { changedWords } from "../../../engine/model/merge/changed-words.ts";
import type { Overview } from "../../contract/answers.ts";
import { valueInWords } from "../state/value-words.ts";
import { say } from "../words/say.ts";
import styles from "./ClashChoice.module.scss";

/** One's own change, or that of others. */
export type Side = "mine" | "theirs";

const SIDES: readonly Side[] = ["mine", "theirs"];

/** What both sides say; nothing where one was removed. */
export type ClashTexts = Partial<Record<Side, string>>;

/** A field with both texts, of which one is chosen. */
export function ClashChoice({
  id,
  name,
  labels,
  texts,
  chosen,
  onChoose,
}: {
  /** Unique among those beside it. */
  id: string;
  name: string;
  labels: Record<Side, string>;
  texts: ClashTexts;
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}) {
  return (
    <fieldset className={styles.choice}>
      <legend>{name.charAt(0).toUpperCase() + name.slice(1)}</legend>
      <div className={styles.sides}>
        {SIDES.map((side) => (
          <label key={side} className={styles.side}>
            <span className={styles.name}>
              <input
                type="radio"
                name={`choice-${id}`}
                checked={chosen === side}
                onChange={() => onChoose(side)}
              />
              {labels[side]}
            </span>
            <MarkedText text={texts[side]} other={texts[side === "mine" ? "theirs" : "mine"]} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** What both sides of a clash say, in words. */
export function textsOf(
  { pointer, ...sides }: { pointer: string; mine?: unknown; theirs?: unknown },
  overview: Overview,
): ClashTexts {
  const texts: ClashTexts = {};
  for (const side of SIDES)
    if (sides[side] !== undefined) texts[side] = valueInWords(pointer, sides[side], overview);
  return texts;
}

/** A text whose words are marked where the other one has none like them. */
function MarkedText({ text, other = "" }: { text: string | undefined; other: string | undefined }) {
  if (text === undefined) return <em>{say("dialogs.removed")}</em>;
  if (text === "") return <em>{say("dialogs.empty")}</em>;
  const parts = changedWords(text, other).map((part, at) => ({ ...part, key: `${at}` }));
  return (
    <span className={styles.text}>
      {parts.map(({ key, text, isChanged }) =>
        isChanged ? <mark key={key}>{text}</mark> : <span key={key}>{text}</span>,
      )}
    </span>
  );
}
