import type { AnyForm } from "../../../engine/model/lead-form-file.ts";
import type { SampleFormField } from "./sample-form-field.ts";

/** A form of the site's own that shows how one works and sends nothing, until a provider is chosen. `npm run check -- --release` refuses it. */
export interface SampleForm extends AnyForm {
  provider: "sample";
  /**
   * What the form asks, from top to bottom; name, e-mail address and a message by default.
   * @minItems 1
   * @maxItems 20
   */
  fields?: SampleFormField[];
}
