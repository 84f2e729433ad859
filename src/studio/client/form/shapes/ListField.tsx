import { ClipboardCopy, ClipboardPaste, Copy, Plus, Trash2 } from "lucide-react";
import { appendPointer } from "../../../../engine/model/pointer.ts";
import { valuesOf } from "../../../words/names/block-labels.ts";
import { shownText } from "../../../words/names/text-parts.ts";
import { entryName } from "../../state/list-entries.ts";
import { emptyValue } from "../../state/values.ts";
import { IconButton } from "../../ui/IconButton.tsx";
import { SortableList } from "../../ui/SortableList.tsx";
import { TextButton } from "../../ui/TextButton.tsx";
import { say } from "../../words/say.ts";
import styles from "../Field.module.scss";
import { FieldFrame } from "../FieldFrame.tsx";
import { FieldList } from "../FieldList.tsx";
import { FieldView } from "../FieldView.tsx";
import { useFormScope } from "../FormScope.tsx";
import type { FieldProps } from "../field-props.ts";
import { inSentence } from "../names.ts";
import { useEntryClipboard } from "./use-entry-clipboard.ts";
import { useEntryFocus } from "./use-entry-focus.ts";

/** A list that can be added to, put in another order, duplicated from and taken from. */
export function ListField({ field, pointer, value, onChange }: FieldProps<"list">) {
  const items: unknown[] = Array.isArray(value) ? value : [];
  const isFull = field.most !== undefined && items.length >= field.most;
  const change = (next: unknown[]) =>
    onChange(next.length === 0 && !field.required ? undefined : next);
  const name = inSentence(field.item.label);
  const clipboard = useEntryClipboard({ field, items, change });
  const shown = useShownText();
  const focus = useEntryFocus(clipboard.around.ref);
  const add = (at: number, next: unknown[]) => {
    focus.toAdded(at);
    change(next);
  };
  return (
    <FieldFrame field={field} pointer={pointer} group>
      <div {...clipboard.around}>
        <SortableList
          items={items}
          nameOf={(item, at) => shown(entryName(item, field.item, at))}
          onChange={change}
          actionsOf={(item, at) => (
            <EntryActions
              name={`${name} ${at + 1}`}
              isFull={isFull}
              onAdd={() => add(at + 1, items.toSpliced(at + 1, 0, emptyValue(field.item)))}
              onDuplicate={() => add(at + 1, items.toSpliced(at + 1, 0, item))}
              onCopy={() => clipboard.copy(at)}
              onDelete={() => {
                focus.toNext(at);
                change(items.toSpliced(at, 1));
              }}
            />
          )}
        >
          {(item, at) => (
            <Entry
              field={field}
              pointer={appendPointer(pointer, at)}
              value={item}
              onChange={(next) => change(items.with(at, next ?? emptyValue(field.item)))}
            />
          )}
        </SortableList>
      </div>
      <div className={styles.listEnd}>
        <TextButton
          icon={Plus}
          disabled={isFull}
          onClick={() => add(items.length, withEntry(items, field))}
        >
          {say("form.addNamed", { name })}
        </TextButton>
        <IconButton
          label={say("form.pasteEntry", { name })}
          icon={ClipboardPaste}
          disabled={isFull}
          onClick={() => void clipboard.paste()}
        />
        <span className={styles.count}>{countInWords(items.length, field.least, field.most)}</span>
      </div>
    </FieldFrame>
  );
}

/** @returns what shows values instead of tokens */
function useShownText(): (text: string) => string {
  const { overview } = useFormScope();
  return (text) => (text.includes("{") ? shownText(text, valuesOf(overview)) : text);
}

/** The list with an empty entry more; a list that was empty begins with as many as it needs. */
function withEntry(items: unknown[], field: FieldProps<"list">["field"]): unknown[] {
  if (items.length > 0) return [...items, emptyValue(field.item)];
  return emptyValue({ ...field, required: true }) as unknown[];
}

function EntryActions({
  name,
  isFull,
  onAdd,
  onDuplicate,
  onCopy,
  onDelete,
}: {
  name: string;
  isFull: boolean;
  onAdd: () => void;
  onDuplicate: () => void;
  onCopy: () => void;
  onDelete: () => void;
}) {
  return (
    <>
      <IconButton
        label={say("form.addBelow", { name })}
        icon={Plus}
        disabled={isFull}
        onClick={onAdd}
      />
      <IconButton
        label={say("form.duplicate", { name })}
        icon={Copy}
        disabled={isFull}
        onClick={onDuplicate}
      />
      <IconButton label={say("form.copyEntry", { name })} icon={ClipboardCopy} onClick={onCopy} />
      <IconButton label={say("form.deleteEntry", { name })} icon={Trash2} onClick={onDelete} />
    </>
  );
}

function Entry({ field, pointer, value, onChange }: FieldProps<"list">) {
  const { item } = field;
  if (item.kind === "group" && typeof value === "object" && value !== null)
    return <FieldList fields={item.fields} pointer={pointer} value={value} onChange={onChange} />;
  const { help: _, ...plain } = item;
  return <FieldView field={plain} pointer={pointer} value={value} onChange={onChange} />;
}

function countInWords(count: number, least: number, most: number | undefined): string {
  if (most !== undefined) return say("form.ofAtMost", { count, most });
  return least > 1 ? say("form.atLeast", { count, least }) : "";
}
