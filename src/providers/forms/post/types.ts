import type { Href } from "../../../engine/fields/href/type.ts";
import type { FormField } from "../../../engine/model/form-field.ts";
import type { AnyForm } from "../../../engine/model/lead-form-file.ts";
import type { PostTarget } from "./target-types.ts";

/** A form of the page itself, in its look and its words, without a frame or a script of others. It works without scripts as well. It is there from the start, so that `load`, heights and `fallback` mean nothing to it. */
export interface PostForm extends AnyForm {
  provider: "post";
  /** Where answers are sent. */
  target: PostTarget;
  /**
   * The page of this site that thanks for what was sent, for example `/thanks`.
   * @pattern ^/(?!/)
   */
  thanks: Href;
  /**
   * The questions, from top to bottom; name, e-mail address and a message by default.
   * @minItems 1
   * @maxItems 40
   */
  fields?: FormField[];
}
