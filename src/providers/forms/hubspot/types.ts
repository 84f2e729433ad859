import type { FormAddress } from "../../../engine/fields/form-address/type.ts";
import type { AnyForm } from "../../../engine/model/lead-form-file.ts";

/** A form of HubSpot. */
export interface HubSpotForm extends AnyForm {
  provider: "hubspot";
  /**
   * The form's ID, as in its embed code.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
   */
  formId: string;
  /**
   * The number of the HubSpot account.
   * @pattern ^[0-9]{3,12}$
   */
  portalId: string;
  /** Where the account's data lie; `na1` by default. */
  region?: "na1" | "na2" | "eu1" | "ap1";
  /** Which embed code HubSpot gives for the form: `current` (the default, with `hs-form-frame`) or `legacy` (with `hbspt.forms.create`). */
  embed?: "current" | "legacy";
  /** The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}
