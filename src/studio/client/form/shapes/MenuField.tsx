import { FolderPlus, Link2 } from "lucide-react";
import { useState } from "react";
import { SortableTree } from "../../ui/SortableTree.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import type { FieldProps } from "../field-props.ts";
import { LinkDialog } from "../LinkDialog.tsx";
import { MenuActions } from "../MenuActions.tsx";
import { MenuEntryForm } from "../MenuEntryForm.tsx";
import {
  entriesOf,
  linksOf,
  type MenuEntry,
  type MenuRow,
  movedRow,
  pointersOf,
  rowsOf,
} from "../menu-rows.ts";
import { useMenuNames } from "../use-menu-names.ts";

/** A menu: its links and groups of links below each other, dragged into order and into groups. */
export function MenuField({ field, pointer, value, onChange }: FieldProps<"menu">) {
  const rows = rowsOf(Array.isArray(value) ? (value as MenuEntry[]) : []);
  const pointers = pointersOf(rows, pointer);
  const [adding, setAdding] = useState<Pick<MenuRow, "depth"> & { at: number }>();
  const nameOf = useMenuNames();
  const change = (next: MenuRow[] | undefined) => next && onChange(entriesOf(next));
  const move = (from: number, to: number, depth: number) =>
    change(movedRow(rows, from, to, depth, field.takesLinks));
  return (
    <FieldFrame field={field} pointer={pointer} group>
      <SortableTree
        onMove={move}
        rows={rows.map((row, at) => ({
          id: pointers[at] ?? "",
          name: nameOf(row.entry),
          depth: row.depth,
          below: row.isGroup ? linksOf(rows, at) : 0,
          actions: (
            <MenuActions
              {...{ rows, at, takesLinks: field.takesLinks, name: nameOf(row.entry) }}
              onChange={change}
              onAddLink={() => setAdding({ at: at + linksOf(rows, at) + 1, depth: 1 })}
            />
          ),
          children: (
            <MenuEntryForm
              field={field}
              row={row}
              name={nameOf(row.entry)}
              pointer={pointers[at] ?? ""}
              onChange={(entry) => change(rows.with(at, { ...row, entry }))}
            />
          ),
        }))}
      />
      <div className={styles.listEnd}>
        {field.takesLinks && (
          <TextButton icon={Link2} onClick={() => setAdding({ at: rows.length, depth: 0 })}>
            {say("form.addLink")}
          </TextButton>
        )}
        <TextButton
          icon={FolderPlus}
          onClick={() => change([...rows, { entry: { label: "" }, depth: 0, isGroup: true }])}
        >
          {say("form.addGroup")}
        </TextButton>
      </div>
      {adding && (
        <LinkDialog
          onChoose={(href) => {
            const { at, depth } = adding;
            change(rows.toSpliced(at, 0, { entry: { href }, depth, isGroup: false }));
          }}
          onClose={() => setAdding(undefined)}
        />
      )}
    </FieldFrame>
  );
}
