import { pointerKeys, valueAt } from "../../../engine/model/pointer.ts";
import type { StudioFix, StudioIssue } from "../../contract/answers.ts";
import type { EditedPage } from "../../contract/field.ts";
import { withPart } from "./values.ts";

/** A page with what was certain in an issue done; the same page when the text has changed since. */
export function withFix(
  page: EditedPage,
  { pointer, fix }: Pick<StudioIssue, "pointer" | "fix">,
): EditedPage {
  if (!fix) return page;
  const before = valueAt(page, pointer);
  const after = fixed(before, fix);
  return after === before ? page : withPart(page, pointerKeys(pointer), after);
}

function fixed(before: unknown, { value, excerpt }: StudioFix): unknown {
  if (excerpt === undefined) return value;
  if (typeof before === "string") return before.replace(excerpt, () => String(value));
  if (!Array.isArray(before)) return before;
  const line = before.findIndex((text) => typeof text === "string" && text.includes(excerpt));
  return line < 0 ? before : before.with(line, fixed(before[line], { value, excerpt }));
}
