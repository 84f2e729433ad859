import type { BlockProps } from "../../../engine/model/block-definition.ts";
import { DataTable } from "../../ui/DataTable.tsx";
import { RichText } from "../../ui/RichText.tsx";
import { SectionFrame } from "../../ui/SectionFrame.tsx";
import type { block } from "./block.ts";
import styles from "./Component.module.scss";

/** Pages side by side, one row each. What is not known says so. */
export function Comparison({
  caption,
  pagesLabel,
  columns,
  rows,
  unknown,
  note,
  ...section
}: BlockProps<typeof block>) {
  const open = <span className={styles.open}>{unknown}</span>;
  return (
    <SectionFrame section={section}>
      <DataTable
        caption={caption}
        heads={[pagesLabel, ...columns.map(({ label }) => label)]}
        rows={rows.map(({ title, route, cells }) => ({
          key: route,
          head: <a href={route}>{title}</a>,
          cells: cells.map((cell) => cell ?? open),
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
