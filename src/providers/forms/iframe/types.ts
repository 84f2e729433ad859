import type { FormAddress } from "../../../engine/fields/form-address/type.ts";
import type { AnyForm } from "../../../engine/model/lead-form-file.ts";

/** A form of any other service, shown in a frame. */
export interface PlainFrameForm extends AnyForm {
  provider: "iframe";
  /** The address of the form. Its host must stand in `formHosts` too. */
  src: FormAddress;
}
