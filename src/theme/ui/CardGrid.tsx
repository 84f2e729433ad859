import type { Picture } from "../../engine/model/resolved.ts";
import { useStrings } from "../strings/use-strings.ts";
import styles from "./CardGrid.module.scss";
import { classes } from "./classes.ts";
import { gridColumns } from "./grid-columns.ts";
import { PictureImage } from "./PictureImage.tsx";

/** A card: one link with a heading, a short text and a picture. */
export interface CardItem {
  title: string;
  text: string;
  href: string;
  picture?: Picture;
}

/** How cards are laid out. */
export interface CardGridProps {
  cards: CardItem[];
  /** What a visitor does with what a card leads to, which its link says with the title; `explore` by default. */
  action?: "explore" | "read";
  /** Words before the title in place of that. */
  actionLabel?: string;
  /** How many stand in a row on a wide screen. */
  columns?: 2 | 3 | 4;
  /** The level of the cards' headings: 3 below a section's heading, else 2. */
  level: 2 | 3;
}

/** Cards that lead to pages. The whole card can be clicked; for the keyboard it is one link. */
export function CardGrid({
  cards,
  action = "explore",
  actionLabel: label,
  columns = 3,
  level,
}: CardGridProps) {
  const { say } = useStrings();
  const wordsFor = (title: string) =>
    label === undefined ? say(`card.${action}`, { title }) : say("card.labelled", { label, title });
  return (
    <ul className={classes(styles.grid, styles[`columns${gridColumns(cards.length, columns)}`])}>
      {cards.map((card) => (
        <Card key={card.href} card={card} words={wordsFor(card.title)} level={level} />
      ))}
    </ul>
  );
}

function Card({ card, words, level }: { card: CardItem; words: string; level: 2 | 3 }) {
  const Heading = level === 2 ? "h2" : "h3";
  return (
    <li className={classes(styles.card, card.picture && styles.pictured)}>
      <div className={styles.body}>
        <Heading>{card.title}</Heading>
        <p>{card.text}</p>
        <a href={card.href}>{words}</a>
      </div>
      {card.picture && (
        <PictureImage
          picture={card.picture}
          sizes="(min-width: 64em) 24rem, (min-width: 48em) 45vw, 90vw"
        />
      )}
    </li>
  );
}
