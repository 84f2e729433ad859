import { useEffect, useState } from "react";
import type { ShareCard as Card } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { ask } from "../api.ts";
import { say } from "../words/say.ts";
import styles from "./SearchResult.module.scss";

/** Milliseconds after the last change until the picture is drawn. */
const REST = 600;

/** How networks show the page when its address is shared, with the picture that the build would draw. */
export function ShareCard({ path, page }: { path: string; page: EditedPage }) {
  const card = useCard(path, page);
  if (!card || card.isKeptOut) return null;
  return (
    <section aria-labelledby="share-card">
      <h3 id="share-card" className={styles.heading}>
        {say("inspector.shareCard")}
      </h3>
      <div className={styles.card}>
        {card.image && <img src={card.image} alt={card.alt ?? ""} width="1200" height="630" />}
        <div className={styles.words}>
          <p className={styles.domain}>{card.domain}</p>
          <p className={styles.name}>{card.title}</p>
          <p className={styles.summary}>{card.description}</p>
        </div>
      </div>
      <p className={styles.note}>
        {say(card.image ? "inspector.shareNote" : "inspector.shareWithoutPicture")}
      </p>
    </section>
  );
}

/** The card of a page. While the page cannot be shown, it is the last one. */
function useCard(path: string, page: EditedPage): Card | undefined {
  const [last, setLast] = useState<Card>();
  useEffect(() => {
    let current = true;
    const timer = setTimeout(async () => {
      const card = await ask<Card | null>("share-card", { path, page }).catch(() => null);
      if (current && card) setLast(card);
    }, REST);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [path, page]);
  return last;
}
