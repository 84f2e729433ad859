import type { Issue } from "../../model/issue.ts";
import { certainName } from "../certain.ts";
import type { Reference } from "../resolve/refs.ts";
import { closest } from "../validate/nearest.ts";
import { type IconIndex, iconNames } from "./icon-names.ts";

const WHERE = "All names stand at lucide.dev/icons, and drawings of the site's own in media/icons.";

/** An icon that neither the site has nor the engine. */
export function unknownIcon({ value, file, pointer }: Reference, index: IconIndex): Issue {
  const issue = { rule: "icon-unknown", message: `There is no icon "${value}".`, file, pointer };
  const now = index.definitions.icons.aliases().get(value);
  if (now !== undefined)
    return { ...issue, hint: `It has another name now: "${now}".`, fix: { value: now } };
  const names = iconNames(index);
  const near = closest(value, names);
  const sure = certainName(value, names);
  return {
    ...issue,
    hint: near === undefined ? `Correct the name. ${WHERE}` : `Did you mean "${near}"? ${WHERE}`,
    ...(sure !== undefined && { fix: { value: sure } }),
  };
}
