import type { PageList } from "../../../engine/fields/page-list/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** Places as large picture cards, taken from their pages: a new place is one new page and nothing else. */
export interface LocationsBlock extends Section {
  type: "locations";
  /** The pages of the places. */
  pages: PageList;
  /**
   * The words of each card's link, before the place's name. `Explore` by default.
   * @title Words of the links
   */
  actionLabel?: Text;
}
