import type { ComponentType } from "react";
import type { StudioIssue } from "../../contract/answers.ts";
import type { Field } from "../../contract/field.ts";

/** What the component of a kind of field is given. */
export type FieldProps<Kind extends Field["kind"] = Field["kind"]> = PropsFor<
  Extract<Field, { kind: Kind }>
>;

/** The component of every kind of field. A new block type is made of these. */
export type Controls = { [Kind in Field["kind"]]: ComponentType<FieldProps<Kind>> };

interface PropsFor<One extends Field> {
  field: One;
  /** RFC 6901 pointer to the value in the page. */
  pointer: string;
  value: unknown;
  /** Takes the new value; nothing for a value that is taken away. */
  onChange: (value: unknown) => void;
}

/** Ids of the elements of a field. */
export function idsOf(pointer: string): { control: string; help: string; issues: string } {
  const base = `field${pointer.replaceAll("/", "-")}`;
  return { control: base, help: `${base}-help`, issues: `${base}-issues` };
}

/** What a control says about itself to assistive technology. Only an error makes its value invalid, which is shown in red. */
export function describedBy(
  pointer: string,
  hasHelp: boolean,
  issuesOfField: readonly StudioIssue[],
) {
  const { control, help, issues } = idsOf(pointer);
  const parts = [hasHelp ? help : "", issuesOfField.length > 0 ? issues : ""].filter(
    (part) => part !== "",
  );
  return {
    id: control,
    "aria-describedby": parts.length > 0 ? parts.join(" ") : undefined,
    "aria-invalid": issuesOfField.some(({ level }) => level === "error") || undefined,
  };
}

/** A text as it is written back: an optional field that is emptied goes away. */
export function written(text: string, required: boolean | undefined): string | undefined {
  return text === "" && !required ? undefined : text;
}
