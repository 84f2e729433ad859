import type { FormAddress } from "../../../engine/fields/form-address/type.ts";
import type { AnyForm } from "../../../engine/model/lead-form-file.ts";

/** A form of Typeform. */
export interface TypeformForm extends AnyForm {
  provider: "typeform";
  /**
   * The ID in the embed code, after `data-tf-live`.
   * @pattern ^[A-Za-z0-9]{6,40}$
   */
  formId: string;
  /** The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}
