import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import styles from "./DataTable.module.scss";

/** A table of words. */
export interface DataTableProps {
  /** What the table shows, in a sentence. */
  caption: string;
  /** The headings of all columns, that of the rows' names first. */
  heads: string[];
  rows: DataRow[];
  /** Whether cells hold a few words only, which then stand beside their headings on a small screen. */
  short?: boolean;
}

/** One row: its name, and a cell for every further column. */
export interface DataRow {
  key: string;
  head: ReactNode;
  cells: ReactNode[];
}

/**
 * A table whose rows stand one under the other on a small screen, every cell below the heading of its
 * column. Only the cells change their display: a table whose rows do is none to some screen readers.
 */
export function DataTable({ caption, heads: [corner, ...columns], rows, short }: DataTableProps) {
  return (
    <table className={classes(styles.table, short && styles.short)}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{corner}</th>
          {columns.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <Row key={row.key} row={row} columns={columns} />
        ))}
      </tbody>
    </table>
  );
}

function Row({ row: { head, cells }, columns }: { row: DataRow; columns: string[] }) {
  return (
    <tr>
      <th scope="row">{head}</th>
      {columns.map((column, at) => (
        <td key={column}>
          <span aria-hidden="true">{column}</span>
          <span>{cells[at]}</span>
        </td>
      ))}
    </tr>
  );
}
