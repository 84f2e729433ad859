import { type SharedUse, WITH } from "../../../engine/model/block.ts";
import { withKey } from "./values.ts";

/** Whether a page says a field of a shared part otherwise. */
export function isOverridden({ with: own }: SharedUse, key: string): boolean {
  return own !== undefined && Object.hasOwn(own, key);
}

/**
 * A shared part with another value for one field on this page alone; without a value the page shows the shared one again.
 *
 * @param order of the fields of the part
 */
export function withOverride(
  { with: own = {}, ...use }: SharedUse,
  key: string,
  value: unknown,
  order: string[],
): SharedUse {
  const next = withKey(own, key, value, order);
  return Object.keys(next).length === 0 ? use : { ...use, [WITH]: next };
}
