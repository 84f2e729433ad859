import {
  closestCenter,
  DndContext,
  type DragMoveEvent,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { GripVertical } from "lucide-react";
import { type ReactNode, useState } from "react";
import { say } from "../words/say.ts";
import list from "./SortableList.module.scss";
import styles from "./SortableTree.module.scss";

/** Pixels to the side that make an entry one step deeper. */
const STEP = 28;

/** An entry of the tree, as it stands among all others below each other. */
export interface TreeRow {
  /** Names it among all entries. */
  id: string;
  name: string;
  depth: number;
  /** How many of the entries after it go where it goes. */
  below: number;
  actions: ReactNode;
  children: ReactNode;
}

/** What is dragged, and how deep it would stand. */
interface Dragged {
  id: string;
  depth: number;
}

/** Entries that can be dragged to another index, and to the side under another one. */
export function SortableTree({
  rows,
  onMove,
}: {
  rows: TreeRow[];
  onMove: (from: number, to: number, depth: number) => void;
}) {
  const [dragged, setDragged] = useState<Dragged>();
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const indexOf = (id: unknown) => rows.findIndex((row) => row.id === id);
  const follow = ({ active, delta }: Pick<DragMoveEvent, "active" | "delta">) => {
    const depth = (rows[indexOf(active.id)]?.depth ?? 0) + Math.round(delta.x / STEP);
    setDragged({ id: String(active.id), depth: Math.max(0, Math.min(1, depth)) });
  };
  const from = indexOf(dragged?.id);
  const below = rows[from]?.below ?? 0;
  const shown = rows.filter((_, at) => from < 0 || at <= from || at > from + below);
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      // The entry that was moved keeps the focus, which stands elsewhere now.
      accessibility={{ restoreFocus: false }}
      measuring={{ droppable: { strategy: MeasuringStrategy.Always } }}
      onDragStart={({ active }) => follow({ active, delta: { x: 0, y: 0 } })}
      onDragMove={follow}
      onDragCancel={() => setDragged(undefined)}
      onDragEnd={({ over }) => {
        if (over && dragged) onMove(from, indexOf(over.id), dragged.depth);
        setDragged(undefined);
      }}
    >
      <SortableContext items={shown} strategy={verticalListSortingStrategy}>
        <ol className={list.list}>
          {shown.map((row) => (
            <Entry
              key={row.id}
              {...row}
              depth={row.id === dragged?.id && row.below === 0 ? dragged.depth : row.depth}
            />
          ))}
        </ol>
      </SortableContext>
    </DndContext>
  );
}

function Entry({ id, name, depth, actions, children }: TreeRow) {
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition } =
    useSortable({ id });
  return (
    <li
      ref={setNodeRef}
      className={depth > 0 ? `${list.plainItem} ${styles.below}` : list.plainItem}
      style={{ transform: CSS.Translate.toString(transform), transition }}
    >
      <div className={styles.row}>
        <button
          type="button"
          ref={setActivatorNodeRef}
          className={list.handle}
          {...attributes}
          {...listeners}
          aria-label={say("ui.drag", { name })}
        >
          <GripVertical aria-hidden="true" />
        </button>
        <div className={list.body}>{children}</div>
        <div className={list.actions}>{actions}</div>
      </div>
    </li>
  );
}
