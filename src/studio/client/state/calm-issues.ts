import { parentPointer, valueAt } from "../../../engine/model/pointer.ts";
import { sameValue } from "../../../engine/model/same-value.ts";
import type { StudioIssue } from "../../contract/answers.ts";
import type { OpenPage } from "./session.ts";

/** What has been asked for already. */
export interface IssueRequest {
  /** Whether the page was to be saved. */
  bySaving: boolean;
  /** The ids of the controls that were left. */
  left: ReadonlySet<string>;
}

/** What a page says otherwise than a shared part begins as what the part says. */
const BEGUN = "shared-same";

/**
 * The issues that it is time to speak of. What is empty since it was added, or since its text was
 * taken away, is asked for when its field is left, or when the page is saved; what repeats a shared part is, when it is saved.
 *
 * @param idOf the id of the control of a value
 */
export function dueIssues(
  issues: StudioIssue[],
  { page, saved }: Pick<OpenPage, "page" | "saved">,
  { bySaving, left }: IssueRequest,
  idOf: (pointer: string) => string,
): StudioIssue[] {
  if (bySaving) return issues;
  return issues.filter(
    ({ rule, pointer, elsewhere }) =>
      elsewhere !== undefined ||
      (rule === BEGUN
        ? isSaved(saved, page, pointer)
        : !isEmpty(valueAt(page, pointer)) || isInFile(saved, pointer) || left.has(idOf(pointer))),
  );
}

/** Whether the file says there what the page does. */
function isSaved(saved: object, page: object, pointer: string): boolean {
  return sameValue(valueAt(saved, pointer), valueAt(page, pointer));
}

/** Whether the file has an empty value there as well. */
function isInFile(saved: object, pointer: string): boolean {
  return valueAt(saved, parentPointer(pointer)) !== undefined && isEmpty(valueAt(saved, pointer));
}

function isEmpty(value: unknown): boolean {
  return value === undefined || value === "" || (Array.isArray(value) && value.every(isEmpty));
}
