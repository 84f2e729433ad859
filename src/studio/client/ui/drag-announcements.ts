import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";

/** What is said of the handle of an entry. */
export const HOW_TO_DRAG =
  "To move it, press the space bar, then the arrow keys. The space bar again leaves it there, and Escape takes it back.";

/**
 * What a screen reader says while an entry of a list is dragged.
 *
 * @param nameOf the entry that is called so by the list, which counts from 1
 */
export function announcementsFor(
  nameOf: (id: UniqueIdentifier) => string,
  count: number,
): Announcements {
  return {
    onDragStart: ({ active }) => `${nameOf(active.id)} is picked up: ${active.id} of ${count}.`,
    onDragOver: ({ active, over }) =>
      over ? `${nameOf(active.id)} stands at ${over.id} of ${count}.` : undefined,
    onDragEnd: ({ active, over }) =>
      over ? `${nameOf(active.id)} was left at ${over.id} of ${count}.` : undefined,
    onDragCancel: ({ active }) => `${nameOf(active.id)} is back at ${active.id} of ${count}.`,
  };
}
