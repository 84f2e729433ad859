import type { Row } from "./branches.ts";

/** What a key press does in the list of pages. */
interface Step {
  /** The index of the row that has the focus then. */
  to: number;
  /** Whether the pages below the row are shown or hidden. */
  toggles?: boolean;
}

/** The keys of a tree: up and down, in and out of the pages below one, to the first and to the last. */
export function stepIn(
  rows: Row[],
  at: number,
  { key, altKey, ctrlKey, metaKey }: Pick<KeyboardEvent, "key" | "altKey" | "ctrlKey" | "metaKey">,
): Step | undefined {
  if (altKey || ctrlKey || metaKey) return undefined;
  const row = rows[at];
  switch (key) {
    case "ArrowDown":
      return { to: Math.min(at + 1, rows.length - 1) };
    case "ArrowUp":
      return { to: Math.max(at - 1, 0) };
    case "Home":
      return { to: 0 };
    case "End":
      return { to: rows.length - 1 };
    case "ArrowRight":
      if (row?.below === "hidden") return { to: at, toggles: true };
      return row?.below === "shown" ? { to: at + 1 } : undefined;
    case "ArrowLeft": {
      if (row?.below === "shown") return { to: at, toggles: true };
      const parent = rows.findLastIndex(
        (other, index) => index < at && other.level < (row?.level ?? 0),
      );
      return parent < 0 ? undefined : { to: parent };
    }
    default:
      return undefined;
  }
}
