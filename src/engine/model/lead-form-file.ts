import type { FormAddress } from "../fields/form-address/type.ts";
import type { FormHost } from "../fields/form-host/type.ts";
import type { Text } from "../fields/text/type.ts";
import type { SampleFormField } from "./parts/sample-form-field.ts";

/** The form service that `lead-form` blocks show. */
export type LeadForm =
  | LeadConnectorForm
  | HubSpotForm
  | JotformForm
  | TypeformForm
  | PlainFrameForm
  | SampleForm
  | NoForm;

/** What holds for a form of every provider. */
export interface AnyForm {
  /** What the form is, for screen readers, for example `Tell us about your clinic`. */
  title: Text;
  /**
   * Height in pixels that is kept free for the form on wide screens; 640 when nothing is said.
   * @minimum 120
   * @maximum 4000
   * @asType integer
   */
  minHeight?: number;
  /**
   * The same on phones, where forms are longer.
   * @minimum 120
   * @maximum 4000
   * @asType integer
   */
  minHeightMobile?: number;
  /** When the form is fetched: `visible` shortly before it comes into view (the default), `interaction` after the visitor asks for it, `eager` at once. */
  load?: "visible" | "interaction" | "eager";
  /**
   * After how many milliseconds without an answer the form counts as blocked; 10000 when nothing is said.
   * @minimum 1000
   * @maximum 60000
   * @asType integer
   */
  timeoutMs?: number;
  /** What is said in the form's place when it cannot be shown. */
  fallback?: FormFallback;
}

/** What is said in the form's place when it cannot be shown. */
export interface FormFallback {
  /** A few words. */
  heading: Text;
  /** A sentence on what to do instead. */
  text: Text;
}

/** A form of GoHighLevel, also called LeadConnector. */
export interface LeadConnectorForm extends AnyForm {
  provider: "leadconnector";
  /**
   * The number in the form's embed code, after `/widget/form/`.
   * @pattern ^[A-Za-z0-9_-]{6,64}$
   */
  formId: string;
  /** The name of the form in LeadConnector. The title when nothing is said. */
  name?: Text;
  /** The host of the account's own brand, for example `https://go.example.com`. It must stand in `formHosts` too. */
  host?: FormHost;
  /** The address of the embed script, when the account has its own. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}

/** A form of HubSpot. */
export interface HubSpotForm extends AnyForm {
  provider: "hubspot";
  /**
   * The form's id, as in its embed code.
   * @pattern ^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$
   */
  formId: string;
  /**
   * The number of the HubSpot account.
   * @pattern ^[0-9]{3,12}$
   */
  portalId: string;
  /** Where the account's data lie; `na1` when nothing is said. */
  region?: "na1" | "na2" | "eu1" | "ap1";
  /** Which embed code HubSpot gives for the form: `current` (the default, with `hs-form-frame`) or `legacy` (with `hbspt.forms.create`). */
  embed?: "current" | "legacy";
  /** The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}

/** A form of Jotform. */
export interface JotformForm extends AnyForm {
  provider: "jotform";
  /**
   * The number in the form's address.
   * @pattern ^[0-9]{6,20}$
   */
  formId: string;
  /** The host of the form: `https://form.jotform.com` when nothing is said, `https://eu.jotform.com` and `https://hipaa.jotform.com` for such accounts. */
  host?: FormHost;
  /** The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}

/** A form of Typeform. */
export interface TypeformForm extends AnyForm {
  provider: "typeform";
  /**
   * The id in the embed code, after `data-tf-live`.
   * @pattern ^[A-Za-z0-9]{6,40}$
   */
  formId: string;
  /** The address of the embed script, when it is served from elsewhere. Its host must stand in `formHosts` too. */
  scriptUrl?: FormAddress;
}

/** A form of any other service, shown in a frame. */
export interface PlainFrameForm extends AnyForm {
  provider: "iframe";
  /** The address of the form. Its host must stand in `formHosts` too. */
  src: FormAddress;
}

/** A form of the site's own that shows how one works and sends nothing, until a provider is chosen. `npm run check -- --release` refuses it. */
export interface SampleForm extends AnyForm {
  provider: "sample";
  /**
   * What the form asks, from top to bottom; name, e-mail address and a message when nothing is said.
   * @minItems 1
   * @maxItems 20
   */
  fields?: SampleFormField[];
}

/** No form: the phone number and the e-mail address stand in its place. */
export interface NoForm {
  provider: "none";
}
