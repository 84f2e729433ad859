import { createElement, Fragment } from "react";
import styles from "./Field.module.scss";

/** The description of a type, with `names` and **strong** words set as such. */
export function HelpText({ id, text }: { id?: string; text: string }) {
  const pieces = text.split(/(`[^`]+`)/).filter((piece) => piece !== "");
  return (
    <p id={id} className={styles.help}>
      {createElement(
        Fragment,
        null,
        ...pieces.map((piece) =>
          piece.startsWith("`") ? createElement("code", null, piece.slice(1, -1)) : piece,
        ),
      )}
    </p>
  );
}
