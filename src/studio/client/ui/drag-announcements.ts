import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import { say } from "../words/say.ts";

/** The description of an entry's handle. */
export const HOW_TO_DRAG = say("ui.howToDrag");

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
    onDragStart: ({ active }) =>
      say("ui.pickedUp", { name: nameOf(active.id), at: active.id, count }),
    onDragOver: ({ active, over }) =>
      over ? say("ui.stands", { name: nameOf(active.id), at: over.id, count }) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? say("ui.left", { name: nameOf(active.id), at: over.id, count }) : undefined,
    onDragCancel: ({ active }) => say("ui.back", { name: nameOf(active.id), at: active.id, count }),
  };
}
