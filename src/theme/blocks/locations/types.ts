import type { PageList } from "../../../engine/model/fields/page-list.ts";
import type { Section } from "../../../engine/model/fields/section.ts";
import type { Text } from "../../../engine/model/fields/text.ts";

/** Places as large picture cards, taken from their pages: a new place is one new page and nothing else. */
export interface LocationsBlock extends Section {
  type: "locations";
  /** The pages of the places. */
  pages: PageList;
  /** The words of each card's link, before the place's name. `Explore` when nothing is said. */
  actionLabel?: Text;
}
