import type { Href } from "../../../engine/fields/href/type.ts";
import type { Image } from "../../../engine/fields/image/type.ts";
import type { PageList } from "../../../engine/fields/page-list/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Section } from "../../parts/section.ts";

/** Cards that lead to other pages, with picture, title and short text. Give `pages` and the cards take everything from those pages, or write them out as `items`. */
export interface CardsBlock extends Section {
  type: "cards";
  /** The pages the cards lead to. Their titles, pictures and short texts are taken from the pages themselves. */
  pages?: PageList;
  /**
   * Cards written out by hand, in place of `pages`.
   * @title Cards written by hand
   * @minItems 1
   * @maxItems 24
   */
  items?: Card[];
  /**
   * How many cards stand in a row on a wide screen. 3 by default.
   * @title Cards in a row
   */
  columns?: 2 | 3 | 4;
  /**
   * The words of each card's link, before the page's name. `Explore` by default.
   * @title Words of the links
   */
  actionLabel?: Text;
  /**
   * At most this many cards.
   * @title Most cards shown
   * @minimum 1
   * @asType integer
   */
  limit?: number;
}

/** A card written out by hand. */
export interface Card {
  /**
   * The card's heading.
   * @role label
   */
  title: Text;
  /** One or two sentences. */
  text: Text;
  /**
   * Where the card leads.
   * @title Web address
   */
  href: Href;
  /**
   * The picture on top.
   * @title Picture
   */
  image?: Image;
}
