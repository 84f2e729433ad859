import type { Migration } from "./migration.ts";

/** The areas of pages of places as long as they were no data. */
const AREAS = ["State", "City"];

/** Writes the areas of pages of places into the site file. */
export const placeAreas: Migration = {
  version: "1.0.0-alpha.2",
  summary:
    'Pages of places stand for states and cities: _site.json says so, under "subjects" as "areas". Write there what they are.',
  migrate({ kind, value }) {
    const subjects = kind === "site" ? (value as { subjects?: unknown } | null)?.subjects : [];
    const changes = (Array.isArray(subjects) ? subjects : []).flatMap((subject: unknown, at) => {
      const isPlace = Object(subject).kind === "place" && !("areas" in Object(subject));
      return isPlace ? [{ pointer: `/subjects/${at}/areas`, value: AREAS }] : [];
    });
    return { changes, decisions: [] };
  },
};
