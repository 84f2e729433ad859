import type { Anchor } from "../../../engine/fields/anchor/type.ts";
import type { RichText } from "../../../engine/fields/rich-text/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { Action } from "../../../engine/model/parts/action.ts";

/** A call to action: a heading, a sentence and a button. */
export interface CtaBlock {
  type: "cta";
  /**
   * A short name for links that lead here, for example `prices`.
   * @title Name for links
   */
  anchor?: Anchor;
  /**
   * The heading.
   * @role heading
   */
  title: Text;
  /**
   * One or two sentences.
   * @role brief
   */
  description?: RichText;
  /**
   * The button; without one it leads to the action of the site's header.
   * @title Button
   */
  action?: Action;
  /**
   * Whether the phone number and the e-mail address of the site stand beside the button.
   * @title Show phone and e-mail
   */
  isContact?: boolean;
}
