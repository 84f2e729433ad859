import { pointerKeys } from "../../../engine/model/pointer.ts";
import type { StudioIssue } from "../../contract/answers.ts";
import type { Field } from "../../contract/field.ts";

/** The mistakes at or below a value that no field of its form shows, for example a field nobody knows. */
export function unshownIssues(
  issues: StudioIssue[],
  pointer: string,
  fields: Record<string, Field>,
): StudioIssue[] {
  const within = issues.filter(
    (issue) =>
      (issue.elsewhere !== undefined && pointer === "") ||
      (issue.elsewhere === undefined &&
        (issue.pointer === pointer || issue.pointer.startsWith(`${pointer}/`))),
  );
  return within.filter((issue) => {
    const keys = pointerKeys(issue.pointer.slice(pointer.length));
    return issue.elsewhere !== undefined || !isShown({ label: "", kind: "group", fields }, keys);
  });
}

/** Whether a field of the form stands for a value. */
function isShown(field: Field, [key, ...rest]: string[]): boolean {
  if (key === undefined) return field.kind !== "group" || field.label !== "";
  if (field.kind === "list") return isShown(field.item, rest);
  if (field.kind !== "group") return true;
  const inner = field.fields[key];
  return inner !== undefined && isShown(inner, rest);
}
