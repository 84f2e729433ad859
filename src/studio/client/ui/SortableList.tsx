import {
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  arrayMove,
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ArrowDown, ArrowUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { say } from "../words/say.ts";
import { announcementsFor, HOW_TO_DRAG } from "./drag-announcements.ts";
import { IconButton } from "./IconButton.tsx";
import styles from "./SortableList.module.scss";
import { useRoving } from "./use-roving.ts";

interface SortableListProps<Item> {
  items: Item[];
  /** What an entry is called. */
  nameOf: (item: Item, at: number) => string;
  onChange: (items: Item[], from: number, to: number) => void;
  actionsOf?: (item: Item, at: number) => ReactNode;
  /** Whether the entry itself says its name, and has nothing but buttons: the list is then one stop of the Tab key. */
  plain?: boolean;
  children: (item: Item, at: number) => ReactNode;
}

/** A list whose entries can be put in another order: dragged, with the arrow buttons, or by keyboard on the handle. */
export function SortableList<Item>({
  items,
  nameOf,
  onChange,
  actionsOf,
  plain,
  children,
}: SortableListProps<Item>) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map((_, at) => `${at + 1}`);
  const { list, follow } = useFollowing();
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    follow(from, to);
    onChange(arrayMove(items, from, to), from, to);
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  const List = plain ? RovingList : PlainList;
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: announcementsFor((id) => {
          const at = ids.indexOf(String(id));
          const item = items[at];
          return item === undefined ? "" : nameOf(item, at);
        }, items.length),
        screenReaderInstructions: { draggable: HOW_TO_DRAG },
        // The entry that was moved keeps the focus, which stands elsewhere now.
        restoreFocus: false,
      }}
      onDragEnd={end}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <List list={list} onMove={move}>
          {items.map((item, at) => (
            <Entry
              key={ids[at]}
              id={`${at + 1}`}
              name={nameOf(item, at)}
              plain={plain}
              up={at > 0 ? () => move(at, at - 1) : undefined}
              down={at < items.length - 1 ? () => move(at, at + 1) : undefined}
              actions={actionsOf?.(item, at)}
            >
              {children(item, at)}
            </Entry>
          ))}
        </List>
      </SortableContext>
    </DndContext>
  );
}

interface ListProps {
  list: RefObject<HTMLOListElement | null>;
  onMove: (from: number, to: number) => void;
  children: ReactNode;
}

function PlainList({ list, children }: ListProps) {
  return (
    <ol className={styles.list} ref={list}>
      {children}
    </ol>
  );
}

/** One stop of the Tab key. With Alt held, the arrow keys move the entry that has the focus. */
function RovingList({ list, onMove, children }: ListProps) {
  const roving = useRoving<HTMLOListElement>(":scope > li");
  const down = (event: KeyboardEvent) => {
    const step = event.altKey ? STEPS[event.key] : undefined;
    const at = rowsOf(list.current).findIndex((row) => row.contains(document.activeElement));
    if (step === undefined || at < 0) {
      roving.onKeyDown(event);
      return;
    }
    event.preventDefault();
    onMove(at, at + step);
  };
  return (
    <ol
      className={styles.list}
      ref={(element) => {
        list.current = element;
        roving.ref.current = element;
      }}
      onKeyDown={down}
      onFocus={roving.onFocus}
    >
      {children}
    </ol>
  );
}

const STEPS: Record<string, number> = { ArrowUp: -1, ArrowDown: 1 };

/** Lets the focus go with an entry that is moved: the same button of it has it afterwards. */
function useFollowing() {
  const list = useRef<HTMLOListElement>(null);
  const wanted = useRef<{ to: number; control: number }>(undefined);
  useLayoutEffect(() => {
    if (!wanted.current) return;
    const { to, control } = wanted.current;
    wanted.current = undefined;
    const controls = buttonsOf(rowsOf(list.current)[to]);
    const same = controls[control];
    const next = same?.disabled ? controls.find(({ disabled }) => !disabled) : same;
    next?.focus();
  });
  const follow = (from: number, to: number) => {
    const control = buttonsOf(rowsOf(list.current)[from]).findIndex(
      (button) => button === document.activeElement,
    );
    if (control >= 0) wanted.current = { to, control };
  };
  return { list, follow };
}

function rowsOf(list: HTMLElement | null): Element[] {
  return [...(list?.children ?? [])];
}

function buttonsOf(row: Element | undefined): HTMLButtonElement[] {
  return [...(row?.querySelectorAll("button") ?? [])];
}

/** What moves an entry; nothing in a direction where there is no room. */
interface Moves {
  name: string;
  up?: () => void;
  down?: () => void;
}

interface EntryProps extends Moves {
  id: string;
  plain?: boolean;
  actions?: ReactNode;
  children: ReactNode;
}

function Entry({ id, name, plain, up, down, actions, children }: EntryProps) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={plain ? styles.plainItem : styles.item}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.head}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={styles.handle}
          {...attributes}
          {...listeners}
          aria-label={say("ui.drag", { name })}
        >
          <GripVertical aria-hidden="true" />
        </button>
        {plain ? (
          <div className={styles.body}>{children}</div>
        ) : (
          <span className={styles.name}>{name}</span>
        )}
        <div className={styles.actions}>
          <MoveButtons name={name} up={up} down={down} />
          {actions}
        </div>
      </div>
      {!plain && <div className={styles.fields}>{children}</div>}
    </li>
  );
}

function MoveButtons({ name, up, down }: Moves) {
  return (
    <>
      <IconButton
        label={say("ui.moveUp", { name })}
        icon={ArrowUp}
        disabled={!up}
        onClick={() => up?.()}
      />
      <IconButton
        label={say("ui.moveDown", { name })}
        icon={ArrowDown}
        disabled={!down}
        onClick={() => down?.()}
      />
    </>
  );
}
