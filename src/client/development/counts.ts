import type { DevReport } from "../../engine/model/dev-report.ts";

/** How much is wrong. */
export interface Counts {
  errors: number;
  warnings: number;
}

/** Counts what is wrong on the page that is open, and on the whole site. */
export function countsOf({ here, elsewhere }: DevReport): { here: Counts; all: Counts } {
  const errors = here.filter(({ level }) => level === "error").length;
  const warnings = here.length - errors;
  return {
    here: { errors, warnings },
    all: { errors: errors + elsewhere.errors, warnings: warnings + elsewhere.warnings },
  };
}

/** Counts as people read them: `2 errors, 1 warning`. */
export function inWords({ errors, warnings }: Counts): string {
  const parts = [numbered(errors, "error"), numbered(warnings, "warning")];
  return parts.filter((part) => part !== "").join(", ");
}

function numbered(count: number, word: string): string {
  if (count === 0) return "";
  return `${count} ${word}${count === 1 ? "" : "s"}`;
}
