import type { FieldProps } from "../field-props.ts";
import { LineInput } from "../LineInput.tsx";

/** The id of an anchor of the page. */
export function AnchorField(props: FieldProps<"anchor">) {
  return <LineInput {...props} type="text" />;
}
