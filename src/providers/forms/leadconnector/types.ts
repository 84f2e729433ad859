import type { FormAddress } from "../../../engine/fields/form-address/type.ts";
import type { FormHost } from "../../../engine/fields/form-host/type.ts";
import type { Text } from "../../../engine/fields/text/type.ts";
import type { AnyForm } from "../../../engine/model/lead-form-file.ts";

/** A form of GoHighLevel, also called LeadConnector. */
export interface LeadConnectorForm extends AnyForm {
  provider: "leadconnector";
  /**
   * The number in the form's embed code, after `/widget/form/`.
   * @pattern ^[A-Za-z0-9_-]{6,64}$
   */
  formId: string;
  /** The name of the form in LeadConnector. The title by default. */
  name?: Text;
  /** The host of the account's own brand, for example `https://go.example.com`. It must stand in `formHosts` too. */
  host?: FormHost;
  /** The address of the embed script, when the account has its own. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}
