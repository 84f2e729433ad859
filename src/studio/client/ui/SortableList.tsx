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
import type { ReactNode } from "react";
import { IconButton } from "./IconButton.tsx";
import styles from "./SortableList.module.scss";

interface SortableListProps<Item> {
  items: Item[];
  /** What an entry is called. */
  nameOf: (item: Item, at: number) => string;
  onChange: (items: Item[], from: number, to: number) => void;
  actionsOf?: (item: Item, at: number) => ReactNode;
  /** Whether the entry itself says its name. */
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
  const move = (from: number, to: number) => {
    if (to < 0 || to >= items.length || from === to) return;
    onChange(arrayMove(items, from, to), from, to);
  };
  const end = ({ active, over }: DragEndEvent) => {
    if (over) move(ids.indexOf(String(active.id)), ids.indexOf(String(over.id)));
  };
  return (
    <DndContext sensors={sensors} collisionDetection={closestCenter} onDragEnd={end}>
      <SortableContext items={ids} strategy={verticalListSortingStrategy}>
        <ol className={styles.list}>
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
        </ol>
      </SortableContext>
    </DndContext>
  );
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
          aria-label={`Move ${name}: drag, or press space and the arrow keys`}
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
      <IconButton label={`Move ${name} up`} icon={ArrowUp} disabled={!up} onClick={() => up?.()} />
      <IconButton
        label={`Move ${name} down`}
        icon={ArrowDown}
        disabled={!down}
        onClick={() => down?.()}
      />
    </>
  );
}
