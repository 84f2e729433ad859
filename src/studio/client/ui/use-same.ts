import { useRef } from "react";
import { sameValue } from "../../../engine/model/same-value.ts";

/** The value as it was rendered before, as long as it says the same: what is memoized need not be rendered for it. */
export function useSame<Value>(value: Value): Value {
  const before = useRef(value);
  if (!sameValue(before.current, value)) before.current = value;
  return before.current;
}
