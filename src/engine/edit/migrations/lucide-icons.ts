import { appendPointer } from "../../model/pointer.ts";
import type { Change } from "../edit.ts";
import type { Migration } from "./migration.ts";

/** The field that icons stood in. */
const ICON = "icon";

/** What Lucide calls the drawings that had names of the engine's own. Some are other drawings there. */
const NAMES: ReadonlyMap<unknown, string> = new Map([
  ["agreement", "file-pen-line"],
  ["badge", "badge-check"],
  ["building", "building-complex"],
  ["calendar", "calendar-days"],
  ["chart", "chart-no-axes-column"],
  ["chat", "message-square"],
  ["graduation", "graduation-cap"],
  ["heart", "heart-pulse"],
  ["home", "house"],
  ["laser", "zap"],
  ["map", "map-pin"],
  ["money", "wallet"],
  ["shield", "shield-check"],
  ["team", "users"],
  ["van", "truck"],
]);

/** Icons have the names that Lucide has for them. */
export const lucideIcons: Migration = {
  version: "1.0.0-alpha.2",
  summary: 'Icons have the names of lucide.dev/icons: "heart" is "heart-pulse" there.',
  migrate({ kind, value }) {
    const isOfPages = ["page", "shared", "template", "pattern"].includes(kind);
    return { changes: isOfPages ? renamedIn(value, "") : [], decisions: [] };
  },
};

function renamedIn(value: unknown, pointer: string): Change[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const at = appendPointer(pointer, key);
    const name = key === ICON ? NAMES.get(part) : undefined;
    return name === undefined ? renamedIn(part, at) : [{ pointer: at, value: name }];
  });
}
