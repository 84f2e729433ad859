import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";
import type { TableCell } from "./types.ts";

/** A table whose cells say it in words and, for the eye, with a sign. */
export function Table({ caption, heads, rows, note, ...section }: BlockProps<typeof block>) {
  return (
    <SectionFrame section={section} sheet>
      <DataTable
        caption={caption}
        short
        heads={heads}
        rows={rows.map(({ head, cells }) => ({
          key: head,
          head,
          cells: cells.map((cell) => <Cell key={cell.text} cell={cell} />),
        }))}
      />
      {note && (
        <div className={styles.note}>
          <RichText nodes={note} />
        </div>
      )}
    </SectionFrame>
  );
}

function Cell({ cell: { text, mark } }: { cell: TableCell }) {
  return mark ? <span className={styles[mark]}>{text}</span> : text;
}
