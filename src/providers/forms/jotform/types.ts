import type { FormAddress } from "../../../engine/fields/form-address/type.ts";
import type { FormHost } from "../../../engine/fields/form-host/type.ts";
import type { AnyForm } from "../../../engine/model/lead-form-file.ts";

/** A form of Jotform. */
export interface JotformForm extends AnyForm {
  provider: "jotform";
  /**
   * The number in the form's address.
   * @pattern ^[0-9]{6,20}$
   */
  formId: string;
  /** The host of the form: `https://form.jotform.com` by default, `https://eu.jotform.com` and `https://hipaa.jotform.com` for such accounts. */
  host?: FormHost;
  /** The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}
