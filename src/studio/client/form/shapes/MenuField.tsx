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
import { useMenuFocus } from "../use-menu-focus.ts";
import { useMenuNames } from "../use-menu-names.ts";

/** A menu: its links and groups of links below each other, dragged into order and into groups. */
export function MenuField({ field, pointer, value, onChange }: FieldProps<"menu">) {
  const rows = rowsOf(Array.isArray(value) ? (value as MenuEntry[]) : []);
  const pointers = pointersOf(rows, pointer);
  const [adding, setAdding] = useState<Pick<MenuRow, "depth"> & { at: number }>();
  const nameOf = useMenuNames();
  const { around, follow } = useMenuFocus();
  const change = (next: MenuRow[]) => onChange(entriesOf(next));
  /** What is done with an entry by its buttons, or by dragging it. */
  const changeAt = (at: number, next: MenuRow[] | undefined) => {
    if (!next) return;
    follow(rows, next, at);
    change(next);
  };
  return (
    <FieldFrame field={field} pointer={pointer} group>
      <div ref={around}>
        <SortableTree
          onMove={(from, to, depth) =>
            changeAt(from, movedRow(rows, from, to, depth, field.takesLinks))
          }
          rows={rows.map((row, at) => ({
            id: pointers[at] ?? "",
            name: nameOf(row.entry),
            depth: row.depth,
            below: row.isGroup ? linksOf(rows, at) : 0,
            actions: (
              <MenuActions
                {...{ rows, at, takesLinks: field.takesLinks, name: nameOf(row.entry) }}
                onChange={(next) => changeAt(at, next)}
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
      </div>
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
