import type { BlockProps } from "../../../engine/model/block-definition.ts";
import type { ShownSource } from "../../../engine/model/resolved.ts";
import { useStrings } from "../../strings/use-strings.ts";
import { Dates } from "../../ui/Dates.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Where the page's statements about laws and boards can be read in the original. */
export function Sources({
  anchor,
  title,
  text,
  laws,
  boards,
  updated,
  reviewed,
}: BlockProps<typeof block>) {
  const { say } = useStrings();
  return (
    <SectionFrame section={{ anchor }} compact>
      <div className={styles.sources}>
        <h2>{title ?? say("sources.title")}</h2>
        {text && <RichText nodes={text} />}
        <div className={styles.lists}>
          <SourceList title={say("sources.laws")} sources={laws} />
          <SourceList title={say("sources.boards")} sources={boards} />
        </div>
        {(updated ?? reviewed) && (
          <p className={styles.dates}>
            <Dates updated={updated} reviewed={reviewed} />
          </p>
        )}
      </div>
    </SectionFrame>
  );
}

function SourceList({ title, sources }: { title: string; sources: ShownSource[] }) {
  if (sources.length === 0) return null;
  return (
    <div>
      <h3>{title}</h3>
      <ul>
        {sources.map(({ name, href, about, publisher }) => (
          <li key={name}>
            <a href={href}>{name}</a>
            <span>{[about, publisher].filter(Boolean).join(" · ")}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
