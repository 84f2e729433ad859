import type { FieldProps } from "../field-props.ts";
import { TargetInput } from "../TargetInput.tsx";

/** A link: a page, an anchor of it, or an address. */
export function LinkField(props: FieldProps<"link">) {
  return <TargetInput {...props} />;
}
