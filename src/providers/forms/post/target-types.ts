import type { FormAddress } from "../../../engine/fields/form-address/type.ts";

/** Where the answers to a form are sent. */
export type PostTarget =
  | HubSpotTarget
  | LeadConnectorTarget
  | FormspreeTarget
  | BasinTarget
  | NetlifyTarget
  | AddressTarget;

/** A form of HubSpot. The names of the questions are those of the form's fields there. */
export interface HubSpotTarget {
  service: "hubspot";
  /**
   * The number of the HubSpot account.
   * @pattern ^[0-9]{3,12}$
   */
  portalId: string;
  /**
   * The form's ID.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
   */
  formId: string;
  /** Where the account's data lie; `na1` by default. */
  region?: "na1" | "na2" | "eu1" | "ap1";
}

/** An inbound webhook of a workflow of LeadConnector (GoHighLevel). Without scripts visitors see its answer and not the page of thanks. */
export interface LeadConnectorTarget {
  service: "leadconnector";
  /** The address of the webhook, as the workflow shows it. */
  url: FormAddress;
}

/** A form of Formspree. */
export interface FormspreeTarget {
  service: "formspree";
  /**
   * The ID at the end of the form's address.
   * @pattern ^[A-Za-z0-9]{4,40}$
   */
  formId: string;
}

/** A form of Basin. Set the page of thanks there too, for visitors without scripts. */
export interface BasinTarget {
  service: "basin";
  /**
   * The ID at the end of the form's address.
   * @pattern ^[A-Za-z0-9]{4,64}$
   */
  formId: string;
}

/** Netlify Forms, for a site that is hosted there. Detection of forms has to be switched on. */
export interface NetlifyTarget {
  service: "netlify";
  /**
   * The name of the form in Netlify's lists.
   * @pattern ^[A-Za-z][A-Za-z0-9_-]{0,63}$
   */
  formName: string;
}

/** Any address that takes what HTML forms send. It answers scripts of this site (`Access-Control-Allow-Origin`), and leads everybody else to the page of thanks. */
export interface AddressTarget {
  service: "address";
  /** The address. */
  url: FormAddress;
}
