import type { FieldProps } from "../field-props.ts";
import { TargetInput } from "../TargetInput.tsx";

/** A page of this site. */
export function RouteField(props: FieldProps<"route">) {
  return <TargetInput {...props} pagesOnly />;
}
