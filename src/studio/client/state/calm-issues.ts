import { parentPointer, valueAt } from "../../../engine/model/pointer.ts";
import type { StudioIssue } from "../../contract/answers.ts";
import type { OpenPage } from "./session.ts";

/** What has been asked for already. */
export interface Asked {
  /** Whether the page was to be saved. */
  bySaving: boolean;
  /** The ids of the controls that were left. */
  left: ReadonlySet<string>;
}

/**
 * The issues that it is time to speak of. What is empty since it was added, or since its text was
 * taken away, is asked for when its field is left, or when the page is saved.
 *
 * @param idOf the id of the control of a value
 */
export function dueIssues(
  issues: StudioIssue[],
  { page, saved }: Pick<OpenPage, "page" | "saved">,
  { bySaving, left }: Asked,
  idOf: (pointer: string) => string,
): StudioIssue[] {
  if (bySaving) return issues;
  return issues.filter(
    ({ pointer, elsewhere }) =>
      elsewhere !== undefined ||
      !isEmpty(valueAt(page, pointer)) ||
      isInFile(saved, pointer) ||
      left.has(idOf(pointer)),
  );
}

/** Whether the file has an empty value there as well. */
function isInFile(saved: object, pointer: string): boolean {
  return valueAt(saved, parentPointer(pointer)) !== undefined && isEmpty(valueAt(saved, pointer));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.every(isEmpty));
}
