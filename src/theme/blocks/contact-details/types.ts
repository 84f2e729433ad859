import type { Href } from "../../../engine/fields/href/type.ts";
import type { IconName } from "../../../engine/fields/icon-name/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** Ways to reach the people behind the site. */
export interface ContactDetailsBlock extends Section {
  type: "contact-details";
  /**
   * The ways, one a row.
   * @title Ways to reach you
   * @minItems 1
   * @maxItems 8
   */
  items: ContactDetail[];
}

/** One way to reach somebody. */
export interface ContactDetail {
  /**
   * A small drawing: the name of an icon at lucide.dev/icons, or of a file in `media/icons`.
   * @title Icon
   */
  icon?: IconName;
  /** What it is, for example `Phone`. */
  label: Text;
  /**
   * The number, address or hours.
   * @role brief label
   */
  value: RichText;
  /**
   * Where it leads, for example `tel:{phoneNumber}`.
   * @title Web address
   */
  href?: Href;
}
