import type { Href } from "../../fields/href/type.ts";
import type { Text } from "../../fields/text/type.ts";

/**
 * A link shown as a button.
 * @title Button
 */
export interface Action {
  /**
   * The words on the button.
   * @title Words on the button
   * @role label subject
   */
  label: Text;
  /**
   * Where the button leads.
   * @title Web address
   */
  href: Href;
}
