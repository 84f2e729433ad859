import type { IconName } from "../../../engine/model/fields/icon.ts";
import type { Href } from "../../../engine/model/fields/link.ts";
import type { Section } from "../../../engine/model/fields/section.ts";
import type { RichText, Text } from "../../../engine/model/fields/text.ts";

/** Ways to reach the people behind the site. */
export interface ContactDetailsBlock extends Section {
  type: "contact-details";
  /**
   * The ways, one a row.
   * @minItems 1
   * @maxItems 8
   */
  items: ContactDetail[];
}

/** One way to reach somebody. */
export interface ContactDetail {
  /** The small drawing. */
  icon?: IconName;
  /** What it is, for example `Phone`. */
  label: Text;
  /** The number, address or hours. */
  value: RichText;
  /** Where it leads, for example `tel:{phoneNumber}`. */
  href?: Href;
}
